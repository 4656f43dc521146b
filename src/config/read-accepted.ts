import { dirname } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { isReleaseName } from '../releases/release-name.ts';
import type { Place } from '../shared/place.ts';
import type { SourceNode } from '../yaml/source.ts';
import { acceptedChanges } from './options-releases.ts';
import { readConfigSource } from './read-config-source.ts';
import type { AcceptedEntry } from './releases-types.ts';

/** An accepted change with its place in the file. */
export interface PlacedEntry extends AcceptedEntry {
  /** Its place. */
  place: Place;
}

/** Name of the file with accepted changes, in the folder of the snapshots. */
export const acceptedFile = 'accepted.yaml';

/**
 * Reads a file with accepted changes; `shown` is its path for messages. Returns `undefined` if it has faults, which are
 * reported.
 */
export function readAccepted(
  text: string,
  shown: string,
  diagnostics: Diagnostics,
): PlacedEntry[] | undefined {
  const written = text.replace(/^\uFEFF/, '');
  if (written.trim() === '') return [];
  const source: SourceNode | undefined = readConfigSource(written, shown, diagnostics);
  // A file with comments only contains no list.
  if (source?.kind === 'scalar' && source.value === null) return [];
  const outcome =
    source &&
    acceptedChanges.read(source, {
      ...{ path: 'accepted', place: source.place, folder: dirname(shown) },
      fault: (message, place, advice) =>
        diagnostics.error('config-invalid', message, place, advice),
    });
  const items = source?.kind === 'list' ? source.items : [];
  const entries = outcome?.value.map((entry, i) => ({
    ...entry,
    place: items[i]?.place ?? { file: shown },
  }));
  const unnamed = (entries ?? []).flatMap(({ from, to, place }) =>
    [from, to].filter((release) => !isReleaseName(release)).map((release) => ({ release, place })),
  );
  for (const { release, place } of unnamed)
    diagnostics.error(
      'config-invalid',
      `"${release}" is not the number of a version.`,
      place,
      'Name releases as their snapshots are named, such as 3.1.2 or next.',
    );
  return unnamed.length === 0 ? entries : undefined;
}
