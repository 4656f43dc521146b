import { withoutArguments } from '../../src/shared/search/arguments.ts';
import { sorts } from '../../src/shared/search/dictionary.ts';
import { nameKey } from '../../src/shared/search/fold.ts';
import type { NameQuery, Query } from '../../src/shared/search/query.ts';
import {
  laterPlace,
  matchLevel,
  matchLevelOf,
  fitsScope,
  fitsScopeLoosely,
  patternOfNames,
  topicPlace,
} from '../../src/shared/search/rank.ts';
import type { NameRows } from './name-rows.ts';
import { RowScan, type MatchRow, type FoundSymbol } from './row-scan.ts';
import { inAll, type SymbolFiles } from './symbol-files.ts';

/** One step of a search. */
export type Step = () => Promise<void>;

/** Maximum number of symbols with one name. */
const mostNamed = 200;

/** Searches for symbols; each step adds to the results of the previous ones. */
export class SymbolSearch {
  /** The index. */
  readonly files: SymbolFiles;
  /** The query. */
  readonly query: Query;
  readonly #steps: Step[];

  constructor(
    /** The results; steps only append. */
    readonly rows: RowScan,
  ) {
    this.files = rows.files;
    this.query = rows.query;
    const { name, isPlain } = this.query;
    this.#steps = !isPlain
      ? [() => this.#further()]
      : name && name.key !== ''
        ? // Keywords, and what is found by the singular or by descriptions, come before names that only contain the words.
          [...this.#strongSteps(name), () => this.#further()]
        : [() => this.#inScope()];
  }

  /** The steps that find names, the best matches first. */
  nameSteps(name: NameQuery): Step[] {
    return [...this.#strongSteps(name), ...this.weakSteps(name)];
  }

  /** Those of them that find names which equal or begin with the query. */
  #strongSteps(name: NameQuery): Step[] {
    const own = name.scopes.length > 0 ? [() => this.#ofOwner(name)] : [];
    return [...own, () => this.#withPrefix(name)];
  }

  /** The others. */
  weakSteps(name: NameQuery): Step[] {
    return [
      () => this.#withParts(name),
      () => this.#inside(name),
      () => this.#elsewhere(name),
      () => this.#similar(name),
    ];
  }

  /** Adds steps for descriptions, and for texts that are not names. */
  async #further(): Promise<void> {
    const { furtherSteps } = await import('./further/further.ts');
    this.#steps.push(...(await furtherSteps(this)));
  }

  /** True if there is nothing more to search. */
  get isDone(): boolean {
    return this.#steps.length === 0 || !this.rows.isCurrent();
  }

  /** Runs the next step. */
  async next(): Promise<void> {
    await this.#steps.shift()?.();
    // Further steps would add nothing to a full list.
    if (this.#steps.length > 0 && this.rows.isFull()) this.#steps.length = 0;
  }

  /** Numbers of all blocks of names. */
  get allBlocks(): Set<number> {
    return new Set(this.files.nameStarts.keys());
  }

  /** Members of exactly the written scope, then those that a class has from its bases. */
  async #ofOwner(name: NameQuery): Promise<void> {
    const isOwner = (scope: string): boolean => fitsScope(name, scope);
    await this.beginningWith(name, this.#symbols(name, isOwner));
    const bases = await this.files.basesOf(isOwner);
    if (!bases[0]) return;
    const inherited = this.#symbols(name, () => true);
    await this.beginningWith(
      name,
      (names, row, key) => {
        const distance = bases.indexOf(withoutArguments(names.scope(row)));
        const found = distance < 0 ? undefined : inherited(names, row, key);
        return found === undefined ? found : found + distance / 64;
      },
      true,
    );
  }

  /** Names that equal or begin with the query; also with the words before the last one read as scopes. */
  async #withPrefix(name: NameQuery): Promise<void> {
    const { spaced } = this.query;
    const { namePrefix } = this.files.entry;
    if (namePrefix !== '' && name.scopes.length === 0) {
      // Readers leave out the prefix of a C library, unless a name is what they wrote.
      await this.beginningWith(name, (names, row) =>
        names.names[row] === name.written ? matchLevel.same : undefined,
      );
      const whole = namePrefix + name.key;
      await this.beginningWith({ ...name, key: whole }, (_, __, key) =>
        key === whole ? matchLevel.exact : undefined,
      );
    }
    await this.beginningWith(name, this.#symbols(name));
    if (spaced && spaced.key !== '')
      await this.beginningWith(spaced, (names, row) =>
        fitsScopeLoosely(spaced, names.scope(row)) ? matchLevel.prefix : undefined,
      );
  }

  /** Returns symbols whose names equal or begin with another one. */
  async named(name: NameQuery, matchRow: MatchRow): Promise<FoundSymbol[]> {
    const { files, isCurrent } = this.rows;
    const query = { ...this.query, name };
    const rows = new RowScan(
      files,
      query,
      { query: '', limit: mostNamed },
      isCurrent,
      () => undefined,
    );
    await new SymbolSearch(rows).beginningWith(name, matchRow, true);
    return rows.found;
  }

  /** Reads the blocks in which names may begin with the query. */
  async beginningWith(name: NameQuery, matchRow: MatchRow, isAnywhere = false): Promise<void> {
    const { files, rows } = this;
    // In each half of the index, the exact names come first.
    const halves = files.blocksWithPrefix(name.key);
    const first = halves.flatMap((half) => half.slice(0, 2));
    const later = halves.flatMap((half) => half.slice(2));
    const rowsOf = (names: NameRows): number[] => names.beginningWith(name.key);
    await rows.names(first, rowsOf, matchRow, true);
    await rows.names(isAnywhere ? later : await this.#withScopes(later), rowsOf, matchRow);
  }

  /** Names that contain the query at the beginning of a word, as initials, or inside. */
  async #withParts(name: NameQuery): Promise<void> {
    const { key, parts } = name;
    if (key.length < 2) return;
    let blocks = this.allBlocks;
    if (!this.files.isSmall) {
      const sets = parts.map((part) => this.files.blocksWith(sorts.part + part, false));
      blocks = new Set(inAll(await Promise.all(sets), 0));
      if (parts.length === 1 && key.length < 7)
        for (const block of await this.files.blocksWith(sorts.initials + key, false))
          blocks.add(block);
    }
    await this.#anywhere(name, blocks);
  }

  /** Names that contain the query inside a word; in a small index, the previous step has found them. */
  async #inside(name: NameQuery): Promise<void> {
    if (name.key.length < 3 || this.files.isSmall) return;
    const blocks = await this.blocksOfTerms((term) => term.includes(name.key, 1));
    await this.#anywhere(name, blocks);
  }

  #anywhere(name: NameQuery, blocks: ReadonlySet<number>): Promise<void> {
    const pattern = patternOfNames(name);
    return this.inBlocks(blocks, (names) => names.column.having([pattern]), this.#fitting(name));
  }

  /** Returns the blocks that have names with wanted terms. */
  async blocksOfTerms(matches: (term: string) => boolean): Promise<Set<number>> {
    const blocks = new Set<number>();
    for (const part of await this.files.parts(sorts.part))
      part.terms.forEach((term, i) => {
        if (term.startsWith(sorts.part) && matches(term))
          for (const block of part.blocksAt(i)) blocks.add(block);
      });
    return blocks;
  }

  /** Scans some names of blocks; in a small index, all names are loaded. */
  async inBlocks(
    blocks: ReadonlySet<number>,
    rowsOf: (names: NameRows) => readonly number[],
    matchRow: MatchRow,
  ): Promise<void> {
    await this.rows.names(await this.#withScopes([...blocks]), rowsOf, matchRow);
  }

  /** Returns how a row fits a name and its scopes. */
  #fitting(
    name: NameQuery,
    isScope = (scope: string): boolean => fitsScopeLoosely(name, scope),
  ): MatchRow {
    return (names, row, key) => {
      const found = matchLevelOf(name, names.names[row] ?? '', key);
      return found !== undefined && isScope(names.scope(row)) ? found : undefined;
    };
  }

  /** The same, without files and pages that only begin with a name: a later step finds them, after the symbols. */
  #symbols(name: NameQuery, isScope?: (scope: string) => boolean): MatchRow {
    const fitting = this.#fitting(name, isScope);
    // A topic that begins with several words comes after symbols that have them in their descriptions.
    const later = this.query.words.length > 1 ? topicPlace : laterPlace;
    return (names, row, key) => {
      const found = fitting(names, row, key);
      const isLater = found === matchLevel.prefix && names.traits(row).place >= later;
      return isLater && name.key.length > 1 ? undefined : found;
    };
  }

  /**
   * The name in other scopes than the written one: first inner words of scopes (`base::x` in `test_base::x`), then any
   * scope. The written scope may be hidden in a macro, belong to another library, or be an object (`list.size`).
   */
  async #elsewhere(name: NameQuery): Promise<void> {
    const { addElsewhere } = await import('./further/further.ts');
    await addElsewhere(this, name);
  }

  /** Names with wrong letters, with code in a file of its own; only if almost nothing was found. */
  async #similar(name: NameQuery): Promise<void> {
    if (
      name.key.length < 5 ||
      this.rows.found.some((symbol) => symbol.matchLevel < matchLevel.inside)
    )
      return;
    const { addSimilar } = await import('./further/typos.ts');
    await addSimilar(this, name);
  }

  /** Returns blocks of details that have all terms; all blocks if the dictionary has no terms of this sort. */
  async blocksOfDetails(terms: [term: string, isWhole: boolean][]): Promise<number[]> {
    const known = terms.filter(([term]) => this.files.hasSort(term.charAt(0)));
    return inAll(
      await Promise.all(known.map(([term, isWhole]) => this.files.blocksWith(term, isWhole))),
      this.files.detailStarts.length,
    );
  }

  /** All symbols of the written scopes, or all that the filters accept. */
  async #inScope(): Promise<void> {
    const { name, groups } = this.query;
    if (!name && !groups) return;
    const blocks = await this.#withScopes([...this.allBlocks], true);
    const { rows } = this;
    await rows.names(
      blocks,
      (names) =>
        names.like(
          (table) =>
            table.names.map(
              (scope) => (!name || fitsScope(name, scope)) && rows.acceptsScope(scope),
            ),
          (traits) => rows.acceptsTraits(traits),
        ),
      () => matchLevel.prefix,
    );
  }

  /** Of blocks of names, returns those with the scopes of the query, the most searched ones first. */
  async #withScopes(blocks: readonly number[], whole = false): Promise<number[]> {
    const { name, within } = this.query;
    const sets = this.files.isSmall
      ? []
      : await Promise.all(
          [...(name?.scopes.slice(-1) ?? []), ...within.slice(-1)].map((scope) =>
            this.files.blocksWith(sorts.scope + nameKey(scope), whole && within.length === 0),
          ),
        );
    return inAll([new Set(blocks), ...sets], 0);
  }
}
