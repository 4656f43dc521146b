import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { LibrarySnapshot } from '../releases/library-snapshot.ts';
import { nextRelease } from '../releases/release-name.ts';
import { releasesIn } from '../releases/snapshot-files.ts';
import { readSummaries, summariesFile, writeSummaries } from '../releases/summaries.ts';
import { plural } from './report.ts';

/**
 * Adds the summaries of a release to the file of all releases in the folder of the snapshots. Those of the latest
 * release replace others; an earlier one only adds what is not known. Returns what changed as a sentence; an empty text if nothing did.
 */
export function keepSummaries(
  { snapshot, summaries }: LibrarySnapshot,
  folder: string,
  cwd: string,
  diagnostics: Diagnostics,
): string {
  const { release } = snapshot.header;
  const own = summaries();
  const path = join(folder, summariesFile);
  const shown = displayPath(path, cwd);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const known = readSummaries(before, shown, diagnostics);
  const releases = existsSync(folder) ? releasesIn(readdirSync(folder)) : [];
  const latest = releases.filter((each) => each !== nextRelease).at(-1) ?? release;
  const all = new Map(latest === release ? [...known, ...own] : [...own, ...known]);
  const changed = [...all].filter(([name, text]) => known.get(name) !== text).length;
  if (changed === 0) return '';
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, writeSummaries(all));
  return `${shown}: the summaries of ${plural(changed, 'symbol')} are new.\n`;
}
