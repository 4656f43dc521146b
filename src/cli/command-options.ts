import type { ExitCode } from './exit-codes.ts';
import { DEFAULT_FILE } from '../config/load-config.ts';
import type { Terminal } from './terminal.ts';

/** What commands need besides their arguments. */
export interface CommandSetting {
  /** Where they print. */
  terminal: Terminal;
  /** The working folder, absolute. */
  cwd: string;
  /** Receives their exit code. */
  finish: (code: ExitCode) => void;
}

/** The option for the configuration file. */
export const config = {
  flags: '--config <file>',
  text: `Configuration file (default: ${DEFAULT_FILE}).`,
};

/** The option for the XML. */
export const xml = {
  flags: '--xml <dir>',
  text: "Folder with Doxygen's XML; overrides doxygen.xml.",
};

/** Returns the examples at the end of a help text. */
export function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ mtp-site ${line}\n`).join('')}`;
}

/** The exit codes of most commands, for their help texts. */
export const EXIT_CODES = `
Exit codes:
  0  success
  1  the site has errors; nothing was written
  2  usage or configuration error
  3  internal error
`;
