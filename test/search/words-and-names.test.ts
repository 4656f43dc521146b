import { beforeAll, expect, test } from '@jest/globals';
import { librarySearch, type LibrarySearch } from './library-search.ts';

let search: LibrarySearch;

beforeAll(async () => {
  search = await librarySearch('kiln.h');
}, 60_000);

test.each([
  // The name as written, then that with the prefix of a C library.
  ['BAKE', ['define BAKE', 'define KILN_BAKE']],
  ['cool', ['function kiln_cool']],
  // Words in a brief description come before a topic whose name has them; those next to each other come first.
  ['ash glaze', ['function kiln_mix', 'function kiln_count', 'group ash_glaze_recipes']],
  ['glaze ash', ['function kiln_count', 'function kiln_mix', 'group ash_glaze_recipes']],
  // Names that consist of the words come before descriptions.
  ['set glaze', ['function kiln_set_glaze']],
  // A plural is found like the singular.
  ['plates', ['class pottery::Plate']],
  // The words of a name that does not exist, and words that mean the same.
  ['kilnStoreFile', ['function kiln_store']],
  ['kiln_quit', ['function kiln_close']],
  ['man 3 kiln_vent', ['function kiln_vent']],
])('%s', async (query, expected) => {
  expect((await search.symbols(query)).slice(0, expected.length)).toEqual(expected);
});
