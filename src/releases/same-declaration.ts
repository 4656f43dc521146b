import type { SnapshotSymbol } from './snapshot.ts';
import type { IndexedSymbol } from './symbol-index.ts';

/** Fields that are no part of a declaration. */
const others: ReadonlySet<string> = new Set<keyof SnapshotSymbol>(['address', 'doxygen', 'since']);

/** True if a symbol is declared with the same words in two releases, and these mean the same. */
export function isSameDeclaration(from: IndexedSymbol, to: IndexedSymbol): boolean {
  if (from === to) return true;
  return (
    from.key === to.key &&
    from.owner === to.owner &&
    hasSameNames(from.names, to.names) &&
    hasSameFields(from.symbol, to.symbol)
  );
}

function hasSameNames(a: IndexedSymbol['names'], b: IndexedSymbol['names']): boolean {
  if (a.size !== b.size) return false;
  for (const [name, position] of a) if (b.get(name) !== position) return false;
  return true;
}

function hasSameFields(a: object, b: object): boolean {
  if (a === b) return true;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const name of names)
    if (!others.has(name) && !isEqual(Reflect.get(a, name), Reflect.get(b, name))) return false;
  return true;
}

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  return hasSameFields(a, b);
}
