import { AsyncLocalStorage } from 'node:async_hooks';
import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostics.ts';
import { currentRecorder, type Observation, Recorder, recording } from '../inputs/recorder.ts';

/** Something that a build made, and all that it depends on. */
interface Kept {
  /** What it was made from beside files. */
  key: string;
  /** What was made. */
  result: unknown;
  /** What was looked at. */
  observations: readonly Observation[];
  /** Why it may be something else the next time. */
  doubts: readonly string[];
  /** What was reported. */
  reports: readonly Diagnostic[];
  /** Number of the build that used it last. */
  used: number;
}

/**
 * Keeps in memory what the builds of one process make, until something that it was made from changes. Whoever changes
 * what it gives changes it for the next build: results are only read.
 */
export class Memory {
  /** Maps the name of something to what is kept of it. */
  readonly #kept = new Map<string, Kept>();
  /** Maps a path to the names of what was made by looking at it. */
  readonly #byPath = new Map<string, Set<string>>();
  #build = 0;

  /** Number of things that are kept. */
  get size(): number {
    return this.#kept.size;
  }

  /** Forgets all that was made by looking at a path, because something else would be seen there now. */
  forget(path: string): void {
    for (const name of [...(this.#byPath.get(path) ?? [])]) this.#drop(name);
  }

  /** Ends a build that has gone all the way: what it did not use is of no use any more. */
  endBuild(): void {
    for (const [name, { used }] of this.#kept) if (used !== this.#build) this.#drop(name);
    this.#build += 1;
  }

  /** What is kept under a name, if it was made from the same key; notes and reports again what it was made with. */
  recall(name: string, key: string, diagnostics: Diagnostics): { result: unknown } | undefined {
    const kept = this.#kept.get(name);
    if (kept?.key !== key) return undefined;
    kept.used = this.#build;
    const recorder = currentRecorder();
    for (const observation of kept.observations) recorder?.note(observation);
    for (const reason of kept.doubts) recorder?.doubt(reason);
    for (const report of kept.reports) diagnostics.reportAgain(report);
    return kept;
  }

  /** Keeps something. */
  keep(name: string, key: string, result: unknown, recorder: Recorder, own: Diagnostics): void {
    this.#drop(name);
    const { observations, doubts } = recorder;
    const kept = { key, result, observations, doubts, reports: own.all, used: this.#build };
    this.#kept.set(name, kept);
    for (const { path } of observations) {
      const names = this.#byPath.get(path) ?? new Set();
      this.#byPath.set(path, names.add(name));
    }
  }

  #drop(name: string): void {
    for (const { path } of this.#kept.get(name)?.observations ?? []) {
      const names = this.#byPath.get(path);
      names?.delete(name);
      if (names?.size === 0) this.#byPath.delete(path);
    }
    this.#kept.delete(name);
  }
}

const current = new AsyncLocalStorage<Memory>();

/** Runs something, and has all that it makes kept in a memory. */
export function remembering<Result>(memory: Memory, run: () => Result): Result {
  return current.run(memory, run);
}

/** True where what is made is kept in a memory. */
export function isRemembering(): boolean {
  return current.getStore() !== undefined;
}

/** Says by what something that a build makes is known, and what it is made from. */
export interface Remembered {
  /** What it is, the same in each build: a kind and a path. */
  name: string;
  /** All that decides what becomes of it, beside the files that are read for it. */
  key?: () => string;
}

/**
 * Makes something, unless it is in memory. `make` reports to the diagnostics that it is given, and gives something that
 * depends on nothing but the key and what it reads.
 */
export async function remembered<Result>(
  { name, key: keyOf = () => '' }: Remembered,
  diagnostics: Diagnostics,
  make: (diagnostics: Diagnostics) => Promise<Result>,
): Promise<Result> {
  const memory = current.getStore();
  if (!memory) return make(diagnostics);
  const key = keyOf();
  const kept = memory.recall(name, key, diagnostics);
  // One name stands at one place of the program, which gives one type.
  if (kept) return kept.result as Result;
  const recorder = new Recorder();
  const own = new Diagnostics();
  const result = await recording(recorder, () => make(own));
  const outer = currentRecorder();
  for (const observation of recorder.observations) outer?.note(observation);
  for (const reason of recorder.doubts) outer?.doubt(reason);
  for (const report of own.all) diagnostics.reportAgain(report);
  memory.keep(name, key, result, recorder, own);
  return result;
}
