import type { IncludeRule } from '../model/include-line.ts';
import { unpackListing } from '../model/packed-listing.ts';
import type { ApiReference } from '../model/site.ts';
import { declaredNames, packNames } from './header-names.ts';
import { PublicSurface, type SurfaceSettings } from './public-surface.ts';
import type { SnapshotHeaderFile } from './snapshot.ts';

/** Returns the headers that users include, by their paths, sorted: what they include, and the names that they declare. */
export function snapshotHeaders(
  { compounds }: ApiReference,
  includes: IncludeRule,
  surface: SurfaceSettings,
): Map<string, SnapshotHeaderFile> {
  const files = compounds.filter(({ kind }) => kind === 'file');
  const pathOf = new Map(
    files.flatMap(({ refid, location }) => {
      const path = includes.of(location)?.path;
      return path === undefined ? [] : [[refid, path] as const];
    }),
  );
  const publicSurface = new PublicSurface(surface);
  const hides = (scope: string): boolean => publicSurface.hides(scope);
  const headers = new Map<string, SnapshotHeaderFile>();
  for (const file of files) {
    const path = pathOf.get(file.refid);
    if (path === undefined) continue;
    const own = file.includes.flatMap(({ refid }) => pathOf.get(refid ?? '') ?? []);
    const names = file.listing ? packNames(declaredNames(unpackListing(file.listing), hides)) : '';
    headers.set(path, {
      ...(own.length > 0 && { includes: [...new Set(own)].sort() }),
      ...(names !== '' && { names }),
    });
  }
  return new Map([...headers].sort(([a], [b]) => (a < b ? -1 : 1)));
}
