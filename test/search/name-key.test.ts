import { expect, test } from '@jest/globals';
import { nameKey } from '../../src/shared/search/fold.ts';

test('a conversion operator to a type with the name of an inherited property keeps its name', () => {
  expect(nameKey('operator constructor')).toBe('operatorconstructor');
  expect(nameKey('operator and')).toBe('operator&&');
});
