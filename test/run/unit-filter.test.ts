import { expect, test } from '@jest/globals';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const load = createRequire(import.meta.url);

test.each([
  // Directly, and through files that they import.
  ['test/browser/tabs.test.ts', false],
  ['test/parallel/same-bytes.test.ts', false],
  ['test/fuzz/fuzz.test.ts', false],
  ['test/model/summary.test.ts', true],
  ['test/pages/golden.test.ts', true],
])('%s starts no other program: %j', (suite, isUnit) => {
  const filter = load('./unit-filter.cjs') as (paths: string[]) => { filtered: string[] };
  const path = resolve(suite);
  expect(filter([path]).filtered).toEqual(isUnit ? [path] : []);
});
