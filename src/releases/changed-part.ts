/** A part of a text: offsets of its start and end. */
export type TextRange = readonly [start: number, end: number];

const token = /[A-Za-z_]\w*|\d[\w.]*|\s+|[^\s\w]/g;

/**
 * Returns the parts in which two texts differ, as ranges of whole words: what is left between their equal starts and
 * their equal ends. A range is empty where the other text has more.
 */
export function changedPart(before: string, after: string): [TextRange, TextRange] {
  const [a, b] = [before.match(token) ?? [], after.match(token) ?? []];
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start++;
  let end = 0;
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const rangeIn = (words: readonly string[]): TextRange => {
    const from = words.slice(0, start).join('').length;
    return [from, from + words.slice(start, words.length - end).join('').length];
  };
  return [rangeIn(a), rangeIn(b)];
}
