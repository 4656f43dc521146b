import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { RecalledResult } from '../build/recall-build.ts';
import type { ExitCode } from './exit-codes.ts';
import type { Fault } from './faults.ts';
import type { Progress } from './progress.ts';

/** The forms in which a build or a check tells what it found and did. */
export const outputFormats = ['text', 'github', 'json'] as const;

/** One of these forms. */
export type OutputFormat = (typeof outputFormats)[number];

/** The commands that build. */
export type BuildCommand = 'build' | 'check';

/** How a build or a check ended. */
export interface Ending {
  /** Which of the two it was. */
  command: BuildCommand;
  /** Its exit code. */
  code: ExitCode;
  /** What was found, and what had to be told. */
  diagnostics: Diagnostics;
  /** What was done; missing where it did not come to that. */
  result?: RecalledResult;
  /** Output folder, as messages show it. */
  out?: string;
  /** The language whose site has faults, where there are several. */
  failed?: string;
  /** What nobody expected. */
  fault?: Fault;
}

/** Tells of a build or a check. */
export interface Output {
  /** Told of each step. */
  progress: Progress;
  /** Tells how it ended, once. */
  finish: (ending: Ending) => void;
}

/** What all forms need to know. */
export interface OutputSettings {
  /** The working folder, absolute. */
  cwd: string;
  /** Only faults are told. */
  quiet: boolean;
  /** Tells how long each step took. */
  timing: boolean;
}
