import { joinSorted, joinStrings, packNumbers } from '../shared/search/columns.ts';
import type { NameBlock, ScopeTable } from '../shared/search/format.ts';
import { patternOf } from '../shared/search/page-path.ts';
import type { SymbolEntry } from './symbol-entries.ts';

/** Maximum number of page patterns of a library. */
const mostPatterns = 24;

/** Builds the blocks of names, and the table of scopes if the blocks share it. */
export function nameFiles(
  blocks: readonly (readonly SymbolEntry[])[],
  numberOf: (entry: SymbolEntry) => number,
  sharesScopes: boolean,
): { files: Map<string, NameBlock | ScopeTable>; patterns: string[] } {
  const entries = blocks.flat();
  const pageOfScope = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const entry of entries) {
    if (entry.anchor !== '') continue;
    pageOfScope.set(qualified(entry), entry.page);
    const pattern = patternOf(entry.page, qualified(entry));
    if (pattern !== undefined) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  }
  const patterns = [...counts]
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, mostPatterns * new Set(entries.map(({ library }) => library)).size)
    .map(([pattern]) => pattern);

  const files = new Map<string, NameBlock | ScopeTable>();
  const shared = sharesScopes ? scopesOf(entries) : undefined;
  if (shared) files.set('s', scopeTable(shared, pageOfScope, patterns));
  blocks.forEach((rows, i) => {
    const scopes = shared ?? scopesOf(rows);
    const numbers = new Map(scopes.map((scope, number) => [scope, number]));
    const places = new Places(patterns);
    const rowPages = rows.map((entry) =>
      pageOfScope.get(entry.scope) === entry.page
        ? undefined
        : places.add(entry.page, qualified(entry)),
    );
    files.set(`n${i}`, {
      names: joinSorted(rows.map(({ name }) => name)),
      kinds: packNumbers(
        rows.map(
          (entry) => numberOf(entry) * 4 + (entry.isDetail ? 2 : 0) + (entry.isDeprecated ? 1 : 0),
        ),
      ),
      ...(shared ? {} : { scopes: scopeTable(scopes, pageOfScope, patterns) }),
      rowScopes: packNumbers(rows.map(({ scope }) => numbers.get(scope) ?? 0)),
      rowPages: packNumbers(rowPages.map((place) => place?.() ?? 0)),
      pages: joinSorted(places.pages),
      anchors: joinStrings(rows.map(anchorCode)),
    });
  });
  return { files, patterns };
}

/** Returns the name with its scope. */
function qualified({ scope, name }: SymbolEntry): string {
  return scope === '' ? name : `${scope}::${name}`;
}

function scopesOf(rows: readonly SymbolEntry[]): string[] {
  return [...new Set(rows.map(({ scope }) => scope))].sort();
}

function scopeTable(
  scopes: readonly string[],
  pageOfScope: ReadonlyMap<string, string>,
  patterns: readonly string[],
): ScopeTable {
  const places = new Places(patterns);
  const found = scopes.map((scope) => {
    const page = pageOfScope.get(scope);
    return page === undefined ? undefined : places.add(page, scope);
  });
  return {
    names: joinSorted(scopes),
    places: packNumbers(found.map((place) => place?.() ?? 0)),
    pages: joinSorted(places.pages),
  };
}

function anchorCode({ name, scope, anchor }: SymbolEntry): string {
  if (anchor === '') return '-';
  if (anchor === name) return '';
  if (anchor === `${scope.split('::').pop() ?? ''}-${name}`) return '~';
  return anchor.startsWith(name) ? `+${anchor.slice(name.length)}` : `=${anchor}`;
}

/** Numbers pages: by pattern if they match one, else by position in a sorted list, which is complete at the end. */
class Places {
  readonly #others = new Set<string>();
  #sorted: string[] | undefined;

  constructor(private readonly patterns: readonly string[]) {}

  /** Pages without a pattern, sorted. */
  get pages(): string[] {
    return (this.#sorted ??= [...this.#others].sort());
  }

  /** Adds a page; returns a function that returns its number once all pages are added. */
  add(page: string, name: string): () => number {
    const pattern = this.patterns.indexOf(patternOf(page, name) ?? '');
    if (pattern >= 0) return () => pattern + 1;
    this.#others.add(page);
    return () => this.patterns.length + 1 + this.#numbers.get(page);
  }

  get #numbers(): { get(page: string): number } {
    const numbers = (this.#byPage ??= new Map(this.pages.map((page, i) => [page, i])));
    return { get: (page) => numbers.get(page) ?? 0 };
  }

  #byPage: ReadonlyMap<string, number> | undefined;
}
