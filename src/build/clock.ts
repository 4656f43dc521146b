import type { Progress, RunStep } from '../compile/compile.ts';

/** A step of the build for the progress line. */
export interface ProgressStep {
  /** Name of the step. */
  name: string;
  /** The language that is built; missing if there is only one. */
  language?: string;
  /** Number of items done. */
  done?: number;
  /** Total number of items. */
  total?: number;
}

/** How long a build took, in milliseconds: all of it, and each step. */
export interface BuildTimes {
  /** Duration of the build. */
  milliseconds: number;
  /** Duration of each step. */
  steps: { name: string; milliseconds: number }[];
}

/** Measures and reports the steps. */
export class Clock implements Progress {
  readonly #start = performance.now();
  readonly #steps: BuildTimes['steps'] = [];
  #current = '';

  constructor(
    private readonly progress: (step: ProgressStep) => void,
    private readonly signal?: AbortSignal,
  ) {}

  /** Runs a step. */
  readonly step: RunStep = async (name, run) => {
    this.signal?.throwIfAborted();
    this.#current = name;
    this.progress({ name });
    const start = performance.now();
    const result = await run();
    this.#steps.push({ name, milliseconds: performance.now() - start });
    return result;
  };

  /** Reports the progress of the current step. */
  readonly show = (done: number, total: number): void => {
    this.progress({ name: this.#current, done, total });
  };

  /** Reports the progress of the current step, which ends here if it is to stop. */
  readonly count = (done: number, total: number): void => {
    this.signal?.throwIfAborted();
    this.show(done, total);
  };

  /** Returns the times until now. */
  total(): BuildTimes {
    return { milliseconds: performance.now() - this.#start, steps: this.#steps };
  }
}
