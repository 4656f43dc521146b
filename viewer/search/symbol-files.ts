import { Column, fromSteps, splitStrings, unpackNumbers } from '../../src/shared/search/columns.ts';
import {
  Dictionary,
  firstAtLeast,
  partsWith,
  sorts,
  type DictionaryPart,
} from '../../src/shared/search/dictionary.ts';
import {
  textMark,
  type DetailBlock,
  type NameBlock,
  type ScopeTable,
  type SymbolIndexEntry,
} from '../../src/shared/search/format.ts';
import { fold } from '../../src/shared/search/fold.ts';
import { showOwner } from '../../src/shared/search/owner-mark.ts';
import { scopeNames } from '../../src/shared/search/rank.ts';
import type { WrittenSignature } from '../../src/shared/search/signature.ts';
import { IndexFiles, type ReadJson } from './index-files.ts';
import { NameRows, Scopes } from './name-rows.ts';

/** A row with its description. */
export interface RowDetails extends WrittenSignature {
  /** Brief description. */
  brief: string;
  /** Further text. */
  text: string;
}

/** A block of details, decoded. Rows are those of the whole index. */
export interface DetailRows {
  /** Number of its first row. */
  start: number;
  /** Type and parameters of a row. */
  signature(row: number): WrittenSignature;
  /** Brief description and further text of a row, with `textMark` between. */
  text(row: number): string;
  /** The same of all rows, folded. */
  folded(): Column;
  /** Types and parameters of all rows that have some, with the mark for owners. */
  signatures(): Column;
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
  /** True for an index so small that all its names are read at once. */
  readonly isSmall: boolean;
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
    this.#firstTerms = splitStrings(entry.dictionary, entry.dictionary.length);
    this.#sorts = entry.sorts;
    this.isSmall = !this.hasSort(sorts.part);
  }

  /** A block of names. */
  async names(block: number): Promise<NameRows> {
    const { patterns, sharesScopes } = this.entry;
    const shared = sharesScopes
      ? this.#files.get('s', (written: ScopeTable) => {
          const scopes = new Scopes(written, patterns);
          // Taken apart before anything is typed.
          scopes.names.forEach(scopeNames);
          return scopes;
        })
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
      const [types, params, texts] = [written.types, written.params, written.texts].map((column) =>
        splitStrings(column, end - start),
      );
      const rowTypes = unpackNumbers(written.rowTypes);
      // Signatures name their classes by a mark, so that the names of the same rows are wanted, too.
      const first = blockOf(start, nameStarts);
      const own = await this.names(first);
      const blocks = [own];
      for (let each = first; each < blockOf(end - 1, nameStarts);)
        blocks.push(await this.names(++each));
      const names: DetailRows['names'] = (row) => {
        const block = blockOf(row, nameStarts);
        return [blocks[block - first] ?? own, nameStarts[block] ?? 0];
      };
      const signatureOf = (row: number): WrittenSignature => {
        const scope = (): string => {
          const [block, blockStart] = names(row);
          return block.scope(row - blockStart);
        };
        return {
          type: showOwner(types?.[rowTypes[row - start] ?? 0] ?? '', scope),
          params: showOwner(params?.[row - start] ?? '', scope),
        };
      };
      const signatures: WrittenSignature[] = [];
      let folded: Column | undefined;
      let allSignatures: Column | undefined;
      return {
        start,
        names,
        // What was made of a row once is wanted again with the next letter that is typed.
        signature: (row) => (signatures[row - start] ??= signatureOf(row)),
        text: (row) => texts?.[row - start] ?? '',
        // All at once, which is one call instead of thousands.
        folded: () => (folded ??= new Column(splitStrings(fold(written.texts), end - start))),
        signatures: () =>
          (allSignatures ??= new Column(
            (params ?? []).map((own, i) => own && `${types?.[rowTypes[i] ?? 0] ?? ''} ${own}`),
          )),
      };
    });
  }

  /** What a row is described by. */
  async detailsOf(row: number): Promise<RowDetails> {
    const rows = await this.details(blockOf(row, this.detailStarts));
    const [brief = '', text = ''] = rows.text(row).split(textMark);
    return { ...rows.signature(row), brief, text };
  }

  /** Blocks of names that may have squashed names with this beginning: those with what is looked for most, and others. */
  blocksWithPrefix(key: string): [main: number[], others: number[]] {
    const { mainBlocks } = this;
    return [
      partsWith(this.#firstKeys.slice(0, mainBlocks), key),
      partsWith(this.#firstKeys.slice(mainBlocks), key).map((block) => mainBlocks + block),
    ];
  }

  /** True where the dictionary has terms of a sort; else every block has to be asked. */
  hasSort(sort: string): boolean {
    return this.#sorts.includes(sort);
  }

  /** Blocks that have a term, or one that begins so. */
  async blocksWith(term: string, whole: boolean): Promise<Set<number>> {
    const found = new Set<number>();
    for (const part of await this.parts(term)) part.collect(term, whole, found);
    return found;
  }

  /** The parts of the dictionary that may have terms with this beginning. */
  parts(start: string): Promise<Dictionary[]> {
    return Promise.all(
      partsWith(this.#firstTerms, start).map((part) =>
        this.#files.get(`p${part}`, (written: DictionaryPart) => new Dictionary(written)),
      ),
    );
  }
}

/** The block that has a row, given the first rows of all blocks. */
export function blockOf(row: number, starts: readonly number[]): number {
  return firstAtLeast(starts, row + 1) - 1;
}

/** The numbers that are in all sets, ascending; all numbers below `count` where there are no sets. */
export function inAll(sets: readonly ReadonlySet<number>[], count: number): number[] {
  const [first, ...rest] = sets;
  if (!first) return [...Array(count).keys()];
  return [...first].filter((number) => rest.every((set) => set.has(number))).sort((a, b) => a - b);
}
