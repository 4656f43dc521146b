import type { Place } from '../shared/place.ts';
import type { SnapshotScope, SnapshotSymbol } from './snapshot.ts';

/** The public symbols of a library. */
export interface TakenSnapshot {
  /** The symbols by owner, sorted. */
  scopes: SnapshotScope[];
  /** The aliases in hidden scopes that public declarations use, with their targets. */
  aliases: Record<string, string>;
  /** Maps names that headers add to namespaces to what they mean. */
  using: Record<string, readonly string[]>;
  /** Qualified names of the inline namespaces whose symbols are public, sorted. */
  inline: string[];
  /** Names of what Doxygen has misread as symbols, sorted. */
  misread: string[];
  /** Maps the symbols to the places of their declarations, with paths as in the model. */
  places: ReadonlyMap<SnapshotSymbol, Place>;
  /** Maps the symbols to their refids. */
  refids: ReadonlyMap<SnapshotSymbol, string>;
}
