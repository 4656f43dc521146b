import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { findLibrary } from '../init/library.ts';
import { exitCodes } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { docusaurusConfigIn, initFromDocusaurus } from './init-docusaurus.ts';
import { initLibrary, writeWorkflow } from './init-library.ts';
import { fileLine } from './init-report.ts';
import { printDiagnostics } from './report.ts';
import type { Terminal } from './terminal.ts';

/** What the command line says. */
export interface InitArguments {
  /** Configuration of Docusaurus, or the folder that has it. */
  from?: string;
  /** File that is written. */
  out?: string;
  /** Writes over files that are there. */
  force?: boolean;
  /** Writes a Doxyfile where there is none. */
  doxyfile?: boolean;
  /** Configuration of Doxygen to take where there are several. */
  doxygen?: string;
  /** Writes a workflow for GitHub. */
  github?: boolean;
  /** Only faults and what is not taken over are printed. */
  quiet?: boolean;
}

/** Writes a configuration that says what that of Docusaurus says; what there is to tell, or undefined after a fault. */
async function takeOver(
  { from, out, force = false, github = false }: InitArguments,
  near: string,
  cwd: string,
  diagnostics: Diagnostics,
): Promise<string | undefined> {
  const request = { from: from ?? near, out, force, isStrict: from !== undefined };
  const taken = await initFromDocusaurus(request, cwd, diagnostics);
  if (!taken || !github) return taken?.summary;
  const library = findLibrary(cwd, diagnostics);
  const config = displayPath(taken.file, cwd);
  const [file, state] = writeWorkflow(library, config, force, diagnostics);
  return `${taken.summary}${fileLine(file, state)}`;
}

/**
 * Writes the configuration file of a site: that of a library from what its folder has, or what a configuration of
 * Docusaurus says. The exit code says how it went.
 */
export async function runInit(
  options: InitArguments,
  terminal: Terminal,
  cwd: string,
): Promise<ExitCode> {
  const diagnostics = new Diagnostics();
  const { from, out, force = false, doxyfile = false, doxygen, github = false } = options;
  const { quiet = false } = options;
  const near = from ?? docusaurusConfigIn(cwd);
  const summary =
    near === undefined
      ? await initLibrary({ out, force, doxyfile, doxygen, github }, terminal, cwd, diagnostics)
      : await takeOver(options, near, cwd, diagnostics);
  printDiagnostics(diagnostics, terminal, cwd, quiet);
  if (summary === undefined) return exitCodes.usage;
  if (!quiet) terminal.out(summary);
  return exitCodes.good;
}
