import type { SearchQuestion } from '../../src/shared/search/answer.ts';
import { firstAtLeast } from '../../src/shared/search/dictionary.ts';
import type { Query } from '../../src/shared/search/query.ts';
import { compareRanked, rankOf, scopeNames, type Ranked } from '../../src/shared/search/rank.ts';
import type { NameRows, RowTraits } from './name-rows.ts';
import type { DetailRows, RowDetails, SymbolFiles } from './symbol-files.ts';

/** A symbol that was found. */
export interface FoundSymbol extends Ranked {
  /** How it fits: one of `fit`. */
  fit: number;
  /** Its row in the index. */
  row: number;
  /** Doxygen's kind. */
  kind: string;
  /** Gives its site path and anchor, without base. */
  path: () => string;
  /** Is deprecated. */
  isDeprecated: boolean;
  /** What it is described by; missing until that is read. */
  details?: RowDetails;
}

/** Tells how a row fits; undefined where it does not. */
export type FitOfRow = (names: NameRows, row: number, key: string) => number | undefined;

/** Which rows are looked at. */
interface ScanOptions {
  /** Reads all blocks at once; else as many as it takes to find enough, and not more than some. */
  all?: boolean;
  /** Only rows whose squashed names begin so. */
  prefix?: string;
}

/** How many blocks are read at once. */
const atOnce = 4;

/** The most blocks that one step of a search reads, where not everything is wanted. */
export const mostBlocks = 12;

/** How many rows that fit are kept before the best of them are chosen. */
const manyCandidates = 999;

/** A row that fits, before anything is made of it. */
interface Candidate {
  names: NameRows;
  index: number;
  row: number;
  fits: number;
  rank: number;
}

/** Takes a row that fits, by its place in a block and in the index. */
type AddRow = (fits: number | undefined, names: NameRows, index: number, row: number) => void;

/** Looks at rows, block by block, and keeps the best. */
export class RowScan {
  /** What was found, best first, as many as are wanted; only appended to. */
  readonly found: FoundSymbol[] = [];
  /** How many rows fit, as far as they were looked at. */
  total = 0;
  /** True where there may be more. */
  isPartial?: true;
  /** Has a one for each row that was taken. */
  readonly #seen: Uint8Array;

  /**
   * @param question How many symbols are wanted, or everything.
   * @param isWanted False as soon as nobody waits for the result.
   * @param onMore Told when something may have been found.
   */
  constructor(
    private readonly files: SymbolFiles,
    private readonly query: Query,
    private readonly question: SearchQuestion,
    private readonly isWanted: () => boolean,
    private readonly onMore: () => void,
  ) {
    this.#seen = new Uint8Array(files.total);
  }

  /** True where as many were found as are wanted, so that the rest is left out. */
  isFull(): boolean {
    if (this.question.isWhole || this.found.length < this.question.limit) return false;
    this.isPartial = true;
    return true;
  }

  /** Looks at the names of blocks. */
  names(
    blocks: readonly number[],
    fitOfRow: FitOfRow,
    { all = false, prefix = '' }: ScanOptions = {},
  ): Promise<void> {
    return this.#scan(blocks, all, async (block) => {
      const names = await this.files.names(block);
      return (add) => {
        const { keys } = names;
        const start = this.files.nameStarts[block] ?? 0;
        for (let i = firstAtLeast(keys, prefix); keys[i]?.startsWith(prefix) === true; i++)
          add(fitOfRow(names, i, keys[i] ?? ''), names, i, start + i);
      };
    });
  }

  /** Looks at the details of blocks. */
  details(
    blocks: readonly number[],
    fitOfRow: (rows: DetailRows, row: number) => number | undefined,
  ): Promise<void> {
    return this.#scan(blocks, false, async (block) => {
      const rows = await this.files.details(block);
      return (add) => {
        for (let row = rows.start; row < rows.end; row++) {
          const fits = fitOfRow(rows, row);
          if (fits === undefined) continue;
          const [names, start] = rows.names(row);
          add(fits, names, row - start, row);
        }
      };
    });
  }

  /** Adds symbols that were found in another way. */
  add(symbols: readonly FoundSymbol[]): void {
    const more = symbols.filter(({ row }) => this.#seen[row] === 0);
    for (const { row } of more) this.#seen[row] = 1;
    this.total += more.length;
    this.#keep(more);
  }

  /** Reads blocks, some at once, and looks at their rows. */
  async #scan(
    blocks: readonly number[],
    all: boolean,
    read: (block: number) => Promise<(add: AddRow) => void>,
  ): Promise<void> {
    let wanted = blocks;
    if (!all && !this.question.isWhole && blocks.length > mostBlocks) {
      this.isPartial = true;
      wanted = blocks.slice(0, mostBlocks);
    }
    const step = all ? wanted.length || 1 : atOnce;
    for (let i = 0; i < wanted.length; i += step) {
      if (!this.isWanted() || (!all && this.isFull())) return;
      const room = this.question.limit - this.found.length;
      let fitting: Candidate[] = [];
      let most = manyCandidates;
      let last = Infinity;
      for (const look of await Promise.all(wanted.slice(i, i + step).map(read)))
        look((fits, names, index, row) => {
          if (fits === undefined || this.#seen[row] !== 0) return;
          const traits = names.traits(index);
          if (!this.#accepts(traits, names, index)) return;
          this.#seen[row] = 1;
          this.total++;
          const rank = rankOf(fits, names.names[index] ?? '', traits);
          if (rank > last) return;
          fitting.push({ names, index, row, fits, rank });
          if (fitting.length < most) return;
          [fitting, last] = best(fitting, room);
          most = fitting.length + manyCandidates;
        });
      this.#keep(best(fitting, room)[0].map(symbolOf));
      this.onMore();
    }
  }

  /** True for what the filters let through. */
  #accepts(traits: RowTraits, names: NameRows, index: number): boolean {
    const { filters, deprecated, within, signature } = this.query;
    if (deprecated && !traits.isDeprecated) return false;
    if (filters && !traits.filters.some((filter) => filters.has(filter))) return false;
    // Macros take no types.
    if (signature && traits.kind === 'define') return false;
    if (within.length === 0) return true;
    const scopes = scopeNames(names.scope(index));
    return within.every((name) => scopes.some((scope) => scope.startsWith(name)));
  }

  #keep(symbols: FoundSymbol[]): void {
    const room = this.question.limit - this.found.length;
    this.found.push(...symbols.sort(compareRanked).slice(0, room));
  }
}

/** At least as many of the best as are wanted, all of the rank of the last of them, too; and that rank. */
function best(candidates: Candidate[], wanted: number): [candidates: Candidate[], last: number] {
  const ranks = Float64Array.from(candidates, ({ rank }) => rank).sort();
  const last = wanted > 0 ? (ranks[wanted - 1] ?? Infinity) : -1;
  return [candidates.filter(({ rank }) => rank <= last), last];
}

function symbolOf({ names, index, row, fits, rank }: Candidate): FoundSymbol {
  const scope = names.scope(index);
  return {
    row,
    rank,
    fit: fits,
    name: names.names[index] ?? '',
    scope,
    depth: scope.split('::').length,
    ...names.traits(index),
    path: () => names.path(index),
  };
}
