import { Column, patternOfWord } from '../../../src/shared/search/columns.ts';
import { sorts } from '../../../src/shared/search/dictionary.ts';
import { leftOut } from '../../../src/shared/search/facets.ts';
import { nameParts } from '../../../src/shared/search/fold.ts';
import { textMark } from '../../../src/shared/search/format.ts';
import { known } from '../../../src/shared/search/known.ts';
import type { Scopes } from '../name-rows.ts';
import type { SymbolSearch } from '../symbol-search.ts';
import { isTelling } from './word-forms.ts';

/** Maximum number of blocks of names, and of descriptions, that are read for words, unless everything is wanted. */
const mostBlocks = 12;

/** Number of characters at the start of a description that say what a symbol does, if it has no brief part. */
export const briefLength = 160;

/** What a word weighs in the name, the scope, the parts of the description, the types and parameters, and in what many descriptions have. */
export const weights = { name: 3, scope: 1, brief: 3, text: 0.7, signature: 0.5, repeated: 0.2 };

/** Number of letters up to which another word for a searched one is an abbreviation, which only names have. */
const mostAbbreviated = 3;

/** A word, with the forms in which it is found. */
export interface SearchedWord {
  /** The word. */
  text: string;
  /** The beginnings of words that count as it, and what they weigh. */
  forms: readonly { start: string; weight: number }[];
}

/** The weights of the words that rows have. One list of numbers for all rows: a pasted text can hit thousands. */
export class Hits {
  /** Maps rows to their places among the rows that have any word. */
  readonly places = new Map<number, number>();
  readonly #weights: number[] = [];

  constructor(
    /** Number of words. */
    readonly words: number,
    /** The marks of all rows. */
    private readonly seen: Uint8Array,
  ) {}

  /** Records that a row has a word; the highest weight counts. */
  add(row: number, word: number, weight: number): void {
    if (this.seen[row] === leftOut) return;
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

/** Finds the words in names, scopes and descriptions. */
export async function hitsOf(search: SymbolSearch, words: readonly SearchedWord[]): Promise<Hits> {
  const hits = new Hits(words.length, search.rows.seen);
  await Promise.all([inNames(search, words, hits), inDescriptions(search, words, hits)]);
  return hits;
}

/** Finds the words in names and in the last names of scopes. */
async function inNames(
  { files, rows }: SymbolSearch,
  words: readonly SearchedWord[],
  hits: Hits,
): Promise<void> {
  const searched = words.flatMap(({ forms }, word) =>
    forms.map(({ start, weight }) => {
      // Blocks can share a table of scopes.
      const scopes = known((table: Scopes) =>
        lastParts(table).map((parts) => parts.some((part) => closeness(part, start) > 0.5)),
      );
      return { word, start, weight, scopes };
    }),
  );
  /** How close the end of a word is that begins with another searched one, or with one like `get`: `setenv`. */
  const joined = (part: string, word: number, start: string): number => {
    const at = part.indexOf(start);
    const before = part.slice(0, at);
    const isJoined =
      at > 1 &&
      (!isTelling(before) ||
        searched.some((each) => each.word !== word && closeness(before, each.start) > 0.5));
    return isJoined ? closeness(part.slice(at), start) : 0;
  };
  const blocks = files.isSmall
    ? [...files.nameStarts.keys()]
    : await blocksOf(words, rows, (start) => files.blocksWith(sorts.part + start, false));
  for (const block of blocks) {
    const names = await files.names(block);
    const first = files.nameStarts[block] ?? 0;
    for (const { word, start, weight, scopes } of searched) {
      for (const row of containing(names.column, start)) {
        let best = 0;
        for (const part of nameParts(names.names[row] ?? ''))
          best = Math.max(best, closeness(part, start), joined(part, word, start));
        if (best > 0) hits.add(first + row, word, best * weight * weights.name);
      }
      for (const row of names.like(scopes, () => true))
        hits.add(first + row, word, weight * weights.scope);
    }
  }
}

/** Finds the words in descriptions, types and parameters. */
async function inDescriptions(
  { files, rows: scan }: SymbolSearch,
  words: readonly SearchedWord[],
  hits: Hits,
): Promise<void> {
  const searched = words.flatMap(({ forms }, word) =>
    forms.map(({ start, weight }) => {
      return { word, start, weight, pattern: patternOfWord(start, false) };
    }),
  );
  const blocks = files.hasSort(sorts.word)
    ? await blocksOf(words, scan, (start) => files.blocksWith(sorts.word + start, false))
    : [...files.detailStarts.keys()];
  for (const block of blocks) {
    const rows = await files.details(block);
    const texts = rows.folded();
    const signatures = lowered(rows.signatures());
    for (const { word, start, weight, pattern } of searched) {
      for (const i of containing(signatures, start)) {
        const parts = nameParts(rows.signatures().strings[i] ?? '');
        if (parts.some((part) => closeness(part, start) > 0.5))
          hits.add(rows.start + i, word, weight * weights.signature);
      }
      if (weight < 1 && start.length <= mostAbbreviated) continue;
      for (const i of containing(texts, start)) {
        const text = texts.strings[i] ?? '';
        pattern.lastIndex = 0;
        if (!pattern.test(text)) continue;
        // A description without a brief part begins with its mark.
        const mark = text.indexOf(textMark);
        const end = mark < 0 ? text.length : mark === 0 ? briefLength : mark;
        const isBrief = pattern.lastIndex <= end;
        const rest = /^[\w\xb5-\u1fff]*/.exec(text.slice(pattern.lastIndex))?.[0] ?? '';
        const repeated = mark < 0 ? mark : text.indexOf(textMark, mark + 1);
        const isRepeated = repeated >= 0 && pattern.lastIndex > repeated;
        const place = isBrief ? weights.brief : isRepeated ? weights.repeated : weights.text;
        hits.add(rows.start + i, word, weight * place * formWeight(rest));
      }
    }
  }
}

/** Returns the last words of each scope of a table: which scopes have a word is asked for every word. */
const lastParts = known(({ names }: Scopes) => names.map((scope) => nameParts(scope).slice(-3)));

/** Returns a column in lower case. */
const lowered = known(
  ({ strings }: Column) => new Column(strings.map((text) => text.toLowerCase())),
);

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
  scan: SymbolSearch['rows'],
  read: (start: string) => Promise<ReadonlySet<number>>,
): Promise<number[]> {
  const counts = new Map<number, number>();
  for (const { forms } of words)
    for (const { start } of forms)
      for (const block of await read(start)) counts.set(block, (counts.get(block) ?? 0) + 1);
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([block]) => block);
  if (scan.question.isWhole || sorted.length <= mostBlocks) return sorted;
  scan.isPartial = true;
  return sorted.slice(0, mostBlocks);
}

/** How close a word of a name is to the beginning of a searched one: 1 for the same word. */
export function closeness(part: string, start: string): number {
  return part.startsWith(start) ? formWeight(part.slice(start.length)) : 0;
}

/** What other words than the searched one have after its stem. */
const endings = /^(?:e?s|e?d?|y|ies|ing|ings|[eo]rs?|ions?|ive|able|ations?|ment)$/;

/** How much a word counts that goes on after the searched one: `listening` is no `list`. */
function formWeight(rest: string): number {
  return rest === '' ? 1 : endings.test(rest) ? 0.9 : 0.5;
}
