import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BuildContext } from '../cache/build-context.ts';
import { DEFAULT_FILE, loadConfig } from '../config/load-config.ts';
import { siteFolder } from '../config/site-folder.ts';
import type { Config } from '../config/types.ts';
import { readLibrary, symbolAddresses, type Library } from '../compile/read-library.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { differingSymbols } from '../releases/differing-symbols.ts';
import { librarySnapshot } from '../releases/library-snapshot.ts';
import { readSnapshot } from '../releases/read-snapshot.ts';
import { isReleaseName, nextRelease, releaseName } from '../releases/release-name.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import { writeSnapshot } from '../releases/write-snapshot.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { silent, showProgress } from './progress.ts';
import { findRelease, type FoundRelease } from './release-of-sources.ts';
import { plural, printDiagnostics } from './report.ts';
import type { Terminal } from './terminal.ts';
import { VERSION } from './version.ts';

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
  /** Overwrite a snapshot with other content. */
  replace?: boolean;
  /** Write nothing; fail if the file is not what the XML contains. */
  check?: boolean;
  /** Print errors and warnings only. */
  quiet?: boolean;
}

/** Most symbols that a message lists. */
const mostListed = 20;

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
  const config = releaseConfig(options, cwd, diagnostics);
  const { doxygen } = config ?? {};
  if (!config) return finish(exitCodes.usage);
  if (!doxygen) {
    const message = 'There is no XML to take a snapshot of.';
    diagnostics.error('usage', message, undefined, 'Set doxygen.xml, or use --xml.');
    return finish(exitCodes.usage);
  }
  const progress = quiet ? silent : showProgress(terminal);
  const context = new BuildContext({ diagnostics });
  const library = await readLibrary(config, doxygen, context, (done, total) =>
    progress.show({ name: 'Reading', done, total }),
  );
  progress.end();
  if (!library) return finish(exitCodes.faults);
  const found = await findRelease(options, library.api, siteFolder(config));
  const release = checkedRelease(found, diagnostics);
  if (release === undefined) return finish(exitCodes.usage);
  // The XML of another release is not that of the site.
  const isOfSite = options.xml === undefined;
  const snapshot = snapshotOf(library, { ...found, release }, config, isOfSite, diagnostics);
  if (!snapshot) return finish(exitCodes.faults);
  const path = resolve(
    ...(options.out === undefined
      ? [config.releases.folder, `${release}.json`]
      : [cwd, options.out]),
  );
  return keep(snapshot, path, { ...options, cwd }, diagnostics, finish);
}

/**
 * Loads the configuration, whose options for releases also apply to XML from elsewhere. Returns `undefined` if it has
 * errors.
 */
export function releaseConfig(
  { config: file, xml }: Pick<SnapshotArguments, 'config' | 'xml'>,
  cwd: string,
  diagnostics: Diagnostics,
): Config | undefined {
  const hasDefault = file === undefined && existsSync(join(cwd, DEFAULT_FILE));
  return loadConfig({ file: hasDefault ? DEFAULT_FILE : file, xml, cwd }, diagnostics);
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

/** Takes the snapshot; returns `undefined` if there is nothing in it, which is reported. */
function snapshotOf(
  { api, includes }: Library,
  { release, date }: { release: string; date?: string | undefined },
  config: Config,
  isOfSite: boolean,
  diagnostics: Diagnostics,
): Snapshot | undefined {
  const about = { release, date, library: config.title, tool: VERSION };
  const { snapshot, misread } = librarySnapshot(api, about, config.releases, {
    includes,
    ...(isOfSite && { addressOf: symbolAddresses(api, config) }),
  });
  if (misread.length > 0)
    diagnostics.report({
      ...{ code: 'misread', level: 'info' },
      message: `Doxygen misread ${plural(misread.length, 'declaration')} as symbols, which are left out: ${listed(misread)}.`,
      advice: 'Set PREDEFINED for the macros in front of these declarations.',
    });
  if (snapshot.header.symbols > 0) return snapshot;
  diagnostics.error(
    'snapshot-empty',
    'The XML contains no public symbols.',
    undefined,
    'Check EXTRACT_ALL, INPUT and the options releases.hidden and releases.exclude.',
  );
  return undefined;
}

/** Writes a snapshot, or compares it with the file; a release that is already there does not change by itself. */
function keep(
  snapshot: Snapshot,
  path: string,
  { check = false, replace = false, cwd }: SnapshotArguments & { cwd: string },
  diagnostics: Diagnostics,
  finish: (code: ExitCode, text?: string) => ExitCode,
): ExitCode {
  const { header } = snapshot;
  const shown = displayPath(path, cwd);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  // What is wrong with a file that is going to be replaced does not matter.
  const faults = replace ? new Diagnostics() : diagnostics;
  const old = text === undefined ? undefined : readSnapshot(text, shown, faults);
  const size = plural(header.symbols, 'symbol');
  if (old?.header.checksum === header.checksum && old.header.release === header.release)
    return finish(exitCodes.good, `${shown} is up to date: ${size}.\n`);
  const differing = old ? differingSymbols(old, snapshot) : [];
  const what = differing.length === 1 ? '1 symbol differs' : `${differing.length} symbols differ`;
  const names = differing.length === 0 ? '' : `: ${listed(differing)}`;
  if (check) {
    diagnostics.error(
      'snapshot-outdated',
      text === undefined
        ? `There is no snapshot of ${header.release}.`
        : `The snapshot is not what the XML contains: ${what}${names}.`,
      { file: shown },
      `Run "mtp-site snapshot --release ${header.release}${text === undefined ? '' : ' --replace'}", and commit the file.`,
    );
    return finish(exitCodes.faults);
  }
  if (text !== undefined && !replace && header.release !== nextRelease) {
    if (old)
      diagnostics.error(
        'snapshot-exists',
        `There is a snapshot of ${header.release} with other content: ${what}${names}.`,
        { file: shown },
        'A release does not change: check --release. If Doxygen or its settings changed, use --replace.',
      );
    return finish(exitCodes.faults);
  }
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.part`;
  writeFileSync(part, writeSnapshot(snapshot));
  renameSync(part, path);
  const change = old && names !== '' ? `${what}${names}.\n` : '';
  return finish(
    exitCodes.good,
    `${shown}: ${header.library} ${header.release}, ${size}.\n${change}`,
  );
}

/** Lists names in a sentence; the first ones, if there are many. */
function listed(names: readonly string[]): string {
  const more = names.length - mostListed;
  const shown = names.slice(0, mostListed).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}
