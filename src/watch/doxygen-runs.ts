import { spawn, type ChildProcess } from 'node:child_process';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { doxygenMessages } from './doxygen-messages.ts';

/** The result of a run of Doxygen. */
export interface DoxygenRun {
  /** Its warnings; an error if it failed. */
  diagnostics: Diagnostic[];
  /** Its duration, in milliseconds. */
  milliseconds: number;
}

/** Options for running Doxygen. */
export interface DoxygenRunsOptions {
  /** The command, for the shell. */
  command: string;
  /** Its working folder. */
  folder: string;
  /** Called before each run. */
  onStart: () => void;
  /** Called after each run. */
  onEnd: (run: DoxygenRun) => void;
}

/** How long to wait for further changes before a run, in milliseconds. */
const quietPeriod = 60;

/** Maximum output to keep, in characters. */
const longest = 2_000_000;

/** Runs Doxygen, one run at a time: changes during a run start another one after it. */
export class DoxygenRuns {
  readonly #options: DoxygenRunsOptions;
  #timer: NodeJS.Timeout | undefined;
  #child: ChildProcess | undefined;
  #isAskedAgain = false;
  #isClosed = false;

  constructor(options: DoxygenRunsOptions) {
    this.#options = options;
  }

  /** Requests a run, which starts when no more changes arrive. */
  ask(): void {
    if (this.#child) this.#isAskedAgain = true;
    else {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#run(), quietPeriod);
    }
  }

  /** Stops the current run and prevents further ones. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const { pid } = this.#child ?? {};
    if (pid === undefined) return;
    // The shell and its processes form a group, on systems with process groups.
    try {
      process.kill(process.platform === 'win32' ? pid : -pid);
    } catch {
      // The process has already ended.
    }
  }

  #run(): void {
    const { command, folder, onStart, onEnd } = this.#options;
    const start = performance.now();
    this.#isAskedAgain = false;
    onStart();
    const child = spawn(command, {
      cwd: folder,
      shell: true,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (output.length < longest) output += text;
    });
    let isOver = false;
    const end = (failure?: string): void => {
      if (isOver) return;
      isOver = true;
      this.#child = undefined;
      if (this.#isClosed) return;
      const diagnostics = doxygenMessages(output, folder);
      if (failure !== undefined) diagnostics.push(failed(command, failure, output));
      onEnd({ diagnostics, milliseconds: performance.now() - start });
      if (this.#isAskedAgain) this.ask();
    };
    child.on('error', (error) => end(error.message));
    child.on('close', (code, signal) =>
      end(code === 0 ? undefined : `It ended with ${signal ?? `exit code ${code}`}.`),
    );
  }
}

/** Number of output lines to show after a failure. */
const shownLines = 8;

function failed(command: string, failure: string, output: string): Diagnostic {
  const lines = output.trimEnd().split(/\r?\n/).slice(-shownLines);
  return {
    code: 'doxygen-failed',
    level: 'error',
    message: [`The command "${command}" failed. ${failure}`, ...lines].join('\n').trimEnd(),
    advice:
      'The API reference is unchanged. Fix doxygen.command, or the problem that the command reports.',
  };
}
