import { splitName, withoutArguments } from '../model/qualified-name.ts';
import type { SourceStatement } from './source-statements.ts';
import { qualified, type IndexedSymbol, type SymbolIndex } from './symbol-index.ts';

/** A using declaration, a using directive or an alias of a namespace in a header. */
export interface NameUse {
  /** The namespace around it; empty for the global one. */
  scope: string;
  /** The name that it adds to the namespace; empty for a directive, which adds all names of its target. */
  name: string;
  /** What it names, as written. */
  target: string;
}

/** Returns the names that a statement adds to a namespace; what a condition can leave out does not count. */
export function nameUses({ tokens, scope, isWhole, isConditional }: SourceStatement): NameUse[] {
  if (!isWhole || isConditional) return [];
  const words = tokens.map(({ text }) => text);
  if (words[0] === 'namespace' && words[2] === '=')
    return [{ scope, name: words[1] ?? '', target: words.slice(3).join('') }];
  if (words[0] !== 'using' || words.includes('=')) return [];
  if (words[1] === 'namespace') return [{ scope, name: '', target: words.slice(2).join('') }];
  return words
    .slice(1)
    .join('')
    .split(',')
    .map((target) => ({ scope, name: splitName(target)[1], target }));
}

/**
 * Resolves the names that headers add to namespaces, as snapshots contain them: the qualified name, and what it means. A
 * name of another library means nothing here.
 *
 * @param uses The statements, with scopes without inline namespaces.
 * @param symbols The qualified names of the public symbols, without inline namespaces.
 * @param isScope True for a namespace that can have names: public, and no class.
 */
export function resolveUses(
  uses: readonly NameUse[],
  symbols: ReadonlySet<string>,
  isScope: (name: string) => boolean,
): Record<string, readonly string[]> {
  const known = new Set(symbols);
  for (const symbol of symbols)
    for (
      let [scope] = splitName(symbol);
      scope !== '' && !known.has(scope);
      [scope] = splitName(scope)
    )
      known.add(scope);
  const resolved = new Map<string, Set<string>>();
  for (const { scope, name, target } of uses) {
    if (!isScope(scope)) continue;
    const meant = target.startsWith('::')
      ? [target.slice(2)].find((each) => known.has(each))
      : scopesAround(scope)
          .map((around) => qualified(around, { name: target }))
          .find((each) => known.has(each));
    const added = name === '' ? scope : qualified(scope, { name });
    if (meant === undefined || meant === added) continue;
    resolved.set(added, (resolved.get(added) ?? new Set()).add(meant));
  }
  return Object.fromEntries(
    [...resolved]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, all]) => [name, [...all].sort()]),
  );
}

/** Returns a scope and all around it, the innermost first; the global one is empty. */
function scopesAround(scope: string): string[] {
  return scope === '' ? [''] : [scope, ...scopesAround(splitName(scope)[0])];
}

/**
 * Returns a symbol of an older release with the owner that it has now, if its older name still means it: a header of the
 * newer release uses it in its former namespace, or keeps the namespace as an alias.
 */
export function usedNow(indexed: IndexedSymbol, now: SymbolIndex): IndexedSymbol | undefined {
  const { using } = now.snapshot.header;
  if (!using) return undefined;
  const { owner, symbol, key } = indexed;
  const place = key.slice(0, key.indexOf('\0'));
  const own = [symbol.name, withoutArguments(symbol.name)].map((name) =>
    qualified(owner, { name }),
  );
  for (const prefix of [...own, ...scopesAround(owner).map(withoutArguments)])
    // A symbol can have the name of what every object has.
    for (const target of Object.hasOwn(using, prefix) ? (using[prefix] ?? []) : []) {
      const moved = (text: string): string => {
        if (own.includes(prefix)) return splitName(target)[0];
        return prefix === ''
          ? [target, text].filter(Boolean).join('::')
          : target + text.slice(prefix.length);
      };
      const to = { ...indexed, owner: moved(owner), key: moved(place) + key.slice(place.length) };
      if (now.named(qualified(to.owner, symbol)).length > 0) return to;
    }
  return undefined;
}
