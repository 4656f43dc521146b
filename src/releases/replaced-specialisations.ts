import { withoutArguments } from '../model/qualified-name.ts';
import { qualified, type IndexedSymbol, type SymbolIndex } from './symbol-index.ts';

/**
 * Returns the qualified names of the removed specialisations whose primary template remains, with members of all names
 * that they had: code with them means the template now, or a specialisation for more arguments.
 */
export function replacedSpecialisations(
  removed: readonly IndexedSymbol[],
  old: SymbolIndex,
  now: SymbolIndex,
): Set<string> {
  const replaced = new Set<string>();
  for (const { owner, symbol } of removed) {
    if (!/^\w+\s*<.*>$/.test(symbol.name)) continue;
    const name = qualified(owner, symbol);
    const primary = qualified(owner, { name: withoutArguments(symbol.name).trim() });
    if (!now.named(primary).some((each) => each.symbol.template !== undefined)) continue;
    const kept = new Set(now.membersOf(primary).map((member) => member.symbol.name));
    if (old.membersOf(name).every((member) => kept.has(member.symbol.name))) replaced.add(name);
  }
  return replaced;
}

/** True for a specialisation of a function template that remains: calls mean the template now. */
export function isReplacedFunction(
  { owner, symbol }: IndexedSymbol,
  old: SymbolIndex,
  now: SymbolIndex,
): boolean {
  if (symbol.kind !== 'function' || symbol.template?.length !== 0) return false;
  const count = symbol.params?.length ?? 0;
  return now
    .named(qualified(owner, symbol))
    .some(
      (each) =>
        old.byKey.has(each.key) &&
        (each.symbol.template?.length ?? 0) > 0 &&
        each.symbol.params?.length === count,
    );
}
