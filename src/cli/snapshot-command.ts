import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BuildContext } from '../cache/build-context.ts';
import { DEFAULT_FILE, loadConfig, type LoadConfigOptions } from '../config/load-config.ts';
import { siteFolder } from '../config/site-folder.ts';
import type { Config } from '../config/types.ts';
import { readLibrary, readPublishedLibrary } from '../compile/read-library.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { pagesFile } from '../releases/published-pages.ts';
import { isReleaseName, nextRelease, releaseName } from '../releases/release-name.ts';
import { runBackfill } from './backfill-command.ts';
import { snapshotFile } from '../releases/snapshot-files.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { keepPages } from './keep-pages.ts';
import { keepSnapshot, librarySnapshotOf } from './keep-snapshot.ts';
import { silent, showProgress } from './progress.ts';
import { findRelease, sourceFolders, type FoundRelease } from './release-of-sources.ts';
import { printDiagnostics } from './report.ts';
import type { Terminal } from './terminal.ts';

/** Options of the command line. */
export interface SnapshotArguments {
  /** Configuration file. */
  config?: string;
  /** Folder with Doxygen's XML. */
  xml?: string;
  /** Name of the release. */
  release?: string;
  /** Date of the release: `2026-11-22`. */
  date?: string;
  /** File to write. */
  out?: string;
  /** Keep Doxygen's ids. */
  legacy?: boolean;
  /** Overwrite a snapshot with other content. */
  replace?: boolean;
  /** Write nothing; fail if the file is not what the XML contains. */
  check?: boolean;
  /** Globs of tags to take the snapshots of. */
  backfill?: string[];
  /** Folder of the repository with these tags. */
  from?: string;
  /** Use the Doxygen configuration of each tag. */
  ownDoxyfile?: boolean;
  /** Print errors and warnings only. */
  quiet?: boolean;
}

/** Writes or checks the snapshot of a release; returns the exit code. */
export async function runSnapshot(
  options: SnapshotArguments,
  terminal: Terminal,
  cwd: string,
): Promise<ExitCode> {
  const diagnostics = new Diagnostics();
  const quiet = options.quiet === true;
  const finish = (code: ExitCode, text = ''): ExitCode => {
    printDiagnostics(diagnostics, terminal, cwd, quiet);
    if (text !== '' && !quiet) terminal.out(text);
    return code;
  };
  for (const [name, value] of [
    ['--from', options.from],
    ['--own-doxyfile', options.ownDoxyfile],
  ] as const)
    if (value !== undefined && !options.backfill) {
      diagnostics.error('usage', `${name} has no effect without --backfill.`);
      return finish(exitCodes.usage);
    }
  const config = releaseConfig(options, cwd, diagnostics);
  const { doxygen } = config ?? {};
  if (!config) return finish(exitCodes.usage);
  if (options.backfill)
    return finish(
      await runBackfill(
        { ...options, globs: options.backfill, config },
        ...([terminal, cwd, diagnostics] as const),
      ),
    );
  if (!doxygen) {
    const message = 'There is no XML to take a snapshot of.';
    diagnostics.error('usage', message, undefined, 'Set doxygen.xml, or use --xml.');
    return finish(exitCodes.usage);
  }
  const progress = quiet ? silent : showProgress(terminal);
  const context = new BuildContext({ diagnostics });
  const count = (done: number, total: number): void =>
    progress.show({ name: 'Reading', done, total });
  // The XML of another release is not that of the site, and its sources are not here.
  const published =
    options.xml === undefined
      ? await readPublishedLibrary(config, doxygen, context, count, sourceFolders(config))
      : undefined;
  const library =
    options.xml === undefined ? published : await readLibrary(config, doxygen, context, count);
  progress.end();
  if (!library) return finish(exitCodes.faults);
  const { api } = library;
  const found = await findRelease(options, api, siteFolder(config), config.releases.tags);
  const release = checkedRelease(found, diagnostics);
  if (release === undefined) return finish(exitCodes.usage);
  const { addressOf } = published ?? {};
  const about = {
    ...found,
    release,
    legacy: options.legacy === true,
    ...(addressOf && { addressOf }),
  };
  const taken = librarySnapshotOf(library, about, config, diagnostics);
  if (!taken) return finish(exitCodes.faults);
  const path = resolve(
    ...(options.out === undefined
      ? [config.releases.folder, snapshotFile(release)]
      : [cwd, options.out]),
  );
  const { outcome, text } = keepSnapshot(taken.snapshot, path, { ...options, cwd }, diagnostics);
  if (outcome === 'refused') return finish(exitCodes.faults);
  // Code that is not released yet is not published for good.
  if (!published || options.check || release === nextRelease) return finish(exitCodes.good, text);
  const refids = new Set(taken.refids.values());
  const pages = published.pages((refid) => refids.has(refid));
  const kept = keepPages(pages, release, join(dirname(path), pagesFile), cwd, diagnostics);
  return finish(kept === undefined ? exitCodes.faults : exitCodes.good, text + (kept ?? ''));
}

/**
 * Loads the configuration, whose options for releases also apply to XML from elsewhere. Returns `undefined` if it has
 * errors.
 */
export function releaseConfig(
  {
    config: file,
    xml,
    isOptional = false,
  }: Pick<SnapshotArguments, 'config' | 'xml'> & Pick<LoadConfigOptions, 'isOptional'>,
  cwd: string,
  diagnostics: Diagnostics,
): Config | undefined {
  const hasDefault = file === undefined && existsSync(join(cwd, DEFAULT_FILE));
  const given = { file: hasDefault ? DEFAULT_FILE : file, xml, cwd, isOptional };
  const loaded = loadConfig(given, diagnostics);
  // What a site is written without, a comparison cannot do without.
  diagnostics.isLenient = false;
  return loaded;
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
