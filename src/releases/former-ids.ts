import type { Snapshot, SnapshotSymbol } from './snapshot.ts';

/** The places in Doxygen's HTML that snapshots keep; empty if none does. */
export interface FormerIds {
  /** Maps the symbols of a release to all places that they ever had, the latest first; missing symbols had none. */
  symbols: ReadonlyMap<SnapshotSymbol, readonly string[]>;
  /** Maps the pages of headers in all releases so far to the paths of these headers. */
  headers: ReadonlyMap<string, string>;
}

/** What a symbol was before. */
interface Before {
  /** The same symbol in the release before; missing if that has none. */
  predecessor: SnapshotSymbol | undefined;
  /** The symbols with its name that were gone, and are back with it. */
  gone: readonly { doxygen?: readonly string[] }[];
}

/** Returns the places of the first release. */
export function beginIds(first: Snapshot): FormerIds {
  const none = { symbols: new Map(), headers: new Map() };
  return continueIds(none, first, () => ({ predecessor: undefined, gone: [] }));
}

/** Returns the places of the symbols of the next release, with those that they had before. */
export function continueIds(
  { symbols, headers }: FormerIds,
  next: Snapshot,
  beforeOf: (symbol: SnapshotSymbol) => Before,
): FormerIds {
  const all = new Map<SnapshotSymbol, readonly string[]>();
  for (const symbol of next.scopes.flatMap((scope) => scope.symbols)) {
    const { predecessor, gone } = beforeOf(symbol);
    const { doxygen: own } = symbol;
    const former = predecessor ? symbols.get(predecessor) : undefined;
    const back = gone.flatMap(({ doxygen }) => doxygen ?? []);
    if (former && back.length === 0 && (own === undefined || own === former[0]))
      all.set(symbol, former);
    else if (own !== undefined || former || back.length > 0)
      all.set(symbol, [
        ...new Set([...(own === undefined ? [] : [own]), ...(former ?? []), ...back]),
      ]);
  }
  const own = [...next.headers].flatMap(([path, { doxygen }]) =>
    doxygen === undefined ? [] : [[doxygen, path] as const],
  );
  return { symbols: all, headers: own.length === 0 ? headers : new Map([...headers, ...own]) };
}
