import { describe, expect, test } from '@jest/globals';
import { hasChanged } from '../src/compile/changed-sources.ts';

const text = [
  '#pragma once',
  'int area(int width);',
  'template <typename T>',
  'T',
  'scale(T value);',
  'DECLARE_HANDLE(window)',
  'struct box { ~box(); };',
].join('\n');

describe('a source has changed since Doxygen ran', () => {
  test.each([
    ['the name is on its line', 'area', 2, false],
    ['the name is below its type', 'scale', 4, false],
    ['the name has a sign', '~box', 7, false],
    ['a macro declares the name', 'window_handle', 6, false],
    ['the name is elsewhere', 'area', 4, true],
    ['the name is part of another one', 'are', 2, true],
    ['the name is gone', 'perimeter', 2, true],
    ['the file is shorter', 'area', 20, true],
  ])('%s: %s on line %s is %s', (_, name, line, expected) => {
    expect(hasChanged(text, [{ name, line }])).toBe(expected);
  });

  test('one member out of place is enough', () => {
    const found = hasChanged(text, [
      { name: 'area', line: 2 },
      { name: 'scale', line: 7 },
    ]);
    expect(found).toBe(true);
  });
});
