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

/** Options and arguments of the command line. */
export interface InitArguments {
  /** Configuration of Docusaurus, or its folder. */
  from?: string;
  /** Sitemap or built folder of the old site, to compare addresses. */
  compare?: string;
  /** Output file. */
  out?: string;
  /** Overwrite existing files. */
  force?: boolean;
  /** Write a Doxyfile if there is none. */
  doxyfile?: boolean;
  /** Configuration of Doxygen to use if there are several. */
  doxygen?: string;
  /** Write a GitHub workflow. */
  github?: boolean;
  /** Add the generated folders to .gitignore. */
  gitignore?: boolean;
  /** Print only errors, warnings and the settings that are not migrated. */
  quiet?: boolean;
}

/** Migrates a configuration of Docusaurus; returns the summary, or `undefined` after an error. */
async function migrate(
  { from, compare, out, force = false, github = false }: InitArguments,
  near: string,
  cwd: string,
  diagnostics: Diagnostics,
): Promise<string | undefined> {
  const request = { from: from ?? near, compare, out, force, isStrict: from !== undefined };
  const taken = await initFromDocusaurus(request, cwd, diagnostics);
  if (!taken || !github) return taken?.summary;
  const library = findLibrary(cwd, diagnostics);
  const config = displayPath(taken.file, cwd);
  const [file, state] = writeWorkflow(library, config, force, diagnostics);
  return `${taken.summary}${fileLine(file, state)}`;
}

/**
 * Writes the configuration file of a site, from the files in a library's folder or from a configuration of Docusaurus.
 * Returns the exit code.
 */
export async function runInit(
  options: InitArguments,
  terminal: Terminal,
  cwd: string,
): Promise<ExitCode> {
  const diagnostics = new Diagnostics();
  const { from, out, force = false, doxyfile = false, doxygen, github = false } = options;
  const { quiet = false, gitignore = false } = options;
  const request = { out, force, doxyfile, doxygen, github, gitignore };
  const near = from ?? docusaurusConfigIn(cwd);
  if (near === undefined && options.compare !== undefined)
    diagnostics.error(
      'init-compare',
      '--compare: there is no Docusaurus configuration in this folder.',
      undefined,
      'Name it with --from.',
    );
  const summary =
    diagnostics.count('error') > 0
      ? undefined
      : near === undefined
        ? await initLibrary(request, terminal, cwd, diagnostics)
        : await migrate(options, near, cwd, diagnostics);
  printDiagnostics(diagnostics, terminal, cwd, quiet);
  if (summary === undefined) return exitCodes.usage;
  if (!quiet) terminal.out(summary);
  return exitCodes.good;
}
