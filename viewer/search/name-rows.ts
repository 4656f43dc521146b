import {
  Column,
  splitSorted,
  splitStrings,
  unpackNumbers,
} from '../../src/shared/search/columns.ts';
import { nameKey } from '../../src/shared/search/fold.ts';
import { firstAtLeast } from '../../src/shared/search/dictionary.ts';
import type { NameBlock, ScopeTable, SymbolIndexEntry } from '../../src/shared/search/format.ts';
import { pageOf } from '../../src/shared/search/page-path.ts';
import type { RankTraits } from '../../src/shared/search/rank.ts';

/** Scopes and their pages, ready for queries. */
export class Scopes {
  /** The scopes. */
  readonly names: readonly string[];
  readonly #places: readonly number[];
  readonly #pages: readonly string[];

  constructor(
    written: ScopeTable,
    private readonly patterns: readonly string[],
  ) {
    this.names = splitSorted(written.names);
    this.#places = unpackNumbers(written.places);
    this.#pages = splitSorted(written.pages);
  }

  /** Returns the site path of the page of a scope, without base. */
  page(scope: number): string {
    return pageAt(this.#places[scope] ?? 0, this.patterns, this.#pages, this.names[scope] ?? '');
  }
}

/** Properties of a row other than its name and scope. */
export interface RowTraits extends RankTraits {
  /** Doxygen's kind. */
  kind: string;
  /** Filters that accept it. */
  filters: readonly string[];
  /** Its library; undefined if the site has only one. */
  library: string | undefined;
}

/** A block of names, ready for queries. Places are read when the first row is shown. */
export class NameRows {
  /** Names without scopes. */
  readonly names: readonly string[];
  /** Normalized names, ascending. */
  readonly keys: readonly string[];
  /** The same, to search all of them. */
  readonly column: Column;
  readonly #kinds: readonly number[];
  readonly #rowScopes: readonly number[];
  readonly #scopes: Scopes;
  /** Properties of rows, by their code. */
  readonly #traits: RowTraits[] = [];
  #places: { rowPages: number[]; pages: string[]; anchors: string[] } | undefined;

  constructor(
    private readonly written: NameBlock,
    private readonly entry: SymbolIndexEntry,
    shared: Scopes | undefined,
  ) {
    this.names = splitSorted(written.names);
    this.keys = this.names.map(nameKey);
    this.column = new Column(this.keys);
    this.#kinds = unpackNumbers(written.kinds);
    this.#rowScopes = unpackNumbers(written.rowScopes);
    const { scopes = { names: '', places: '', pages: '' } } = written;
    this.#scopes = shared ?? new Scopes(scopes, entry.patterns);
  }

  /** Rows whose normalized names begin with a prefix. */
  beginningWith(prefix: string): number[] {
    const found: number[] = [];
    for (let i = firstAtLeast(this.keys, prefix); this.keys[i]?.startsWith(prefix) === true; i++)
      found.push(i);
    return found;
  }

  /**
   * Rows with a wanted scope and wanted properties.
   *
   * @param scopesOf Returns, for each scope of a table, whether it is wanted.
   */
  like(
    scopesOf: (table: Scopes) => readonly boolean[],
    isKind: (traits: RowTraits) => boolean,
  ): number[] {
    const scopes = scopesOf(this.#scopes);
    const kinds: boolean[] = [];
    const found: number[] = [];
    this.#kinds.forEach((code, row) => {
      if (scopes[this.#rowScopes[row] ?? 0] && (kinds[code] ??= isKind(this.traits(row))))
        found.push(row);
    });
    return found;
  }

  /** Properties of a row. */
  traits(row: number): RowTraits {
    const code = this.#kinds[row] ?? 0;
    return (this.#traits[code] ??= this.#traitsOf(code));
  }

  #traitsOf(code: number): RowTraits {
    const [kind, place, filters, library] = this.entry.kinds[code >> 2] ?? ['', 0, ''];
    return {
      kind,
      place,
      filters: filters.split(' '),
      library,
      isDetail: (code & 2) > 0,
      isDeprecated: (code & 1) > 0,
    };
  }

  /** Scope of a row. */
  scope(row: number): string {
    return this.#scopes.names[this.#rowScopes[row] ?? 0] ?? '';
  }

  /** True for a row outside of the scope of the library itself. */
  isForeign(row: number): boolean {
    const [outermost = ''] = this.scope(row).split('::', 1);
    return !this.entry.home.split(' ').includes(outermost);
  }

  /** Site path and anchor of a row, without base. */
  path(row: number): string {
    const { written } = this;
    const { patterns } = this.entry;
    this.#places ??= {
      rowPages: unpackNumbers(written.rowPages),
      pages: splitSorted(written.pages),
      anchors: splitStrings(written.anchors, this.names.length),
    };
    const { rowPages, pages, anchors } = this.#places;
    const name = this.names[row] ?? '';
    const scope = this.scope(row);
    const place = rowPages[row] ?? 0;
    const page =
      place === 0
        ? this.#scopes.page(this.#rowScopes[row] ?? 0)
        : pageAt(place, patterns, pages, scope === '' ? name : `${scope}::${name}`);
    const code = anchors[row] ?? '-';
    const rest = code.slice(1);
    switch (code.charAt(0)) {
      case '-':
        return page;
      case '~':
        return `${page}#${scope.split('::').pop() ?? ''}-${name}`;
      case '=':
        return `${page}#${rest}`;
      default:
        return `${page}#${name}${rest}`;
    }
  }
}

/** Returns the page of a number: from a pattern, or one of the pages that follow none. */
function pageAt(
  place: number,
  patterns: readonly string[],
  pages: readonly string[],
  name: string,
): string {
  const pattern = patterns[place - 1];
  return pattern === undefined ? (pages[place - 1 - patterns.length] ?? '') : pageOf(pattern, name);
}
