import { sorts } from '../../src/shared/search/dictionary.ts';
import { fold, nameParts, squash, wordsOf } from '../../src/shared/search/fold.ts';
import { tellingWords, type NameQuery, type Query } from '../../src/shared/search/query.ts';
import {
  fit,
  fitOf,
  fitsScope,
  fitsScopeLoosely,
  isSimilar,
} from '../../src/shared/search/rank.ts';
import { fitsSignature } from '../../src/shared/search/signature.ts';
import type { NameRows } from './name-rows.ts';
import { mostBlocks, RowScan, type FitOfRow, type FoundSymbol } from './row-scan.ts';
import { blockOf, inAll, type RowDetails, type SymbolFiles } from './symbol-files.ts';

/** Looks for symbols; each step adds to what was found before. */
export class SymbolSearch {
  /** What was found; steps only append. */
  readonly rows: RowScan;

  /**
   * @param limit How many are wanted.
   * @param isWanted False as soon as nobody waits for the result.
   */
  constructor(
    private readonly files: SymbolFiles,
    private readonly query: Query,
    private readonly limit: number,
    private readonly isWanted: () => boolean,
  ) {
    this.rows = new RowScan(files, query, limit, isWanted);
  }

  /** Runs the steps one after the other; `onStep` is told after each that something may have been added. */
  async run(onStep: () => void): Promise<void> {
    const { query } = this;
    const steps = query.signature
      ? [this.#withSignature, this.#named]
      : query.name && query.name.key !== ''
        ? [
            this.#withPrefix,
            this.#spaced,
            this.#withParts,
            this.#inside,
            this.#elsewhere,
            this.#similar,
            this.#described,
          ]
        : [this.#inScope];
    for (const step of steps) {
      if (!this.isWanted()) return;
      await step.call(this);
      onStep();
    }
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
    for (const symbol of named.rows.found) {
      if (!this.isWanted()) return;
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
    this.rows.add(fitting);
  }

  async #detailsOf(row: number): Promise<RowDetails> {
    const block = blockOf(row, this.files.detailStarts);
    return (await this.files.details(block))(row - (this.files.detailStarts[block] ?? 0));
  }

  /** Reads the blocks in which names may begin with what is looked for. */
  async #beginningWith(name: NameQuery, fitOfRow: FitOfRow): Promise<void> {
    const blocks = this.files.blocksWithPrefix(name.key);
    // In each half of the index the exact ones stand first.
    const main = blocks.filter((block) => block < this.files.mainBlocks);
    const rest = blocks.filter((block) => block >= this.files.mainBlocks);
    const [first, later] = [
      [...main.slice(0, 2), ...rest.slice(0, 2)],
      [...main.slice(2), ...rest.slice(2)],
    ];
    await this.rows.names(first, fitOfRow, { all: true, prefix: name.key });
    await this.rows.names(await this.#withScopes(later), fitOfRow, { prefix: name.key });
  }

  /** Names that have it at the beginning of a word, as first letters, or inside. */
  async #withParts(): Promise<void> {
    const { name } = this.query;
    if (!name || name.key.length < 2 || this.rows.isFull) return;
    const collect: FitOfRow = (names, row, key) => this.#fitsAnywhere(name, names, row, key);
    if (this.#isSmall) {
      await this.rows.names(inAll([], this.files.nameStarts.length), collect, { all: true });
      return;
    }
    const sets = await Promise.all(
      name.parts.map((part) => this.files.blocksWith(sorts.part + part, false)),
    );
    const blocks = inAll(sets, 0);
    if (name.parts.length === 1 && name.key.length < 7)
      for (const block of await this.files.blocksWith(sorts.initials + name.key, false))
        blocks.push(block);
    await this.rows.names(await this.#withScopes([...new Set(blocks)]), collect);
  }

  /** Names that have it inside of a word; in a small index the step before has found them. */
  async #inside(): Promise<void> {
    const { name } = this.query;
    if (!name || name.key.length < 3 || this.rows.isFull || this.#isSmall) return;
    const inside = new Set<number>();
    for (const part of await this.files.partsWith(sorts.part)) {
      part.terms.forEach((term, i) => {
        if (term.startsWith(sorts.part) && term.includes(name.key))
          for (const block of part.blocksAt(i)) inside.add(block);
      });
    }
    await this.rows.names(await this.#withScopes([...inside]), (names, row, key) =>
      this.#fitsAnywhere(name, names, row, key),
    );
  }

  #fitsAnywhere(name: NameQuery, names: NameRows, row: number, key: string): number | undefined {
    const found = fitOf(name, names.names[row] ?? '', key);
    return found !== undefined && this.#fitsScopes(names, row) ? found : undefined;
  }

  /** The name in other scopes than the one that is written, which may be hidden in a macro or be another library's. */
  async #elsewhere(): Promise<void> {
    const { name } = this.query;
    if (!name || name.scopes.length === 0 || name.key === '' || this.rows.isFull) return;
    await this.#beginningWith(name, (_, __, key) => (key === name.key ? fit.parts : undefined));
  }

  /** Names that have it with one wrong letter; looked for only where next to nothing was found. */
  async #similar(): Promise<void> {
    const { name } = this.query;
    if (!name || name.key.length < 5 || this.rows.found.some((symbol) => symbol.fit < fit.inside))
      return;
    // Wherever one letter is wrong, one of the halves beside the middle is right.
    const middle = name.key.length >> 1;
    const left = name.key.slice(0, middle);
    const right = name.key.slice(middle + 1);
    const collect: FitOfRow = (names, row, key) => {
      if (!key.includes(left) && !key.includes(right)) return undefined;
      const isAlike =
        isSimilar(name.key, key) ||
        partStarts(names.names[row] ?? '', key).some((start) =>
          isSimilar(name.key, key.slice(start)),
        );
      return isAlike && this.#fitsScopes(names, row) ? fit.similar : undefined;
    };
    if (this.#isSmall) {
      await this.rows.names(inAll([], this.files.nameStarts.length), collect, { all: true });
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
    await this.rows.names(await this.#withScopes([...blocks]), collect);
  }

  /** Symbols whose descriptions have the words. */
  async #described(): Promise<void> {
    const { words: written, kinds, deprecated } = this.query;
    // Filters are about symbols, so their names are meant.
    if (this.rows.isFull || written.length === 0 || kinds || deprecated) return;
    const words = tellingWords(written);
    if (words.every((word) => word.length < 3)) return;
    const last = words.length - 1;
    const sets = this.files.hasSort(sorts.word)
      ? await Promise.all(
          words.map((word, i) => this.files.blocksWith(sorts.word + word, i < last)),
        )
      : [];
    const blocks = inAll(sets, sets.length > 0 ? 0 : this.files.detailStarts.length);
    await this.rows.details(blocks, ({ brief, text }) => {
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
    await this.rows.names(
      blocks,
      (names, row) => (!name || fitsScope(name, names.scope(row)) ? fit.prefix : undefined),
      { all: this.#isSmall },
    );
  }

  /** Functions that take and return what is wanted. */
  async #withSignature(): Promise<void> {
    const { signature } = this.query;
    if (!signature) return;
    const { params, returns } = signature;
    const wanted = [...params, ...(returns ? [returns] : [])].filter(({ key }) => key !== '_');
    const sets = this.files.hasSort(sorts.type)
      ? await Promise.all(wanted.map(({ key }) => this.files.blocksWith(sorts.type + key, true)))
      : [];
    const blocks = inAll(sets, sets.length > 0 ? 0 : this.files.detailStarts.length);
    await this.rows.details(blocks, (details) => {
      if (details.params === '') return undefined;
      const more = fitsSignature(signature, details.params, details.type);
      if (more < 0) return undefined;
      // Those without further parameters first, where the query has parentheses: then it names them all.
      return fit.exact + Math.min(more, 5) + (signature.isWhole && more > 0 ? 10 : 0);
    });
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
