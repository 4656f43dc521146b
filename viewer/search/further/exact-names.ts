import { withoutArguments } from '../../../src/shared/search/arguments.ts';
import { sorts } from '../../../src/shared/search/dictionary.ts';
import { nameKey } from '../../../src/shared/search/fold.ts';
import { parseName } from '../../../src/shared/search/query.ts';
import {
  matchLevel,
  fitsScope,
  fitsScopeInside,
  fitsScopeLoosely,
} from '../../../src/shared/search/rank.ts';
import { parseSignature, parseType } from '../../../src/shared/search/signature.ts';
import type { FoundSymbol } from '../row-scan.ts';
import type { RowDetails } from '../symbol-files.ts';
import type { Step, SymbolSearch } from '../symbol-search.ts';
import type { Wanted } from './wanted.ts';

/** Maximum number of names that are looked up. */
const mostNames = 16;

/** Maximum number of blocks of details that are read for aliases. */
const mostBlocks = 12;

/** The rank of a scope that is not the written one. */
const elsewhere = 3;

/** Maximum number of symbols of one name whose signatures are compared. */
const mostCompared = 40;

/** Adds the symbols with wanted names, those of the first name first. */
export function exactStep(search: SymbolSearch, wanted: readonly Wanted[]): Step {
  return async () => {
    const { rows, query } = search;
    const lists = await Promise.all(
      wanted.slice(0, mostNames).map((each) => symbolsNamed(search, each)),
    );
    const first = wanted[lists.findIndex(({ fitting, others }) => fitting[0] ?? others[0])];
    if (!first) {
      // What is around an unknown name says more than nothing.
      const around = wanted.flatMap(({ name }) => scopesOf(name));
      if (around.length > 0) await exactStep(search, around)();
      return;
    }
    // A name in its own scope before the same name anywhere else.
    const found = lists.map(({ fitting }) => fitting).concat(lists.map(({ others }) => others));
    query.name = parseName(withoutArguments(first.name));
    query.words = [query.name.written.toLowerCase()];
    if (query.wanted !== first.name) rows.instead = first.name;
    const all = found.flat();
    all.splice(1, 0, ...(await aliasesOf(search, first.name)));
    addInOrder(search, all);
  };
}

/** Returns the aliases of a type with template arguments. */
async function aliasesOf(search: SymbolSearch, type: string): Promise<FoundSymbol[]> {
  const { files, rows } = search;
  const { key, args } = parseType(type);
  const found: FoundSymbol[] = [];
  const blocks = args ? await search.blocksOfDetails([[sorts.type + key, true]]) : [];
  for (const block of blocks.slice(0, mostBlocks)) {
    const details = await files.details(block);
    for (let row = details.start; row < (files.detailStarts[block + 1] ?? files.total); row++) {
      const own = parseType(details.signature(row).type);
      if (own.key !== key || own.args !== args) continue;
      const symbol = await rows.symbolAt(row, matchLevel.exact);
      if (symbol?.kind === 'typedef') found.push(symbol);
    }
  }
  return found;
}

/** Returns the scopes of a name, the innermost first. */
function scopesOf(name: string): Wanted[] {
  const { scopes } = parseName(name);
  return scopes.map((_, i) => ({ name: scopes.slice(0, scopes.length - i).join('::') }));
}

/** Adds symbols in this order. */
export function addInOrder({ rows }: SymbolSearch, symbols: readonly FoundSymbol[]): void {
  const distinct = [...new Map(symbols.map((symbol) => [symbol.row, symbol])).values()];
  rows.add(distinct.map((symbol, rank) => ({ ...symbol, rank })));
}

/** Returns the symbols with a name: those whose scopes fit, the best first, and others. */
export async function symbolsNamed(
  search: SymbolSearch,
  wanted: Wanted,
): Promise<{ fitting: FoundSymbol[]; others: FoundSymbol[] }> {
  const name = parseName(wanted.name);
  const bare = /\boperator\b/.test(wanted.name) ? name : parseName(withoutArguments(wanted.name));
  const nothing = { fitting: [], others: [] };
  if (bare.key === '') return nothing;
  const keys = new Set([name.key, bare.key]);
  const scopeRank = (scope: string): number =>
    bare.scopes.length === 0 || fitsScope(bare, scope)
      ? 0
      : fitsScopeLoosely(bare, scope)
        ? 1
        : fitsScopeInside(bare, scope)
          ? 2
          : elsewhere;
  const hasName = (own: string, key: string): boolean =>
    wanted.isExact
      ? own === wanted.name
      : keys.has(key) || (!key.startsWith('operator') && keys.has(withoutArguments(key)));
  const found = await search.named(bare, (names, row, key) =>
    hasName(names.names[row] ?? '', key) ? scopeRank(names.scope(row)) : undefined,
  );
  const judged = await Promise.all(
    found.slice(0, mostCompared).map(async (symbol) => {
      const { scope } = symbol;
      const place = scopeRank(scope);
      const details = await search.files.detailsOf(symbol.row);
      symbol.details = details;
      const distance = [
        wanted.address !== undefined && !isAt(symbol.path(), wanted.address),
        place,
        nameKey(symbol.name) !== name.key,
        wanted.kind !== undefined &&
          symbol.kind !== kindOf(wanted.kind) &&
          !symbol.filters.includes(wanted.kind),
        symbol.name !== bare.written,
        distanceOf(wanted, symbol, details),
        symbol.isDetail,
        symbol.isDeprecated,
        isConstructor(symbol),
        // Readers look for what is documented.
        details.brief === '',
        symbol.rank,
      ].map(Number);
      return { symbol, distance, isFitting: place < elsewhere };
    }),
  );
  judged.sort((a, b) => compareNumbers(a.distance, b.distance));
  const of = (isFitting: boolean): FoundSymbol[] =>
    judged.filter((each) => each.isFitting === isFitting).map(({ symbol }) => symbol);
  return { fitting: of(true), others: of(false) };
}

/** True if a path below the base path is that of an address, of which the beginning may be missing. */
function isAt(path: string, address: string): boolean {
  return `/${path}`.endsWith(`/${address}`) || `/${address}`.endsWith(`/${path}`);
}

/** True for a constructor: a name without parentheses is that of the class. */
function isConstructor({ kind, name, scope }: FoundSymbol): boolean {
  return kind === 'function' && withoutArguments(scope).split('::').at(-1) === name;
}

function kindOf(kind: string): string {
  return kind === 'macro' ? 'define' : kind;
}

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((each, i) => each !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** How much the parameters and the type of a symbol differ from the wanted ones; 0 if they are equal or not known. */
function distanceOf(
  { params, returns }: Wanted,
  { kind }: FoundSymbol,
  { params: own, type }: RowDetails,
): number {
  if (own === '' || kind === 'define') return 0;
  const signature = parseSignature(own, type);
  const result =
    returns === undefined ||
    signature.returns.key === '' ||
    parseType(returns).key === signature.returns.key
      ? 0
      : 0.5;
  if (!params) return result;
  const types = signature.params.map((each) => parseType(each));
  const isOptional = signature.params.map((each) => /=|\.\.\./.test(each));
  let distance = result;
  for (let i = 0; i < Math.max(params.length, types.length); i++) {
    const [want, has] = [params[i], types[i]];
    if (want === undefined) distance += isOptional[i] ? 0.3 : 1.5;
    else if (!has) distance += 1.5;
    else {
      const type = parseType(want);
      if (type.key !== '_' && type.key !== has.key) distance += 1;
      else {
        if (type.isConst !== has.isConst) distance += 0.1;
        if (type.reference !== has.reference) distance += 0.1;
        if (type.args !== '' && type.args !== has.args) distance += 0.2;
      }
    }
  }
  return distance;
}
