import { AsyncLocalStorage } from 'node:async_hooks';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { recordRun, replay, type CachedResult } from './cached-result.ts';
import { DiskEntry, type DiskCache } from './disk-entry.ts';

/** Something that a build made, and all that it depends on. */
interface Kept {
  /** What it was made from beside files. */
  key: string;
  /** What was made. */
  cached: CachedResult<unknown>;
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

  /** What is kept under a name, if it was made from the same key. */
  recall(name: string, key: string): CachedResult<unknown> | undefined {
    const kept = this.#kept.get(name);
    if (kept?.key !== key) return undefined;
    kept.used = this.#build;
    return kept.cached;
  }

  /** Keeps something. */
  keep(name: string, key: string, cached: CachedResult<unknown>): void {
    this.#drop(name);
    this.#kept.set(name, { key, cached, used: this.#build });
    for (const { path } of cached.observations) {
      const names = this.#byPath.get(path) ?? new Set();
      this.#byPath.set(path, names.add(name));
    }
  }

  #drop(name: string): void {
    for (const { path } of this.#kept.get(name)?.cached.observations ?? []) {
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
  /** Keeps it for later builds as well; what is made must be data then, in the sense of `v8.serialize`. */
  cache?: DiskCache;
}

/**
 * Makes something, unless it is in memory or on disk. `make` reports to the diagnostics that it is given, and gives
 * something that depends on nothing but the key and what it reads.
 */
export async function remembered<Result>(
  { name, key: keyOf = () => '', cache }: Remembered,
  diagnostics: Diagnostics,
  make: (diagnostics: Diagnostics) => Promise<Result>,
): Promise<Result> {
  const memory = current.getStore();
  if (!memory && !cache) return make(diagnostics);
  const key = keyOf();
  const kept = memory?.recall(name, key);
  // One name stands at one place of the program, which gives one type.
  const cached = kept ? (kept as CachedResult<Result>) : await recallOrMake(name, key, cache, make);
  if (!kept) memory?.keep(name, key, cached);
  replay(cached, diagnostics);
  return cached.result;
}

/** What an earlier build has left on disk, or what is made now and left there. */
async function recallOrMake<Result>(
  name: string,
  key: string,
  cache: DiskCache | undefined,
  make: (diagnostics: Diagnostics) => Promise<Result>,
): Promise<CachedResult<Result>> {
  const entry = cache && new DiskEntry<Result>(cache, name, key);
  const recalled = await entry?.recall();
  if (recalled) return recalled;
  const cached = await recordRun(make);
  entry?.keep(cached);
  return cached;
}
