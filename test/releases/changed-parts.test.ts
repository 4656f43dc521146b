import { expect, test } from '@jest/globals';
import { changedParts, type TextRange } from '../../src/releases/changed-parts.ts';

/** Puts brackets around ranges. */
function marked(text: string, ranges: readonly TextRange[]): string {
  return ranges.reduceRight(
    (rest, [start, end]) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  );
}

test.each([
  ['int f(int a)', 'int f(int a, int b)', 'int f(int a)', 'int f(int a[, int b])'],
  ['int f(int a)', 'long f(char a)', '[int] f([int] a)', '[long] f([char] a)'],
  // What is far apart is marked apart, and what is near together.
  [
    'void draw(int width, bool filled = false)',
    'bool draw(int width, bool filled = true) const',
    '[void] draw(int width, bool filled = [false])',
    '[bool] draw(int width, bool filled = [true) const]',
  ],
  ['f(int a, int b)', 'f(long x, long y)', 'f([int a, int b])', 'f([long x, long y])'],
  ['a::B f()', 'a::C::D f()', 'a::[B] f()', 'a::[C::D] f()'],
  // Words are whole, and white space does not count.
  ['f(size)', 'f(sizes)', 'f([size])', 'f([sizes])'],
  ['f( int )', 'f(int)', 'f( int )', 'f(int)'],
  ['', 'f()', '', '[f()]'],
])('%s → %s', (before, after, old, now) => {
  const [a, b] = changedParts(before, after);
  expect([marked(before, a), marked(after, b)]).toEqual([old, now]);
});

test('very long texts are not compared word by word', () => {
  const words = (prefix: string): string =>
    Array.from({ length: 2000 }, (_, i) => `${prefix}${i} same`).join(' ');
  const text = words('a');
  expect(changedParts(`x ${text}`, `x ${words('b')}`)[0]).toEqual([
    [2, text.length - ' same'.length + 2],
  ]);
});
