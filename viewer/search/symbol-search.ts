import { anyOf, patternOfWord } from '../../src/shared/search/columns.ts';
import { sorts } from '../../src/shared/search/dictionary.ts';
import { squash } from '../../src/shared/search/fold.ts';
import type { NameQuery, Query } from '../../src/shared/search/query.ts';
import {
  fit,
  fitOf,
  fitsScope,
  fitsScopeInside,
  fitsScopeLoosely,
  isSimilar,
  partPlaces,
  patternOfNames,
} from '../../src/shared/search/rank.ts';
import {
  patternsOfTypes,
  signatureFit,
  type SignaturePattern,
  type TypePattern,
  typesOf,
} from '../../src/shared/search/signature.ts';
import type { NameRows } from './name-rows.ts';
import { mostBlocks, RowScan, type FitOfRow, type FoundSymbol } from './row-scan.ts';
import { inAll, type DetailRows, type SymbolFiles } from './symbol-files.ts';

/** Looks for symbols; each step adds to what was found before. */
export class SymbolSearch {
  private readonly files: SymbolFiles;
  private readonly query: Query;
  readonly #steps: (() => Promise<void>)[];

  constructor(
    /** What was found; steps only append. */
    readonly rows: RowScan,
  ) {
    this.files = rows.files;
    this.query = rows.query;
    const { name, signature } = this.query;
    if (signature)
      this.#steps = [
        () => this.#withSignature(signature, false),
        () => this.#named(signature),
        () => this.#withSignature(signature, true),
      ];
    else if (name && name.key !== '')
      this.#steps = [
        () => this.#withPrefix(name),
        () => this.#withParts(name),
        () => this.#inside(name),
        () => this.#elsewhere(name),
        () => this.#similar(name),
        () => this.#described(),
      ];
    else this.#steps = [() => this.#inScope()];
  }

  /** True when nothing more is to be looked for. */
  get isDone(): boolean {
    return this.#steps.length === 0 || !this.rows.isWanted();
  }

  /** Runs the next step. */
  async next(): Promise<void> {
    await this.#steps.shift()?.();
    // Further steps would add nothing to a full list.
    if (this.#steps.length > 0 && this.rows.isFull()) this.#steps.length = 0;
  }

  get #allBlocks(): Set<number> {
    return new Set(this.files.nameStarts.keys());
  }

  /** Names that are, or begin with, what is looked for; and those where words before the last one are scopes. */
  async #withPrefix(name: NameQuery): Promise<void> {
    const { spaced } = this.query;
    await this.#beginningWith(name, this.#fitting(name));
    if (spaced && spaced.key !== '')
      await this.#beginningWith(spaced, (names, row) =>
        fitsScopeLoosely(spaced, names.scope(row)) ? fit.prefix : undefined,
      );
  }

  /** Functions of a name that return what is wanted. */
  async #named({ returns }: SignaturePattern): Promise<void> {
    const { files, query, rows } = this;
    if (!query.name) return;
    const { question, isWanted } = rows;
    const named = new SymbolSearch(new RowScan(files, query, question, isWanted, () => undefined));
    await named.#withPrefix(query.name);
    const fitOfSignature = signatureFit({ params: [], returns });
    const fitting: FoundSymbol[] = [];
    for (const symbol of named.rows.found) {
      if (fitOfSignature(await files.detailsOf(symbol.row)) >= 0) fitting.push(symbol);
    }
    rows.add(fitting);
  }

  /** Reads the blocks in which names may begin with what is looked for. */
  async #beginningWith(name: NameQuery, fitOfRow: FitOfRow, isAnywhere = false): Promise<void> {
    const { files, rows } = this;
    // In each half of the index the exact ones stand first.
    const halves = files.blocksWithPrefix(name.key);
    const first = halves.flatMap((half) => half.slice(0, 2));
    const later = halves.flatMap((half) => half.slice(2));
    const rowsOf = (names: NameRows): number[] => names.beginningWith(name.key);
    await rows.names(first, rowsOf, fitOfRow, true);
    await rows.names(isAnywhere ? later : await this.#withScopes(later), rowsOf, fitOfRow);
  }

  /** Names that have it at the beginning of a word, as first letters, or inside. */
  async #withParts(name: NameQuery): Promise<void> {
    const { key, parts } = name;
    if (key.length < 2) return;
    let blocks = this.#allBlocks;
    if (!this.files.isSmall) {
      const sets = parts.map((part) => this.files.blocksWith(sorts.part + part, false));
      blocks = new Set(inAll(await Promise.all(sets), 0));
      if (parts.length === 1 && key.length < 7)
        for (const block of await this.files.blocksWith(sorts.initials + key, false))
          blocks.add(block);
    }
    await this.#anywhere(name, blocks);
  }

  /** Names that have it inside of a word; in a small index the step before has found them. */
  async #inside(name: NameQuery): Promise<void> {
    if (name.key.length < 3 || this.files.isSmall) return;
    const blocks = await this.#blocksOfTerms((term) => term.includes(name.key, 1));
    await this.#anywhere(name, blocks);
  }

  #anywhere(name: NameQuery, blocks: ReadonlySet<number>): Promise<void> {
    return this.#inBlocks(blocks, patternOfNames(name), this.#fitting(name));
  }

  /** Blocks with words of names that are told by their terms. */
  async #blocksOfTerms(isWanted: (term: string) => boolean): Promise<Set<number>> {
    const blocks = new Set<number>();
    for (const part of await this.files.parts(sorts.part))
      part.terms.forEach((term, i) => {
        if (term.startsWith(sorts.part) && isWanted(term))
          for (const block of part.blocksAt(i)) blocks.add(block);
      });
    return blocks;
  }

  /** Looks at the names of blocks that a pattern matches; of a small index they are all at hand. */
  async #inBlocks(blocks: ReadonlySet<number>, pattern: RegExp, fitOfRow: FitOfRow): Promise<void> {
    await this.rows.names(
      await this.#withScopes([...blocks]),
      (names) => names.having([pattern]),
      fitOfRow,
    );
  }

  /** Tells how a row fits a name and its scopes. */
  #fitting(name: NameQuery): FitOfRow {
    return (names, row, key) => {
      const found = fitOf(name, names.names[row] ?? '', key);
      return found !== undefined && fitsScopeLoosely(name, names.scope(row)) ? found : undefined;
    };
  }

  /**
   * The name in other scopes than the one that is written: inner words of scopes first (`base::x` in `test_base::x`), then
   * any, for the scope may be hidden in a macro, another library's, or an object (`list.size`).
   */
  async #elsewhere(name: NameQuery): Promise<void> {
    const { spaced, text } = this.query;
    const wanted = spaced && text.includes('.') ? spaced : name;
    if (wanted.scopes.length === 0) return;
    await this.#beginningWith(
      wanted,
      (names, row) => (fitsScopeInside(wanted, names.scope(row)) ? fit.prefix : undefined),
      true,
    );
    await this.#beginningWith(
      wanted,
      (_, __, key) => (key === wanted.key ? fit.parts : undefined),
      true,
    );
  }

  /** Names that have it with one wrong letter; looked for only where next to nothing was found. */
  async #similar(name: NameQuery): Promise<void> {
    const { key: wanted, parts } = name;
    if (wanted.length < 5 || this.rows.found.some((symbol) => symbol.fit < fit.inside)) return;
    // Wherever one letter is wrong, one of the halves beside the middle is right.
    const middle = wanted.length >> 1;
    const left = wanted.slice(0, middle);
    const right = wanted.slice(middle + 1);
    // Where the wrong letter is in the second half, the first one leads to the blocks; else variants of its words do.
    const blocks = this.files.isSmall
      ? this.#allBlocks
      : await this.#blocksOfTerms((term) => parts.some((part) => isNear(part, term.slice(1))));
    for (const block of this.files
      .blocksWithPrefix(left)
      .flat()
      .slice(0, mostBlocks / 2))
      blocks.add(block);
    // A right half stands so many letters behind the beginning, or up to two more where some are too many.
    const isAlike = (name: string, key: string, half: string, behind: number): boolean => {
      for (let at = key.indexOf(half); at >= 0; at = key.indexOf(half, at + 1))
        for (let start = at - behind; start >= at - behind - 2; start--)
          if (isSimilar(wanted, key, start) && beginsWord(name, key, start)) return true;
      return false;
    };
    await this.#inBlocks(blocks, anyOf([left, right]), (names, row, key) => {
      const own = names.names[row] ?? '';
      const isFound = isAlike(own, key, left, 0) || isAlike(own, key, right, middle);
      return isFound && fitsScopeLoosely(name, names.scope(row)) ? fit.similar : undefined;
    });
  }

  /** Symbols whose descriptions have the words. */
  async #described(): Promise<void> {
    const words = this.query.words;
    if (words.every((word) => word.length < 3)) return;
    const last = words.length - 1;
    const blocks = await this.#blocksOfDetails(
      words.map((word, i) => [sorts.word + word, i < last]),
    );
    const patterns = words
      .map((word, i) => patternOfWord(word, i < last))
      .sort(({ source: a }, { source: b }) => b.length - a.length);
    await this.rows.details(
      blocks,
      (rows) => rows.folded().having(patterns),
      () => fit.described,
    );
  }

  /** Blocks of details that have all terms; all of them where terms of this sort lead nowhere. */
  async #blocksOfDetails(terms: [term: string, isWhole: boolean][]): Promise<number[]> {
    const known = terms.filter(([term]) => this.files.hasSort(term.charAt(0)));
    return inAll(
      await Promise.all(known.map(([term, isWhole]) => this.files.blocksWith(term, isWhole))),
      this.files.detailStarts.length,
    );
  }

  /** All symbols of the scopes that are written, or all that the filters let through. */
  async #inScope(): Promise<void> {
    const { name, groups } = this.query;
    if (!name && !groups) return;
    const blocks = await this.#withScopes([...this.#allBlocks], true);
    const { rows } = this;
    await rows.names(
      blocks,
      (names) =>
        names.like(
          (scope) => (!name || fitsScope(name, scope)) && rows.acceptsScope(scope),
          (traits) => rows.acceptsTraits(traits),
        ),
      () => fit.prefix,
    );
  }

  /** Functions that take and return what is wanted; with `isOpen`, also where the last type is only the beginning of theirs. */
  async #withSignature(written: SignaturePattern, isOpen: boolean): Promise<void> {
    const open = typesOf(written).find((type) => type.isOpen);
    if (isOpen && (!open || open.key.length < 2)) return;
    const own = (type: TypePattern): TypePattern => (isOpen ? type : { ...type, isOpen });
    const { params, returns, isWhole } = written;
    const wanted = { params: params.map(own), returns: returns && own(returns) };
    const blocks = await this.#blocksOfDetails(
      typesOf(wanted).flatMap((type): [string, boolean][] =>
        type.key === '_' ? [] : [[sorts.type + type.key, !type.isOpen]],
      ),
    );
    const fitOfSignature = signatureFit(wanted);
    const patterns = patternsOfTypes(wanted);
    const rowsOf = (rows: DetailRows): number[] => rows.signatures().having(patterns);
    await this.rows.details(blocks, rowsOf, (rows, row) => {
      const more = fitOfSignature(rows.signature(row));
      if (more < 0) return undefined;
      // Those without further parameters first, where the query has parentheses: then it names them all.
      return fit.exact + Math.min(more, 5) + (isWhole && more > 0 ? 10 : 0);
    });
  }

  /** Of blocks of names, those that have the scopes of the query, the ones with what is looked for most first. */
  async #withScopes(blocks: readonly number[], whole = false): Promise<number[]> {
    const { name, within } = this.query;
    const sets = this.files.isSmall
      ? []
      : await Promise.all(
          [...(name?.scopes.slice(-1) ?? []), ...within.slice(-1)].map((scope) =>
            this.files.blocksWith(sorts.scope + squash(scope), whole && within.length === 0),
          ),
        );
    return inAll([new Set(blocks), ...sets], 0);
  }
}

/** True for a word of which the other one is a misspelling. */
function isNear(misspelt: string, word: string): boolean {
  return (
    misspelt.length > 3 && Math.abs(word.length - misspelt.length) < 2 && isSimilar(misspelt, word)
  );
}

/** True where a word of a name begins at a place in its squashed form. */
function beginsWord(name: string, key: string, place: number): boolean {
  return place === 0 || partPlaces(name, key).some(({ start }) => start === place);
}
