import type { LibrarySnapshot } from './library-snapshot.ts';
import type { Snapshot } from './snapshot.ts';
import { createSnapshot } from './write-snapshot.ts';

/** Adds the addresses of symbols to a snapshot, which was taken before they were known. */
export function withAddresses(
  { snapshot, refids }: Pick<LibrarySnapshot, 'snapshot' | 'refids'>,
  addressOf: (refid: string) => string | undefined,
): Snapshot {
  const scopes = snapshot.scopes.map(({ owner, symbols }) => ({
    owner,
    symbols: symbols.map((symbol) => {
      const refid = refids.get(symbol);
      const address = refid === undefined ? undefined : addressOf(refid);
      return { ...symbol, ...(address && { address }) };
    }),
  }));
  return createSnapshot(snapshot.header, { headers: snapshot.headers, scopes });
}
