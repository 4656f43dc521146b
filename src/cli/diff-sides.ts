import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BuildContext } from '../cache/build-context.ts';
import { readLibrary } from '../compile/read-library.ts';
import { siteFolder } from '../config/site-folder.ts';
import type { Config } from '../config/types.ts';
import { defaultDoxygen, withFolder } from '../config/versioned-doxygen.ts';
import { closest } from '../diagnostics/closest.ts';
import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { lookAt } from '../inputs/unreadable.ts';
import { repositoryOf } from '../inputs/git.ts';
import { Inputs } from '../inputs/inputs.ts';
import { librarySnapshot } from '../releases/library-snapshot.ts';
import {
  compareReleases,
  isReleaseName,
  nextRelease,
  releaseName,
} from '../releases/release-name.ts';
import {
  readSnapshotFile,
  releasesIn,
  reportLeftOut,
  snapshotFile,
  twinOf,
} from '../releases/snapshot-files.ts';
import { tagRelease } from '../releases/tag-release.ts';
import type { Snapshot, SnapshotSymbol } from '../releases/snapshot.ts';
import type { Progress } from './progress.ts';
import { findRelease, sourceFolders } from './release-of-sources.ts';
import { findRevision, revisionSide } from './revision-side.ts';
import { leadsOut } from './leads-out.ts';
import { snapshotText } from './snapshot-text.ts';
import { VERSION } from './version.ts';

/** One side of a comparison. */
export interface DiffSide {
  /** The snapshot. */
  snapshot: Snapshot;
  /** What was read, for messages: the path of a file or folder. */
  from: string;
  /** The commit that it was read from; missing if it is not a revision. */
  commit?: string;
  /** The folder of its sources, if they are those of today: an absolute path. */
  sources?: string;
  /** Maps symbols to the places of their declarations; missing for the snapshots of files and revisions. */
  places?: ReadonlyMap<SnapshotSymbol, Place>;
}

/** What sides are read with. */
export interface DiffSources {
  /** The configuration. */
  config: Config;
  /** The working folder, absolute. */
  cwd: string;
  /** Receives what is wrong. */
  diagnostics: Diagnostics;
  /** Shows the progress of reading XML. */
  progress: Progress;
  /** Use the Doxygen configuration of each revision. */
  ownDoxyfile: boolean;
}

/** Returns the releases with a snapshot, the oldest first; reports files that are left out. */
function knownReleases({ config, cwd, diagnostics }: DiffSources): string[] {
  const { folder } = config.releases;
  const names = existsSync(folder) ? readdirSync(folder) : [];
  reportLeftOut(names, displayPath(folder, cwd), diagnostics);
  return releasesIn(names);
}

/** Reads the snapshots of the releases between two others, the oldest first. */
export function snapshotsBetween(
  before: Snapshot,
  after: Snapshot,
  sources: DiffSources,
): Snapshot[] {
  const [old, now] = [before.header.release, after.header.release];
  return knownReleases(sources)
    .filter((each) => compareReleases(each, old) > 0 && compareReleases(each, now) < 0)
    .flatMap((each) => {
      const side = fileSide(join(sources.config.releases.folder, snapshotFile(each)), sources);
      return side?.snapshot.header.library === after.header.library ? [side.snapshot] : [];
    });
}

/** Reads the configured XML, as the newer side; returns `undefined` after reporting a fault. */
export async function configuredSide(
  release: string | undefined,
  sources: DiffSources,
): Promise<DiffSide | undefined> {
  const { doxygen } = sources.config;
  if (doxygen) return xmlSide(doxygen.xml, release, sources);
  sources.diagnostics.error(
    'usage',
    'There is no XML to compare.',
    undefined,
    'Set doxygen.xml, use --xml, or name two releases: mtp-site diff 3.1 3.2.',
  );
  return undefined;
}

/**
 * Reads the side that an argument names: a release with a snapshot, the file of one, a folder with XML, a revision of the
 * repository, or `latest`, the newest release before `newer`. Returns `undefined` after reporting a fault.
 */
export async function namedSide(
  argument: string,
  newer: Snapshot | undefined,
  sources: DiffSources,
): Promise<DiffSide | undefined> {
  const { config, cwd, diagnostics } = sources;
  const { folder } = config.releases;
  const known = knownReleases(sources);
  const path = resolve(cwd, argument);
  const { stats: found, reason } = lookAt(path);
  // A folder can have the form of a tag.
  const name = found ? releaseName(argument) : tagRelease(argument, config.releases.tags);
  if (argument === 'latest') return latestSide(known, newer, sources);
  if (known.includes(name)) return fileSide(join(folder, snapshotFile(name)), sources);
  const twin = isReleaseName(name) ? twinOf(name, known) : undefined;
  if (twin !== undefined) return fileSide(join(folder, snapshotFile(twin)), sources);
  if (found?.isFile()) return fileSide(path, sources);
  const isXml = found?.isDirectory() === true && existsSync(join(path, 'index.xml'));
  const revision = isXml ? undefined : await findRevision(argument, sources);
  if (revision) return revisionSide(revision, newer, sources);
  if (found?.isDirectory()) return xmlSide(path, undefined, sources);
  if (reason !== undefined) {
    diagnostics.error('snapshot-unknown', `"${argument}" cannot be read: ${reason}.`);
    return undefined;
  }
  const near = isReleaseName(name) ? undefined : closest(name, known);
  const shown = displayPath(folder, cwd);
  diagnostics.error(
    'snapshot-unknown',
    `There is no snapshot of "${argument}" in ${shown}, nor a file, a commit, a branch or a tag with this name.`,
    undefined,
    near !== undefined
      ? `Did you mean "${near}"?`
      : known.length > 0
        ? `There are snapshots of ${known.join(', ')}.`
        : 'Check the name. A shallow clone has neither tags nor other branches: run "git fetch --tags --unshallow".',
  );
  return undefined;
}

function latestSide(
  known: readonly string[],
  newer: Snapshot | undefined,
  sources: DiffSources,
): DiffSide | undefined {
  const { config, cwd, diagnostics } = sources;
  const limit = newer?.header.release ?? nextRelease;
  const read = (release: string): DiffSide | undefined =>
    fileSide(join(config.releases.folder, snapshotFile(release)), sources);
  // Code with the number of a release that is not this release comes after it.
  if (limit !== nextRelease && known.includes(limit)) {
    const same = read(limit);
    if (same?.snapshot.header.checksum !== newer?.header.checksum) return same;
  }
  const release = known.filter((each) => compareReleases(each, limit) < 0).at(-1);
  if (release !== undefined) return read(release);
  const before = limit === nextRelease ? '' : ` older than ${limit}`;
  diagnostics.error(
    'snapshot-unknown',
    `There is no snapshot of a release${before} in ${displayPath(config.releases.folder, cwd)}.`,
    undefined,
    "Name a tag, a branch or a commit: mtp-site diff v3.1.2. To keep the snapshots of all releases: mtp-site snapshot --backfill '*'.",
  );
  return undefined;
}

function fileSide(path: string, { config, cwd, diagnostics }: DiffSources): DiffSide | undefined {
  if (leadsOut(path, config, cwd, diagnostics)) return undefined;
  const from = displayPath(path, cwd);
  const text = snapshotText(path, cwd, diagnostics);
  const snapshot = text === undefined ? undefined : readSnapshotFile(text, from, diagnostics);
  return snapshot && { snapshot, from };
}

async function xmlSide(
  xml: string,
  given: string | undefined,
  { config, cwd, diagnostics, progress }: DiffSources,
): Promise<DiffSide | undefined> {
  // The sources of other XML are not those in this folder.
  const isOfSite = xml === config.doxygen?.xml;
  const settings =
    isOfSite && config.doxygen
      ? config.doxygen
      : withFolder(config.doxygen ?? defaultDoxygen(), xml);
  const library = await readLibrary(
    config,
    settings,
    new BuildContext({ diagnostics }),
    (done, total) => progress.show({ name: 'Reading', done, total }),
    isOfSite ? sourceFolders(config) : [],
  );
  progress.end();
  if (!library) return undefined;
  const { api, ...sources } = library;
  const found = isOfSite
    ? await findRelease(
        { ...(given !== undefined && { release: given }) },
        api,
        siteFolder(config),
        config.releases.tags,
      )
    : { name: given ?? api.version ?? '', date: undefined };
  const name = tagRelease(found.name, config.releases.tags);
  const release = isReleaseName(name) ? name : nextRelease;
  const { snapshot, places } = librarySnapshot(
    api,
    { release, date: found.date, library: config.title, tool: VERSION },
    config.releases,
    sources,
  );
  const { files } = api.machinePaths ?? {};
  const shown = [...places].map(([symbol, place]) => {
    const whole = files?.get(place.file);
    const file = whole === undefined ? place.file : displayPath(whole, cwd);
    return [symbol, { ...place, file }] as const;
  });
  const { root = siteFolder(config) } = repositoryOf(new Inputs(), siteFolder(config));
  return {
    ...{ snapshot, from: displayPath(xml, cwd), places: new Map(shown) },
    ...(isOfSite && { sources: root }),
  };
}
