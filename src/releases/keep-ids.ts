import { keyed, keyOf } from './keep-addresses.ts';
import type { Snapshot, SnapshotHeaderFile, SnapshotSymbol } from './snapshot.ts';
import { createSnapshot } from './write-snapshot.ts';

/**
 * Adds Doxygen's ids of an earlier snapshot of the same release to a snapshot without any: the HTML of a release that was
 * published does not change either.
 */
export function keepIds(snapshot: Snapshot, earlier: Snapshot): Snapshot {
  if (hasIds(snapshot) || !hasIds(earlier)) return snapshot;
  const ids = new Map(keyed(earlier.scopes).map(([key, { doxygen }]) => [key, doxygen]));
  return changed(
    snapshot,
    (symbol, owner) => withId(symbol, ids.get(keyOf(owner, symbol))),
    (header, path) => withId(header, earlier.headers.get(path)?.doxygen),
  );
}

/** True if a snapshot keeps Doxygen's ids. */
export function hasIds({ headers, scopes }: Snapshot): boolean {
  return (
    scopes.some(({ symbols }) => symbols.some(({ doxygen }) => doxygen !== undefined)) ||
    [...headers.values()].some(({ doxygen }) => doxygen !== undefined)
  );
}

/** Returns the checksum that a snapshot has without Doxygen's ids. */
export function checksumWithoutIds(snapshot: Snapshot): string {
  if (!hasIds(snapshot)) return snapshot.header.checksum;
  return changed(
    snapshot,
    ({ doxygen: _, ...symbol }) => symbol,
    ({ doxygen: _, ...header }) => header,
  ).header.checksum;
}

function withId<Item extends object>(item: Item, doxygen: string | undefined): Item {
  return doxygen === undefined ? item : { ...item, doxygen };
}

function changed(
  snapshot: Snapshot,
  ofSymbol: (symbol: SnapshotSymbol, owner: string) => SnapshotSymbol,
  ofHeader: (header: SnapshotHeaderFile, path: string) => SnapshotHeaderFile,
): Snapshot {
  const scopes = snapshot.scopes.map(({ owner, symbols }) => ({
    owner,
    symbols: symbols.map((symbol) => ofSymbol(symbol, owner)),
  }));
  const headers = new Map(
    [...snapshot.headers].map(([path, header]) => [path, ofHeader(header, path)]),
  );
  const { symbols: _, checksum: _old, ...facts } = snapshot.header;
  return createSnapshot(facts, { headers, scopes });
}
