import { Worker } from 'node:worker_threads';

/** What a thread is sent: a task, and the number by which its reports name it. */
export interface Order<Task> {
  /** The number. */
  number: number;
  /** The task. */
  task: Task;
}

/** What a thread sends: the number of a task, and a part of what that yields, or that it has ended. */
export type Report<Part> = { number: number } & (
  { part: Part } | { end: true } | { fault: string }
);

/** Threads that all do the same task at the same time, each with its share of it. */
export interface Team<Task, Part> {
  /** How many there are. */
  readonly size: number;
  /**
   * Has all threads do a task, after those that they have; `onPart` is told of each part of it. Ends when all have ended.
   * A thread that fails is taken out of the team: what it leaves undone is for others to see and to do.
   */
  run(taskOf: (thread: number) => Task, onPart: (part: Part) => void): Promise<void>;
  /**
   * Starts threads until there are so many. The short-lived objects of a thread may fill some MiB before they are
   * collected.
   */
  growTo(size: number, youngGeneration: number): void;
  /** Ends threads until there are only so many. */
  shrinkTo(size: number): void;
  /** Ends all threads. */
  close(): Promise<void>;
}

/** A team without threads yet, which run a script that sends a `Report` for each part of a task and for its end. */
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
      // Without a listener a thread that fails between two tasks would end the process.
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

  /** Has a thread do a task; ends when it has, or when it is no more. */
  #runOn(worker: Worker, task: Task, onPart: (part: Part) => void): Promise<void> {
    const number = ++this.#orders;
    return new Promise((done) => {
      const end = (): void => {
        worker.off('message', hear);
        worker.off('error', end);
        worker.off('exit', end);
        done();
      };
      const hear = (report: Report<Part>): void => {
        if (report.number !== number) return;
        if ('part' in report) onPart(report.part);
        else {
          // What a thread could not do, others will try, and will then say why it cannot be done.
          if ('fault' in report) this.#end(worker);
          end();
        }
      };
      worker.on('message', hear);
      worker.on('error', end);
      worker.on('exit', end);
      try {
        worker.postMessage({ number, task } satisfies Order<Task>);
      } catch {
        // It holds something that cannot be sent.
        this.#end(worker);
        end();
      }
    });
  }
}
