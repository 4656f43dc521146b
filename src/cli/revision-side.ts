import { realpathSync } from 'node:fs';
import { cacheFolder } from '../cache/cache-folder.ts';
import { openStore } from '../cache/store.ts';
import { siteFolder } from '../config/site-folder.ts';
import { contentHash } from '../inputs/content-hash.ts';
import { commitOf, dateOfCommit, treeOf } from '../inputs/git-revision.ts';
import { tagsOf } from '../inputs/git-tags.ts';
import { repositoryOf } from '../inputs/git.ts';
import { Inputs } from '../inputs/inputs.ts';
import { readSnapshot } from '../releases/read-snapshot.ts';
import { compareReleases, isReleaseName, nextRelease } from '../releases/release-name.ts';
import { tagRelease } from '../releases/tag-release.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import { writeSnapshot } from '../releases/write-snapshot.ts';
import { backfillRelease, type ReleaseRevision } from './backfill-release.ts';
import type { DiffSide, DiffSources } from './diff-sides.ts';
import { flatDoxyfile } from './flat-doxyfile.ts';
import { libraryRepository, type LibraryRepository } from './library-repository.ts';
import { withTemporaryFolder } from './temporary-folder.ts';
import { VERSION } from './version.ts';

/** A revision of the library's repository. */
export interface FoundRevision {
  /** What named it: a commit, a branch, a tag, or the release of a tag. */
  named: string;
  /** Its commit. */
  commit: string;
  /** The release that its tag names; missing if no tag named it. */
  release?: string;
}

/**
 * Finds the revision that an argument of a comparison names: what git knows by that name, or the release of a tag.
 * Returns `undefined` if there is none.
 */
export async function findRevision(
  argument: string,
  { config }: DiffSources,
): Promise<FoundRevision | undefined> {
  const { root } = repositoryOf(new Inputs(), siteFolder(config));
  // git would read another argument as one of its options.
  if (root === undefined || argument.startsWith('-')) return undefined;
  const { tags: pattern } = config.releases;
  const { names } = await tagsOf(root);
  const release = tagRelease(argument, pattern);
  const tag = names.includes(argument)
    ? argument
    : isReleaseName(release) && names.find((name) => tagRelease(name, pattern) === release);
  const commit = await commitOf(root, tag ? `refs/tags/${tag}` : argument);
  if (commit === undefined) return undefined;
  return {
    named: argument,
    commit,
    ...(tag && isReleaseName(release) && { release }),
  };
}

/**
 * Reads the API of a revision, from its sources. A branch or commit has no number of its own: as the older side, it is
 * the release that it follows, so that what was accepted since then stays accepted; as the newer one, it is the next
 * release. Returns `undefined` after reporting a fault.
 */
export async function revisionSide(
  found: FoundRevision,
  newer: Snapshot | undefined,
  sources: DiffSources,
): Promise<DiffSide | undefined> {
  const { config, cwd, diagnostics, progress } = sources;
  const library = await libraryRepository(config, undefined, cwd, diagnostics);
  if (!library) return undefined;
  const { named, commit } = found;
  const from = `${named} (${commit.slice(0, 10)})`;
  const number = found.release ?? (await releaseBefore(commit, newer, library, sources));
  progress.show({ name: named });
  const release: ReleaseRevision = { revision: commit, release: number };
  const snapshot = await cachedSnapshot(release, library, sources);
  progress.end();
  if (!snapshot) return undefined;
  if (found.release === undefined)
    diagnostics.report({
      code: 'api-changes',
      level: 'info',
      message: newer
        ? `The older side is ${from}; it counts as ${number}.`
        : `The newer side is ${from}.`,
    });
  return { snapshot, from, commit };
}

/** Returns the number of a revision without a release tag. */
async function releaseBefore(
  commit: string,
  newer: Snapshot | undefined,
  { root }: LibraryRepository,
  { config }: DiffSources,
): Promise<string> {
  if (!newer) return nextRelease;
  const limit = newer.header.release;
  const { names } = await tagsOf(root, commit);
  const before = names
    .map((tag) => tagRelease(tag, config.releases.tags))
    .filter((name) => isReleaseName(name) && compareReleases(name, limit) <= 0)
    .sort(compareReleases);
  return before.at(-1) ?? limit;
}

/** Takes the snapshot of a revision, unless the cache has that of the same files and settings. */
async function cachedSnapshot(
  release: ReleaseRevision,
  library: LibraryRepository,
  { config, diagnostics, ownDoxyfile }: DiffSources,
): Promise<Snapshot | undefined> {
  const { root, call } = library;
  const home = realpathSync(siteFolder(config));
  const store = openStore(cacheFolder(home), { diagnostics });
  const { doxyfile: file, runs, command } = call;
  const settings = { file, runs, moved: new Map<string, string>(), output: '' };
  const key = JSON.stringify([
    ...['revision', VERSION, await treeOf(root, release.revision), ownDoxyfile, command],
    ...[contentHash(flatDoxyfile({ ...settings, release: release.release })), release.release],
    ...[await dateOfCommit(root, release.revision), config.title, config.releases],
    library.doxygen,
  ]);
  const stored = await store.get(key);
  const text = stored && new TextDecoder().decode(stored);
  const known = text === undefined ? undefined : readSnapshot(text, 'the cache', diagnostics);
  if (known) return known;
  const faults = diagnostics.all.length;
  const taken = await withTemporaryFolder((temporary, signal) =>
    backfillRelease(
      release,
      { ...library, ownDoxyfile, legacy: false, config, temporary, signal },
      diagnostics,
    ),
  );
  // What was reported must be reported again, so only a faultless snapshot is kept.
  if (taken && diagnostics.all.length === faults)
    await store.put(key, writeSnapshot(taken.snapshot));
  await store.close();
  return taken?.snapshot;
}
