import { patternOfWord, type Column } from '../../../src/shared/search/columns.ts';
import { sorts } from '../../../src/shared/search/dictionary.ts';
import { nameParts } from '../../../src/shared/search/fold.ts';
import { textMark } from '../../../src/shared/search/format.ts';
import { known } from '../../../src/shared/search/known.ts';
import { parseName } from '../../../src/shared/search/query.ts';
import { compareRanked, matchLevel } from '../../../src/shared/search/rank.ts';
import type { Scopes } from '../name-rows.ts';
import type { FoundSymbol } from '../row-scan.ts';
import { blockOf } from '../symbol-files.ts';
import type { Step, SymbolSearch } from '../symbol-search.ts';
import { addInOrder } from './exact-names.ts';
import { sameWords, stemOf, taskWords } from './word-forms.ts';
import type { Wanted } from './wanted.ts';

/** Maximum number of words that are searched, and of blocks of descriptions that are read for them. */
const mostWords = 8;
const mostBlocks = 12;

/** Number of characters at the start of a description that say what a symbol does, if it has no brief part. */
const briefLength = 160;

/** Maximum number of symbols that are compared closely. */
const mostRanked = 120;

/** What a word weighs in the name, in the scope, in the brief description, and in the rest of the description. */
const weights = { name: 3, scope: 1, brief: 2, text: 0.7 };

/** Share of the weight of all words that a symbol needs, and number of symbols that are shown if none has it. */
const leastShare = 0.2;
const fewest = 5;

/** The weights of the words that rows have. One list of numbers for all rows: a pasted text can hit thousands. */
class Hits {
  /** Maps rows to their places among the rows that have any word. */
  readonly places = new Map<number, number>();
  readonly #weights: number[] = [];

  constructor(
    /** Number of words. */
    readonly words: number,
  ) {}

  /** Records that a row has a word; the highest weight counts. */
  add(row: number, word: number, weight: number): void {
    let place = this.places.get(row);
    if (place === undefined) {
      place = this.places.size;
      this.places.set(row, place);
      for (let i = 0; i < this.words; i++) this.#weights.push(0);
    }
    const at = place * this.words + word;
    if (weight > (this.#weights[at] ?? 0)) this.#weights[at] = weight;
  }

  /** Returns the weight of a word at the place of a row; 0 if the row lacks the word. */
  weight(place: number, word: number): number {
    return this.#weights[place * this.words + word] ?? 0;
  }
}

/** Adds the symbols that have any of the words, best first; only if nothing else was found. */
export function anyWordsStep(search: SymbolSearch, wanted: readonly Wanted[]): Step {
  return async () => {
    const { rows, query } = search;
    if (rows.total > 0) return;
    const words = wordsFor(query.words, wanted);
    if (words.length === 0) return;
    const hits = new Hits(words.length);
    await Promise.all([inNames(search, words, hits), inDescriptions(search, words, hits)]);
    if (!rows.isCurrent()) return;
    const ranked = ranking(hits, search.files.total);
    const found = await symbolsOf(search, words, ranked);
    query.name = parseName('');
    const best = hits.places.get(ranked[0]?.[0] ?? -1) ?? -1;
    const shown = words.filter((_, i) => hits.weight(best, i) > 0).map(({ text }) => text);
    if (found.length > 0 && shown.length < query.words.length) rows.instead = shown.join(' ');
    addInOrder(search, found);
  };
}

/** A word, with the forms in which it is found. */
interface SearchedWord {
  text: string;
  /** The beginnings of words that count as it, and what they weigh. */
  forms: readonly { start: string; weight: number }[];
}

function wordsFor(words: readonly string[], wanted: readonly Wanted[]): SearchedWord[] {
  const names = wanted.slice(0, 2).flatMap(({ name }) => nameParts(name.replace(/<[^]*$/, '')));
  const all = wanted.length > 0 ? names : words.flatMap((word) => nameParts(word));
  // The numbers of a version say nothing about symbols, and a letter says too little.
  const distinct = [...new Set(taskWords(all))]
    .filter((word) => /[^\0-\x7f]|../.test(word))
    .slice(0, mostWords);
  return distinct.map((text) => ({
    text,
    forms: [
      { start: stemOf(text), weight: 1 },
      ...sameWords(text).map((word) => ({ start: stemOf(word), weight: 0.6 })),
    ],
  }));
}

/** Finds the words in names and in the last names of scopes. */
async function inNames(
  { files }: SymbolSearch,
  words: readonly SearchedWord[],
  hits: Hits,
): Promise<void> {
  const searched = words.flatMap(({ forms }, word) =>
    forms.map(({ start, weight }) => {
      const isScope = (scope: string): boolean =>
        nameParts(scope)
          .slice(-3)
          .some((part) => closeness(part, start) > 0.5);
      // Blocks can share a table of scopes.
      const scopes = known(({ names }: Scopes) => names.map(isScope));
      return { word, start, weight, scopes };
    }),
  );
  const blocks = files.isSmall
    ? [...files.nameStarts.keys()]
    : await blocksOf(words, (start) => files.blocksWith(sorts.part + start, false));
  for (const block of blocks) {
    const names = await files.names(block);
    const first = files.nameStarts[block] ?? 0;
    for (const { word, start, weight, scopes } of searched) {
      for (const row of containing(names.column, start)) {
        let best = 0;
        for (const part of nameParts(names.names[row] ?? ''))
          best = Math.max(best, closeness(part, start));
        if (best > 0) hits.add(first + row, word, best * weight * weights.name);
      }
      for (const row of names.like(scopes, () => true))
        hits.add(first + row, word, weight * weights.scope);
    }
  }
}

/** Finds the words in descriptions. */
async function inDescriptions(
  { files }: SymbolSearch,
  words: readonly SearchedWord[],
  hits: Hits,
): Promise<void> {
  const searched = words.flatMap(({ forms }, word) =>
    forms.map(({ start, weight }) => {
      return { word, start, weight, pattern: patternOfWord(start, false) };
    }),
  );
  const blocks = files.hasSort(sorts.word)
    ? await blocksOf(words, (start) => files.blocksWith(sorts.word + start, false))
    : [...files.detailStarts.keys()];
  for (const block of blocks) {
    const rows = await files.details(block);
    const texts = rows.folded();
    for (const { word, start, weight, pattern } of searched)
      for (const i of containing(texts, start)) {
        const text = texts.strings[i] ?? '';
        pattern.lastIndex = 0;
        if (!pattern.test(text)) continue;
        // A description without a brief part begins with its mark.
        const mark = text.indexOf(textMark);
        const end = mark < 0 ? text.length : mark === 0 ? briefLength : mark;
        const isBrief = pattern.lastIndex <= end;
        const rest = /^[\w\xb5-\u1fff]*/.exec(text.slice(pattern.lastIndex))?.[0] ?? '';
        const place = isBrief ? weights.brief : weights.text;
        hits.add(rows.start + i, word, weight * place * formWeight(rest));
      }
  }
}

/** Returns the indexes of the strings that contain a text, which takes less time than a pattern. */
function containing(column: Column, wanted: string): number[] {
  const [text, ends] = column.joined();
  const found: number[] = [];
  let index = 0;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, ends[index])) {
    while ((ends[index] ?? Infinity) < at) index++;
    found.push(index);
  }
  return found;
}

/** Returns the blocks that have most of the words. */
async function blocksOf(
  words: readonly SearchedWord[],
  read: (start: string) => Promise<ReadonlySet<number>>,
): Promise<number[]> {
  const counts = new Map<number, number>();
  for (const { forms } of words)
    for (const { start } of forms)
      for (const block of await read(start)) counts.set(block, (counts.get(block) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || a - b)
    .slice(0, mostBlocks)
    .map(([block]) => block);
}

/** How close a word of a name is to the beginning of a searched one: 1 for the same word. */
function closeness(part: string, start: string): number {
  return part.startsWith(start) ? formWeight(part.slice(start.length)) : 0;
}

/** What other words than the searched one have after its stem. */
const endings = /^(?:e?s|e?d|y|ies|ing|ings|[eo]rs?|ions?|ive|able|ations?|ment)$/;

/** How much a word counts that goes on after the searched one: `listening` is no `list`. */
function formWeight(rest: string): number {
  return rest === '' ? 1 : endings.test(rest) ? 0.9 : 0.5;
}

/** Returns the rows with enough of the words, at most `mostRanked`, best first. Rare words weigh more. */
function ranking(hits: Hits, total: number): [row: number, score: number][] {
  const { places, words } = hits;
  const counts = new Array<number>(words).fill(1);
  for (let place = 0; place < places.size; place++)
    counts.forEach((count, word) => {
      if (hits.weight(place, word) > 0) counts[word] = count + 1;
    });
  const rarity = counts.map((count) => Math.log(1 + total / count));
  const whole = rarity.reduce((sum, each) => sum + each, 0);
  const scores = new Float64Array(places.size);
  const isEnough = new Uint8Array(places.size);
  for (let place = 0; place < places.size; place++) {
    let [score, share] = [0, 0];
    rarity.forEach((each, word) => {
      const weight = hits.weight(place, word);
      if (weight === 0) return;
      score += weight * each;
      share += each;
    });
    scores[place] = score * (share / whole);
    isEnough[place] = Number(share >= whole * leastShare);
  }
  const hasEnough = isEnough.includes(1);
  const wanted = scores.filter((_, place) => !hasEnough || isEnough[place] === 1).sort();
  // Only those that can be among the best are sorted by row as well.
  const least = wanted.at(-(hasEnough ? mostRanked : fewest)) ?? 0;
  return [...places]
    .filter(([, place]) => (scores[place] ?? 0) >= least && (!hasEnough || isEnough[place] === 1))
    .map(([row, place]): [number, number] => [row, scores[place] ?? 0])
    .sort(([a, x], [b, y]) => y - x || a - b)
    .slice(0, hasEnough ? mostRanked : fewest);
}

/** What makes a symbol less likely what is meant: an implementation detail, deprecated, without description; its kind. */
const penalties = { detail: 0.5, deprecated: 0.7, undocumented: 0.8 };
const kindPenalties: Readonly<Record<string, number>> = {
  file: 0.5,
  enumvalue: 0.7,
  group: 0.7,
  define: 0.8,
  variable: 0.8,
  typedef: 0.9,
  friend: 0.5,
};

/** Returns the symbols of rows, those first whose names consist of the words. */
async function symbolsOf(
  { files, rows }: SymbolSearch,
  words: readonly SearchedWord[],
  ranked: readonly (readonly [row: number, score: number])[],
): Promise<FoundSymbol[]> {
  const found = await Promise.all(
    ranked.map(async ([row, score]) => {
      const symbol = await rows.symbolAt(row, matchLevel.described);
      if (!symbol) return [];
      const details = await files.details(blockOf(row, files.detailStarts));
      const text = details.text(row);
      const penalty =
        (symbol.isDetail ? penalties.detail : 1) *
        (symbol.isDeprecated ? penalties.deprecated : 1) *
        (text === '' ? penalties.undocumented : 1) *
        (kindPenalties[symbol.kind] ?? 1);
      const own = score * penalty * (1 + coverage(words, symbol.name));
      return [{ symbol, score: own }];
    }),
  );
  return found
    .flat()
    .sort((a, b) => b.score - a.score || compareRanked(a.symbol, b.symbol))
    .map(({ symbol }) => symbol);
}

/** The share of the words of a name, and of the searched words, that are the same; from 0 to 1. */
function coverage(words: readonly SearchedWord[], name: string): number {
  const parts = nameParts(name);
  const fits = ({ forms }: SearchedWord, part: string): boolean =>
    forms.some(({ start, weight }) => weight === 1 && closeness(part, start) > 0.5);
  const used = parts.filter((part) => words.some((word) => fits(word, part))).length;
  const met = words.filter((word) => parts.some((part) => fits(word, part))).length;
  return parts.length === 0 ? 0 : (used / parts.length) * (met / words.length);
}
