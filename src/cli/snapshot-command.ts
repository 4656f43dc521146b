import { dirname, join, resolve } from 'node:path';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { pagesFile } from '../releases/published-pages.ts';
import { nextRelease } from '../releases/release-name.ts';
import { snapshotFile } from '../releases/snapshot-files.ts';
import { runBackfill } from './backfill-command.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { keepPages } from './keep-pages.ts';
import { keepSnapshot } from './keep-snapshot.ts';
import { keepSummaries } from './keep-summaries.ts';
import { leadsOut } from './leads-out.ts';
import { silent, showProgress } from './progress.ts';
import { doxygenOf, releaseConfig } from './release-config.ts';
import { printDiagnostics } from './report.ts';
import { takeRelease } from './take-release.ts';
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
  const withoutXml = options.backfill !== undefined;
  const config = releaseConfig({ ...options, withoutXml }, cwd, diagnostics);
  if (!config) return finish(exitCodes.usage);
  // The folder of the releases is that of one library.
  if (config.libraries && !doxygenOf(config, diagnostics)) return finish(exitCodes.usage);
  if (options.backfill)
    return finish(
      await runBackfill(
        { ...options, globs: options.backfill, config },
        ...([terminal, cwd, diagnostics] as const),
      ),
    );
  const doxygen = doxygenOf(config, diagnostics);
  if (!doxygen) return finish(exitCodes.usage);
  const progress = quiet ? silent : showProgress(terminal);
  const found = await takeRelease(options, config, doxygen, {
    diagnostics,
    count: (done, total) => progress.show({ name: 'Reading', done, total }),
  });
  progress.end();
  if (found === 'unnamed') return finish(exitCodes.usage);
  if (found === 'unreadable') return finish(exitCodes.faults);
  const { taken, release, published } = found;
  const path = resolve(
    ...(options.out === undefined
      ? [config.releases.folder, snapshotFile(release)]
      : [cwd, options.out]),
  );
  if (leadsOut(path, config, cwd, diagnostics)) return finish(exitCodes.faults);
  const { outcome, text } = keepSnapshot(taken.snapshot, path, { ...options, cwd }, diagnostics);
  if (outcome === 'refused') return finish(exitCodes.faults);
  const isKept = !options.check && options.out === undefined && release !== nextRelease;
  const summaries = isKept ? keepSummaries(taken, dirname(path), cwd, diagnostics) : '';
  // Code that is not released yet is not published for good.
  if (!published || options.check || release === nextRelease)
    return finish(exitCodes.good, text + summaries);
  const refids = new Set(taken.refids.values());
  const pages = published.pages((refid) => refids.has(refid));
  const kept = keepPages(pages, release, join(dirname(path), pagesFile), cwd, diagnostics);
  return finish(
    kept === undefined ? exitCodes.faults : exitCodes.good,
    text + summaries + (kept ?? ''),
  );
}
