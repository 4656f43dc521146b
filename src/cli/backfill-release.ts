import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { BuildContext } from '../cache/build-context.ts';
import { readLibrary } from '../compile/read-library.ts';
import type { Config } from '../config/types.ts';
import { withFolder } from '../config/versioned-doxygen.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { writeFilesOfCommit } from '../inputs/commit-files.ts';
import { dateOfCommit } from '../inputs/git-revision.ts';
import type { Compound } from '../model/compound.ts';
import { isHeader } from '../plan/file-sources.ts';
import type { LibrarySnapshot } from '../releases/library-snapshot.ts';
import { startCommand } from '../watch/run-command.ts';
import { flatDoxyfile } from './flat-doxyfile.ts';
import { librarySnapshotOf } from './keep-snapshot.ts';
import { isCrash } from './is-crash.ts';
import type { LibraryRepository } from './library-repository.ts';
import { ownCall } from './own-doxyfile.ts';
import { makeFencesReadable } from './readable-fences.ts';

/** A revision to take the snapshot of. */
export interface ReleaseRevision {
  /** The revision, as git names it: `refs/tags/v3.1.0`, or a commit. */
  revision: string;
  /** The release: `3.1.0`. */
  release: string;
}

/** What the releases of a library are read with. */
export interface BackfillSources extends LibraryRepository {
  /** Use the configuration of each tag. */
  ownDoxyfile: boolean;
  /** Keep Doxygen's ids. */
  legacy: boolean;
  /** The configuration. */
  config: Config;
  /** A folder for the sources and the XML of one release at a time. */
  temporary: string;
  /** Stops what runs. */
  signal: AbortSignal;
}

/** Most lines of Doxygen's output to show. */
const shownLines = 8;

/** Takes the snapshot of a revision; returns `undefined` after reporting why it cannot, or if it was stopped. */
export async function backfillRelease(
  { revision, release }: ReleaseRevision,
  sources: BackfillSources,
  diagnostics: Diagnostics,
): Promise<LibrarySnapshot | undefined> {
  const { root, base, call, config, doxygen, signal } = sources;
  const folder = join(sources.temporary, 'release');
  rmSync(folder, { recursive: true, force: true });
  // Headers are found by the names of folders, so the folder has the name of today.
  const checkout = join(folder, 'sources-of', basename(base));
  const output = join(folder, 'doxygen');
  mkdirSync(checkout, { recursive: true });
  mkdirSync(output);
  const fail = (reason: string, advice?: string): LibrarySnapshot | undefined => {
    // What was stopped has not failed.
    if (!signal.aborted) diagnostics.error('backfill-failed', reason, undefined, advice);
    return undefined;
  };

  const commit = `${revision}^{commit}`;
  const index = join(folder, 'index');
  const written = await writeFilesOfCommit(root, commit, { folder: checkout, index });
  const { failure } = written;
  if (failure)
    return fail(`git cannot check it out. ${failure === 'missing' ? '' : failure.message}`);
  const { unreadable } = written;
  if (written.links.length > 0)
    diagnostics.warning(
      'backfill-input',
      `Links out of its files are not followed: ${written.links.join(', ')}.`,
      undefined,
      'Ignore it if no sources are behind them.',
    );

  makeFencesReadable(checkout);
  const then = (path: string): string => join(checkout, relative(base, path));
  const own = sources.ownDoxyfile ? ownCall(sources, checkout) : undefined;
  if (sources.ownDoxyfile && !own)
    diagnostics.report({
      code: 'backfill-input',
      level: 'info',
      message: 'It has no configuration of Doxygen; that of today is used.',
    });
  if (own?.elsewhere !== undefined)
    diagnostics.report({
      code: 'backfill-input',
      level: 'info',
      message: `Its configuration of Doxygen is ${own.elsewhere}.`,
    });
  const runs = own?.runs ?? then(call.runs);
  const runFolder = own?.folder ?? then(call.folder);
  // Relative paths start there, whether the folder existed then or not.
  mkdirSync(runs, { recursive: true });
  const moved = new Map([base, root].map((path) => [path, checkout]));
  const includedFrom = own ? runs : call.runs;
  const running = startCommand({
    command: own?.command ?? call.command.replaceAll(base, () => checkout),
    folder: runFolder,
    input: flatDoxyfile({
      file: own?.doxyfile ?? call.doxyfile,
      runs: includedFrom,
      moved,
      release,
      output,
    }),
  });
  signal.addEventListener('abort', running.stop, { once: true });
  const run = await running.ended;
  signal.removeEventListener('abort', running.stop);
  if (signal.aborted) return undefined;
  const said = run.output.replaceAll(`${checkout}/`, '').trim().split(/\r?\n/);
  const lastLines = said.slice(-shownLines).map((line) => `\n${line}`);
  const xml = join(output, 'xml');
  if (run.failure !== undefined)
    return fail(
      `Doxygen failed. ${run.failure}${lastLines.join('')}`,
      isCrash(run.failure)
        ? 'Doxygen itself crashed: try another release of it, or leave out the file that it cannot read with EXCLUDE; with QUIET = NO, it prints the names of files.'
        : 'Correct the configuration of Doxygen.',
    );
  if (!existsSync(join(xml, 'index.xml')))
    return fail(`Doxygen wrote no XML.${lastLines.join('')}`, 'Check doxygen.command.');

  const context = new BuildContext({ diagnostics });
  const library = await readLibrary(config, withFolder(doxygen, xml), context, undefined, [
    ...[runs, runFolder, checkout],
  ]);
  if (!library) return undefined;
  const date = await dateOfCommit(root, commit);
  const missing = missingInput(run.output);
  const isEmpty = library.api.compounds.every(({ kind }) => kind !== 'file');
  if (isEmpty && missing.length > 0)
    return fail(
      `Doxygen found none of its sources: ${missing.join(', ')}.`,
      'Use --own-doxyfile, or add the folder of that time to INPUT.',
    );
  const lost = unreadable.filter((path) => isBesideSources(path, library.api.compounds));
  if (lost.length > 0)
    return fail(
      `git cannot read sources of it: ${lost.join(', ')}.`,
      'The clone is incomplete: fetch the tag again, or clone the library once more.',
    );
  if (unreadable.length > 0)
    diagnostics.warning(
      'backfill-input',
      `git cannot read some of its files: ${someOf(unreadable)}.`,
      undefined,
      'Ignore it if they contain no sources of the library; otherwise clone it once more, and use --replace.',
    );
  if (missing.length > 0)
    diagnostics.warning(
      'backfill-input',
      `Doxygen did not find a part of its sources: ${missing.join(', ')}.`,
      undefined,
      'If they had another place then, their symbols are missing: add that place to INPUT, and use --replace.',
    );
  if (written.missing.length > 0)
    diagnostics.report({
      code: 'backfill-input',
      level: 'info',
      message: `Its submodules are not in this clone: ${written.missing.join(', ')}.`,
      advice:
        'If they contain sources of the library, run "git submodule update --init --recursive".',
    });
  const about = { release, date, legacy: sources.legacy };
  return librarySnapshotOf(library, about, config, diagnostics);
}

/** True for a header in a folder from which Doxygen has read sources. */
function isBesideSources(path: string, compounds: readonly Compound[]): boolean {
  const folder = dirname(path);
  return (
    isHeader(path) &&
    compounds.some(({ kind, location }) => {
      const own = kind === 'file' && location ? dirname(location.file) : undefined;
      return own === folder || own?.endsWith(`/${folder}`) === true;
    })
  );
}

/** Names the first of many paths, and counts the others. */
function someOf(paths: readonly string[]): string {
  const most = 5;
  const shown = paths.slice(0, most).join(', ');
  return paths.length > most ? `${shown} and ${paths.length - most} more` : shown;
}

/** Returns the sources that Doxygen did not find, except for texts, which contain no symbols. */
function missingInput(output: string): string[] {
  return [...output.matchAll(/input source '(.+?)' does not exist/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/\.(?:md|markdown|dox|txt|rst)$/i.test(path));
}
