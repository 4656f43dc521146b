import { describe, expect, test } from '@jest/globals';
import { hasChanged, isListed } from '../src/compile/changed-sources.ts';
import { packListing } from '../src/model/packed-listing.ts';

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

  test('the name of a typedef may follow a long body', () => {
    const enumeration = ['typedef enum', '{', 'A,', 'B', '} letter;'].join('\n');
    expect(hasChanged(enumeration, [{ name: 'letter', line: 1 }])).toBe(false);
    expect(hasChanged(enumeration, [{ name: 'letter', line: 3 }])).toBe(true);
  });

  const source = (...lines: string[]): string =>
    [...lines, 'int a;', 'int b;', 'int c;'].join('\n');
  const members = (...lines: number[]): { name: string; line: number }[] =>
    lines.map((line, i) => ({ name: 'zabc'.slice(-lines.length).charAt(i), line }));

  test.each([
    ['a line was added above them', source('int z;', ''), [1, 2, 3, 4], true],
    ['a line above them is gone', source('int z;'), [1, 3, 4, 5], true],
    ['one member seems to be elsewhere', source('', '', 'int z;', ''), [1, 5, 6, 7], false],
    ['the last one seems to be elsewhere', source('int z;'), [1, 2, 3, 1], false],
    ['they moved by different numbers', source('int z;', '', ''), [1, 2, 3, 3], false],
    // Doxygen 1.9.4 counts a line too many or too few there.
    ['a comment behind a macro goes on', source('int z;', '#define X 1 /* -'), [1, 2, 3, 4], false],
    ['a macro is short', source('int z;', '#define X 1 /* - */'), [1, 2, 3, 4], true],
    ['a macro goes on', source('int z;', '#define X \\'), [1, 2, 3, 4], false],
    [
      'a macro goes on, but they moved far',
      source('int z;', '#define X \\', '', ''),
      [1, 2, 3, 4],
      true,
    ],
  ])('all of the last members must have moved: %s', (_, changed, lines, expected) => {
    expect(hasChanged(changed, members(...lines))).toBe(expected);
  });
});

describe('a source has the lines of its listing', () => {
  const listing = packListing({
    lines: ['/* A */ int a;', '', '    int b;'].map((line, i) => ({
      number: i + 1,
      spans: [{ class: 'normal', text: line }],
    })),
  });
  test.each([
    ['it is the same', '/* A */ int a;\n\n\tint b;\n', true],
    ['the listing lacks a comment', '/* A */ int a; // a\n\nint b;', true],
    ['a line is new', '\n/* A */ int a;\n\nint b;', false],
    ['a line is new at the end', '/* A */ int a;\n\nint b;\nint c;', false],
    ['a line is gone', '/* A */ int a;\nint b;', false],
    ['it is empty', '', false],
  ])('%s', (_, text, expected) => {
    expect(isListed(text, listing)).toBe(expected);
  });
});
