import { resolve } from 'node:path';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { runBuild, type BuildEnding, type SiteRequest } from '../program/run-build.ts';
import { exitCodes } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { explainFault } from './faults.ts';
import { outputFor, type OutputFormat } from './output-for.ts';
import type { Terminal } from './terminal.ts';
import { writeFixes } from './write-fixes.ts';

/** Options and arguments of the command line. */
export interface BuildArguments extends SiteRequest {
  /** Write the corrections that diagnostics propose; only for checks. */
  fix?: boolean;
  /** Print errors and warnings only. */
  quiet?: boolean;
  /** Print the duration of each step. */
  timing?: boolean;
  /** Output format of the diagnostics and figures. */
  format?: OutputFormat;
}

/** Builds or checks the site; returns the exit code. */
export async function runBuildCommand(
  options: BuildArguments,
  write: boolean,
  terminal: Terminal,
  cwd: string,
): Promise<ExitCode> {
  const diagnostics = new Diagnostics();
  const { format = 'text', quiet = false, timing = false } = options;
  const output = outputFor(format, terminal, { cwd, quiet, timing });
  const { show: progress } = output.progress;
  const command = write ? 'build' : 'check';
  const about = { command, diagnostics, out: displayPath(resolve(cwd, options.out), cwd) } as const;
  try {
    const ending = await runBuild(options, { write, cwd, diagnostics, progress });
    output.progress.end();
    const shown = options.fix === true ? writeFixes(diagnostics, cwd) : diagnostics;
    const code = codeOf(ending, shown);
    output.finish({ ...about, diagnostics: shown, code, ...(ending.reached === 'end' && ending) });
    return code;
  } catch (error) {
    output.progress.end();
    const fault = explainFault(error);
    output.finish({ ...about, code: fault.code, fault });
    return fault.code;
  }
}

function codeOf({ reached }: BuildEnding, diagnostics: Diagnostics): ExitCode {
  if (reached === 'request') return exitCodes.usage;
  return diagnostics.count('error') > 0 ? exitCodes.faults : exitCodes.good;
}
