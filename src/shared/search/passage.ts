import type { Marked } from './answer.ts';
import { wordsOf } from './fold.ts';
import { joinMarks } from './rank.ts';

/** Maximum length of a passage in characters. */
const longest = 160;

/** Maximum number of characters before the first match, for lines with room for a sentence. */
const before = 50;

/** Maximum number of matches considered for one passage. */
const mostWords = 16;

/** True for words that match the query; missing if there are none, which avoids splitting texts into words. */
type Matcher = (word: string) => boolean;

/**
 * Returns the part of a text with the most matches, marked; the start of the text if there are none.
 * @param lead Maximum number of characters before the first match, so that it is visible in a truncated line.
 */
export function passageOf(text: string, matcher?: Matcher, maxBefore = before): Marked[] {
  const found = matchingWords(text, matcher);
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
  const earliest = best - maxBefore;
  const kept = text.slice(earliest, best).replace(/^(?:.*\. |.{14}\S* )/s, '');
  const from = earliest > 0 ? best - kept.length : 0;
  const until = text.length - from <= longest ? text.length : endOfWord(text, from + longest);
  const start = from > 0 ? '… ' : '';
  const end = until < text.length ? ' …' : '';
  return markWords(start + text.slice(from, until) + end, matcher);
}

/** Marks words in a text. */
export function markWords(text: string, matcher?: Matcher): Marked[] {
  const isMatch = new Array<boolean>(text.length).fill(false);
  for (const { start, end } of matchingWords(text, matcher)) isMatch.fill(true, start, end);
  return joinMarks(text, isMatch);
}

function matchingWords(text: string, matcher?: Matcher): ReturnType<typeof wordsOf> {
  return matcher ? wordsOf(text).filter(({ word }) => matcher(word)) : [];
}

function endOfWord(text: string, at: number): number {
  const blank = text.lastIndexOf(' ', at);
  return blank < at - 30 ? at : blank;
}
