import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { doxygenMessages } from './doxygen-messages.ts';
import { startCommand, type RunningCommand } from './run-command.ts';

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

/** Runs Doxygen, one run at a time: changes during a run start another one after it. */
export class DoxygenRuns {
  readonly #options: DoxygenRunsOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: RunningCommand | undefined;
  #isAskedAgain = false;
  #isClosed = false;

  constructor(options: DoxygenRunsOptions) {
    this.#options = options;
  }

  /** Requests a run, which starts when no more changes arrive. */
  ask(): void {
    if (this.#running) this.#isAskedAgain = true;
    else {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#run(), quietPeriod);
    }
  }

  /** Stops the current run and prevents further ones. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#running?.stop();
  }

  #run(): void {
    const { command, folder, onStart, onEnd } = this.#options;
    const start = performance.now();
    this.#isAskedAgain = false;
    onStart();
    this.#running = startCommand({ command, folder });
    void this.#running.ended.then(({ output, failure }) => {
      this.#running = undefined;
      if (this.#isClosed) return;
      const diagnostics = doxygenMessages(output, folder);
      if (failure !== undefined) diagnostics.push(failed(command, failure, output));
      onEnd({ diagnostics, milliseconds: performance.now() - start });
      if (this.#isAskedAgain) this.ask();
    });
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
