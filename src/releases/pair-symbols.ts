import type { IndexedSymbol, SymbolIndex } from './symbol-index.ts';

/** The symbols of two releases, matched. */
export interface PairedSymbols {
  /** The symbols that both releases have: the older and the newer declaration. */
  pairs: (readonly [before: IndexedSymbol, after: IndexedSymbol])[];
  /** Symbols that only the older release has. */
  removed: IndexedSymbol[];
  /** Symbols that only the newer release has. */
  added: IndexedSymbol[];
}

/** Matches the symbols of two releases: equal keys first, then the most alike of those with one name. */
export function pairSymbols(old: SymbolIndex, now: SymbolIndex): PairedSymbols {
  const pairs: PairedSymbols['pairs'] = [];
  const removed = new Map<string, IndexedSymbol[]>();
  const added = new Map<string, IndexedSymbol[]>();
  for (const [key, symbol] of old.byKey) {
    const same = now.byKey.get(key);
    if (same) pairs.push([symbol, same]);
    else put(removed, symbol);
  }
  for (const [key, symbol] of now.byKey) if (!old.byKey.has(key)) put(added, symbol);
  for (const [group, symbols] of removed) {
    const candidates = added.get(group);
    if (candidates) pairs.push(...pairAlike(symbols, candidates));
  }
  return { pairs, removed: [...removed.values()].flat(), added: [...added.values()].flat() };
}

function put(groups: Map<string, IndexedSymbol[]>, symbol: IndexedSymbol): void {
  const known = groups.get(symbol.group);
  if (known) known.push(symbol);
  else groups.set(symbol.group, [symbol]);
}

/**
 * Pairs overloads by likeness, and removes them from both lists: the most alike of all first. With many overloads on
 * both sides, only those with the same number of parameters are candidates, which keeps the work small.
 */
function pairAlike(
  removed: IndexedSymbol[],
  added: IndexedSymbol[],
): (readonly [IndexedSymbol, IndexedSymbol])[] {
  const isLarge = removed.length * added.length > 10_000;
  const byCount = new Map<number, IndexedSymbol[]>();
  for (const symbol of added) {
    const count = symbol.symbol.params?.length ?? 0;
    byCount.set(count, [...(byCount.get(count) ?? []), symbol]);
  }
  const scored = removed.flatMap((from) => {
    const candidates = isLarge
      ? (byCount.get(from.symbol.params?.length ?? 0) ?? []).slice(0, 100)
      : added;
    return candidates.map((to) => ({ from, to, score: likeness(from, to) }));
  });
  scored.sort((a, b) => b.score - a.score);
  const taken = new Set<IndexedSymbol>();
  const pairs: (readonly [IndexedSymbol, IndexedSymbol])[] = [];
  for (const { from, to } of scored) {
    if (taken.has(from) || taken.has(to)) continue;
    taken.add(from).add(to);
    pairs.push([from, to]);
  }
  for (const list of [removed, added])
    list.splice(0, list.length, ...list.filter((symbol) => !taken.has(symbol)));
  return pairs;
}

/** A number that is higher the more alike two declarations of one name are. */
function likeness(from: IndexedSymbol, to: IndexedSymbol): number {
  const [before, after] = [from.symbol, to.symbol];
  const [old = [], now = []] = [before.params, after.params];
  let start = 0;
  while (start < old.length && start < now.length && old[start]?.type === now[start]?.type) start++;
  const types = new Set(now.map(({ type }) => type));
  const shared = old.filter(({ type }) => types.has(type)).length;
  return (
    start * 4 +
    shared +
    (old.length === now.length ? 8 : 0) +
    (before.type === after.type ? 2 : 0) +
    (before.template?.length === after.template?.length ? 2 : 0) -
    Math.abs(old.length - now.length)
  );
}
