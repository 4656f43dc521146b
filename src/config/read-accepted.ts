import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
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

/**
 * Reads the file with accepted changes; `shown` is its path for messages. A missing file contains none. Returns
 * `undefined` if it has faults, which are reported.
 */
export function readAccepted(
  path: string,
  shown: string,
  diagnostics: Diagnostics,
): PlacedEntry[] | undefined {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  if (text.trim() === '') return [];
  const source: SourceNode | undefined = readConfigSource(text, shown, diagnostics);
  if (!source) return undefined;
  const outcome = acceptedChanges.read(source, {
    ...{ path: 'accepted', place: source.place, folder: dirname(path) },
    fault: (message, place, advice) => diagnostics.error('config-invalid', message, place, advice),
  });
  const items = source.kind === 'list' ? source.items : [];
  return outcome?.value.map((entry, i) => ({ ...entry, place: items[i]?.place ?? source.place }));
}
