import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { RecalledResult } from '../build/recall-build.ts';
import type { ExitCode } from './exit-codes.ts';
import type { Fault } from './faults.ts';
import type { Progress } from './progress.ts';

/** The commands that build. */
export type BuildCommand = 'build' | 'check';

/** The result of a build or check. */
export interface Ending {
  /** The command that ran. */
  command: BuildCommand;
  /** Its exit code. */
  code: ExitCode;
  /** Its diagnostics. */
  diagnostics: Diagnostics;
  /** Figures; missing if nothing was built. */
  result?: RecalledResult;
  /** Output folder, as messages show it. */
  out?: string;
  /** The language with errors, if there are several. */
  failed?: string;
  /** An unexpected error. */
  fault?: Fault;
}

/** Prints a build or check. */
export interface Output {
  /** Receives each step. */
  progress: Progress;
  /** Prints the result; called once. */
  finish: (ending: Ending) => void;
}

/** Settings that all formats share. */
export interface OutputSettings {
  /** The working folder, absolute. */
  cwd: string;
  /** Print errors and warnings only. */
  quiet: boolean;
  /** Print the duration of each step. */
  timing: boolean;
}
