import { fromSteps, splitStrings, unpackNumbers } from '../../src/shared/search/columns.ts';
import {
  Dictionary,
  firstAtLeast,
  type DictionaryPart,
} from '../../src/shared/search/dictionary.ts';
import type {
  DetailBlock,
  NameBlock,
  ScopeTable,
  SymbolIndexEntry,
} from '../../src/shared/search/format.ts';
import { showOwner } from '../../src/shared/search/owner-mark.ts';
import { IndexFiles, type ReadJson } from './index-files.ts';
import { NameRows, Scopes } from './name-rows.ts';

/** What a function or another row is described by. */
export interface RowDetails {
  /** What it returns, or its type. */
  type: string;
  /** Parameters and what follows them. */
  params: string;
  /** Brief description. */
  brief: string;
  /** Further text. */
  text: string;
}

/** A block of details, decoded. Rows are those of the whole index. */
export interface DetailRows {
  /** Number of its first row. */
  start: number;
  /** Number of the row behind its last one. */
  end: number;
  /** What a row is described by. */
  details(row: number): RowDetails;
  /** The block of names that has a row, and the number of its first row. */
  names(row: number): readonly [names: NameRows, start: number];
}

/** The files of the index of a library's symbols, and what is known of them before they are read. */
export class SymbolFiles {
  /** Number of the first row of each block of names. */
  readonly nameStarts: readonly number[];
  /** Number of the first row of each block of details. */
  readonly detailStarts: readonly number[];
  /** How many of the blocks of names hold what is looked for most. */
  readonly mainBlocks: number;
  /** Number of rows. */
  readonly total: number;
  readonly #files: IndexFiles;
  readonly #firstKeys: readonly string[];
  readonly #firstTerms: readonly string[];
  readonly #sorts: string;

  constructor(
    read: ReadJson,
    private readonly entry: SymbolIndexEntry,
  ) {
    this.#files = new IndexFiles(read, entry.folder);
    this.nameStarts = fromSteps(unpackNumbers(entry.nameRows));
    this.detailStarts = fromSteps(unpackNumbers(entry.detailRows));
    this.mainBlocks = entry.mainBlocks;
    this.total = entry.total;
    this.#firstKeys = splitStrings(entry.firstKeys, this.nameStarts.length);
    this.#firstTerms = entry.dictionary === '' ? [] : splitStrings(entry.dictionary, 1);
    this.#sorts = entry.sorts;
  }

  /** A block of names. */
  async names(block: number): Promise<NameRows> {
    const { patterns, sharesScopes } = this.entry;
    const shared = sharesScopes
      ? this.#files.get('s', (written: ScopeTable) => new Scopes(written, patterns))
      : undefined;
    return this.#files.get(
      `n${block}`,
      async (written: NameBlock) => new NameRows(written, this.entry, await shared),
    );
  }

  /** A block of details. */
  details(block: number): Promise<DetailRows> {
    const { nameStarts, detailStarts } = this;
    const start = detailStarts[block] ?? 0;
    const end = detailStarts[block + 1] ?? this.total;
    return this.#files.get(`d${block}`, async (written: DetailBlock): Promise<DetailRows> => {
      const [types, params, briefs, texts] = [
        written.types,
        written.params,
        written.briefs,
        written.texts,
      ].map((column) => splitStrings(column, end - start));
      // Signatures name their classes by a mark, so that the names of the same rows are wanted, too.
      const first = blockOf(start, nameStarts);
      const load = async (each: number): Promise<readonly [NameRows, number]> => [
        await this.names(each),
        nameStarts[each] ?? 0,
      ];
      const own = await load(first);
      const blocks = [own];
      for (let each = first + 1; each <= blockOf(end - 1, nameStarts); each++)
        blocks.push(await load(each));
      const names: DetailRows['names'] = (row) => blocks[blockOf(row, nameStarts) - first] ?? own;
      return {
        start,
        end,
        names,
        details: (row) => {
          const [block, blockStart] = names(row);
          const scope = block.scope(row - blockStart);
          return {
            type: showOwner(types?.[row - start] ?? '', scope),
            params: showOwner(params?.[row - start] ?? '', scope),
            brief: briefs?.[row - start] ?? '',
            text: texts?.[row - start] ?? '',
          };
        },
      };
    });
  }

  /** What a row is described by. */
  async detailsOf(row: number): Promise<RowDetails> {
    return (await this.details(blockOf(row, this.detailStarts))).details(row);
  }

  /** Blocks of names that may have squashed names with this beginning, those with what is looked for most first. */
  blocksWithPrefix(key: string): number[] {
    const blocks: number[] = [];
    const addRange = (from: number, to: number): void => {
      const keys = this.#firstKeys.slice(from, to);
      let block = Math.max(0, firstAtLeast(keys, key) - 1);
      for (; block < keys.length; block++) {
        const first = keys[block] ?? '';
        if (first > key && !first.startsWith(key)) break;
        blocks.push(from + block);
      }
    };
    if (this.mainBlocks > 0) addRange(0, this.mainBlocks);
    addRange(this.mainBlocks, this.nameStarts.length);
    return blocks;
  }

  /** True where the dictionary has terms of a sort; else every block has to be asked. */
  hasSort(sort: string): boolean {
    return this.#sorts.includes(sort);
  }

  /** Blocks that have a term, or one that begins so, ascending. */
  async blocksWith(term: string, whole: boolean): Promise<Set<number>> {
    const found = new Set<number>();
    const first = Math.max(0, firstAtLeast(this.#firstTerms, term) - 1);
    for (let part = first; part < this.#firstTerms.length; part++) {
      const start = this.#firstTerms[part] ?? '';
      if (start > term && !start.startsWith(term)) break;
      (await this.#part(part)).collect(term, whole, found);
    }
    return found;
  }

  /** Every part of the dictionary that has terms of a sort. */
  partsWith(sort: string): Promise<Dictionary[]> {
    const parts: Promise<Dictionary>[] = [];
    this.#firstTerms.forEach((first, part) => {
      const next = this.#firstTerms[part + 1];
      if (first.charAt(0) <= sort && (next === undefined || next.charAt(0) >= sort))
        parts.push(this.#part(part));
    });
    return Promise.all(parts);
  }

  #part(part: number): Promise<Dictionary> {
    return this.#files.get(`p${part}`, (written: DictionaryPart) => new Dictionary(written));
  }
}

/** The block that has a row, given the first rows of all blocks. */
export function blockOf(row: number, starts: readonly number[]): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= row) low = middle;
    else high = middle;
  }
  return low;
}

/** The numbers that are in all sets, ascending; all numbers below `count` where there are no sets. */
export function inAll(sets: readonly ReadonlySet<number>[], count: number): number[] {
  const [first, ...rest] = [...sets].sort((a, b) => a.size - b.size);
  if (!first) return Array.from({ length: count }, (_, i) => i);
  return [...first].filter((number) => rest.every((set) => set.has(number))).sort((a, b) => a - b);
}
