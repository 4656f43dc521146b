import { resolve } from 'node:path';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { ProseModule } from '../model/prose-code.ts';
import { AscendingPlaces } from '../shared/ascending-places.ts';
import type { Place } from '../shared/place.ts';
import { placeInText } from './text-modules.ts';

/** A plain `a` element with a literal address, in JSX. */
const link = /<a\s(?:[^<>]*\s)?href=(?:\{\s*)?(?:"([^"]+)"|'([^']+)'|`([^`$]+)`)/g;

/**
 * Returns the places of plain `a` elements in the site's own code, by their address as written: the first place of each.
 * `files` are the names of the files.
 */
export function findPlainLinks(
  inputs: Inputs,
  files: readonly string[],
  texts: readonly ProseModule[],
): Map<string, Place> {
  const places = new Map<string, Place>();
  const add = (source: string, placeOf: (at: { line: number; column: number }) => Place): void => {
    const lines = new AscendingPlaces(source);
    for (const { 1: double, 2: single, 3: template, index } of source.matchAll(link)) {
      const href = double ?? single ?? template ?? '';
      if (!places.has(href)) places.set(href, placeOf(lines.at(index)));
    }
  };
  for (const name of [...files].sort()) {
    const file = displayPath(resolve(name));
    add(inputs.readSync(resolve(name), 'utf8') ?? '', (at) => ({ file, ...at }));
  }
  for (const text of texts)
    add(text.source, (at) => ({ file: text.file, ...placeInText(text, at) }));
  return places;
}
