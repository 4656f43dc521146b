import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { siteFolder } from '../config/site-folder.ts';
import type { Config, DoxygenConfig } from '../config/types.ts';
import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { repositoryOf, runGit } from '../inputs/git.ts';
import { tagsOf } from '../inputs/git-tags.ts';
import { Inputs } from '../inputs/inputs.ts';
import { backfillRelease, type BackfillSources } from './backfill-release.ts';
import { nearestTags, selectTags, type ReleaseTag } from './backfill-tags.ts';
import { doxygenCall, isBelow } from './doxygen-call.ts';
import { snapshotFile } from '../releases/snapshot-files.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { keepSnapshot } from './keep-snapshot.ts';
import { showProgress, silent } from './progress.ts';
import { plural } from './report.ts';
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
  /** Its settings for the XML. */
  doxygen: DoxygenConfig;
}

/** Writes one snapshot for each tag of a repository that matches a glob; returns the exit code. */
export async function runBackfill(
  request: BackfillRequest,
  terminal: Terminal,
  cwd: string,
  diagnostics: Diagnostics,
): Promise<ExitCode> {
  const { config, doxygen, globs, ownDoxyfile = false } = request;
  const { legacy = false, replace = false, quiet = false } = request;
  const home = realpathSync(siteFolder(config));
  const folder = request.from === undefined ? home : resolve(cwd, request.from);
  const root = await repositoryIn(folder, cwd, diagnostics);
  if (root === undefined) return exitCodes.usage;
  const tags = await matchingTags(root, globs, config.releases.tags, diagnostics);
  const call = doxygenCall(doxygen, home);
  if ('searched' in call) {
    const paths = call.searched.map((path) => displayPath(path, cwd)).join(', ');
    const message = `There is no configuration of Doxygen to create the XML with: ${paths}.`;
    const advice = 'Set doxygen.command to the command that runs Doxygen: doxygen docs/Doxyfile.';
    diagnostics.error('backfill', message, undefined, advice);
  }
  if (!tags || 'searched' in call) return exitCodes.usage;
  // Another clone of the library has the same folders as the one around the configuration.
  const base = isBelow(home, root) ? root : (repositoryOf(new Inputs(), home).root ?? home);
  if (!isBelow(call.runs, base)) {
    const message = `Doxygen runs outside of ${displayPath(base, cwd)}, so it would not read the sources of a tag.`;
    diagnostics.error('backfill', message, undefined, 'Correct doxygen.command.');
    return exitCodes.usage;
  }
  const progress = quiet ? silent : showProgress(terminal);
  const faults = new TagFaults();
  const counts = { written: 0, same: 0, refused: 0 };
  const isComplete = await withTemporaryFolder(async (temporary, signal) => {
    const sources: BackfillSources = {
      root,
      base,
      call,
      ownDoxyfile,
      legacy,
      config,
      doxygen,
      signal,
      temporary,
    };
    for (const [i, each] of tags.entries()) {
      progress.show({ name: `${each.tag} (${i + 1} of ${tags.length})` });
      const own = new Diagnostics();
      const snapshot = await backfillRelease(each, sources, own);
      // A signal can arrive after the process that it has also ended.
      await new Promise((done) => setImmediate(done));
      if (signal.aborted) return false;
      const path = join(config.releases.folder, snapshotFile(each.release));
      const kept = snapshot && keepSnapshot(snapshot, path, { replace, cwd }, own);
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

/** Returns the root of the repository that contains a folder; reports it if there is none. */
async function repositoryIn(
  folder: string,
  cwd: string,
  diagnostics: Diagnostics,
): Promise<string | undefined> {
  const shown = displayPath(folder, cwd);
  if (!existsSync(folder)) {
    diagnostics.error('usage', `--from: "${shown}" does not exist.`);
    return undefined;
  }
  const { folder: real, root } = repositoryOf(new Inputs(), folder);
  if (root !== undefined) return root;
  // A repository without a work tree has no `.git`.
  const { output } = await runGit(real, ['rev-parse', '--is-bare-repository']);
  if (output.trim() === 'true') return real;
  const advice = 'Name the folder of a clone of the library: --from DIR.';
  diagnostics.error('backfill', `"${shown}" is not in a git repository.`, undefined, advice);
  return undefined;
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
  const { tags, unversioned, preReleases } = selectTags(names, globs, pattern);
  if (tags.length > 0) {
    if (unversioned.length > 0)
      diagnostics.report({
        code: 'backfill-tags',
        level: 'info',
        message: `Tags whose names are not versions are left out: ${unversioned.join(', ')}.`,
      });
    return tags;
  }
  const shown = globs.map((glob) => `"${glob}"`).join(' or ');
  const clone = isShallow
    ? 'The clone is shallow: run "git fetch --tags --unshallow"; in a workflow, set fetch-depth: 0.'
    : 'The clone has no tags: run "git fetch --tags"; in a workflow, set fetch-depth: 0.';
  const advice =
    preReleases.length > 0
      ? `Pre-releases need a glob with "-", such as "*-*". They are ${preReleases.join(', ')}.`
      : unversioned.length > 0
        ? `These are not versions: ${unversioned.join(', ')}.`
        : names.length === 0 || isShallow
          ? clone
          : `The nearest tags are ${nearestTags(names, globs[0] ?? '', pattern).join(', ')}.`;
  diagnostics.error('backfill-tags', `No tag of a release matches ${shown}.`, undefined, advice);
  return undefined;
}

/**
 * Calls a function with a new temporary folder, which is removed at the end, however the function or the process ends.
 * An interrupted process ends with its exit code, after the function.
 */
async function withTemporaryFolder<T>(
  run: (folder: string, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'mtp-site-backfill-')));
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, interrupt);
  // A bug ends the process without the code below.
  process.on('exit', remove);
  try {
    return await run(folder, stop.signal);
  } finally {
    remove();
    process.off('exit', remove);
    for (const signal of signals) process.off(signal, interrupt);
  }
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
