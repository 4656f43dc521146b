import { splitName } from '../model/qualified-name.ts';
import type { IndexedSymbol, SymbolIndex } from './symbol-index.ts';

/** Returns the namespaces that are inline now, and the scopes that declare their symbols since then. */
export function namespacesInlineNow(old: SymbolIndex, now: SymbolIndex): Map<string, string> {
  const before = new Set(old.snapshot.header.inline);
  const found = (now.snapshot.header.inline ?? []).filter((name) => !before.has(name));
  return new Map(found.map((name) => [name, splitName(name)[0]]));
}

/** Returns a symbol with the owner that it has if namespaces become inline. */
export function withOwnerNow(
  indexed: IndexedSymbol,
  becameInline: ReadonlyMap<string, string>,
): IndexedSymbol {
  const owner = ownerNow(indexed.owner, becameInline);
  if (owner === indexed.owner) return indexed;
  return { ...indexed, owner, key: owner + indexed.key.slice(indexed.key.indexOf('\0')) };
}

/** Returns the name of a scope without the namespaces that become inline. */
export function ownerNow(owner: string, becameInline: ReadonlyMap<string, string>): string {
  for (const [name, around] of becameInline)
    if (owner === name || owner.startsWith(`${name}::`))
      return ownerNow((around + owner.slice(name.length)).replace(/^::/, ''), becameInline);
  return owner;
}
