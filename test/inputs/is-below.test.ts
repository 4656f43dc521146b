import { expect, test } from '@jest/globals';
import { resolve } from 'node:path';
import { isBelow } from '../../src/inputs/is-below.ts';

test.each<[string, boolean]>([
  ['lib', true],
  ['lib/a/b.h', true],
  ['lib/..b', true],
  ['libs', false],
  ['lib/../other', false],
  ['.', false],
])('%s is in "lib": %s', (path, expected) => {
  expect(isBelow(resolve('lib'), resolve(path))).toBe(expected);
});
