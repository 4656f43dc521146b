import { anyOf, patternOfWord } from '../../../src/shared/search/columns.ts';
import { sorts } from '../../../src/shared/search/dictionary.ts';
import { nameParts } from '../../../src/shared/search/fold.ts';
import { textMark } from '../../../src/shared/search/format.ts';
import { parseName } from '../../../src/shared/search/query.ts';
import { compareRanked, matchLevel } from '../../../src/shared/search/rank.ts';
import type { FoundSymbol } from '../row-scan.ts';
import type { Step, SymbolSearch } from '../symbol-search.ts';
import { addInOrder } from './exact-names.ts';
import { sameWords, stemOf, taskWords } from './word-forms.ts';
import type { Wanted } from './wanted.ts';

/** Maximum number of words that are searched, and of blocks of descriptions that are read for them. */
const mostWords = 8;
const mostBlocks = 12;

/** Maximum number of symbols that are compared closely. */
const mostRanked = 120;

/** What a word weighs in the name, in the scope, in the brief description, and in the rest of the description. */
const weights = { name: 3, scope: 1, brief: 2, text: 0.7 };

/** Share of the weight of all words that a symbol needs, and number of symbols that are shown if none has it. */
const leastShare = 0.34;
const fewest = 5;

/** Maps rows to the weights of the words that they have, by the numbers of the words. */
type Hits = Map<number, number[]>;

/** Adds the symbols that have any of the words, best first; only if nothing else was found. */
export function anyWordsStep(search: SymbolSearch, wanted: readonly Wanted[]): Step {
  return async () => {
    const { rows, query } = search;
    if (rows.total > 0) return;
    const words = wordsFor(query.words, wanted);
    if (words.length === 0) return;
    const hits: Hits = new Map();
    const add = (row: number, word: number, weight: number): void => {
      const known = hits.get(row) ?? [];
      hits.set(row, known);
      known[word] = Math.max(known[word] ?? 0, weight);
    };
    await Promise.all([inNames(search, words, add), inDescriptions(search, words, add)]);
    if (!rows.isCurrent()) return;
    const ranked = ranking(words, hits, search.files.total);
    const found = await symbolsOf(search, words, ranked.slice(0, mostRanked));
    query.name = parseName('');
    const [best] = ranked;
    const has = (best && hits.get(best[0])) ?? [];
    const shown = words.filter((_, i) => has[i] !== undefined).map(({ text }) => text);
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
  // The numbers of a version say nothing about symbols.
  const distinct = [...new Set(taskWords(all))]
    .filter((word) => /\D|../.test(word))
    .slice(0, mostWords);
  return distinct.map((text) => ({
    text,
    forms: [
      { start: stemOf(text), weight: 1 },
      ...sameWords(text).map((word) => ({ start: stemOf(word), weight: 0.6 })),
    ],
  }));
}

type AddHit = (row: number, word: number, weight: number) => void;

/** Finds the words in names and in the last names of scopes. */
async function inNames(
  { files }: SymbolSearch,
  words: readonly SearchedWord[],
  add: AddHit,
): Promise<void> {
  const blocks = files.isSmall
    ? [...files.nameStarts.keys()]
    : await blocksOf(words, (start) => files.blocksWith(sorts.part + start, false));
  for (const block of blocks) {
    const names = await files.names(block);
    const first = files.nameStarts[block] ?? 0;
    words.forEach(({ forms }, word) => {
      for (const { start, weight } of forms) {
        for (const row of names.having([anyOf([start])])) {
          const [best = 0] = nameParts(names.names[row] ?? '')
            .map((part) => closeness(part, start))
            .sort((a, b) => b - a);
          if (best > 0) add(first + row, word, best * weight * weights.name);
        }
        const rows = names.like(
          (scope) =>
            nameParts(scope)
              .slice(-3)
              .some((part) => closeness(part, start) > 0.5),
          () => true,
        );
        for (const row of rows) add(first + row, word, weight * weights.scope);
      }
    });
  }
}

/** Finds the words in descriptions. */
async function inDescriptions(
  { files }: SymbolSearch,
  words: readonly SearchedWord[],
  add: AddHit,
): Promise<void> {
  const blocks = files.hasSort(sorts.word)
    ? await blocksOf(words, (start) => files.blocksWith(sorts.word + start, false))
    : [...files.detailStarts.keys()];
  for (const block of blocks) {
    const rows = await files.details(block);
    words.forEach(({ forms }, word) => {
      for (const { start, weight } of forms) {
        const pattern = patternOfWord(start, false);
        for (const i of rows.folded().having([pattern])) {
          const [brief = ''] = rows.folded().strings[i]?.split(textMark) ?? [];
          pattern.lastIndex = 0;
          const place = pattern.test(brief) ? weights.brief : weights.text;
          add(rows.start + i, word, weight * place);
        }
      }
    });
  }
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
  if (!part.startsWith(start)) return 0;
  const more = part.length - start.length;
  return more === 0 ? 1 : more < 4 ? 0.9 : 0.5;
}

/** Returns the rows with enough of the words, best first. Rare words weigh more. */
function ranking(
  words: readonly SearchedWord[],
  hits: Hits,
  total: number,
): [row: number, score: number][] {
  const counts = words.map(() => 1);
  for (const own of hits.values())
    own.forEach((_, word) => (counts[word] = (counts[word] ?? 0) + 1));
  const rarity = counts.map((count) => Math.log(1 + total / count));
  const whole = rarity.reduce((sum, each) => sum + each, 0);
  const all = [...hits]
    .map(([row, own]): [number, number, number] => {
      let [score, share] = [0, 0];
      own.forEach((weight, word) => {
        score += weight * (rarity[word] ?? 0);
        share += rarity[word] ?? 0;
      });
      return [row, score * (share / whole), share];
    })
    .sort(([a, x], [b, y]) => y - x || a - b);
  const enough = all.filter(([, , share]) => share >= whole * leastShare);
  return (enough.length > 0 ? enough : all.slice(0, fewest)).map(([row, score]) => [row, score]);
}

/** What makes a symbol less likely what is meant: an implementation detail, deprecated, without description; its kind. */
const penalties = { detail: 0.5, deprecated: 0.7, undocumented: 0.8 };
const kindPenalties: Readonly<Record<string, number>> = { file: 0.5, enumvalue: 0.7 };

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
      const details = await files.detailsOf(row);
      const penalty =
        (symbol.isDetail ? penalties.detail : 1) *
        (symbol.isDeprecated ? penalties.deprecated : 1) *
        (details.brief === '' ? penalties.undocumented : 1) *
        (kindPenalties[symbol.kind] ?? 1);
      const own = score * penalty * (1 + coverage(words, symbol.name));
      return [{ symbol: { ...symbol, details }, score: own }];
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
