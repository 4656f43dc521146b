import { splitSorted, splitStrings, unpackNumbers } from '../../src/shared/search/columns.ts';
import { squash } from '../../src/shared/search/fold.ts';
import { symbolKinds, type NameBlock } from '../../src/shared/search/format.ts';

/** A block of names, ready to be asked. Most columns are read when the first row is shown. */
export class NameRows {
  /** Names without scopes. */
  readonly names: readonly string[];
  readonly #kinds: readonly number[];
  readonly #scopes: readonly string[];
  readonly #rowScopes: readonly number[];
  #keys: string[] | undefined;
  #places:
    { pages: string[]; scopePages: number[]; rowPages: number[]; anchors: string[] } | undefined;

  constructor(private readonly written: NameBlock) {
    this.names = splitSorted(written.names);
    this.#kinds = unpackNumbers(written.kinds);
    this.#scopes = splitSorted(written.scopes);
    this.#rowScopes = unpackNumbers(written.rowScopes);
  }

  /** Squashed names, ascending. */
  get keys(): readonly string[] {
    return (this.#keys ??= this.names.map(squash));
  }

  /** Doxygen's kind of a row. */
  kind(row: number): string {
    return symbolKinds[(this.#kinds[row] ?? 0) >> 2] ?? 'function';
  }

  /** Belongs to the implementation. */
  isDetail(row: number): boolean {
    return ((this.#kinds[row] ?? 0) & 2) !== 0;
  }

  /** Is deprecated. */
  isDeprecated(row: number): boolean {
    return ((this.#kinds[row] ?? 0) & 1) !== 0;
  }

  /** Scope of a row. */
  scope(row: number): string {
    return this.#scopes[this.#rowScopes[row] ?? 0] ?? '';
  }

  /** Site path and anchor of a row, without base. */
  path(row: number): string {
    const { pages, scopePages, rowPages, anchors } = (this.#places ??= this.#readPlaces());
    const own = rowPages[row] ?? 0;
    const page = pages[(own === 0 ? (scopePages[this.#rowScopes[row] ?? 0] ?? 0) : own) - 1] ?? '';
    const code = anchors[row] ?? '-';
    const name = this.names[row] ?? '';
    if (code === '-') return page;
    if (code === '') return `${page}#${name}`;
    return code.startsWith('+') ? `${page}#${name}${code.slice(1)}` : `${page}#${code.slice(1)}`;
  }

  #readPlaces(): { pages: string[]; scopePages: number[]; rowPages: number[]; anchors: string[] } {
    const { pages, scopePages, rowPages, anchors } = this.written;
    return {
      pages: splitSorted(pages),
      scopePages: unpackNumbers(scopePages),
      rowPages: unpackNumbers(rowPages),
      anchors: splitStrings(anchors, this.names.length),
    };
  }
}
