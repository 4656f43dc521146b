import { expect, test } from '@jest/globals';
import type { TocItem } from '../../src/shared/page-data.ts';
import { nestToc } from '../../src/shared/toc.ts';

const headings = (levels: number[]): { level: number; id: string; text: string }[] =>
  levels.map((level, i) => ({ level, id: `h${i}`, text: `H${i}` }));

/** Returns items in short: `h1(h2 h3)`. */
function short(items: readonly TocItem[]): string {
  return items
    .map(({ id, children }) => (children.length > 0 ? `${id}(${short(children)})` : id))
    .join(' ');
}

test('headings nest below those of a lower level; the title is omitted', () => {
  expect(short(nestToc(headings([1, 2, 3, 3, 2, 4, 3]), 2, 6))).toBe('h1(h2 h3) h4(h5 h6)');
  expect(short(nestToc(headings([3, 2, 3]), 2, 3))).toBe('h0 h1(h2)');
});

test('levels outside the range are dropped after nesting, and their children move up', () => {
  expect(short(nestToc(headings([2, 3, 4, 2]), 3, 4))).toBe('h1(h2)');
  expect(short(nestToc(headings([2, 3, 4, 4]), 2, 2))).toBe('h0');
  expect(short(nestToc(headings([2, 4, 3, 4]), 2, 3))).toBe('h0(h2)');
});
