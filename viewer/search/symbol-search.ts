import { sorts } from '../../src/shared/search/dictionary.ts';
import { fold, nameParts, squash, wordsOf } from '../../src/shared/search/fold.ts';
import { tellingWords, type NameQuery, type Query } from '../../src/shared/search/query.ts';
import {
  compareRanked,
  fit,
  fitOf,
  fitsScope,
  fitsScopeLoosely,
  isSimilar,
  scopeNames,
  type Ranked,
} from '../../src/shared/search/rank.ts';
import { fitsSignature } from '../../src/shared/search/signature.ts';
import type { NameRows } from './name-rows.ts';
import { blockOf, inAll, type RowDetails, type SymbolFiles } from './symbol-files.ts';

/** A symbol that was found. */
export interface FoundSymbol extends Ranked {
  /** Its row in the index. */
  row: number;
  /** Site path and anchor, without base. */
  path: string;
  /** What it is described by; missing until that is read. */
  details?: RowDetails;
}

/** How many blocks are read at once. */
const atOnce = 4;

/** The most blocks that one step of a search reads. */
const mostBlocks = 12;

/** Looks for symbols; each step adds to what was found before. */
export class SymbolSearch {
  /** What was found, best first; steps only append. */
  readonly found: FoundSymbol[] = [];
  readonly #rows = new Set<number>();

  /**
   * @param limit How many are wanted; more may be found on the way.
   * @param isWanted False as soon as nobody waits for the result.
   */
  constructor(
    private readonly files: SymbolFiles,
    private readonly query: Query,
    private readonly limit: number,
    private readonly isWanted: () => boolean,
  ) {}

  /** Runs the steps one after the other; `onStep` is told after each that something may have been added. */
  async run(onStep: () => void): Promise<void> {
    const { query } = this;
    const steps = query.signature
      ? [this.#withSignature, this.#named]
      : query.name && query.name.key !== ''
        ? [this.#withPrefix, this.#spaced, this.#withParts, this.#similar, this.#described]
        : [this.#inScope];
    for (const step of steps) {
      if (!this.isWanted()) return;
      await step.call(this);
      onStep();
    }
  }

  get #isFull(): boolean {
    return this.found.length >= this.limit;
  }

  /** True for an index so small that all its names are read at once. */
  get #isSmall(): boolean {
    return !this.files.hasSort(sorts.part);
  }

  /** Names that are, or begin with, what is looked for. */
  async #withPrefix(): Promise<void> {
    const { name } = this.query;
    if (!name) return;
    await this.#beginningWith(name, (names, row, key) =>
      this.#fitsScopes(names, row) ? fitOf(name, names.names[row] ?? '', key) : undefined,
    );
  }

  /** The same where words before the last one are scopes. */
  async #spaced(): Promise<void> {
    const { spaced } = this.query;
    if (!spaced || spaced.key === '') return;
    await this.#beginningWith(spaced, (names, row) =>
      fitsScopeLoosely(spaced, names.scope(row)) ? fit.prefix : undefined,
    );
  }

  /** Functions of a name that return what is wanted. */
  async #named(): Promise<void> {
    const { name, signature } = this.query;
    if (!name || !signature) return;
    const { returns } = signature;
    const named = new SymbolSearch(this.files, { ...this.query, name }, this.limit, this.isWanted);
    await named.#withPrefix();
    const fitting: FoundSymbol[] = [];
    for (const symbol of named.found) {
      if (!this.isWanted()) return;
      if (this.#rows.has(symbol.row)) continue;
      symbol.details = await this.#detailsOf(symbol.row);
      const { params, type } = symbol.details;
      if (
        params !== '' &&
        fitsSignature(
          { params: [], isWhole: false, ...(returns ? { returns } : {}) },
          params,
          type,
        ) >= 0
      )
        fitting.push(symbol);
    }
    this.#append(fitting);
  }

  async #detailsOf(row: number): Promise<RowDetails> {
    const block = blockOf(row, this.files.detailStarts);
    return (await this.files.details(block))(row - (this.files.detailStarts[block] ?? 0));
  }

  /** Reads the blocks in which names may begin with what is looked for. */
  async #beginningWith(
    name: NameQuery,
    fitOfRow: (names: NameRows, row: number, key: string) => number | undefined,
  ): Promise<void> {
    const blocks = this.files.blocksWithPrefix(name.key);
    // In each half of the index the exact ones stand first.
    const main = blocks.filter((block) => block < this.files.mainBlocks);
    const rest = blocks.filter((block) => block >= this.files.mainBlocks);
    const [first, later] = [
      [...main.slice(0, 2), ...rest.slice(0, 2)],
      [...main.slice(2), ...rest.slice(2)],
    ];
    const collect = (names: NameRows, row: number, key: string): number | undefined =>
      key.startsWith(name.key) ? fitOfRow(names, row, key) : undefined;
    await this.#scan(first, collect, true);
    await this.#scan(later, collect);
  }

  /** Names that have it at the beginning of a word, as first letters, or inside. */
  async #withParts(): Promise<void> {
    const { name } = this.query;
    if (!name || name.key.length < 2 || (this.#isFull && !this.#isSmall)) return;
    const collect = (names: NameRows, row: number, key: string): number | undefined => {
      const found = fitOf(name, names.names[row] ?? '', key);
      return found !== undefined && this.#fitsScopes(names, row) ? found : undefined;
    };
    if (this.#isSmall) {
      await this.#scan(inAll([], this.files.nameStarts.length), collect, true);
      return;
    }
    const sets = await Promise.all(
      name.parts.map((part) => this.files.blocksWith(sorts.part + part, false)),
    );
    const blocks = inAll(sets, 0);
    if (name.parts.length === 1 && name.key.length < 7)
      for (const block of await this.files.blocksWith(sorts.initials + name.key, false))
        blocks.push(block);
    await this.#scan(await this.#withScopes([...new Set(blocks)]), collect);
    if (this.#isFull || name.key.length < 3 || !this.isWanted()) return;
    const inside = new Set<number>();
    for (const part of await this.files.partsWith(sorts.part)) {
      part.terms.forEach((term, i) => {
        if (term.startsWith(sorts.part) && term.includes(name.key))
          for (const block of part.blocksAt(i)) inside.add(block);
      });
    }
    await this.#scan(await this.#withScopes([...inside]), collect);
  }

  /** Names that have it with one wrong letter; looked for only where next to nothing was found. */
  async #similar(): Promise<void> {
    const { name } = this.query;
    if (!name || name.key.length < 5 || this.found.some((symbol) => symbol.fit < fit.inside))
      return;
    const collect = (names: NameRows, row: number, key: string): number | undefined => {
      const isAlike =
        isSimilar(name.key, key) ||
        partStarts(names.names[row] ?? '', key).some((start) =>
          isSimilar(name.key, key.slice(start)),
        );
      return isAlike && this.#fitsScopes(names, row) ? fit.similar : undefined;
    };
    if (this.#isSmall) {
      await this.#scan(inAll([], this.files.nameStarts.length), collect, true);
      return;
    }
    const blocks = new Set<number>();
    // Where the wrong letter is in the second half, the first one leads to the blocks; else variants of its words do.
    const half = name.key.slice(0, Math.ceil(name.key.length / 2));
    for (const block of this.files.blocksWithPrefix(half).slice(0, mostBlocks / 2))
      blocks.add(block);
    const parts = await this.files.partsWith(sorts.part);
    for (const part of name.parts) {
      if (part.length < 4) continue;
      for (const dictionary of parts)
        dictionary.terms.forEach((term, i) => {
          if (isNear(part, term)) for (const block of dictionary.blocksAt(i)) blocks.add(block);
        });
    }
    await this.#scan(await this.#withScopes([...blocks]), collect);
  }

  /** Symbols whose descriptions have the words. */
  async #described(): Promise<void> {
    const { words: written, kinds, deprecated } = this.query;
    // Filters are about symbols, so their names are meant.
    if (this.#isFull || written.length === 0 || kinds || deprecated) return;
    const words = tellingWords(written);
    if (words.every((word) => word.length < 3)) return;
    const last = words.length - 1;
    const sets = this.files.hasSort(sorts.word)
      ? await Promise.all(
          words.map((word, i) => this.files.blocksWith(sorts.word + word, i < last)),
        )
      : [];
    const blocks = inAll(sets, sets.length > 0 ? 0 : this.files.detailStarts.length);
    await this.#scanDetails(blocks, ({ brief, text }) => {
      const folded = fold(`${brief} ${text}`);
      if (!words.every((word) => folded.includes(word))) return undefined;
      const own = wordsOf(folded).flatMap(({ word }) => [word, ...word.split(/[^\p{L}\p{N}+]+/u)]);
      const has = words.every((word, i) =>
        own.some((each) => each === word || (i === last && each.startsWith(word))),
      );
      return has ? fit.described : undefined;
    });
  }

  /** All symbols of the scopes that are written, or all that the filters let through. */
  async #inScope(): Promise<void> {
    const { name, kinds, deprecated, within } = this.query;
    if (!name && !kinds && !deprecated && within.length === 0) return;
    const blocks = await this.#withScopes(inAll([], this.files.nameStarts.length), true);
    await this.#scan(
      blocks,
      (names, row) => (!name || fitsScope(name, names.scope(row)) ? fit.prefix : undefined),
      this.#isSmall,
    );
  }

  /** Functions that take and return what is wanted. */
  async #withSignature(): Promise<void> {
    const { signature } = this.query;
    if (!signature) return;
    const sets = this.files.hasSort(sorts.returns)
      ? await Promise.all([
          ...signature.params
            .filter(({ key }) => key !== '_')
            .map(({ key }) => this.files.blocksWith(sorts.param + key, true)),
          ...(signature.returns && signature.returns.key !== '_'
            ? [this.files.blocksWith(sorts.returns + signature.returns.key, true)]
            : []),
        ])
      : [];
    const blocks = inAll(sets, sets.length > 0 ? 0 : this.files.detailStarts.length);
    await this.#scanDetails(blocks, ({ params, type }) => {
      if (params === '') return undefined;
      const more = fitsSignature(signature, params, type);
      if (more < 0) return undefined;
      // Those without further parameters first, where the query has parentheses: then it names them all.
      return fit.exact + Math.min(more, 5) + (signature.isWhole && more > 0 ? 10 : 0);
    });
  }

  /** Reads blocks of names and adds the rows that fit; `all` reads all blocks, else enough to find what is wanted. */
  async #scan(
    blocks: readonly number[],
    fitOfRow: (names: NameRows, row: number, key: string) => number | undefined,
    all = false,
  ): Promise<void> {
    const wanted = all ? blocks : blocks.slice(0, mostBlocks);
    const step = all ? wanted.length : atOnce;
    for (let i = 0; i < wanted.length; i += step) {
      if (!this.isWanted() || (!all && this.#isFull)) return;
      const batch = wanted.slice(i, i + step);
      const read = await Promise.all(batch.map((block) => this.files.names(block)));
      const found: FoundSymbol[] = [];
      read.forEach((names, at) => {
        const start = this.files.nameStarts[batch[at] ?? 0] ?? 0;
        const { keys } = names;
        for (let row = 0; row < keys.length; row++) {
          if (this.#rows.has(start + row)) continue;
          const fits = fitOfRow(names, row, keys[row] ?? '');
          if (fits !== undefined && this.#accepts(names, row))
            found.push(this.#symbol(names, row, start, fits));
        }
      });
      this.#append(found);
    }
  }

  /** Reads blocks of details and adds the functions or symbols that fit. */
  async #scanDetails(
    blocks: readonly number[],
    fitOfRow: (details: RowDetails) => number | undefined,
  ): Promise<void> {
    const wanted = blocks.slice(0, Math.max(mostBlocks, Math.ceil(this.limit / 10)));
    for (let i = 0; i < wanted.length; i += atOnce) {
      if (!this.isWanted() || this.#isFull) return;
      const batch = wanted.slice(i, i + atOnce);
      const read = await Promise.all(batch.map((block) => this.files.details(block)));
      const fitting: { row: number; fits: number; details: RowDetails }[] = [];
      read.forEach((details, at) => {
        const block = batch[at] ?? 0;
        const start = this.files.detailStarts[block] ?? 0;
        const end = this.files.detailStarts[block + 1] ?? this.files.total;
        for (let row = start; row < end; row++) {
          if (this.#rows.has(row)) continue;
          const own = details(row - start);
          const fits = fitOfRow(own);
          if (fits !== undefined) fitting.push({ row, fits, details: own });
        }
      });
      const found: FoundSymbol[] = [];
      for (const { row, fits, details } of fitting) {
        const block = blockOf(row, this.files.nameStarts);
        const start = this.files.nameStarts[block] ?? 0;
        const names = await this.files.names(block);
        if (this.query.signature && names.kind(row - start) === 'define') continue;
        if (this.#accepts(names, row - start))
          found.push({ ...this.#symbol(names, row - start, start, fits), details });
      }
      this.#append(found);
    }
  }

  #symbol(names: NameRows, row: number, start: number, fits: number): FoundSymbol {
    return {
      row: start + row,
      fit: fits,
      name: names.names[row] ?? '',
      scope: names.scope(row),
      kind: names.kind(row),
      isDetail: names.isDetail(row),
      isDeprecated: names.isDeprecated(row),
      path: names.path(row),
    };
  }

  #append(found: FoundSymbol[]): void {
    for (const { row } of found) this.#rows.add(row);
    this.found.push(...found.sort(compareRanked));
  }

  /** True for what the filters let through. */
  #accepts(names: NameRows, row: number): boolean {
    const { kinds, deprecated, within } = this.query;
    if (kinds && !kinds.has(names.kind(row))) return false;
    if (deprecated && !names.isDeprecated(row)) return false;
    if (within.length === 0) return true;
    const scopes = scopeNames(names.scope(row));
    return within.every((name) => scopes.some((scope) => scope.startsWith(name)));
  }

  #fitsScopes(names: NameRows, row: number): boolean {
    const { name } = this.query;
    if (!name || name.scopes.length === 0) return true;
    return fitsScopeLoosely(name, names.scope(row));
  }

  /** Of blocks of names, those that have the scopes of the query, the ones with what is looked for most first. */
  async #withScopes(blocks: readonly number[], whole = false): Promise<number[]> {
    const scopes = [...(this.query.name?.scopes.slice(-1) ?? []), ...this.query.within.slice(-1)];
    const sets =
      this.files.hasSort(sorts.scope) && scopes.length > 0
        ? await Promise.all(
            scopes.map((scope) =>
              this.files.blocksWith(
                sorts.scope + squash(scope),
                whole && this.query.within.length === 0,
              ),
            ),
          )
        : [];
    return blocks.filter((block) => sets.every((set) => set.has(block))).sort((a, b) => a - b);
  }
}

/** Where the words of a name begin in its squashed form, but for the first. */
function partStarts(name: string, key: string): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const part of nameParts(name)) {
    const start = key.indexOf(part, at);
    if (start < 0) continue;
    if (start > 0) starts.push(start);
    at = start + part.length;
  }
  return starts;
}

/** True for a term of which the word is a misspelling. */
function isNear(word: string, term: string): boolean {
  const length = term.length - 1;
  if (!term.startsWith(sorts.part) || Math.abs(length - word.length) > 1) return false;
  return isSimilar(word, term.slice(1));
}
