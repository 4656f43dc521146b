import { BuildContext } from '../cache/build-context.ts';
import {
  readLibrary,
  readPublishedLibrary,
  type PublishedLibrary,
} from '../compile/read-library.ts';
import { siteFolder } from '../config/site-folder.ts';
import type { Config, DoxygenConfig } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { LibrarySnapshot } from '../releases/library-snapshot.ts';
import { isReleaseName, releaseName } from '../releases/release-name.ts';
import { librarySnapshotOf } from './keep-snapshot.ts';
import { findRelease, sourceFolders, type FoundRelease } from './release-of-sources.ts';

/** Which release to take. */
export interface ReleaseRequest {
  /** Folder with Doxygen's XML, if it is not that of the site. */
  xml?: string | undefined;
  /** Name of the release. */
  release?: string | undefined;
  /** Date of the release: `2026-11-22`. */
  date?: string | undefined;
  /** Keeps Doxygen's ids. */
  legacy?: boolean | undefined;
}

/** A release that was taken. */
export interface TakenRelease {
  /** Its snapshot. */
  taken: LibrarySnapshot;
  /** Its name. */
  release: string;
  /** The library with its site; missing if the XML is not that of the site. */
  published?: PublishedLibrary;
}

/**
 * Takes the snapshot of the release in the configured XML, with the addresses of the site, or of other XML. Reports why
 * the release has no name, or why there is no snapshot.
 */
export async function takeRelease(
  request: ReleaseRequest,
  config: Config,
  doxygen: DoxygenConfig,
  {
    diagnostics,
    count,
  }: { diagnostics: Diagnostics; count: (done: number, total: number) => void },
): Promise<TakenRelease | 'unnamed' | 'unreadable'> {
  const context = new BuildContext({ diagnostics });
  // Other XML than that of the site is that of another release, and its sources are not here.
  const isOwn = request.xml === undefined || config.library !== undefined;
  const published = isOwn
    ? await readPublishedLibrary(config, doxygen, context, count, sourceFolders(config))
    : undefined;
  const library = isOwn ? published : await readLibrary(config, doxygen, context, count);
  if (!library) return 'unreadable';
  const found = await findRelease(request, library.api, siteFolder(config), config.releases.tags);
  const release = checkedRelease(found, diagnostics);
  if (release === undefined) return 'unnamed';
  const { addressOf } = published ?? {};
  const about = {
    ...found,
    release,
    legacy: request.legacy === true,
    ...(addressOf && { addressOf }),
  };
  const taken = librarySnapshotOf(library, about, config, diagnostics);
  if (!taken) return 'unreadable';
  return { taken, release, ...(published && { published }) };
}

/** Returns the name of a release; reports why it has none. */
function checkedRelease(
  { name, from }: FoundRelease,
  diagnostics: Diagnostics,
): string | undefined {
  const advice = 'Name the release: mtp-site snapshot --release 3.1.2.';
  const release = releaseName(name);
  if (isReleaseName(release)) return release;
  const message =
    name === ''
      ? 'The release has no name: neither PROJECT_NUMBER nor a git tag names it.'
      : `"${name}" (${from}) is not the number of a version.`;
  diagnostics.error('snapshot-release', message, undefined, advice);
  return undefined;
}
