import { Worker } from 'node:worker_threads';

/** Message to a thread: a task, and the number that its reports refer to. */
export interface Order<Task> {
  /** The number. */
  number: number;
  /** The task. */
  task: Task;
}

/** Message from a thread: the number of a task with a part of its result, its end or a fault. */
export type Report<Part> = { number: number } & (
  { part: Part } | { end: true } | { fault: string }
);

/** Threads that run the same task at the same time and share its work. */
export interface Team<Task, Part> {
  /** Number of threads. */
  readonly size: number;
  /**
   * Runs a task on all threads, after their earlier tasks; passes each part of the result to `onPart`. Resolves when
   * all threads have finished. Removes a thread that fails: the caller must do the rest of its work.
   */
  run(taskOf: (thread: number) => Task, onPart: (part: Part) => void): Promise<void>;
  /**
   * Starts threads up to a number. `youngGeneration` is the memory for short-lived objects of a thread before they are
   * collected, in MiB.
   */
  growTo(size: number, youngGeneration: number): void;
  /** Stops threads down to a number. */
  shrinkTo(size: number): void;
  /** Stops all threads. */
  close(): Promise<void>;
}

/** Creates a team without threads. Its script sends a `Report` for each part of a task and for its end. */
export function openTeam<Task, Part>(script: URL): Team<Task, Part> {
  return new WorkerTeam<Task, Part>(script);
}

class WorkerTeam<Task, Part> implements Team<Task, Part> {
  readonly #workers = new Set<Worker>();
  #orders = 0;

  constructor(private readonly script: URL) {}

  growTo(size: number, youngGeneration: number): void {
    const resourceLimits = { maxYoungGenerationSizeMb: youngGeneration };
    while (this.#workers.size < size) {
      const worker = new Worker(this.script, { resourceLimits });
      this.#workers.add(worker);
      // Without a listener, a thread that fails between two tasks would end the process.
      worker.on('error', () => this.#workers.delete(worker));
      worker.on('exit', () => this.#workers.delete(worker));
    }
  }

  get size(): number {
    return this.#workers.size;
  }

  async run(taskOf: (thread: number) => Task, onPart: (part: Part) => void): Promise<void> {
    await Promise.all(
      [...this.#workers].map((worker, thread) => this.#runOn(worker, taskOf(thread), onPart)),
    );
  }

  shrinkTo(size: number): void {
    for (const worker of [...this.#workers].slice(Math.max(0, size))) this.#end(worker);
  }

  #end(worker: Worker): void {
    this.#workers.delete(worker);
    void worker.terminate();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#workers].map((worker) => worker.terminate()));
  }

  /** Runs a task on a thread; resolves when it has finished or the thread has stopped. */
  #runOn(worker: Worker, task: Task, onPart: (part: Part) => void): Promise<void> {
    const number = ++this.#orders;
    return new Promise((done) => {
      const end = (): void => {
        worker.off('message', receive);
        worker.off('error', end);
        worker.off('exit', end);
        done();
      };
      const receive = (report: Report<Part>): void => {
        if (report.number !== number) return;
        if ('part' in report) onPart(report.part);
        else {
          // Other threads retry failed work and then report why it fails.
          if ('fault' in report) this.#end(worker);
          end();
        }
      };
      worker.on('message', receive);
      worker.on('error', end);
      worker.on('exit', end);
      try {
        worker.postMessage({ number, task } satisfies Order<Task>);
      } catch {
        // The task contains something that cannot be sent.
        this.#end(worker);
        end();
      }
    });
  }
}
