import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { explainLateFault } from '../diagnostics/late-faults.ts';
import { exitCodes } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { reportMissingDiff } from './diff-output.ts';
import { explainFault } from './faults.ts';
import { reportMissingBuild } from './output-for.ts';
import { endProcess, keepOutput, keepProcess } from './own-process.ts';
import { runCommandLine } from './program.ts';
import { printDiagnostics } from './report.ts';
import { processTerminal } from './terminal.ts';

/** How long to wait for what code of the site has started when the command has finished, in milliseconds. */
const patience = 5000;

/** Runs the command line of this process, and ends the process. */
export function runProcess(): void {
  const terminal = processTerminal();
  const commandLine = process.argv.slice(2);
  /** Late errors, so that a repeated timer is reported once. */
  const faults = new Diagnostics();
  let ended: ExitCode | undefined;

  /** Prints an unexpected error. */
  const explain = (error: unknown): ExitCode => {
    const fault = explainFault(error);
    const isReported = [reportMissingBuild, reportMissingDiff].some((report) =>
      report(commandLine, fault, terminal, process.cwd()),
    );
    if (!isReported) terminal.error(fault.text);
    return fault.code;
  };

  /** Reports an uncaught error: one in code of the site does not end the command, a bug does. */
  const handleUncaught = (error: unknown): void => {
    const late = explainLateFault(error);
    if (!late) endProcess(explain(error));
    const known = faults.all.length;
    if (!late.isReceived) faults.report(late.diagnostic);
    printDiagnostics({ all: faults.all.slice(known) }, terminal, process.cwd());
    if (ended === exitCodes.good) ended = exitCodes.faults;
  };

  keepProcess();
  if (!terminal.interactive) keepOutput();
  process.on('uncaughtException', handleUncaught);
  process.on('unhandledRejection', handleUncaught);

  void runCommandLine(commandLine, terminal, process.cwd())
    .catch(explain)
    .then((code) => {
      ended = code;
      const end = (): void => endProcess(ended ?? code);
      process.once('beforeExit', end);
      // Timers of the site's code, which may repeat forever, must not keep the command running.
      setTimeout(end, patience).unref();
    });
}
