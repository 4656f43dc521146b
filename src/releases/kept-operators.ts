import { splitName } from '../model/qualified-name.ts';
import { classNamed } from './compare-bases.ts';
import type { SnapshotSymbol } from './snapshot.ts';
import { qualified, type IndexedSymbol, type SymbolIndex } from './symbol-index.ts';

/** Operators from which compilers derive others, since C++20. */
const sources: Readonly<Record<string, readonly string[]>> = {
  'operator<': ['operator<=>'],
  'operator>': ['operator<=>'],
  'operator<=': ['operator<=>'],
  'operator>=': ['operator<=>'],
  'operator==': ['operator<=>'],
  'operator!=': ['operator==', 'operator<=>'],
};

/**
 * Returns the function that makes expressions with a removed operator compile as before: the operator as a friend or a
 * function instead of a member, or the other way, or a comparison from which compilers derive it.
 */
export function keptOperator(
  removed: IndexedSymbol,
  old: SymbolIndex,
  now: SymbolIndex,
): IndexedSymbol | undefined {
  const name = removed.symbol.name.replace(/\s+/g, '');
  if (removed.symbol.kind !== 'function' || !/^operator[-+*/%^&|<>=!]+$/.test(name))
    return undefined;
  const wanted = operandsOf(removed, old);
  if (!wanted) return undefined;
  const scopes = new Set(scopesAround(removed.owner));
  for (const type of wanted) {
    const found = classNamed(type, removed.owner, now);
    if (found)
      for (const scope of scopesAround(qualified(found.owner, found.symbol))) scopes.add(scope);
  }
  for (const spelled of [name, ...(sources[name] ?? [])])
    for (const scope of scopes)
      for (const candidate of now.named(qualified(scope, { name: spelled })))
        if (derives(candidate.symbol, name) && isPair(operandsOf(candidate, now), wanted, name))
          return candidate;
  return undefined;
}

/** A spaceship means equality only if the compiler writes both. */
function derives({ kind, name, flags = [] }: SnapshotSymbol, wanted: string): boolean {
  if (kind !== 'function' || flags.includes('delete')) return false;
  const isEquality = wanted === 'operator==' || wanted === 'operator!=';
  return !(isEquality && name.endsWith('<=>')) || flags.includes('default');
}

function isPair(
  found: readonly [string, string] | undefined,
  [left, right]: readonly [string, string],
  name: string,
): boolean {
  if (!found) return false;
  if (found[0] === left && found[1] === right) return true;
  // Compilers also try comparisons with the operands in the other order.
  return name in sources && found[0] === right && found[1] === left;
}

/** Returns the bare types of both operands; `undefined` for an operator with another number of them. */
function operandsOf(
  { owner, symbol }: IndexedSymbol,
  index: SymbolIndex,
): readonly [string, string] | undefined {
  const types = (symbol.params ?? []).map(({ type = '' }) => bareType(type));
  const [first, second, ...others] = types;
  if (first === undefined || others.length > 0) return undefined;
  if (second !== undefined) return [first, second];
  const isMember = index.named(owner).some((around) => around.symbol.kind !== 'alias');
  return isMember ? [bareType(splitName(owner)[1]), first] : undefined;
}

/** Returns the last part of the name of a type, without template arguments. */
function bareType(type: string): string {
  const words = type
    .replace(/<[^]*>/, '')
    .replace(/\b(?:const|volatile|typename|struct|class)\b|[&*\s]/g, '');
  return words.slice(words.lastIndexOf(':') + 1);
}

function scopesAround(scope: string): string[] {
  return scope === '' ? [''] : [scope, ...scopesAround(splitName(scope)[0])];
}
