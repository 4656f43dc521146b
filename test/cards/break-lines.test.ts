import { expect, test } from '@jest/globals';
import { breakLines } from '../../src/cards/break-lines.ts';

/** Breaks a text into lines of some characters. */
function lines(text: string, most = 9, width = 10): string[] {
  return breakLines(text, { width, most, widthOf: (part) => part.length }).lines;
}

const cases: {
  text: string;
  most?: number;
  width?: number;
  expected: string[];
  because: string;
}[] = [
  { text: '', expected: [], because: 'an empty text has no lines' },
  { text: 'one two three', expected: ['one two', 'three'], because: 'lines break at spaces' },
  { text: 'exactly te', expected: ['exactly te'], because: 'a line may be full' },
  {
    text: 'a test_runner_base',
    expected: ['a test_', 'runner_', 'base'],
    because: 'a name that is longer than a line breaks after _',
  },
  {
    text: 'HTTPInvalidParameter',
    expected: ['HTTP', 'Invalid', 'Parameter'],
    because: 'it also breaks in front of capitals',
  },
  {
    text: 'of test_base',
    expected: ['of', 'test_base'],
    because: 'a name that fits in a line stays whole',
  },
  {
    text: 'abcdefghijklmno',
    expected: ['abcdefghij', 'klmno'],
    because: 'a word without parts breaks anywhere, so that it never runs over the edge',
  },
  {
    text: 'one two three four five six',
    most: 2,
    expected: ['one two', 'three…'],
    because: 'a text that is too long ends after a word',
  },
  {
    text: 'one abcdefghijklmnopqrstuvwxyz',
    most: 1,
    width: 20,
    expected: ['one abcdefghijklmno…'],
    because: 'a long name is shown as far as it fits',
  },
];

test.each(cases)('$text: $because', ({ text, most, width, expected }) => {
  expect(lines(text, most, width)).toEqual(expected);
});
