import type { SymbolHistory } from '../model/api-history.ts';
import { compareReleases } from './release-name.ts';
import type { Snapshot, SnapshotSymbol } from './snapshot.ts';
import { qualified } from './symbol-index.ts';

/** A symbol whose comment names another release than its history. */
export interface SinceDifference {
  /** Qualified name. */
  name: string;
  /** The release that `\since` names. */
  written: string;
  /** The first release that has the symbol; missing if it is in the oldest known one. */
  since?: string;
  /** The symbol. */
  symbol: SnapshotSymbol;
}

/** Returns the release that a comment names, as in `\since 3.1` or `\since version 3.1 of Shapes`. */
export function writtenSince({ since }: SnapshotSymbol): string | undefined {
  return /\bv?(\d+(?:\.\d+)+)\b/.exec(since ?? '')?.[1];
}

/** Finds the symbols whose comments contradict their history. `releases` are all known ones, the oldest first. */
export function sinceDifferences(
  { scopes }: Snapshot,
  traces: ReadonlyMap<SnapshotSymbol, SymbolHistory>,
  releases: readonly string[],
): SinceDifference[] {
  return scopes.flatMap(({ owner, symbols }) =>
    symbols.flatMap((symbol): SinceDifference[] => {
      const written = writtenSince(symbol);
      if (written === undefined) return [];
      const since = traces.get(symbol)?.since;
      if (isPossible(written, since, releases)) return [];
      return [
        { name: qualified(owner, symbol), written, ...(since !== undefined && { since }), symbol },
      ];
    }),
  );
}

/** True if a symbol can be new in a release: there can be releases without a snapshot between the known ones. */
function isPossible(
  written: string,
  since: string | undefined,
  releases: readonly string[],
): boolean {
  const [oldest = ''] = releases;
  if (since === undefined) return compareReleases(written, oldest) <= 0;
  const before = releases[releases.indexOf(since) - 1] ?? oldest;
  return compareReleases(written, since) <= 0 && compareReleases(written, before) > 0;
}
