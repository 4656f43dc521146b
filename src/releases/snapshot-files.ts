import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { readSnapshot } from './read-snapshot.ts';
import { compareReleases, isReleaseName, releaseName } from './release-name.ts';
import type { KnownLines } from './snapshot-content.ts';
import type { Snapshot } from './snapshot.ts';

/** Maximum size of a snapshot, in bytes: a hundred times that of the largest libraries, and not too long for a text. */
const largest = 300_000_000;

/** Ending of the names of snapshots. */
const ending = '.json';

/** Returns the releases that the files of a folder are the snapshots of, the oldest first. */
export function releasesIn(names: readonly string[]): string[] {
  const sorted = bareNames(names).filter(isReleaseName).sort(compareReleases);
  // `3.1` and `3.1.0` are one release.
  return sorted.filter((release, i) => i === 0 || !isSame(release, sorted[i - 1]));
}

/** Returns the release among some that is the same as another one, but has another name: `3.1` for `3.1.0`. */
export function twinOf(release: string, known: readonly string[]): string | undefined {
  return known.find((each) => each !== release && isSame(each, release));
}

/** Reports the files of a folder that are named like snapshots, and are left out; `shown` is its path for messages. */
export function reportLeftOut(
  names: readonly string[],
  shown: string,
  diagnostics: Diagnostics,
): void {
  const counted = releasesIn(names);
  for (const name of bareNames(names)) {
    const release = releaseName(name);
    if (!isReleaseName(release) || counted.includes(name)) continue;
    const twin = twinOf(name, counted);
    const file = `${shown}/${snapshotFile(name)}`;
    diagnostics.warning(
      'snapshot-release',
      twin === undefined
        ? 'The file is not read: the file of a snapshot has the number of its release as its name.'
        : `The file is not read: ${snapshotFile(twin)} is the same release.`,
      { file },
      twin === undefined
        ? `Rename it to ${snapshotFile(release)}.`
        : 'Keep one of the two files: the one with the name that the release has elsewhere.',
    );
  }
}

function bareNames(names: readonly string[]): string[] {
  return [...names]
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();
}

function isSame(a: string, b = ''): boolean {
  return isReleaseName(a) && isReleaseName(b) && compareReleases(a, b) === 0;
}

/** Returns the name of the file with the snapshot of a release. */
export function snapshotFile(release: string): string {
  return release + ending;
}

/** Reports a path that cannot be a snapshot; `shown` is its path for messages. Returns true if it can be one. */
export function canBeSnapshot(
  stats: { isFile(): boolean; size: number },
  shown: string,
  diagnostics: Diagnostics,
): boolean {
  if (stats.isFile() && stats.size <= largest) return true;
  const message = stats.isFile()
    ? `The file is too large for a snapshot: ${Math.round(stats.size / 1_000_000)} MB.`
    : 'This is not a file.';
  const advice = 'Move it elsewhere, and write the snapshot again with "mtp-site snapshot".';
  diagnostics.error('snapshot', message, { file: shown }, advice);
  return false;
}

/**
 * Reads a snapshot whose file may have the name of its release; reports what is wrong, and returns `undefined` then. See
 * `readSnapshot` for `known`.
 */
export function readSnapshotFile(
  text: string,
  shown: string,
  diagnostics: Diagnostics,
  known?: KnownLines,
): Snapshot | undefined {
  const snapshot = readSnapshot(text, shown, diagnostics, known);
  if (!snapshot) return undefined;
  const { release } = snapshot.header;
  const [named] = releasesIn([shown.slice(shown.lastIndexOf('/') + 1)]);
  if (named === undefined || named === release) return snapshot;
  diagnostics.error(
    'snapshot-release',
    `The file has the name of ${named}, but contains ${release}.`,
    { file: shown },
    `Rename the file to ${snapshotFile(release)}.`,
  );
  return undefined;
}
