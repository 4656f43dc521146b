import { table } from './table.ts';

/** Name of the kind of the page for unknown addresses, which browsers treat in a special way. */
export const notFoundKind = 'not-found';

/** Name of the kind of the search page, which is not remembered as visited. */
export const searchKind = 'search';

/** The kinds of results that the kinds of pages have in lists of visited pages; others are a `page`. */
export const resultKinds: Readonly<Record<string, string>> = table({
  doc: 'doc',
  'blog-post': 'post',
  class: 'class',
  concept: 'concept',
  namespace: 'namespace',
  group: 'group',
  file: 'file',
  folder: 'dir',
});
