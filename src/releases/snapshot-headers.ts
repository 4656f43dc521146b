import type { Compound } from '../model/compound.ts';
import { textOfPackedListing } from '../model/packed-listing.ts';
import type { ApiReference } from '../model/site.ts';
import { declaredNames, packNames } from './header-names.ts';
import { PublicSurface } from './public-surface.ts';
import type { SnapshotHeaderFile } from './snapshot.ts';
import type { SnapshotSources } from './take-snapshot.ts';

/** Returns the headers that users include, by their paths, sorted: what they include, and the names that they declare. */
export function snapshotHeaders(
  { compounds }: ApiReference,
  {
    includes,
    surface,
    sourceOf,
    keepsIds,
  }: Pick<SnapshotSources, 'includes' | 'surface' | 'sourceOf' | 'keepsIds'>,
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
    const text = textOf(file, sourceOf);
    const names = text === undefined ? '' : packNames(declaredNames(text, hides));
    headers.set(path, {
      ...(own.length > 0 && { includes: [...new Set(own)].sort() }),
      ...(names !== '' && { names }),
      ...(keepsIds && { doxygen: file.refid }),
    });
  }
  return new Map([...headers].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns the text of a file: from its listing in the XML, else the source. Without either, a header has no names, and a
 * comparison does without this evidence: names from elsewhere would differ between machines. The colours of listings do
 * not matter: Doxygen takes directives in the head of a class and the rest of some raw strings for code.
 */
function textOf(
  { listing, location }: Compound,
  sourceOf: SnapshotSources['sourceOf'],
): string | undefined {
  return listing ? textOfPackedListing(listing) : location && sourceOf?.(location.file);
}
