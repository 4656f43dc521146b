import type { Target } from './targets.ts';
import { table } from '../shared/table.ts';

/**
 * Lists in Doxygen's HTML, by file name without extension, and the corresponding folders of the site: the first that
 * exists is used.
 */
const lists: Readonly<Record<string, readonly string[]>> = table({
  annotated: ['classes'],
  annotatedexceptions: ['classes'],
  annotatedinterfaces: ['classes'],
  annotatedstructs: ['classes'],
  classes: ['classes'],
  concepts: ['concepts'],
  dirs: ['folders', 'files'],
  examples: ['examples'],
  exceptionhierarchy: ['classes'],
  exceptions: ['classes'],
  files: ['files'],
  hierarchy: ['classes'],
  inherits: ['classes'],
  interfacehierarchy: ['classes'],
  interfaces: ['classes'],
  // Before Doxygen 1.9.8, this was the list of topics.
  modules: ['modules', 'groups'],
  namespaces: ['namespaces'],
  pages: ['pages'],
  requirements: ['requirements'],
  structs: ['classes'],
  topics: ['groups'],
});

/** Alphabetical lists, and the index with the same entries. */
const indices = { functions: 'classes', globals: 'files', namespacemembers: 'namespaces' };

/** Suffixes of the alphabetical lists by kind, and the site's names for these kinds. */
const kinds: Record<string, string> = table({
  '': 'all',
  _func: 'functions',
  _vars: 'variables',
  _type: 'typedefs',
  _enum: 'enums',
  _eval: 'enumvalues',
  _prop: 'properties',
  _evnt: 'events',
  _rela: 'related',
  _defs: 'macros',
});

/** The names of the lists in Doxygen's HTML that every library may have. */
export const commonLists: readonly string[] = [
  ...['annotated', 'classes', 'concepts', 'dirs', 'examples', 'files', 'hierarchy', 'inherits'],
  ...['modules', 'namespaces', 'pages', 'topics', ...Object.keys(indices)],
];

/** The alphabetical lists of Doxygen's HTML by scope and kind; without a suffix, of all kinds. */
export const alphabeticalLists: readonly string[] = Object.keys(indices).flatMap((name) =>
  Object.keys(kinds).map((suffix) => name + suffix),
);

/**
 * The targets of links to the lists in Doxygen's HTML (`modules.html`, `functions_func.html`), by file name: comments
 * may link to lists although no compound has their name.
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
    // Fall back to the overview if the library has no such list.
    return [name, { permalink: all.find((path) => permalinks.has(path)) ?? folder }];
  });
  return [...whole, ...found].filter(([, { permalink }]) => permalinks.has(permalink));
}
