import type { ProgressStep } from '../build/clock.ts';
import { explainFault } from '../cli/faults.ts';
import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostics.ts';

/** What every function takes. */
export interface RunOptions {
  /** Stops the work soon; the function then throws the signal's reason, and leaves no unfinished files. */
  signal?: AbortSignal;
  /** Receives each step of the work, and the progress of long steps. */
  onProgress?: (step: ProgressStep) => void;
}

/** What every function returns, also if the input is damaged: only an `AbortSignal` makes one throw. */
export interface Outcome<Result> {
  /** True if no diagnostic is an error. */
  ok: boolean;
  /** The result; missing if errors leave nothing to return. */
  result?: Result;
  /** What is wrong or worth a remark, in the order of its discovery; the paths in it are relative to the working folder. */
  diagnostics: readonly Diagnostic[];
}

/** What a function works with. */
export interface Run {
  /** Collects the diagnostics. */
  diagnostics: Diagnostics;
  /** The working folder, absolute. */
  cwd: string;
  /** Passes a step on; throws if the work is to stop. */
  progress: (step: ProgressStep) => void;
  /** Passes the number of files read on; throws if the work is to stop. */
  count: (done: number, total: number) => void;
  /** Stops the work. */
  signal?: AbortSignal | undefined;
}

/** Runs the work of a function, and turns whatever goes wrong into diagnostics. */
export async function outcomeOf<Result>(
  { signal, onProgress = () => undefined }: RunOptions,
  work: (run: Run) => Result | undefined | Promise<Result | undefined>,
): Promise<Outcome<Result>> {
  const diagnostics = new Diagnostics();
  const count = (done: number, total: number): void => {
    signal?.throwIfAborted();
    onProgress({ name: 'Reading', done, total });
  };
  let result: Result | undefined;
  signal?.throwIfAborted();
  try {
    const run = { diagnostics, cwd: process.cwd(), progress: onProgress, count, signal };
    result = await work(run);
  } catch (error) {
    // Whatever fails because the work has been stopped is not a fault.
    signal?.throwIfAborted();
    diagnostics.report(explainFault(error).diagnostic);
  }
  return {
    ok: diagnostics.count('error') === 0,
    ...(result !== undefined && { result }),
    diagnostics: diagnostics.all,
  };
}
