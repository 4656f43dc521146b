import { dirname } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { compareReleases, isReleaseName } from '../releases/release-name.ts';
import type { Place } from '../shared/place.ts';
import type { SourceNode } from '../yaml/source.ts';
import { acceptedEntries } from './options-releases.ts';
import { readConfigSource } from './read-config-source.ts';
import type { AcceptedEntry, LostEntry } from './options-releases.ts';

/** An accepted change with its place in the file. */
export interface PlacedEntry extends AcceptedEntry {
  /** Its place. */
  place: Place;
}

/** Name of the file with accepted changes, in the folder of the snapshots. */
export const acceptedFile = 'accepted.yaml';

/** An accepted loss with its place in the file. */
export interface PlacedLoss extends LostEntry {
  /** Its place. */
  place: Place;
}

/** What the maintainers accept. */
export interface Accepted {
  /** Changes of the API. */
  changes: PlacedEntry[];
  /** Published addresses that lead nowhere any more. */
  losses: PlacedLoss[];
}

/**
 * Reads a file with accepted changes and losses; `shown` is its path for messages. Returns `undefined` if it has faults,
 * which are reported.
 */
export function readAccepted(
  text: string,
  shown: string,
  diagnostics: Diagnostics,
): Accepted | undefined {
  const nothing: Accepted = { changes: [], losses: [] };
  const written = text.replace(/^\uFEFF/, '');
  if (written.trim() === '') return nothing;
  const source: SourceNode | undefined = readConfigSource(written, shown, diagnostics);
  // A file with comments only contains no list.
  if (source?.kind === 'scalar' && source.value === null) return nothing;
  const outcome =
    source &&
    acceptedEntries.read(source, {
      path: 'accepted',
      place: source.place,
      folder: dirname(shown),
      fault: (message, place, advice) =>
        diagnostics.error('config-invalid', message, place, advice),
    });
  if (!outcome) return undefined;
  const items = source.kind === 'list' ? source.items : [];
  const accepted = nothing;
  outcome.value.forEach((entry, i) => {
    const place = items[i]?.place ?? { file: shown };
    if ('lost' in entry) accepted.losses.push({ ...entry, place });
    else accepted.changes.push({ ...entry, place });
  });
  const unnamed = accepted.changes.flatMap(({ from, to, place }) =>
    [from, to].filter((release) => !isReleaseName(release)).map((release) => ({ release, place })),
  );
  for (const { release, place } of unnamed)
    diagnostics.error(
      'config-invalid',
      `"${release}" is not the number of a version.`,
      place,
      'Name releases as their snapshots are named, such as 3.1.2 or next.',
    );
  const reversed = accepted.changes.filter(
    ({ from, to }) => isReleaseName(from) && isReleaseName(to) && compareReleases(from, to) >= 0,
  );
  for (const { from, to, place } of reversed)
    diagnostics.error(
      'config-invalid',
      `The entry is about no step: it leads from ${from} to ${to}.`,
      place,
      'Name the older release in "from", and the newer one in "to".',
    );
  return unnamed.length + reversed.length === 0 ? accepted : undefined;
}
