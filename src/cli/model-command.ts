import { closeSync, mkdirSync, openSync, statSync, writeSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BuildContext } from '../cache/build-context.ts';
import { readPublishedLibrary } from '../compile/read-library.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { reportWriteFault } from '../emit/write-site.ts';
import { modelText } from '../model/model-file.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { showProgress, silent } from './progress.ts';
import { printDiagnostics } from './report.ts';
import { releaseConfig, reportMissingXml } from './release-config.ts';
import type { Terminal } from './terminal.ts';

/** Name of the file, in the working folder or in one that is named. */
export const MODEL_FILE = 'model.json';

/** Options of the command line. */
export interface ModelArguments {
  /** Configuration file. */
  config?: string;
  /** Folder with Doxygen's XML. */
  xml?: string;
  /** File to write, or the folder for it. */
  out: string;
  /** Print errors and warnings only. */
  quiet?: boolean;
}

/** Writes the model of the latest API reference as JSON; returns the exit code. */
export async function runModel(
  options: ModelArguments,
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
  if (!config) return finish(exitCodes.usage);
  if (!config.doxygen) {
    reportMissingXml('to write the model of', config, diagnostics);
    return finish(exitCodes.usage);
  }
  const progress = quiet ? silent : showProgress(terminal);
  const library = await readPublishedLibrary(
    config,
    config.doxygen,
    new BuildContext({ diagnostics }),
    (done, total) => progress.show({ name: 'Reading', done, total }),
  );
  progress.end();
  if (!library || diagnostics.preventsWriting) return finish(exitCodes.faults);
  const out = isFolder(options.out, cwd) ? join(options.out, MODEL_FILE) : options.out;
  const path = resolve(cwd, out);
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(path, 'w');
    try {
      for (const piece of modelText(library.api, library.addressOf)) writeSync(file, piece);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    reportWriteFault(out, error, diagnostics);
    return finish(exitCodes.faults);
  }
  const count = library.api.compounds.length;
  return finish(exitCodes.good, `Wrote the model of ${count} compounds: "${out}".`);
}

/** True for a folder, and for what is written like one and does not exist. */
function isFolder(out: string, cwd: string): boolean {
  try {
    return statSync(resolve(cwd, out)).isDirectory();
  } catch {
    // What cannot be looked at is reported when it is written.
    return /[/\\]$/.test(out);
  }
}
