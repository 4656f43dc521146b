import type { ExitCode } from './exit-codes.ts';
import { reportMissingDiff } from './diff-output.ts';
import { explainFault } from './faults.ts';
import { reportMissingBuild } from './output-for.ts';
import { runCommandLine } from './program.ts';
import { processTerminal } from './terminal.ts';

const terminal = processTerminal();
const commandLine = process.argv.slice(2);

/** Prints an unexpected error. */
function explain(error: unknown): ExitCode {
  const fault = explainFault(error);
  const isReported = [reportMissingBuild, reportMissingDiff].some((report) =>
    report(commandLine, fault, terminal, process.cwd()),
  );
  if (!isReported) terminal.error(fault.text);
  return fault.code;
}

process.on('uncaughtException', (error) => process.exit(explain(error)));
process.on('unhandledRejection', (error) => process.exit(explain(error)));

void runCommandLine(commandLine, terminal, process.cwd())
  .catch(explain)
  .then((code) => (process.exitCode = code));
