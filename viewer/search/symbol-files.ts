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
  type BaseNames,
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

/** A decoded block of details. Row numbers are those of the whole index. */
export interface DetailRows {
  /** Number of its first row. */
  start: number;
  /** Type and parameters of a row. */
  signature(row: number): WrittenSignature;
  /** The parts of the description of a row, with `textMark` in between. */
  text(row: number): string;
  /** The same for all rows, folded. */
  folded(): Column;
  /** Types and parameters of the rows that have some, with the mark for owners. */
  signatures(): Column;
  /** The block of names that contains a row, and the number of its first row. */
  names(row: number): readonly [names: NameRows, start: number];
}

/** The files of a symbol index, and what is known about them before they are read. */
export class SymbolFiles {
  /** Number of the first row of each block of names. */
  readonly nameStarts: readonly number[];
  /** Number of the first row of each block of details. */
  readonly detailStarts: readonly number[];
  /** Number of blocks of names with the symbols that readers search most. */
  readonly mainBlocks: number;
  /** Number of rows. */
  readonly total: number;
  /** True if the index is so small that all its names are read at once. */
  readonly isSmall: boolean;
  /** The files, which are read when they are needed. */
  readonly files: IndexFiles;
  readonly #firstKeys: readonly string[];
  readonly #firstTerms: readonly string[];
  readonly #sorts: string;

  constructor(
    private readonly read: ReadJson,
    /** What is known before its files are read. */
    readonly entry: SymbolIndexEntry,
  ) {
    this.files = new IndexFiles(read, entry.folder);
    this.nameStarts = fromSteps(unpackNumbers(entry.nameRows));
    this.detailStarts = fromSteps(unpackNumbers(entry.detailRows));
    this.mainBlocks = entry.mainBlocks;
    this.total = entry.total;
    this.#firstKeys = splitStrings(entry.firstKeys, this.nameStarts.length);
    this.#firstTerms = splitStrings(entry.dictionary, entry.dictionary.length);
    this.#sorts = entry.sorts;
    this.isSmall = !this.hasSort(sorts.part);
  }

  /** Reads a block of names. */
  async names(block: number): Promise<NameRows> {
    const { patterns, sharesScopes } = this.entry;
    const shared = sharesScopes
      ? this.files.get('s', (written: ScopeTable) => {
          const scopes = new Scopes(written, patterns);
          // Split now, before the reader types.
          scopes.names.forEach(scopeNames);
          return scopes;
        })
      : undefined;
    return this.files.get(
      `n${block}`,
      async (written: NameBlock) => new NameRows(written, this.entry, await shared),
    );
  }

  /** Reads the list of all symbols with Doxygen's ids, which is no part of the index. */
  listOfSymbols(): Promise<unknown> {
    return this.read(this.entry.list);
  }

  /** Returns some classes, their base classes and the bases of these, the nearest first, without template arguments. */
  async basesOf(isClass: (name: string) => boolean): Promise<string[]> {
    const bases = await (this.entry.hasBases &&
      this.files.get('b', (written: BaseNames) => new Map(written)));
    const found = new Set([...(bases?.keys() ?? [])].filter(isClass));
    // A set also visits what is added meanwhile.
    for (const name of found) for (const base of bases?.get(name) ?? []) found.add(base);
    return [...found];
  }

  /** Reads a block of details. */
  details(block: number): Promise<DetailRows> {
    const { nameStarts, detailStarts } = this;
    const start = detailStarts[block] ?? 0;
    const end = detailStarts[block + 1] ?? this.total;
    return this.files.get(`d${block}`, async (written: DetailBlock): Promise<DetailRows> => {
      const [types, params, texts] = [written.types, written.params, written.texts].map((column) =>
        splitStrings(column, end - start),
      );
      const rowTypes = unpackNumbers(written.rowTypes);
      // Signatures contain a mark in place of the class, so the names of the same rows are needed too.
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
        // Kept, because the next typed letter needs the same row again.
        signature: (row) => (signatures[row - start] ??= signatureOf(row)),
        text: (row) => texts?.[row - start] ?? '',
        // All rows in one call instead of thousands.
        folded: () => (folded ??= new Column(splitStrings(fold(written.texts), end - start))),
        signatures: () =>
          (allSignatures ??= new Column(
            (params ?? []).map((own, i) => own && `${types?.[rowTypes[i] ?? 0] ?? ''} ${own}`),
          )),
      };
    });
  }

  /** Reads the details of a row. */
  async detailsOf(row: number): Promise<RowDetails> {
    const rows = await this.details(blockOf(row, this.detailStarts));
    const [brief = '', ...text] = rows.text(row).split(textMark);
    return { ...rows.signature(row), brief, text: text.join(' ') };
  }

  /** Blocks with normalized names that may have this prefix: those searched most, and others. */
  blocksWithPrefix(key: string): [main: number[], others: number[]] {
    const { mainBlocks } = this;
    return [
      partsWith(this.#firstKeys.slice(0, mainBlocks), key),
      partsWith(this.#firstKeys.slice(mainBlocks), key).map((block) => mainBlocks + block),
    ];
  }

  /** True if the dictionary has terms of a sort; otherwise every block must be read. */
  hasSort(sort: string): boolean {
    return this.#sorts.includes(sort);
  }

  /** Blocks that have a term, or one that begins with it. */
  async blocksWith(term: string, whole: boolean): Promise<Set<number>> {
    const found = new Set<number>();
    for (const part of await this.parts(term)) part.collect(term, whole, found);
    return found;
  }

  /** Parts of the dictionary that may have terms with this prefix. */
  parts(start: string): Promise<Dictionary[]> {
    return Promise.all(
      partsWith(this.#firstTerms, start).map((part) =>
        this.files.get(`p${part}`, (written: DictionaryPart) => new Dictionary(written)),
      ),
    );
  }
}

/** Returns the block that contains a row, given the first rows of all blocks. */
export function blockOf(row: number, starts: readonly number[]): number {
  return firstAtLeast(starts, row + 1) - 1;
}

/** Returns the numbers that are in all sets, ascending; without sets, all numbers below `count`. */
export function inAll(sets: readonly ReadonlySet<number>[], count: number): number[] {
  const [first, ...rest] = sets;
  if (!first) return [...Array(count).keys()];
  return [...first].filter((number) => rest.every((set) => set.has(number))).sort((a, b) => a - b);
}
