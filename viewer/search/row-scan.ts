import type { SearchQuestion } from '../../src/shared/search/answer.ts';
import type { Query } from '../../src/shared/search/query.ts';
import { compareRanked, rankOf, scopeNames, type Ranked } from '../../src/shared/search/rank.ts';
import type { NameRows, RowTraits } from './name-rows.ts';
import { blockOf, type DetailRows, type RowDetails, type SymbolFiles } from './symbol-files.ts';

/** A symbol that was found. */
export interface FoundSymbol extends Ranked {
  /** How it fits: one of `matchLevel`. */
  matchLevel: number;
  /** Name without scope. */
  name: string;
  /** Scope. */
  scope: string;
  /** Doxygen's kind. */
  kind: string;
  /** Returns its site path and anchor, without base. */
  path: () => string;
  /** True if it is deprecated. */
  isDeprecated: boolean;
  /** True for an implementation detail. */
  isDetail: boolean;
  /** Its library; undefined if the site has only one. */
  library: string | undefined;
  /** The filters that accept it. */
  filters: readonly string[];
  /** Its type, parameters and description; missing until they are read. */
  details?: RowDetails;
}

/** Returns how a row fits, or `undefined` if it does not. */
export type MatchRow = (names: NameRows, row: number, key: string) => number | undefined;

/** How many blocks are read at once. */
const atOnce = 4;

/** Maximum number of blocks that one search step reads, unless everything is wanted. */
export const mostBlocks = 12;

/** When this many more rows fit than are wanted, the best are kept, and rows that would come after them are skipped. */
const manyMore = 99;

/** Adds a row that fits, given its place in a block and in the index. */
type AddRow = (fits: number | undefined, names: NameRows, index: number, row: number) => void;

/** Scans rows block by block and keeps the best. */
export class RowScan {
  /** The best rows found so far, at most the requested number, in list order. Only appended to. */
  readonly found: FoundSymbol[] = [];
  /** Number of fitting rows so far. */
  total = 0;
  /** True if there may be more. */
  isPartial?: true;
  /** Whether texts have what is searched. */
  hasTexts?: Promise<boolean>;
  /** True if no name and no brief description has all words: texts with them in headings come first. */
  isWeak?: boolean;
  /** What was searched instead of the whole query, if nothing has all of it. */
  instead?: string;

  /**
   * @param question Number of symbols wanted, or everything.
   * @param isCurrent Returns false once the result is no longer needed.
   * @param onMore Called when there may be new results.
   * @param seen Has a one for each row that was added, and something else for rows that must not be.
   */
  constructor(
    readonly files: SymbolFiles,
    readonly query: Query,
    readonly question: SearchQuestion,
    readonly isCurrent: () => boolean,
    private readonly onMore: () => void,
    readonly seen: Uint8Array = new Uint8Array(files.total),
  ) {}

  /** How many more are wanted. */
  get #room(): number {
    return this.question.limit - this.found.length;
  }

  /** True if enough were found, so that the rest is left out. */
  isFull(): boolean {
    if (this.question.isWhole || this.#room > 0) return false;
    this.isPartial = true;
    return true;
  }

  /**
   * Scans the names of blocks.
   *
   * @param rowsOf Returns the rows of a block that may fit.
   * @param all Reads all blocks at once, as for a small index; otherwise reads blocks until enough rows are found, up
   *   to a limit.
   */
  names(
    blocks: readonly number[],
    rowsOf: (names: NameRows) => readonly number[],
    matchRow: MatchRow,
    all = this.files.isSmall,
  ): Promise<void> {
    return this.#scan(blocks, all, async (block) => {
      const names = await this.files.names(block);
      return (add) => {
        const start = this.files.nameStarts[block] ?? 0;
        for (const i of rowsOf(names))
          add(matchRow(names, i, names.keys[i] ?? ''), names, i, start + i);
      };
    });
  }

  /**
   * Scans the details of blocks.
   *
   * @param rowsOf Returns the rows of a block that may fit, from 0.
   */
  details(
    blocks: readonly number[],
    rowsOf: (rows: DetailRows) => readonly number[],
    matchRow: (rows: DetailRows, row: number) => number | undefined,
  ): Promise<void> {
    return this.#scan(blocks, false, async (block) => {
      const rows = await this.files.details(block);
      return (add) => {
        for (const i of rowsOf(rows)) {
          const row = rows.start + i;
          const fits = matchRow(rows, row);
          if (fits === undefined) continue;
          const [names, start] = rows.names(row);
          add(fits, names, row - start, row);
        }
      };
    });
  }

  /** Adds symbols that were found in another way. */
  add(symbols: readonly FoundSymbol[]): void {
    const more = symbols.filter(({ row }) => this.seen[row] === 0);
    for (const { row } of more) this.seen[row] = 1;
    this.total += more.length;
    this.#keep(more);
  }

  /** Reads blocks, several at once, and scans their rows. */
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
    const step = all ? wanted.length : atOnce;
    for (let i = 0; i < wanted.length; i += step) {
      if (!this.isCurrent() || (!all && this.isFull())) return;
      const fitting: FoundSymbol[] = [];
      let last: Ranked | undefined;
      for (const look of await Promise.all(wanted.slice(i, i + step).map(read)))
        look((fits, names, index, row) => {
          if (fits === undefined || this.seen[row] !== 0) return;
          const traits = names.traits(index);
          const scope = names.scope(index);
          if (!this.acceptsTraits(traits) || !this.acceptsScope(scope)) return;
          this.seen[row] = 1;
          this.total++;
          const rank = rankAt(names, index, fits);
          if (last && rank > last.rank) return;
          const symbol = symbolIn(names, index, row, fits, rank);
          if (last && compareRanked(symbol, last) > 0) return;
          fitting.push(symbol);
          if (fitting.length < this.#room + manyMore) return;
          fitting.sort(compareRanked).splice(Math.max(this.#room, 1));
          last = fitting.at(-1);
        });
      this.#keep(fitting);
      this.onMore();
    }
  }

  /** Returns the symbol of a row; undefined if the filters do not accept it. */
  async symbolAt(row: number, fits: number): Promise<FoundSymbol | undefined> {
    const { nameStarts } = this.files;
    const block = blockOf(row, nameStarts);
    const names = await this.files.names(block);
    const symbol = symbolIn(names, row - (nameStarts[block] ?? 0), row, fits);
    return this.acceptsTraits(symbol) && this.acceptsScope(symbol.scope) ? symbol : undefined;
  }

  /** True for rows that the filters accept. */
  acceptsTraits(traits: RowTraits): boolean {
    const { filters, deprecated, signature, library } = this.query;
    return (
      (!deprecated || traits.isDeprecated) &&
      (!library || traits.library?.toLowerCase() === library.toLowerCase()) &&
      // Macros have no parameter types.
      !(signature && traits.kind === 'define') &&
      (!filters || traits.filters.some((filter) => filters.has(filter)))
    );
  }

  /** True for scopes in which symbols are wanted. */
  acceptsScope(scope: string): boolean {
    const { within } = this.query;
    return within.every((name) => scopeNames(scope).some((each) => each.startsWith(name)));
  }

  #keep(symbols: FoundSymbol[]): void {
    this.found.push(...symbols.sort(compareRanked).slice(0, this.#room));
  }
}

/** Returns the sort key of a row at a place in a block. */
function rankAt(names: NameRows, index: number, fits: number): number {
  return rankOf(fits, names.names[index] ?? '', names.traits(index), names.isForeign(index));
}

/** Returns the symbol at a place in a block. One literal for all: browsers compare objects of the same shape faster. */
export function symbolIn(
  names: NameRows,
  index: number,
  row: number,
  fits: number,
  rank = rankAt(names, index, fits),
): FoundSymbol & RowTraits {
  const scope = names.scope(index);
  return {
    row,
    rank,
    matchLevel: fits,
    name: names.names[index] ?? '',
    scope,
    depth: scope.split('::').length,
    path: () => names.path(index),
    ...names.traits(index),
  };
}
