import type { Target } from './targets.ts';

/** Lists that Doxygen's HTML has, by the names of their files without ending, and the folders of ours: the first that exists. */
const lists: Readonly<Record<string, readonly string[]>> = {
  annotated: ['classes'],
  classes: ['classes'],
  concepts: ['concepts'],
  examples: ['examples'],
  files: ['files'],
  hierarchy: ['classes'],
  inherits: ['classes'],
  // Before Doxygen 1.9.8 it listed what are topics since.
  modules: ['modules', 'groups'],
  namespaces: ['namespaces'],
  pages: ['pages'],
  topics: ['groups'],
};

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
  const whole = Object.entries(lists).map(([name, folders]): [string, Target] => {
    const all = folders.map((own) => `${folder}${own}/`);
    // The overview leads on where the library has nothing of the sort.
    return [name, { permalink: all.find((path) => permalinks.has(path)) ?? folder }];
  });
  return [...whole, ...found].filter(([, { permalink }]) => permalinks.has(permalink));
}
