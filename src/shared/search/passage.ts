import type { Marked } from './answer.ts';
import { wordsOf } from './fold.ts';
import { joinMarks } from './rank.ts';

/** Most characters of a passage. */
const longest = 160;

/** How many characters may stand before the first word that was looked for, where a line has room for a sentence. */
const before = 50;

/** The most words that are found in as many characters. */
const mostWords = 16;

/** Tells the words that were looked for; missing where none was, so that texts need not be taken apart. */
type IsWanted = (word: string) => boolean;

/**
 * The part of a text with most of what was looked for, words marked; from its start where it has none of them.
 *
 * @param lead How many characters may stand before the first of them, so that it is seen in a line that is cut off.
 */
export function passageOf(text: string, isWanted?: IsWanted, lead = before): Marked[] {
  const found = wanted(text, isWanted);
  let best = 0;
  let most = 0;
  for (const [i, { start }] of found.entries()) {
    const near = found.slice(i, i + mostWords).filter(({ end }) => end - start < longest - before);
    const { size } = new Set(near.map(({ word }) => word));
    if (size <= most) continue;
    most = size;
    best = start;
  }
  // At the start of the sentence, or of a word that is near enough.
  const earliest = best - lead;
  const kept = text.slice(earliest, best).replace(/^(?:.*\. |.{14}\S* )/s, '');
  const from = earliest > 0 ? best - kept.length : 0;
  const until = text.length - from <= longest ? text.length : endOfWord(text, from + longest);
  const start = from > 0 ? '… ' : '';
  const end = until < text.length ? ' …' : '';
  return markWords(start + text.slice(from, until) + end, isWanted);
}

/** A text with words marked. */
export function markWords(text: string, isWanted?: IsWanted): Marked[] {
  const isMatch = new Array<boolean>(text.length).fill(false);
  for (const { start, end } of wanted(text, isWanted)) isMatch.fill(true, start, end);
  return joinMarks(text, isMatch);
}

function wanted(text: string, isWanted?: IsWanted): ReturnType<typeof wordsOf> {
  return isWanted ? wordsOf(text).filter(({ word }) => isWanted(word)) : [];
}

function endOfWord(text: string, at: number): number {
  const blank = text.lastIndexOf(' ', at);
  return blank < at - 30 ? at : blank;
}
