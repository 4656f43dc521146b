import { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Fault } from './faults.ts';
import { exitCodes } from './exit-codes.ts';
import { githubOutput } from './github-output.ts';
import { jsonOutput } from './json-output.ts';
import type { Output, OutputSettings } from './output.ts';
import { requestedFormat } from './requested-format.ts';
import type { Terminal } from './terminal.ts';
import { textOutput } from './text-output.ts';

/** The output formats of a build or check; `--format` takes their names. */
const outputs = { text: textOutput, github: githubOutput, json: jsonOutput };

/** The name of an output format. */
export type OutputFormat = keyof typeof outputs;

/** The names of all output formats. */
// The cast is safe: the table has no other keys.
export const outputFormats = Object.keys(outputs) as OutputFormat[];

/** Returns the output of a build or check in one of the formats. */
export function outputFor(
  format: OutputFormat,
  terminal: Terminal,
  settings: OutputSettings,
): Output {
  return outputs[format](terminal, settings);
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
  const [command] = commandLine;
  if (command !== 'build' && command !== 'check') return false;
  const format = requestedFormat(commandLine, outputFormats);
  if (format === undefined || format === 'text') return false;
  const diagnostics = new Diagnostics();
  if (typeof fault === 'string') diagnostics.error('usage', fault);
  outputFor(format, terminal, { cwd, quiet: false, timing: false }).finish(
    typeof fault === 'string'
      ? { command, code: exitCodes.usage, diagnostics }
      : { command, code: fault.code, diagnostics, fault },
  );
  return true;
}
