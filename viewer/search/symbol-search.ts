import type { SearchQuestion } from '../../src/shared/search/answer.ts';
import { sorts } from '../../src/shared/search/dictionary.ts';
import { squash, wordsOf } from '../../src/shared/search/fold.ts';
import type { NameQuery, Query } from '../../src/shared/search/query.ts';
import {
  fit,
  fitOf,
  fitsScope,
  fitsScopeInside,
  fitsScopeLoosely,
  isSimilar,
  partPlaces,
} from '../../src/shared/search/rank.ts';
import {
  signatureFit,
  type SignaturePattern,
  type TypePattern,
} from '../../src/shared/search/signature.ts';
import type { NameRows } from './name-rows.ts';
import { mostBlocks, RowScan, type FitOfRow, type FoundSymbol } from './row-scan.ts';
import { inAll, type SymbolFiles } from './symbol-files.ts';

/** Looks for symbols; each step adds to what was found before. */
export class SymbolSearch {
  /** What was found; steps only append. */
  readonly rows: RowScan;
  readonly #steps: (() => Promise<void>)[];

  /**
   * @param question How many are wanted, or everything.
   * @param isWanted False as soon as nobody waits for the result.
   * @param onMore Told when something may have been added.
   */
  constructor(
    private readonly files: SymbolFiles,
    private readonly query: Query,
    private readonly question: SearchQuestion,
    private readonly isWanted: () => boolean,
    onMore: () => void,
  ) {
    this.rows = new RowScan(files, query, question, isWanted, onMore);
    const { name, signature } = query;
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
    return this.#steps.length === 0 || !this.isWanted();
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

  /** True for an index so small that all its names are read at once. */
  get #isSmall(): boolean {
    return !this.files.hasSort(sorts.part);
  }

  /** Names that are, or begin with, what is looked for; and those where words before the last one are scopes. */
  async #withPrefix(name: NameQuery): Promise<void> {
    const { spaced } = this.query;
    await this.#beginningWith(name, (names, row, key) => this.#fitsAnywhere(name, names, row, key));
    if (spaced && spaced.key !== '')
      await this.#beginningWith(spaced, (names, row) =>
        fitsScopeLoosely(spaced, names.scope(row)) ? fit.prefix : undefined,
      );
  }

  /** Functions of a name that return what is wanted. */
  async #named({ returns }: SignaturePattern): Promise<void> {
    const { files, question, query } = this;
    if (!query.name) return;
    const named = new SymbolSearch(files, query, question, this.isWanted, () => undefined);
    await named.#withPrefix(query.name);
    const fitOfSignature = signatureFit({ params: [], returns });
    const fitting: FoundSymbol[] = [];
    for (const symbol of named.rows.found) {
      if (fitOfSignature(await files.detailsOf(symbol.row)) >= 0) fitting.push(symbol);
    }
    this.rows.add(fitting);
  }

  /** Reads the blocks in which names may begin with what is looked for. */
  async #beginningWith(name: NameQuery, fitOfRow: FitOfRow, isAnywhere = false): Promise<void> {
    const { files, rows } = this;
    const blocks = files.blocksWithPrefix(name.key);
    // In each half of the index the exact ones stand first.
    const halves = [true, false].map((isMain) =>
      blocks.filter((block) => block < files.mainBlocks === isMain),
    );
    const first = halves.flatMap((half) => half.slice(0, 2));
    const later = halves.flatMap((half) => half.slice(2));
    await rows.names(first, fitOfRow, { all: true, prefix: name.key });
    await rows.names(isAnywhere ? later : await this.#withScopes(later), fitOfRow, {
      prefix: name.key,
    });
  }

  /** Names that have it at the beginning of a word, as first letters, or inside. */
  async #withParts(name: NameQuery): Promise<void> {
    const { key, parts } = name;
    if (key.length < 2) return;
    let blocks = this.#allBlocks;
    if (!this.#isSmall) {
      const sets = parts.map((part) => this.files.blocksWith(sorts.part + part, false));
      blocks = new Set(inAll(await Promise.all(sets), 0));
      if (parts.length === 1 && key.length < 7)
        for (const block of await this.files.blocksWith(sorts.initials + key, false))
          blocks.add(block);
    }
    await this.#inBlocks(blocks, (names, row, key) => this.#fitsAnywhere(name, names, row, key));
  }

  /** Names that have it inside of a word; in a small index the step before has found them. */
  async #inside(name: NameQuery): Promise<void> {
    if (name.key.length < 3 || this.#isSmall) return;
    const blocks = await this.#blocksOfTerms((term) => term.includes(name.key, 1));
    await this.#inBlocks(blocks, (names, row, key) => this.#fitsAnywhere(name, names, row, key));
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

  /** Looks at the names of blocks; of a small index they are all at hand. */
  async #inBlocks(blocks: ReadonlySet<number>, fitOfRow: FitOfRow): Promise<void> {
    await this.rows.names(await this.#withScopes([...blocks]), fitOfRow, { all: this.#isSmall });
  }

  #fitsAnywhere(name: NameQuery, names: NameRows, row: number, key: string): number | undefined {
    const found = fitOf(name, names.names[row] ?? '', key);
    return found !== undefined && this.#fitsScopes(name, names, row) ? found : undefined;
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
    const blocks = this.#isSmall
      ? this.#allBlocks
      : await this.#blocksOfTerms((term) => parts.some((part) => isNear(part, term.slice(1))));
    for (const block of this.files.blocksWithPrefix(left).slice(0, mostBlocks / 2))
      blocks.add(block);
    // A right half stands so many letters behind the beginning, or up to two more where some are too many.
    const isAlike = (name: string, key: string, half: string, behind: number): boolean => {
      for (let at = key.indexOf(half); at >= 0; at = key.indexOf(half, at + 1))
        for (let start = at - behind; start >= at - behind - 2; start--)
          if (isSimilar(wanted, key, start) && beginsWord(name, key, start)) return true;
      return false;
    };
    await this.#inBlocks(blocks, (names, row, key) => {
      const own = names.names[row] ?? '';
      const isFound = isAlike(own, key, left, 0) || isAlike(own, key, right, middle);
      return isFound && this.#fitsScopes(name, names, row) ? fit.similar : undefined;
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
    await this.rows.details(blocks, (rows, row) => {
      const folded = rows.folded(row);
      if (!words.every((word) => folded.includes(word))) return undefined;
      const own = wordsOf(folded).flatMap(({ word }) => [word, ...word.split(/[^\p{L}\p{N}+]+/u)]);
      const has = words.every((word, i) =>
        own.some((each) => each === word || (i === last && each.startsWith(word))),
      );
      return has ? fit.described : undefined;
    });
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
    const { name, filters, deprecated, within } = this.query;
    if (!name && !filters && !deprecated && within.length === 0) return;
    const blocks = await this.#withScopes([...this.#allBlocks], true);
    await this.rows.names(
      blocks,
      (names, row) => (!name || fitsScope(name, names.scope(row)) ? fit.prefix : undefined),
      { all: this.#isSmall },
    );
  }

  /** Functions that take and return what is wanted; with `isOpen`, also where the last type is only the beginning of theirs. */
  async #withSignature(written: SignaturePattern, isOpen: boolean): Promise<void> {
    const open = [...written.params, written.returns].find((type) => type?.isOpen);
    if (isOpen && (!open || open.key.length < 2)) return;
    const close = (type: TypePattern): TypePattern => ({ ...type, isOpen });
    const { params, returns, isWhole } = written;
    const fitOfSignature = signatureFit(
      isOpen ? written : { params: params.map(close), returns: returns && close(returns) },
    );
    const blocks = await this.#blocksOfDetails(
      [...params, ...(returns ? [returns] : [])].flatMap((type): [string, boolean][] =>
        type.key === '_' ? [] : [[sorts.type + type.key, !isOpen || type !== open]],
      ),
    );
    await this.rows.details(blocks, (rows, row) => {
      const more = fitOfSignature(rows.signature(row));
      if (more < 0) return undefined;
      // Those without further parameters first, where the query has parentheses: then it names them all.
      return fit.exact + Math.min(more, 5) + (isWhole && more > 0 ? 10 : 0);
    });
  }

  #fitsScopes(name: NameQuery, names: NameRows, row: number): boolean {
    return name.scopes.length === 0 || fitsScopeLoosely(name, names.scope(row));
  }

  /** Of blocks of names, those that have the scopes of the query, the ones with what is looked for most first. */
  async #withScopes(blocks: readonly number[], whole = false): Promise<number[]> {
    const { name, within } = this.query;
    const sets = this.#isSmall
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
