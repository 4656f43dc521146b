import { commonWords } from '../../../src/shared/search/common-words.ts';
import { nameParts, wordsOf } from '../../../src/shared/search/fold.ts';
import { parseName } from '../../../src/shared/search/query.ts';
import { compareRanked, matchLevel } from '../../../src/shared/search/rank.ts';
import type { NameRows } from '../name-rows.ts';
import { symbolIn, type FoundSymbol } from '../row-scan.ts';
import { blockOf } from '../symbol-files.ts';
import type { Step, SymbolSearch } from '../symbol-search.ts';
import { addInOrder } from './exact-names.ts';
import { isTelling, sameWords, stemOf, taskWords } from './word-forms.ts';
import type { Wanted } from './wanted.ts';
import {
  briefLength,
  closeness,
  hitsOf,
  weights,
  type Hits,
  type SearchedWord,
} from './word-hits.ts';

/** Maximum number of words that are searched. */
export const mostWords = 8;

/** Maximum number of symbols that are compared closely. */
const mostRanked = 200;

/** Share of the weight of all words that a symbol needs, and number of symbols that are shown if none has it. */
const leastShare = 0.2;
const fewest = 5;

/** A symbol with the words, and how well it fits. */
export interface Described {
  /** The symbol. */
  symbol: FoundSymbol;
  /** How well it fits; higher is better. */
  score: number;
  /** How close together the words are in its brief description, from 0 to 1. */
  together: number;
  /** True if a word is only in the rest of its description. */
  isWeak?: boolean;
}

/** Symbols with the words, the best first. */
export interface DescribedSymbols {
  /** Those that are looked at closely; all if everything is wanted. */
  found: Described[];
  /** The rows of the others, which are only counted. */
  rest: readonly number[];
}

/** The type of `anyWordsStep`, for code that receives it. */
export type AnyWordsStep = typeof anyWordsStep;

/** Adds the symbols that have any of the words, best first; unless `isMore`, only if nothing else was found. */
export function anyWordsStep(
  search: SymbolSearch,
  wanted: readonly Wanted[],
  isMore = false,
): Step {
  return async () => {
    const { rows, query } = search;
    const isFirst = rows.total === 0;
    if (!isFirst && !isMore) return;
    const words = wordsFor(search, wanted, true);
    if (words.length === 0) return;
    const hits = await hitsOf(search, words);
    if (!rows.isCurrent()) return;
    const ranked = ranking(hits, search.files.total);
    // The others have too little of the words to be counted.
    if (ranked.length >= mostRanked) rows.isPartial = true;
    const { found } = await symbolsOf(search, words, ranked);
    if (isFirst) query.name = parseName('');
    const best = hits.places.get(ranked[0]?.[0] ?? -1) ?? -1;
    const shown = words.filter((_, i) => hits.weight(best, i) > 0).map(({ text }) => text);
    const isSplit = query.words.length === 1 && /\w/.test(query.wanted) && words.length > 0;
    if (isFirst && found.length > 0 && (shown.length < query.words.length || isSplit))
      rows.instead = shown.join(' ');
    addInOrder(
      search,
      found.map(({ symbol }) => symbol),
    );
  };
}

/** Returns the symbols that have all words of the query in their names and descriptions, best first. */
export async function withAllWords(search: SymbolSearch): Promise<DescribedSymbols> {
  const { rows, query, files } = search;
  const nothing = { found: [], rest: [] };
  if (query.words.every((word) => word.length < 3)) return nothing;
  const words = wordsFor(search, [], query.words.length > 1);
  if (words.length === 0) return nothing;
  const hits = await hitsOf(search, words);
  if (!rows.isCurrent()) return nothing;
  const all = await symbolsOf(search, words, ranking(hits, files.total, true));
  const [best] = all.found;
  const place = best && hits.places.get(best.symbol.row);
  if (best && place !== undefined)
    best.isWeak = words.some((_, word) => hits.weight(place, word) < weights.scope);
  return all;
}

/** Returns the words to search, with their other forms: of wanted names, else of the query. */
export function wordsFor(
  { query, files }: SymbolSearch,
  wanted: readonly Wanted[],
  hasSynonyms: boolean,
): SearchedWord[] {
  const names = wanted.slice(0, 2).flatMap(({ name }) => nameParts(name.replace(/<[^]*$/, '')));
  // The words as they are written: upper-case letters begin words.
  const written = wordsOf(query.wanted)
    .filter(({ word }) => query.words.includes(word))
    .flatMap(({ word, start, end }) => {
      const parts = nameParts(query.wanted.slice(start, end));
      // `to_i` says something as a whole.
      return parts.some(isTelling) || !/[^\d.]/.test(word) ? parts : [word];
    });
  const all = wanted.length > 0 ? names : written;
  // The prefix of a library, the numbers of a version and single letters say too little.
  const telling = taskWords(all).filter((word) => /[^\0-\x7f]|../.test(word));
  const own = telling.filter((word) => word !== files.entry.namePrefix);
  return [...new Set(own.length > 0 ? own : telling)].slice(0, mostWords).map((text) => ({
    text,
    forms: [
      { start: stemOf(text), weight: 1 },
      ...(hasSynonyms ? sameWords(text).map((word) => ({ start: stemOf(word), weight: 0.6 })) : []),
    ],
  }));
}

/**
 * Returns the rows with all words, or at most `mostRanked` with enough of them, best first. Rare words weigh more.
 */
function ranking(hits: Hits, total: number, needsAll = false): [row: number, score: number][] {
  const { places, words } = hits;
  const counts = new Array<number>(words).fill(1);
  for (let place = 0; place < places.size; place++)
    counts.forEach((count, word) => {
      if (hits.weight(place, word) > 0) counts[word] = count + 1;
    });
  // What nothing has says nothing about what is near.
  const rarity = counts.map((count) => (count > 1 ? Math.log(1 + total / count) : 0));
  const whole = rarity.reduce((sum, each) => sum + each, 0) || 1;
  const scores = new Float64Array(places.size);
  const isEnough = new Uint8Array(places.size);
  for (let place = 0; place < places.size; place++) {
    let [score, share, missing] = [0, 0, 0];
    rarity.forEach((each, word) => {
      const weight = hits.weight(place, word);
      if (weight === 0) missing++;
      else {
        score += weight * each;
        share += each;
      }
    });
    scores[place] = score * (share / whole);
    isEnough[place] = Number(needsAll ? missing === 0 : share >= whole * leastShare);
  }
  const hasEnough = needsAll || isEnough.includes(1);
  const most = needsAll ? places.size : hasEnough ? mostRanked : fewest;
  const wanted = scores.filter((_, place) => !hasEnough || isEnough[place] === 1).sort();
  // Only those that can be among the best are sorted by row as well.
  const least = wanted.at(-most) ?? 0;
  return [...places]
    .filter(([, place]) => (scores[place] ?? 0) >= least && (!hasEnough || isEnough[place] === 1))
    .map(([row, place]): [number, number] => [row, scores[place] ?? 0])
    .sort(([a, x], [b, y]) => y - x || a - b)
    .slice(0, most);
}

/** What makes a symbol less likely what is meant: an implementation detail, deprecated, without description; its kind. */
const penalties = { detail: 0.5, deprecated: 0.7, undocumented: 0.8 };
const kindPenalties: Readonly<Record<string, number>> = {
  file: 0.5,
  enumvalue: 0.7,
  group: 0.7,
  define: 0.5,
  variable: 0.7,
  typedef: 0.9,
  friend: 0.5,
};

/** From this closeness on, words are together: next to each other, or with few other words between them. */
export const near = 0.6;

/** What it is worth if the words are together. */
const togetherWeight = 1.5;

/**
 * Returns the symbols of rows, those first whose names consist of the words, or whose briefs have them together; the first
 * ones only, unless everything is wanted.
 */
async function symbolsOf(
  { files, rows }: SymbolSearch,
  words: readonly SearchedWord[],
  ranked: readonly (readonly [row: number, score: number])[],
): Promise<DescribedSymbols> {
  const blocks = new Map<number, NameRows>();
  const numbers = new Set(ranked.map(([row]) => blockOf(row, files.nameStarts)));
  // There can be thousands of rows: a promise for each of their few blocks, not for each of them.
  await Promise.all([...numbers].map(async (block) => blocks.set(block, await files.names(block))));
  const accepted = ranked.flatMap(([row, score]) => {
    const block = blockOf(row, files.nameStarts);
    const names = blocks.get(block);
    const index = row - (files.nameStarts[block] ?? 0);
    const isAccepted =
      names && rows.acceptsTraits(names.traits(index)) && rows.acceptsScope(names.scope(index));
    return isAccepted ? { row, score, names, index } : [];
  });
  const symbolOf = ({ row, names, index }: (typeof accepted)[number]): FoundSymbol =>
    symbolIn(names, index, row, matchLevel.described);
  const found = await Promise.all(
    accepted.slice(0, mostRanked).map(async (each): Promise<Described> => {
      const symbol = symbolOf(each);
      const details = await files.detailsOf(each.row);
      const text = details.brief || details.text.slice(0, briefLength);
      const penalty =
        // Names of private variables often end so.
        (symbol.isDetail || symbol.name.endsWith('_') ? penalties.detail : 1) *
        (symbol.isDeprecated ? penalties.deprecated : 1) *
        (text === '' ? penalties.undocumented : 1) *
        (kindPenalties[symbol.kind] ?? 1);
      const together = words.length > 1 ? togetherness(words, text) : 0;
      const fits = 1 + coverage(words, symbol.name) + togetherWeight * together;
      return { symbol, score: each.score * penalty * fits, together };
    }),
  );
  found.sort((a, b) => b.score - a.score || compareRanked(a.symbol, b.symbol));
  const later = accepted.slice(mostRanked);
  if (!rows.question.isWhole) return { found, rest: later.map(({ row }) => row) };
  const others = later.map((each) => ({ symbol: symbolOf(each), score: each.score, together: 0 }));
  return { found: [...found, ...others], rest: [] };
}

/**
 * How close together a text has the words: 1 next to each other in their order, then less for other orders and for words
 * between them; 0 if one is missing or far away.
 */
export function togetherness(words: readonly SearchedWord[], text: string): number {
  const own = wordsOf(text)
    .flatMap(({ word }) => nameParts(word))
    .filter((word) => !commonWords.has(word))
    .map((word) => words.findIndex((searched) => isForm(searched, word)));
  let best = 0;
  own.forEach((first, start) => {
    if (first < 0) return;
    const seen = new Set<number>();
    let isOrdered = true;
    for (let at = start; at < own.length && at - start < words.length + mostBetween; at++) {
      const word = own[at] ?? -1;
      if (word < 0) continue;
      isOrdered &&= word === seen.size;
      seen.add(word);
      if (seen.size < words.length) continue;
      const between = at - start + 1 - words.length;
      best = Math.max(best, (isOrdered ? 1 : 0.8) - between * 0.1);
      return;
    }
  });
  return best;
}

/** Maximum number of other words between words that are together. */
const mostBetween = 3;

/** True if a word of a text or a name is the searched one in some form. */
function isForm({ forms }: SearchedWord, word: string): boolean {
  return forms.some(({ start, weight }) => weight === 1 && closeness(word, start) > 0.5);
}

/** The share of the words of a name, and of the searched words, that are the same; from 0 to 1. */
function coverage(words: readonly SearchedWord[], name: string): number {
  const parts = nameParts(name);
  const used = parts.filter((part) => words.some((word) => isForm(word, part))).length;
  const met = words.filter((word) => parts.some((part) => isForm(word, part))).length;
  return parts.length === 0 ? 0 : (used / parts.length) * (met / words.length);
}
