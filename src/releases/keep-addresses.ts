import type { Snapshot, SnapshotScope, SnapshotSymbol } from './snapshot.ts';
import { symbolKey } from './symbol-key.ts';
import { createSnapshot } from './write-snapshot.ts';

/**
 * Adds the addresses of an earlier snapshot of the same release to a snapshot without any. Where symbols were published
 * is a fact of the past, which sources alone do not show.
 */
export function keepAddresses(snapshot: Snapshot, earlier: Snapshot): Snapshot {
  const addresses = new Map(
    keyed(earlier.scopes).flatMap(([key, { address }]) =>
      address === undefined ? [] : [[key, address] as const],
    ),
  );
  const isPublished = keyed(snapshot.scopes).some(([, { address }]) => address !== undefined);
  if (addresses.size === 0 || isPublished) return snapshot;
  const scopes = snapshot.scopes.map(({ owner, symbols }) => ({
    owner,
    symbols: symbols.map((symbol) => {
      const address = addresses.get(keyOf(owner, symbol));
      return address === undefined ? symbol : { ...symbol, address };
    }),
  }));
  const { symbols: _, checksum: _old, ...facts } = snapshot.header;
  return createSnapshot(facts, { headers: snapshot.headers, scopes });
}

/** Returns the symbols with what identifies each of them in a snapshot. */
export function keyed(scopes: readonly SnapshotScope[]): [string, SnapshotSymbol][] {
  return scopes.flatMap(({ owner, symbols }) =>
    symbols.map((symbol): [string, SnapshotSymbol] => [keyOf(owner, symbol), symbol]),
  );
}

/** Returns what identifies a symbol in a snapshot. */
export function keyOf(owner: string, symbol: SnapshotSymbol): string {
  return `${owner}\0${symbolKey(symbol)}`;
}
