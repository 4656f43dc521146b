import { basename, join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import type { BuildContext } from '../cache/build-context.ts';
import { acceptedFile, readAccepted } from '../config/read-accepted.ts';
import { releasesOf } from '../config/library-settings.ts';
import type { CheckSeverity, Config, DoxygenConfig } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { levelOf, orSet } from '../diagnostics/severity.ts';
import type { IncludeRule } from '../model/include-line.ts';
import type { PublishedPages } from '../model/ledger.ts';
import { publishedList } from '../model/release-paths.ts';
import type { ApiReference, Site } from '../model/site.ts';
import { includesOf } from '../plan/api-includes.ts';
import { apiHistory, traceReleases } from '../releases/api-history.ts';
import { pagesFile, readPublishedPages } from '../releases/published-pages.ts';
import { librarySnapshot, type LibrarySnapshot } from '../releases/library-snapshot.ts';
import { isReleaseName, nextRelease, releaseName } from '../releases/release-name.ts';
import {
  canBeSnapshot,
  readSnapshotFile,
  releasesIn,
  reportLeftOut,
  snapshotFile,
} from '../releases/snapshot-files.ts';
import { releasePolicy } from '../releases/release-policy.ts';
import type { KnownLines } from '../releases/snapshot-content.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import { readSummaries, summariesFile, type Summaries } from '../releases/summaries.ts';
import { withAddresses } from '../releases/with-addresses.ts';
import { writeSnapshot } from '../releases/write-snapshot.ts';
import { writePolicy } from '../releases/comparison-policy.ts';
import type { PolicyOf } from '../releases/trace-history.ts';
import type { SinceDifference } from '../releases/written-since.ts';

/** Adds the history of releases to the latest API reference of a site, or those of all libraries, if there are snapshots. */
export async function addHistory(site: Site, config: Config, context: BuildContext): Promise<void> {
  const { doxygen, libraries } = config;
  if (libraries) await reportUnplaced(config, context);
  for (const api of libraries ? site.apis : site.apis.slice(0, 1)) {
    const library = libraries?.[api.library ?? ''];
    if (library && api.library !== undefined)
      await addHistoryTo(api, library, {
        config: { ...config, releases: releasesOf(config.releases, api.library) },
        context,
      });
    else if (doxygen) await addHistoryTo(api, doxygen, { config, context });
  }
}

async function addHistoryTo(
  api: ApiReference,
  doxygen: DoxygenConfig,
  { config, context }: { config: Config; context: BuildContext },
): Promise<void> {
  const { releases } = config;
  const files = await snapshotFiles(config, context);
  if (files.length === 0) return;
  const { changes: accepted, losses } = await acceptedIn(releases.folder, context);
  const policyOf: PolicyOf = (before, after) =>
    releasePolicy(releases, accepted, { before: before.release, after: after.release });
  const traced = await context.cached(
    {
      name: `releases ${releases.folder}`,
      onDisk: true,
      key: () => JSON.stringify([files, releases, accepted]),
    },
    async (own) => traceReleases(await readSnapshots(files, own), policyOf),
  );
  if (!traced) return;
  const includes = includesOf(api, doxygen);
  const current = currentSnapshot(api, includes, config);
  reportOther(traced.last, current.snapshot, releases.folder, context.diagnostics);
  const { history, ledger, differences } = apiHistory(traced, current, policyOf);
  const pages = await publishedPages(releases.folder, context);
  const published = releases.publish ? files : [];
  const pathOf = (release: string): string => {
    const file = published.find((each) => basename(each) === snapshotFile(release));
    return file === undefined ? currentPath : publishedPath(file);
  };
  api.history = {
    ...history,
    ...(releases.publish && {
      comparison: {
        releases: history.releases.map(({ name }) => ({ name, path: pathOf(name) })),
        policy: writePolicy({ settings: releases, accepted }),
      },
    }),
  };
  api.snapshotFiles = [
    { path: currentPath, text: (addressOf) => writeSnapshot(withAddresses(current, addressOf)) },
    ...(releases.publish ? [{ path: publishedList, text: () => listOfReleases(published) }] : []),
    ...published.map((file) => ({ path: publishedPath(file), source: file })),
  ];
  const summaries = await summariesIn(releases.folder, context);
  api.ledger = {
    ...ledger,
    removed: ledger.removed.map((symbol) => {
      const brief = summaries.get(symbol.name);
      return brief === undefined ? symbol : { ...symbol, brief };
    }),
    ...(pages && { pages }),
    lost: losses.map(({ lost, place }) => ({ address: lost.replace(/^\//, ''), place })),
  };
  reportSince(differences, current.places, config.checks.since, context.diagnostics);
}

/** Reports snapshots beside the folders of several libraries: they do not say which of them they are of. */
async function reportUnplaced(
  { releases: { folder } }: Config,
  context: BuildContext,
): Promise<void> {
  const names = await context.inputs.readdir(folder).catch(() => []);
  const [first] = releasesIn(names);
  if (first === undefined) return;
  context.diagnostics.warning(
    'libraries-history',
    'The snapshots in this folder are not used: of several libraries, each has a folder of its own.',
    { file: displayPath(join(folder, snapshotFile(first))) },
    `Move them to the folder of their library: ${displayPath(join(folder, 'NAME'))}.`,
  );
}

/** Path of the snapshot of the current API below the API reference. */
const currentPath = 'snapshot.json';

/** Returns the list of the published releases, the oldest first, as JSON. */
function listOfReleases(files: readonly string[]): string {
  const releases = releasesIn(files.map((file) => basename(file)));
  return `${JSON.stringify({ releases }, null, 2)}\n`;
}

/** Returns the path of a published file below the API reference. */
function publishedPath(file: string): string {
  return `snapshots/${basename(file)}`;
}

/** Reports the latest snapshot if it has another library than the API reference. */
function reportOther(
  { header: latest }: Snapshot,
  { header: current }: Snapshot,
  folder: string,
  diagnostics: Diagnostics,
): void {
  if (latest.library === current.library) return;
  diagnostics.warning(
    'diff-library',
    `The snapshot is of "${latest.library}", but the API reference is of "${current.library}".`,
    { file: displayPath(join(folder, snapshotFile(latest.release))) },
    'Set "releases.folder" to the folder with the snapshots of this library. If only its name is new, ignore the warning until the next release.',
  );
}

/** Returns the files of the snapshots of releases: absolute paths, the oldest release first. */
async function snapshotFiles(
  { releases: { folder } }: Config,
  { inputs, diagnostics }: BuildContext,
): Promise<string[]> {
  const names = await inputs.readdir(folder).catch(() => []);
  reportLeftOut(names, displayPath(folder), diagnostics);
  // The site itself shows the release in work.
  const releases = releasesIn(names).filter((release) => release !== nextRelease);
  return releases.map((release) => join(folder, snapshotFile(release)));
}

async function acceptedIn(
  folder: string,
  { inputs, diagnostics }: BuildContext,
): Promise<NonNullable<ReturnType<typeof readAccepted>>> {
  const path = join(folder, acceptedFile);
  const text = await inputs.readFile(path, 'utf8').catch(() => '');
  return readAccepted(text, displayPath(path), diagnostics) ?? { changes: [], losses: [] };
}

async function publishedPages(
  folder: string,
  { inputs, diagnostics }: BuildContext,
): Promise<PublishedPages | undefined> {
  const path = join(folder, pagesFile);
  const text = await inputs.readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : readPublishedPages(text, displayPath(path), diagnostics);
}

async function summariesIn(
  folder: string,
  { inputs, diagnostics }: BuildContext,
): Promise<Summaries> {
  const path = join(folder, summariesFile);
  const text = await inputs.readFile(path, 'utf8').catch(() => '');
  return readSummaries(text, displayPath(path), diagnostics);
}

async function readSnapshots(
  files: readonly string[],
  { inputs, diagnostics }: BuildContext,
): Promise<Snapshot[]> {
  const snapshots: Snapshot[] = [];
  const known: KnownLines = new Map();
  for (const file of files) {
    const shown = displayPath(file);
    const stats = await inputs.stat(file).catch(() => undefined);
    if (stats && !canBeSnapshot(stats, shown, diagnostics)) continue;
    const text = await inputs.read(file, 'utf8');
    if (text === undefined) continue;
    const snapshot = readSnapshotFile(text, shown, diagnostics, known);
    if (snapshot) snapshots.push(snapshot);
  }
  return snapshots;
}

function currentSnapshot(
  api: ApiReference,
  includes: IncludeRule,
  config: Config,
): LibrarySnapshot {
  const name = releaseName(api.version ?? '');
  const about = {
    release: isReleaseName(name) ? name : nextRelease,
    library: config.title,
    tool: packageJson.version,
  };
  return librarySnapshot(api, about, config.releases, { includes });
}

/** Maximum number of symbols that the check of `\since` names. */
const mostNamed = 20;

/** Reports the symbols whose comments contradict their history, each at its declaration. */
function reportSince(
  differences: readonly SinceDifference[],
  places: LibrarySnapshot['places'],
  severity: CheckSeverity,
  diagnostics: Diagnostics,
): void {
  const level = levelOf(severity);
  if (!level) return;
  for (const { name, written, since, symbol } of differences.slice(0, mostNamed)) {
    const place = places.get(symbol);
    diagnostics.report({
      code: 'since',
      level,
      ...(place && { place }),
      message:
        since === undefined
          ? `The comment of ${name} says "since ${written}", but the oldest known release has it.`
          : `The comment of ${name} says "since ${written}", but it is new in ${since}.`,
      advice: `Correct the comment, ${orSet('checks.since', level)}.`,
    });
  }
  if (differences.length > mostNamed)
    diagnostics.report({
      code: 'since',
      level,
      message: `${differences.length - mostNamed} more comments name another release than the history of their symbols.`,
    });
}
