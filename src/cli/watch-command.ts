import { spawn } from 'node:child_process';
import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostics.ts';
import { openWatch, type WatchRequest } from '../program/open-watch.ts';
import type { SessionReport } from '../watch/announcer.ts';
import { exitCodes } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { endProcess } from './own-process.ts';
import { printDiagnostics } from './report.ts';
import { SavedExamples } from './saved-examples.ts';
import { interrupted } from './serve.ts';
import { changeSummary, doxygenSummary, sessionSummary } from './session-summary.ts';
import type { Terminal } from './terminal.ts';

/** Options and arguments of the command line. */
export interface WatchArguments extends WatchRequest {
  /** Open the browser. */
  open?: boolean;
  /** Compile the examples of saved files. */
  examples?: boolean;
  /** Print errors and warnings only. */
  quiet?: boolean;
}

/** Serves a site and rebuilds it on every change, until Ctrl+C. */
export async function runWatch(
  options: WatchArguments,
  terminal: Terminal,
  cwd: string,
): Promise<ExitCode> {
  const { quiet = false, config, xml } = options;
  const report = reporter(terminal, cwd, quiet);
  // Nothing is saved before the site is opened.
  const onErrors = (errors: readonly Diagnostic[]): void => {
    if (typeof opened !== 'string') opened.showOthers(errors);
  };
  const examples = options.examples
    ? new SavedExamples({ config, xml, cwd, terminal, quiet, onErrors })
    : undefined;
  const diagnostics = new Diagnostics();
  const opened = await openWatch(options, {
    cwd,
    diagnostics,
    onReport: (ending) => {
      report(ending);
      examples?.save(ending.changed);
    },
    onDoxygen: (run, changed) => {
      printDiagnostics({ all: run.diagnostics }, terminal, cwd, quiet);
      if (!quiet) terminal.out(doxygenSummary(run, changed));
      examples?.save(changed);
    },
    onWait: (message) => terminal.out(`${message}\n`),
  });
  if (typeof opened === 'string') {
    printDiagnostics(diagnostics, terminal, cwd, quiet);
    return opened === 'taken' ? exitCodes.faults : exitCodes.usage;
  }
  const ended = interrupted();
  const { port, url } = opened;
  if (!quiet && options.port !== 0 && port !== options.port)
    terminal.out(`Port ${options.port} is in use, using ${port} instead.\n`);
  if (!quiet) terminal.out(`Serving the site at ${url} (press Ctrl+C to stop)\n`);
  await opened.start(ended, () => {
    if (options.open) openBrowser(url);
  });
  await ended;
  await opened.close();
  // Chokidar may keep watching a folder that was just being added when it was closed: do not wait for it.
  endProcess(exitCodes.good);
}

/** Prints the result of each change: the new diagnostics, and one line. */
function reporter(
  terminal: Terminal,
  cwd: string,
  quiet: boolean,
): (report: SessionReport) => void {
  let known: readonly Diagnostic[] = [];
  return (report) => {
    const before = new Set(known.map((each) => JSON.stringify(each)));
    const hadErrors = known.some(({ level }) => level === 'error');
    known = report.diagnostics;
    const isFixed = hadErrors && !known.some(({ level }) => level === 'error');
    const isNew = (each: Diagnostic): boolean => !before.has(JSON.stringify(each));
    printDiagnostics({ all: known.filter(isNew) }, terminal, cwd, quiet);
    if (quiet) return;
    terminal.out(
      report.kind === 'changed' ? changeSummary(report, isFixed) : sessionSummary(report),
    );
  };
}

/** Opens an address in the browser; if that fails, the user still finds the address in the terminal. */
function openBrowser(url: string): void {
  const [command = '', ...parameters] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  spawn(command, parameters, { detached: true, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref();
}
