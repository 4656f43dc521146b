import { join } from 'node:path';
import type { Config } from '../config/types.ts';
import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { tagsOf } from '../inputs/git-tags.ts';
import { snapshotFile } from '../releases/snapshot-files.ts';
import { backfillRelease } from './backfill-release.ts';
import { nearestTags, selectTags, type ReleaseTag } from './backfill-tags.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { keepSnapshot } from './keep-snapshot.ts';
import { keepSummaries } from './keep-summaries.ts';
import { leadsOut } from './leads-out.ts';
import { libraryRepository } from './library-repository.ts';
import { showProgress, silent } from './progress.ts';
import { plural } from './report.ts';
import { withTemporaryFolder } from './temporary-folder.ts';
import type { Terminal } from './terminal.ts';

/** What to take the snapshots of. */
export interface BackfillRequest {
  /** Globs of tags. */
  globs: readonly string[];
  /** Folder of the repository with the tags; by default, that of the configuration. */
  from?: string;
  /** Use the Doxygen configuration of each tag. */
  ownDoxyfile?: boolean;
  /** Keep Doxygen's ids. */
  legacy?: boolean;
  /** Overwrite snapshots with other content. */
  replace?: boolean;
  /** Print errors and warnings only. */
  quiet?: boolean;
  /** The configuration. */
  config: Config;
}

/** Writes one snapshot for each tag of a repository that matches a glob; returns the exit code. */
export async function runBackfill(
  request: BackfillRequest,
  terminal: Terminal,
  cwd: string,
  diagnostics: Diagnostics,
): Promise<ExitCode> {
  const { config, globs, ownDoxyfile = false } = request;
  const { legacy = false, replace = false, quiet = false } = request;
  const library = await libraryRepository(config, request.from, cwd, diagnostics);
  if (!library) return exitCodes.usage;
  const tags = await matchingTags(library.root, globs, config.releases.tags, diagnostics);
  if (!tags) return exitCodes.usage;
  const progress = quiet ? silent : showProgress(terminal);
  const faults = new TagFaults();
  const counts = { written: 0, same: 0, refused: 0 };
  const isComplete = await withTemporaryFolder(async (temporary, signal) => {
    const sources = { ...library, ownDoxyfile, legacy, config, signal, temporary };
    for (const [i, each] of tags.entries()) {
      progress.show({ name: `${each.tag} (${i + 1} of ${tags.length})` });
      const own = new Diagnostics();
      const revision = `refs/tags/${each.tag}`;
      const taken = await backfillRelease({ ...each, revision }, sources, own);
      // A signal can arrive after the process that it has also ended.
      await new Promise((done) => setImmediate(done));
      if (signal.aborted) return false;
      const path = join(config.releases.folder, snapshotFile(each.release));
      const mayKeep = taken !== undefined && !leadsOut(path, config, cwd, own);
      const kept = mayKeep ? keepSnapshot(taken.snapshot, path, { replace, cwd }, own) : undefined;
      if (mayKeep && kept?.outcome !== 'refused')
        keepSummaries(taken, config.releases.folder, cwd, diagnostics);
      counts[kept?.outcome ?? 'refused']++;
      progress.end();
      if (kept && !quiet) terminal.out(kept.text);
      for (const found of own.all)
        // Other files are gone by now.
        if (found.place?.file === displayPath(path, cwd)) diagnostics.report(found);
        else faults.add(each.tag, found);
    }
    return true;
  });
  progress.end();
  for (const found of faults.all()) diagnostics.report(found);
  if (!quiet) terminal.out(summaryOf(tags, counts, isComplete));
  return isComplete && counts.refused === 0 ? exitCodes.good : exitCodes.faults;
}

/** Returns the tags that match the globs; reports why there are none. */
async function matchingTags(
  root: string,
  globs: readonly string[],
  pattern: string | undefined,
  diagnostics: Diagnostics,
): Promise<ReleaseTag[] | undefined> {
  const { names, isShallow, failure } = await tagsOf(root);
  if (failure) {
    const message = failure === 'missing' ? 'git is not installed.' : failure.message;
    diagnostics.error('backfill', `The tags cannot be listed: ${message}`);
    return undefined;
  }
  const inQuotes = (glob: string): string => `"${glob}"`;
  const { tags, unversioned, preReleases, unmatched } = selectTags(names, globs, pattern);
  if (tags.length > 0) {
    if (unmatched.length > 0)
      diagnostics.warning(
        'backfill-tags',
        `No tag matches ${unmatched.map(inQuotes).join(' or ')}.`,
        undefined,
        `The nearest tags are ${nearestTags(names, unmatched[0] ?? '', pattern).join(', ')}.`,
      );
    if (unversioned.length > 0)
      diagnostics.report({
        code: 'backfill-tags',
        level: 'info',
        message: `Tags whose names are not versions are left out: ${unversioned.join(', ')}.`,
      });
    return tags;
  }
  const clone = isShallow
    ? 'The clone is shallow: run "git fetch --tags --unshallow"; in a workflow, set fetch-depth: 0.'
    : 'The clone has no tags: run "git fetch --tags"; in a workflow, set fetch-depth: 0.';
  const advice =
    preReleases.length > 0
      ? `Pre-releases need a glob with "-", such as "*-*". They are ${preReleases.join(', ')}.`
      : unversioned.length > 0
        ? `These are not versions: ${unversioned.join(', ')}. If they are releases, say where their versions are: releases.tags: "release-{version}".`
        : names.length === 0 || isShallow
          ? clone
          : `The nearest tags are ${nearestTags(names, globs[0] ?? '', pattern).join(', ')}.`;
  diagnostics.error(
    'backfill-tags',
    `No tag of a release matches ${globs.map(inQuotes).join(' or ')}.`,
    undefined,
    advice,
  );
  return undefined;
}

/** What is wrong with tags; the same fault of several tags is one. */
class TagFaults {
  readonly #tags = new Map<string, { fault: Diagnostic; tags: string[] }>();

  add(tag: string, { place: _, ...fault }: Diagnostic): void {
    const key = `${fault.code} ${fault.message}`;
    const known = this.#tags.get(key);
    if (known) known.tags.push(tag);
    else this.#tags.set(key, { fault, tags: [tag] });
  }

  all(): Diagnostic[] {
    return [...this.#tags.values()].map(({ fault, tags }) => ({
      ...fault,
      message: `${tags.join(', ')}: ${fault.message}`,
    }));
  }
}

/** Summarizes what became of the tags. */
function summaryOf(
  tags: readonly ReleaseTag[],
  { written, same, refused }: { written: number; same: number; refused: number },
  isComplete: boolean,
): string {
  const done = written + same + refused;
  const start = isComplete ? '' : `Interrupted after ${done} of ${tags.length} tags. `;
  const parts = [`${written} written`, `${same} up to date`, `${refused} failed`];
  return `${start}${plural(done, 'snapshot')}: ${parts.join(', ')}.\n`;
}
