import { expect, test } from '@jest/globals';
import { outstandingLines } from '../../src/yaml/indentation.ts';

/** Returns `line: indent, expected` of each line, numbered from 1. */
const found = (text: string): string[] =>
  outstandingLines(text).map(
    ({ line, indent, expected }) => `${line + 1}: ${indent}, neighbours ${expected}`,
  );

test.each([
  [
    'an item too far left',
    'items:\n    - a: 1\n      b: 2\n   - a: 3\n     b: 4\n',
    ['4: 3, neighbours 4'],
  ],
  ['an item too far right', 'items:\n  - a\n   - b: 1\n     c: 2\n', ['3: 3, neighbours 2']],
  ['a key too far right', 'docs:\n  path: docs\n   sidebar: x\nblog: {}\n', ['3: 3, neighbours 2']],
  ['a key too far left', 'docs:\n    path: docs\n  sidebar: x\n', ['3: 2, neighbours 4']],
  ['a key of an item', 'items:\n  - label: A\n     to: /a/\n', ['3: 5, neighbours 4']],
  ['below a value', 'title: A\n  description: B\ntags: []\n', ['2: 2, neighbours 0']],
  [
    'two lines',
    'a:\n  b: 1\n   c: 2\nd:\n  e: 1\n   f: 2\n',
    ['3: 3, neighbours 2', '6: 3, neighbours 2'],
  ],
  [
    'after a text of several lines',
    'a:\n  b: |\n    any: thing\n      - here\n   c: 2\n',
    ['5: 3, neighbours 2'],
  ],
  ['with Windows line ends', 'a:\r\n  b: 1\r\n   c: 2\r\n', ['3: 3, neighbours 2']],
])('%s', (_, text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  ['valid', 'a:\n - b\n -   c:\n      d\n'],
  ['another fault', 'a: [1, 2\nb: 1\n'],
  ['a colon in a text', 'title: A: B\n'],
  ['a text in several lines', 'a: >\n  one: two\n   - three\nb: [\n'],
])('nothing stands out: %s', (_, text) => {
  expect(found(text)).toEqual([]);
});
