import { basename, resolve } from 'node:path';
import type { ApiReference } from '../model/site.ts';
import { append } from '../shared/group-by.ts';

/** Returns a function that tells whether a path is that of a compound's XML, or of a source. */
export function ownFiles({
  compounds,
  machinePaths,
}: Pick<ApiReference, 'compounds' | 'machinePaths'>): (path: string) => boolean {
  const whole = new Set(machinePaths?.files.values());
  const sources = new Map<string, string[]>();
  for (const { kind, name, location, place } of compounds) {
    whole.add(resolve(place.file));
    if (kind !== 'file') continue;
    const file = location?.file ?? name;
    append(sources, basename(file), `/${file}`);
  }
  return (path) =>
    whole.has(path) || sources.get(basename(path))?.some((file) => path.endsWith(file)) === true;
}
