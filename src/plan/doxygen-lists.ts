import type { Target } from './targets.ts';

/** Lists that Doxygen's HTML has and the overview takes the place of: names of their files without ending. */
const overviews = [
  'annotated',
  'classes',
  'concepts',
  'examples',
  'files',
  'hierarchy',
  'inherits',
  'modules',
  'namespaces',
  'pages',
  'topics',
];

/** Its alphabetical lists, and the index that has their entries. */
const indices = { functions: 'classes', globals: 'files', namespacemembers: 'namespaces' };

/** What its alphabetical lists by kind are called, and ours. */
const kinds: Record<string, string> = {
  '': 'all',
  _func: 'functions',
  _vars: 'variables',
  _type: 'typedefs',
  _enum: 'enums',
  _eval: 'enumvalues',
};

/**
 * Where links to the lists of Doxygen's HTML (`modules.html`, `functions_func.html`) lead, by the name of the file:
 * comments name those that no compound stands behind.
 */
export function doxygenLists(
  permalinks: ReadonlySet<string>,
  apiPath: string,
): [name: string, target: Target][] {
  const folder = apiPath === '' ? '' : `${apiPath}/`;
  const found = Object.entries(indices).flatMap(([name, scope]) =>
    Object.entries(kinds).map(([suffix, list]): [string, Target] => {
      const permalink = `${folder}indices/${scope}/${list}/`;
      const all = `${folder}indices/${scope}/all/`;
      return [name + suffix, { permalink: permalinks.has(permalink) ? permalink : all }];
    }),
  );
  const overview = overviews.map((name): [string, Target] => [name, { permalink: folder }]);
  return [...overview, ...found].filter(([, { permalink }]) => permalinks.has(permalink));
}
