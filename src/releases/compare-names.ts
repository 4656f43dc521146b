import { distance } from 'fastest-levenshtein';
import type { IndexedSymbol } from './symbol-index.ts';
import { symbolKey, templateNames } from './symbol-key.ts';
import type { TypeComparison } from './type-comparison.ts';

/** Two names are alike if at most this part of their letters differs. */
const mostDifferent = 0.35;

/**
 * Guesses which new symbol of the same scope is a removed one with another name: their declarations are equal, and the
 * deprecation names the other, the values of the enumerators are equal, or the names are alike. Returns `undefined` if
 * there is no such symbol, or more than one.
 */
export function renamedTo(
  removed: IndexedSymbol,
  added: readonly IndexedSymbol[],
  types: TypeComparison,
): IndexedSymbol | undefined {
  const { owner, symbol } = removed;
  // The arguments of a specialisation are no name, and macros without text are all alike.
  if (symbol.name.includes('<') || (symbol.kind === 'macro' && !symbol.value)) return undefined;
  const candidates = added.filter(
    (each) =>
      each.owner === owner &&
      each.symbol.kind === symbol.kind &&
      keyWithoutName(each) === keyWithoutName(removed) &&
      types.isSame([removed, symbol.type], [each, each.symbol.type]),
  );
  const { kind, name, deprecated } = symbol;
  const advised = candidates.filter((each) => isNamed(each.symbol.name, deprecated));
  if (advised.length > 0) return advised.length === 1 ? advised[0] : undefined;
  const isConstant = kind === 'enumerator' || kind === 'macro';
  const alike = candidates.filter(({ symbol: other }) =>
    isConstant && symbol.value !== other.value
      ? false
      : kind === 'enumerator' || areAlike(name, other.name),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

/** What identifies a symbol apart from its name. */
function keyWithoutName({ symbol, names }: IndexedSymbol): string {
  const own = symbol.template ? new Map([...names, ...templateNames(symbol.template)]) : names;
  return symbolKey({ ...symbol, name: 'name' }, own);
}

/** True if a deprecation names a symbol. */
function isNamed(name: string, deprecated: string | true | undefined): boolean {
  if (typeof deprecated !== 'string') return false;
  return deprecated.split(/\W+/).includes(name);
}

/** True for names of which one is another spelling, or a part, of the other. */
function areAlike(a: string, b: string): boolean {
  const [x, y] = [a, b].map((name) => name.replaceAll('_', '').toLowerCase());
  if (x === undefined || y === undefined || x === '' || y === '') return false;
  const longest = Math.max(x.length, y.length);
  return distance(x, y) <= longest * mostDifferent;
}
