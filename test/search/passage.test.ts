import { expect, test } from '@jest/globals';
import { passageOf } from '../../src/shared/search/passage.ts';

/** Returns a passage as text, with marks in brackets. */
function shown(text: string, wanted: string, lead?: number): string {
  return passageOf(text, (word) => word === wanted, lead)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');
}

const text =
  'Derives from an empty tag. Comparisons, logical expressions and checks of an exception derive from it. ' +
  'Whoever writes a comparison of their own derives from it too, so that a report has both values.';

test.each([
  ['begins with the text where what is looked for is near its start', 'tag', undefined, /^Derives/],
  ['begins with the sentence', 'logical', 36, /^… Comparisons, \[logical\] expressions/],
  [
    'begins within the sentence where that is long',
    'exception',
    36,
    /^… and checks of an \[exception\] d/,
  ],
  ['shows the end of a long text', 'values', 36, /^… .{0,36}\[values\]\.$/],
  ['begins with the text where it has nothing of it', 'nothing', 36, /^Derives from .* …$/],
])('a passage %s', (_, word, lead, expected) => {
  expect(shown(text, word, lead)).toMatch(expected);
});
