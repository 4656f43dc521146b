import { splitOutside, withoutArguments } from '../../../src/shared/search/arguments.ts';
import { sorts } from '../../../src/shared/search/dictionary.ts';
import { nameKey } from '../../../src/shared/search/fold.ts';
import { parseName } from '../../../src/shared/search/query.ts';
import {
  matchLevel,
  fitsScope,
  fitsScopeInside,
  fitsScopeLoosely,
  scopeNames,
} from '../../../src/shared/search/rank.ts';
import { parseSignature, parseType } from '../../../src/shared/search/signature.ts';
import type { FoundSymbol } from '../row-scan.ts';
import type { RowDetails } from '../symbol-files.ts';
import type { Step, SymbolSearch } from '../symbol-search.ts';
import { addNear } from './near-names.ts';
import { notInCode, type Wanted } from './wanted.ts';

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
    // A name in its own scope before the same name in other letters, and before that of another scope.
    const found = [0, 1, 2].flatMap((tier) => lists.flatMap((list) => list[tier] ?? []));
    const isKnown = lists.some(
      ([own, otherCase], i) => wanted[i]?.isMeant && (own[0] ?? otherCase[0]),
    );
    const meant = isKnown ? undefined : wanted.find(({ isMeant }) => isMeant);
    if (meant) await addNear(search, meant, found.length > 0);
    const first = wanted[lists.findIndex((list) => list.some((tier) => tier[0] === found[0]))];
    if (!first || found.length === 0) {
      // What is around an unknown name says more than nothing.
      const around = wanted.flatMap(({ name }) => scopesOf(name));
      if (around.length > 0) await exactStep(search, around)();
      return;
    }
    if (rows.total === 0) {
      query.name = parseName(withoutArguments(first.name));
      query.words = [query.name.written.toLowerCase()];
      if (query.wanted !== first.name) rows.instead = first.name;
    }
    found.splice(1, 0, ...(await aliasesOf(search, first.name)));
    addInOrder(search, found);
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
  const bare = withoutArguments(name.replace(/\boperator\b[^]*$/, 'operator'));
  const scopes = bare.split('::').slice(0, -1).filter(Boolean);
  return scopes.map((_, i) => ({ name: scopes.slice(0, scopes.length - i).join('::') }));
}

/** Adds symbols in this order. */
export function addInOrder({ rows }: SymbolSearch, symbols: readonly FoundSymbol[]): void {
  const distinct = [...new Map(symbols.map((symbol) => [symbol.row, symbol])).values()];
  rows.add(distinct.map((symbol, rank) => ({ ...symbol, rank })));
}

/** Kinds of symbols that a name with arguments in parentheses cannot be. */
const notCalled = new Set([
  'enumvalue',
  'namespace',
  'file',
  'dir',
  'group',
  'page',
  'example',
  'enum',
]);

/**
 * Returns the symbols with a name, each tier best first: those whose scopes fit, those with other upper-case letters, and
 * those of other scopes.
 */
export async function symbolsNamed(
  search: SymbolSearch,
  wanted: Wanted,
): Promise<readonly [fitting: FoundSymbol[], otherCase: FoundSymbol[], others: FoundSymbol[]]> {
  const { kind, params } = wanted;
  const name = parseName(wanted.name);
  const isOperator = /\boperator\b/.test(wanted.name);
  const bare = isOperator ? name : parseName(withoutArguments(wanted.name));
  if (bare.key === '') return [[], [], []];
  const keys = new Set([name.key, bare.key]);
  const { scopes } = bare;
  const isStandard = scopes[0] === 'std';
  const bases =
    scopes.length === 0 ? [] : await search.files.basesOf((scope) => fitsScope(bare, scope));
  const scopeRank = (scope: string): number => {
    if (scopes.length === 0 || fitsScope(bare, scope)) return 0;
    const distance = bases.indexOf(withoutArguments(scope));
    if (distance >= 0) return distance / 64;
    // The outer scopes can be hidden in macros.
    const own = scopeNames(scope);
    const isEnd =
      own.length < scopes.length && own.every((each, i) => each === scopes.at(i - own.length));
    if ((isEnd && !isStandard) || fitsScopeLoosely(bare, scope)) return 1;
    return fitsScopeInside(bare, scope) ? 2 : elsewhere;
  };
  const hasName = (own: string, key: string): boolean =>
    wanted.isExact
      ? own === wanted.name
      : keys.has(key) || (!key.startsWith('operator') && keys.has(withoutArguments(key)));
  const named = await search.named(bare, (names, row, key) =>
    hasName(names.names[row] ?? '', key) ? scopeRank(names.scope(row)) : undefined,
  );
  const isPath = kind === 'file' || wanted.address !== undefined || /[./]/.test(wanted.name);
  const found = named
    .filter((symbol) => isPath || !notInCode.has(symbol.kind))
    .map((symbol) => {
      const distance = [
        scopeRank(symbol.scope),
        kind !== undefined && symbol.kind !== kindOf(kind) && !symbol.filters.includes(kind),
        params === undefined
          ? 0
          : notCalled.has(symbol.kind)
            ? 1
            : symbol.kind === 'variable'
              ? 0.5
              : 0,
      ].map(Number);
      return { symbol, distance };
    })
    .sort((a, b) => compareNumbers(a.distance, b.distance));
  const args = argumentsOf(wanted.name);
  const judged = await Promise.all(
    found.slice(0, mostCompared).map(async ({ symbol, distance: [place = 0, ...distance] }) => {
      const details = await search.files.detailsOf(symbol.row);
      symbol.details = details;
      const numbers = [
        wanted.address !== undefined && !isAt(symbol.path(), wanted.address),
        place,
        ...distance,
        argumentDistance(args, argumentsOf(symbol.name)),
        symbol.name !== bare.written,
        distanceOf(wanted, symbol, details),
        // A macro that adds checks to a function has its name.
        params !== undefined && kind === undefined && symbol.kind === 'define',
        symbol.isDetail,
        symbol.isDeprecated,
        isConstructor(symbol),
        // Readers look for what is documented.
        details.brief === '' && details.text === '',
        symbol.rank,
      ].map(Number);
      const isSameCase = [symbol.name, withoutArguments(symbol.name)].includes(bare.written);
      const tier =
        place >= elsewhere ? 2 : isSameCase || isPath || kind !== undefined || isOperator ? 0 : 1;
      return { symbol, distance: numbers, tier };
    }),
  );
  judged.sort((a, b) => compareNumbers(a.distance, b.distance));
  const of = (wantedTier: number): FoundSymbol[] =>
    judged.filter(({ tier }) => tier === wantedTier).map(({ symbol }) => symbol);
  return [of(0), of(1), of(2)];
}

/** Returns the arguments at the end of the name of a template; empty if there are none. */
export function argumentsOf(name: string): string[] {
  const inner = /<([^]*)>$/.exec(name)?.[1];
  return inner === undefined || /\boperator\b/.test(name)
    ? []
    : splitOutside(inner, ',').map((each) => each.trim());
}

/** How much the arguments of a specialisation differ from the wanted ones; names of parameters stand for any. */
export function argumentDistance(wanted: readonly string[], own: readonly string[]): number {
  if (own.length === 0) return wanted.length > 0 ? 0.5 : 0;
  if (wanted.length === 0) return 1;
  return own.reduce((sum, each, i) => {
    if (nameKey(each) === nameKey(wanted[i] ?? '')) return sum;
    return sum + (/^_?[A-Z]\w*$/.test(each) ? 0.1 : 1);
  }, 0);
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

/** Matches arguments of a call that cannot be types of parameters. */
const expression = /^\s*["'\d!-]|^\s*&\s*\w|[("']|\w(?:\.|->)\w/;

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
  const isCall = returns === undefined && params.some((each) => expression.test(each));
  const types = signature.params.map((each) => parseType(each));
  const isOptional = signature.params.map((each) => /=|\.\.\./.test(each));
  let distance = result;
  for (let i = 0; i < Math.max(params.length, types.length); i++) {
    const [want, has] = [params[i], types[i]];
    if (want === undefined) distance += isOptional[i] ? 0.3 : 1.5;
    else if (!has) distance += 1.5;
    else if (!isCall) {
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
