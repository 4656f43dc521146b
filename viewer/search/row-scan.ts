import { firstAtLeast } from '../../src/shared/search/dictionary.ts';
import type { Query } from '../../src/shared/search/query.ts';
import { compareRanked, rankOf, scopeNames, type Ranked } from '../../src/shared/search/rank.ts';
import type { NameRows } from './name-rows.ts';
import { blockOf, type RowDetails, type SymbolFiles } from './symbol-files.ts';

/** A symbol that was found. */
export interface FoundSymbol extends Ranked {
  /** Its row in the index. */
  row: number;
  /** Site path and anchor, without base. */
  path: string;
  /** What it is described by; missing until that is read. */
  details?: RowDetails;
}

/** Tells how a row fits; undefined where it does not. */
export type FitOfRow = (names: NameRows, row: number, key: string) => number | undefined;

/** Which rows are looked at. */
interface ScanOptions {
  /** Reads all blocks; else as many as it takes to find enough, and not more than some. */
  all?: boolean;
  /** Only rows whose squashed names begin so. */
  prefix?: string;
}

/** How many blocks are read at once. */
const atOnce = 4;

/** The most blocks that one step of a search reads. */
export const mostBlocks = 12;

/** A row that fits, before anything is made of it. */
interface Candidate {
  names: NameRows;
  index: number;
  start: number;
  fits: number;
  rank: number;
}

/** Looks at rows, block by block, and keeps the best. */
export class RowScan {
  /** What was found, best first, as many as are wanted; only appended to. */
  readonly found: FoundSymbol[] = [];
  /** How many rows fit, as far as they were looked at. */
  total = 0;
  readonly #seen = new Set<number>();

  /**
   * @param limit How many symbols are wanted.
   * @param isWanted False as soon as nobody waits for the result.
   */
  constructor(
    private readonly files: SymbolFiles,
    private readonly query: Query,
    private readonly limit: number,
    private readonly isWanted: () => boolean,
  ) {}

  /** True where as many were found as are wanted. */
  get isFull(): boolean {
    return this.found.length >= this.limit;
  }

  /** Looks at the names of blocks. */
  async names(
    blocks: readonly number[],
    fitOfRow: FitOfRow,
    { all = false, prefix = '' }: ScanOptions = {},
  ): Promise<void> {
    const wanted = all ? blocks : blocks.slice(0, mostBlocks);
    const step = all ? Math.max(1, wanted.length) : atOnce;
    for (let i = 0; i < wanted.length; i += step) {
      if (!this.isWanted() || (!all && this.isFull)) return;
      const batch = wanted.slice(i, i + step);
      const read = await Promise.all(batch.map((block) => this.files.names(block)));
      const fitting: Candidate[] = [];
      for (const [at, names] of read.entries()) {
        const start = this.files.nameStarts[batch[at] ?? 0] ?? 0;
        const { keys } = names;
        for (let row = firstAtLeast(keys, prefix); row < keys.length; row++) {
          const key = keys[row] ?? '';
          if (!key.startsWith(prefix)) break;
          if (this.#seen.has(start + row)) continue;
          const fits = fitOfRow(names, row, key);
          if (fits !== undefined && this.accepts(names, row)) {
            this.#seen.add(start + row);
            fitting.push({ names, index: row, start, fits, rank: rank(names, row, fits) });
          }
        }
      }
      this.total += fitting.length;
      this.#keep(best(fitting, this.limit - this.found.length).map(symbolOf));
    }
  }

  /** Looks at the details of blocks. */
  async details(
    blocks: readonly number[],
    fitOfRow: (details: RowDetails) => number | undefined,
  ): Promise<void> {
    const enough = this.limit * 4;
    for (const block of blocks.slice(0, Math.max(mostBlocks, this.limit))) {
      if (!this.isWanted() || this.isFull) return;
      const details = await this.files.details(block);
      const first = this.files.detailStarts[block] ?? 0;
      const end = this.files.detailStarts[block + 1] ?? this.files.total;
      const fitting: FoundSymbol[] = [];
      for (let row = first; row < end && fitting.length < enough; row++) {
        if (this.#seen.has(row)) continue;
        const own = details(row - first);
        const fits = fitOfRow(own);
        if (fits === undefined) continue;
        const start = this.files.nameStarts[blockOf(row, this.files.nameStarts)] ?? 0;
        const names = await this.files.names(blockOf(row, this.files.nameStarts));
        const index = row - start;
        if (this.query.signature && names.kind(index) === 'define') continue;
        if (!this.accepts(names, index)) continue;
        this.#seen.add(row);
        fitting.push({ ...symbolOf({ names, index, start, fits, rank: 0 }), details: own });
      }
      this.total += fitting.length;
      this.#keep(fitting);
    }
  }

  /** Adds symbols that were found in another way. */
  add(symbols: readonly FoundSymbol[]): void {
    const more = symbols.filter(({ row }) => !this.#seen.has(row));
    for (const { row } of more) this.#seen.add(row);
    this.total += more.length;
    this.#keep(more);
  }

  /** True for what the filters let through. */
  accepts(names: NameRows, row: number): boolean {
    const { kinds, deprecated, within } = this.query;
    if (kinds && !kinds.has(names.kind(row))) return false;
    if (deprecated && !names.isDeprecated(row)) return false;
    if (within.length === 0) return true;
    const scopes = scopeNames(names.scope(row));
    return within.every((name) => scopes.some((scope) => scope.startsWith(name)));
  }

  #keep(symbols: FoundSymbol[]): void {
    const room = Math.max(0, this.limit - this.found.length);
    this.found.push(...symbols.sort(compareRanked).slice(0, room));
  }
}

function rank(names: NameRows, row: number, fits: number): number {
  return rankOf({
    fit: fits,
    name: names.names[row] ?? '',
    kind: names.kind(row),
    isDetail: names.isDetail(row),
    isDeprecated: names.isDeprecated(row),
  });
}

/** At least as many of the best as are wanted: all of the rank of the last of them, too. */
function best(candidates: readonly Candidate[], wanted: number): readonly Candidate[] {
  if (wanted <= 0) return [];
  if (candidates.length <= wanted) return candidates;
  const ranks = Float64Array.from(candidates, ({ rank: own }) => own).sort();
  const last = ranks[wanted - 1] ?? Infinity;
  return candidates.filter(({ rank: own }) => own <= last);
}

function symbolOf({ names, index, start, fits }: Candidate): FoundSymbol {
  return {
    row: start + index,
    fit: fits,
    name: names.names[index] ?? '',
    scope: names.scope(index),
    kind: names.kind(index),
    isDetail: names.isDetail(index),
    isDeprecated: names.isDeprecated(index),
    path: names.path(index),
  };
}
