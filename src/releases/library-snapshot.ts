import type { ApiReference } from '../model/site.ts';
import type { Place } from '../shared/place.ts';
import { defaultHidden } from './public-surface.ts';
import { formatVersion, type Snapshot, type SnapshotSymbol } from './snapshot.ts';
import { readOnce, snapshotHeaders } from './snapshot-headers.ts';
import { summariesOf, type Summaries } from './summaries.ts';
import type { SnapshotSources } from './snapshot-sources.ts';
import { takeSnapshot } from './take-snapshot.ts';
import { createSnapshot } from './write-snapshot.ts';

/** What a snapshot says about a release besides its symbols. */
export interface Release {
  /** Its name: `3.1.2`. */
  release: string;
  /** Its date, `2026-11-22`; missing if it is not known. */
  date?: string | undefined;
  /** Name of the library, if the XML has none. */
  library: string;
  /** Version of mtp-site. */
  tool: string;
}

/** What counts as public, as configured. */
export interface SurfaceOptions {
  /** Patterns for the names of scopes that hide what they contain; the default ones if missing. */
  hidden?: readonly string[];
  /** Globs of sources that declare nothing public. */
  exclude: readonly string[];
  /** Only symbols with a description are public. */
  documentedOnly: boolean;
  /** Globs of headers that users include instead of those that they include. */
  umbrella?: readonly string[];
}

/** A snapshot of an API reference, and what Doxygen misread. */
export interface LibrarySnapshot {
  /** The snapshot. */
  snapshot: Snapshot;
  /** Names that Doxygen took for symbols. */
  misread: readonly string[];
  /** Maps the symbols to the places of their declarations, with paths as in the model. */
  places: ReadonlyMap<SnapshotSymbol, Place>;
  /** Maps the symbols to their refids. */
  refids: ReadonlyMap<SnapshotSymbol, string>;
  /** Returns the summaries of the symbols. */
  summaries: () => Summaries;
}

/** Takes the snapshot of a release from its API reference. */
export function librarySnapshot(
  api: ApiReference,
  { release, date, library, tool }: Release,
  { hidden = defaultHidden, exclude, documentedOnly, umbrella = [] }: SurfaceOptions,
  sources: Omit<SnapshotSources, 'surface'>,
): LibrarySnapshot {
  const surface = { hidden, exclude, documentedOnly, umbrella };
  const textOf = readOnce(sources.sourceOf);
  const { scopes, aliases, inline, using, ...found } = takeSnapshot(
    api,
    { ...sources, surface },
    textOf,
  );
  const headers = snapshotHeaders(api, { ...sources, surface }, textOf);
  const facts = {
    formatVersion,
    library: api.title || library,
    release,
    ...(date !== undefined && { date }),
    ...(api.doxygenVersion !== undefined && { doxygen: api.doxygenVersion }),
    settings: Object.fromEntries(
      [...(api.extraction ?? [])].map(([option, value]) => [
        option,
        withoutFolders(value, sources.folders ?? []),
      ]),
    ),
    hidden,
    ...(inline.length > 0 && { inline }),
    ...(Object.keys(aliases).length > 0 && { aliases }),
    ...(Object.keys(using).length > 0 && { using }),
    tool,
  };
  return {
    snapshot: createSnapshot(facts, { headers, scopes }),
    ...found,
    summaries: () => summariesOf(api, { scopes }, found.refids),
  };
}

/** Removes the folders of a machine from the paths in a setting. */
function withoutFolders(value: string, folders: readonly string[]): string {
  return folders.reduce(
    (text, folder) => text.replaceAll(`${folder.replaceAll('\\', '/')}/`, ''),
    value,
  );
}
