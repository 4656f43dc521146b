import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DEFAULT_FILE } from '../config/load-config.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { fromDocusaurus } from '../init/from-docusaurus.ts';
import { exitCodes } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { initSummary, printDiagnostics } from './report.ts';
import type { Terminal } from './terminal.ts';

/** What the command line says. */
export interface InitArguments {
  /** Configuration of Docusaurus, or the folder that has it. */
  from?: string;
  /** File that is written. */
  out?: string;
  /** Writes over a file that is there. */
  force?: boolean;
  /** Only faults and what is not taken over are printed. */
  quiet?: boolean;
}

const ENDINGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'];

/** The configuration in a folder. */
function inFolder(folder: string): string | undefined {
  const paths = ENDINGS.map((ending) => join(folder, `docusaurus.config.${ending}`));
  return paths.find((path) => existsSync(path));
}

/** The configuration to read; undefined after a fault. */
function findSource(
  from: string | undefined,
  cwd: string,
  diagnostics: Diagnostics,
): string | undefined {
  if (from === undefined) {
    const near = inFolder(cwd);
    const example = near === undefined ? 'docusaurus.config.ts' : basename(near);
    diagnostics.error(
      'init-from',
      'There is nothing to start from: --from is missing.',
      undefined,
      `Name the configuration of a Docusaurus site: mtp-site init --from ${example}`,
    );
    return undefined;
  }
  const path = resolve(cwd, from);
  const found = statSync(path, { throwIfNoEntry: false });
  const file = found?.isDirectory() ? inFolder(path) : path;
  if (found && file !== undefined && ENDINGS.some((ending) => file.endsWith(`.${ending}`)))
    return file;
  const shown = displayPath(path, cwd);
  diagnostics.error(
    'init-from',
    found
      ? `--from: "${shown}" is no configuration of Docusaurus.`
      : `--from: there is no file "${shown}".`,
    undefined,
    'Name the file docusaurus.config.ts (or .js, .mjs, .cjs), or the folder that has it.',
  );
  return undefined;
}

/** Writes the file; false after a fault. */
function write(
  out: string,
  text: string,
  force: boolean,
  cwd: string,
  diagnostics: Diagnostics,
): 'written' | 'unchanged' | 'refused' {
  const shown = displayPath(out, cwd);
  const found = statSync(out, { throwIfNoEntry: false });
  if (found?.isFile() && readFileSync(out, 'utf8') === text) return 'unchanged';
  if (found?.isDirectory()) {
    diagnostics.error('init-out', `--out: "${shown}" is a folder.`);
    return 'refused';
  }
  if (found && !force) {
    diagnostics.error(
      'init-exists',
      `There is a file "${shown}" already, which says something else.`,
      undefined,
      'Add --force to write over it, or name another file with --out.',
    );
    return 'refused';
  }
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, text);
  return 'written';
}

/** Writes the configuration file that says what the one of another tool says; the exit code says how it went. */
export async function runInit(
  { from, out: named, force = false, quiet = false }: InitArguments,
  terminal: Terminal,
  cwd: string,
): Promise<ExitCode> {
  const diagnostics = new Diagnostics();
  const source = findSource(from, cwd, diagnostics);
  const out = source && resolve(cwd, named ?? join(dirname(source), DEFAULT_FILE));
  const taken = source && out && (await fromDocusaurus(source, out, diagnostics));
  const state = taken ? write(out, taken.text, force, cwd, diagnostics) : 'refused';
  printDiagnostics(diagnostics, terminal, cwd, quiet);
  if (!taken || state === 'refused') return exitCodes.usage;
  const others = [...taken.files].map(([name, text]) => [join(dirname(out), name), text] as const);
  for (const [path, text] of others) writeFileSync(path, text);
  const lost = taken.notes.filter(({ kind }) => kind === 'lost').length;
  const shown = [out, ...others.map(([path]) => path)].map((path) => displayPath(path, cwd));
  if (!quiet) terminal.out(initSummary(shown, state, taken.options, lost));
  return exitCodes.good;
}
