import { distance } from 'fastest-levenshtein';
import type { IndexedSymbol } from './symbol-index.ts';
import { symbolKey, templateNames } from './symbol-key.ts';
import type { TypeComparison } from './type-comparison.ts';

/** Two names are alike if at most this part of their letters differs. */
const mostDifferent = 0.35;

/**
 * Guesses which new symbol is a removed one with another name: the deprecation names it, the values of the enumerators
 * are equal, or the names are alike. Returns `undefined` if there is no such symbol, or more than one.
 *
 * @param equal The new symbols with the same `keyWithoutName`.
 * @param inEnumeration True for the values of one enumeration; those of unnamed ones have nothing in common.
 */
export function renamedTo(
  removed: IndexedSymbol,
  equal: readonly IndexedSymbol[],
  types: TypeComparison,
  inEnumeration: boolean,
): IndexedSymbol | undefined {
  const { symbol } = removed;
  // The arguments of a specialisation are no name, and macros without text are all alike.
  if (symbol.name.includes('<') || (symbol.kind === 'macro' && !symbol.value)) return undefined;
  const candidates = equal.filter((each) =>
    types.isSame([removed, symbol.type], [each, each.symbol.type]),
  );
  const { kind, name, deprecated } = symbol;
  const advised = candidates.filter((each) => isNamed(each.symbol.name, deprecated));
  if (advised.length > 0) return advised.length === 1 ? advised[0] : undefined;
  const isConstant = kind === 'enumerator' || kind === 'macro';
  const alike = candidates.filter(({ symbol: other }) =>
    isConstant && symbol.value !== other.value
      ? false
      : (kind === 'enumerator' && inEnumeration) || areAlike(name, other.name),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

/** Returns what identifies a symbol apart from its name: its owner, its kind, and its signature. */
export function keyWithoutName({ owner, symbol, names }: IndexedSymbol): string {
  const own = symbol.template ? new Map([...names, ...templateNames(symbol.template)]) : names;
  return `${owner}\0${symbol.kind}\0${symbolKey({ ...symbol, name: 'name' }, own)}`;
}

/** True if a deprecation names a symbol. */
function isNamed(name: string, deprecated: string | true | undefined): boolean {
  if (typeof deprecated !== 'string') return false;
  return deprecated.split(/\W+/).includes(name);
}

/** True for names of which one is another spelling, or a part, of the other. */
export function areAlike(a: string, b: string): boolean {
  const [x, y] = [a, b].map((name) => name.replaceAll('_', '').toLowerCase());
  if (x === undefined || y === undefined || x === '' || y === '') return false;
  const longest = Math.max(x.length, y.length);
  return distance(x, y) <= longest * mostDifferent;
}
