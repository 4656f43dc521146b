import type { Marked } from './answer.ts';
import { wordsOf } from './fold.ts';

/** Most characters of a passage. */
const longest = 160;

/** How many characters may stand before the first word that was looked for. */
const before = 50;

/** The most words that are found in as many characters. */
const mostWords = 16;

/** The part of a text with most of what was looked for, words marked; from its start where it has none of them. */
export function passageOf(text: string, isWanted: (word: string) => boolean): Marked[] {
  const found = wordsOf(text).filter(({ word }) => isWanted(word));
  let best = 0;
  let most = 0;
  for (const [i, { start }] of found.entries()) {
    const near = found.slice(i, i + mostWords).filter(({ end }) => end - start < longest - before);
    const { size } = new Set(near.map(({ word }) => word));
    if (size <= most) continue;
    most = size;
    best = start;
  }
  const from = startOfWord(text, Math.max(0, best - before));
  const until = text.length - from <= longest ? text.length : endOfWord(text, from + longest);
  const pieces: Marked[] = [];
  const add = (piece: string, isMatch: boolean): void => {
    if (piece !== '') pieces.push({ text: piece, isMatch });
  };
  let at = from;
  if (from > 0) add('… ', false);
  for (const { start, end } of found) {
    if (start < from || end > until) continue;
    add(text.slice(at, start), false);
    add(text.slice(start, end), true);
    at = end;
  }
  add(text.slice(at, until) + (until < text.length ? ' …' : ''), false);
  return pieces;
}

function startOfWord(text: string, at: number): number {
  if (at === 0) return 0;
  const blank = text.indexOf(' ', at);
  return blank < 0 || blank - at > 30 ? at : blank + 1;
}

function endOfWord(text: string, at: number): number {
  const blank = text.lastIndexOf(' ', at);
  return blank < at - 30 ? at : blank;
}
