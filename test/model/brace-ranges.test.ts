import { expect, test } from '@jest/globals';
import { braceRanges, isWithin } from '../../src/model/brace-ranges.ts';
import type { CodeClass, CodeSpan } from '../../src/model/description.ts';

/** Creates a listing in which comments and quoted texts are marked as in Doxygen's. */
function listing(...lines: string[]): Parameters<typeof braceRanges>[0] {
  const classOf = (text: string): CodeClass =>
    text.startsWith('/*') ? 'comment' : text.startsWith('"') ? 'stringliteral' : 'normal';
  return {
    lines: lines.map((line, i) => ({
      number: i + 1,
      spans: line
        .split(/(\/\*.*?\*\/|".*?")/)
        .map((text): CodeSpan => ({ class: classOf(text), text })),
    })),
  };
}

test('finds the braces of structs and unions with the names after them, inner ones first', () => {
  const { ranges } = braceRanges(
    listing(
      'struct cup { /* { */',
      '  union { int full; struct { char rim; } edge; };',
      '} cups[2],',
      '  *best;',
      'struct cup *find(void) { return best; }',
      'static const char *text = "struct {"; struct cup one = { 1 };',
      'struct __attribute__((packed)) { int a; } packed;',
    ),
  );
  expect(ranges).toEqual([
    { start: [2, 28], end: [2, 40], names: ' edge' },
    { start: [2, 9], end: [2, 48], names: '' },
    { start: [1, 12], end: [3, 1], names: ' cups[2],   *best' },
    { start: [7, 32], end: [7, 41], names: ' packed' },
  ]);
});

test('a place is inside braces that open before and close after it', () => {
  const source = braceRanges(listing('struct { int a; } b; int a; /* a */', 'int aa;'));
  const [range] = source.ranges;
  expect(source.columnsOf('a', 1)).toEqual([14, 26]);
  expect(source.columnsOf('a', 2)).toEqual([]);
  expect(source.columnsOf('a', 1).map((column) => range && isWithin([1, column], range))).toEqual([
    true,
    false,
  ]);
});
