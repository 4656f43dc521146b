import { beforeAll, expect, test } from '@jest/globals';
import { librarySearch, type LibrarySearch } from './library-search.ts';

let search: LibrarySearch;

beforeAll(async () => {
  search = await librarySearch('pump.h', 'pump.c');
});

test.each([
  ['pump_start', 'pump-h/#pump_start'],
  ['pump_stop', 'pump-h/#pump_stop'],
  ['pump_starts', 'pump-h/#pump_starts'],
  // What only the definition says leads to the declaration.
  ['primes the turbine', 'pump-h/#pump_start'],
  ["pump.c:14: Assertion `the speed of a pump must be positive' failed.", 'pump-h/#pump_start'],
  // A macro of the source file has no declaration.
  ['PUMP_LIMIT', 'pump-c/#PUMP_LIMIT'],
])(
  '"%s" finds what a header declares and a source file defines once, in the header',
  async (query, wanted) => {
    const found = await search.places(query);
    expect(found[0]).toBe(wanted);
    expect(found.filter((place) => place.startsWith('pump-c/#pump_'))).toEqual([]);
  },
);
