import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readAccepted, type PlacedEntry } from '../config/read-accepted.ts';
import type { Config } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { JudgedChange } from '../releases/judge-changes.ts';
import { compareReleases, isReleaseName, nextRelease } from '../releases/release-name.ts';
import { appendItems } from '../yaml/append-items.ts';

/** The two releases of a comparison; `after` is `next` until the release has a number of its own. */
export interface ReleasePair {
  /** The older release. */
  before: string;
  /** The newer release. */
  after: string;
}

/** Returns the file with the accepted changes: an absolute path. */
function acceptedFile({ releases }: Config): string {
  return join(releases.folder, 'accepted.yaml');
}

/**
 * Reads the changes that are accepted between two releases, or between two that lie within them. Returns `undefined` if
 * the file has faults, which are reported.
 */
export function acceptedBetween(
  pair: ReleasePair,
  config: Config,
  cwd: string,
  diagnostics: Diagnostics,
): PlacedEntry[] | undefined {
  const path = acceptedFile(config);
  const entries = readAccepted(path, displayPath(path, cwd), diagnostics);
  let hasFault = false;
  for (const { from, to, place } of entries ?? [])
    for (const release of [from, to])
      if (!isReleaseName(release)) {
        hasFault = true;
        diagnostics.error(
          'config-invalid',
          `"${release}" is not the number of a version.`,
          place,
          'Name releases as their snapshots are named, such as 3.1.2 or next.',
        );
      }
  if (hasFault) return undefined;
  return entries?.filter(
    ({ from, to }) =>
      compareReleases(from, pair.before) >= 0 &&
      // Changes that were accepted before their release had a number are part of the next one.
      (to === nextRelease ? from === pair.before : compareReleases(to, pair.after) <= 0),
  );
}

/** Reports accepted changes that did not occur between exactly their releases. */
export function reportUnused(
  unused: readonly PlacedEntry[],
  pair: ReleasePair,
  diagnostics: Diagnostics,
): void {
  for (const { from, to, rule, symbol, place } of unused)
    if (from === pair.before && (to === pair.after || to === nextRelease))
      diagnostics.warning(
        'accepted-unused',
        `No change matches this entry: ${rule} of ${symbol}.`,
        place,
        'Correct the rule or the symbol, or remove the entry.',
      );
}

/** Adds changes to the file with the accepted ones; returns its absolute path. */
export function acceptChanges(
  changes: readonly JudgedChange[],
  { before, after }: ReleasePair,
  reason: string,
  config: Config,
): string {
  const path = acceptedFile(config);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  // Overloads share an entry.
  const entries = new Map(
    changes.map(({ change: { rule, name } }) => [
      `${rule} ${name}`,
      { from: before, to: after, rule, symbol: name, reason },
    ]),
  );
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, appendItems(text, [...entries.values()]));
  return path;
}
