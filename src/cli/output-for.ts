import { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Fault } from './faults.ts';
import { exitCodes } from './exit-codes.ts';
import { githubOutput } from './github-output.ts';
import { jsonOutput } from './json-output.ts';
import { outputFormats } from './output.ts';
import type { BuildCommand, Output, OutputFormat, OutputSettings } from './output.ts';
import type { Terminal } from './terminal.ts';
import { textOutput } from './text-output.ts';

const outputs = { text: textOutput, github: githubOutput, json: jsonOutput };

/** Returns the output of a build or check in one of the formats. */
export function outputFor(
  format: OutputFormat,
  terminal: Terminal,
  settings: OutputSettings,
): Output {
  return outputs[format](terminal, settings);
}

/** Returns the command and format in the arguments, even if these are invalid; `undefined` if they do not name both. */
function requestedFormat(
  commandLine: readonly string[],
): { command: BuildCommand; format: OutputFormat } | undefined {
  const [command] = commandLine;
  if (command !== 'build' && command !== 'check') return undefined;
  const words = commandLine.flatMap((word) => word.split(/(?<=^--format)=/));
  const written = words[words.lastIndexOf('--format') + 1];
  const format = outputFormats.find((each) => each === written);
  return words.includes('--format') && format ? { command, format } : undefined;
}

/**
 * Reports in the requested format why nothing was built: an unexpected error, or a sentence on invalid usage. Returns
 * false if the format is text.
 */
export function reportMissingBuild(
  commandLine: readonly string[],
  fault: Fault | string,
  terminal: Terminal,
  cwd: string,
): boolean {
  const requested = requestedFormat(commandLine);
  if (!requested || requested.format === 'text') return false;
  const { command, format } = requested;
  const diagnostics = new Diagnostics();
  if (typeof fault === 'string') diagnostics.error('usage', fault);
  outputFor(format, terminal, { cwd, quiet: false, timing: false }).finish(
    typeof fault === 'string'
      ? { command, code: exitCodes.usage, diagnostics }
      : { command, code: fault.code, diagnostics, fault },
  );
  return true;
}
