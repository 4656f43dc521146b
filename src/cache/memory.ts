import { AsyncLocalStorage } from 'node:async_hooks';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { recordRun, replay, type CachedResult } from './cached-result.ts';
import { DiskEntry, type DiskCache } from './disk-entry.ts';

/** A cached result in memory. */
interface Kept {
  /** Key of everything that it depends on, apart from files. */
  key: string;
  /** The result. */
  cached: CachedResult<unknown>;
  /** Number of the last build that used it. */
  used: number;
}

/**
 * Caches results in memory between the builds of one process, until their inputs change. Builds share the results, so
 * treat them as read-only.
 */
export class Memory {
  /** Maps the name of a result to its entry. */
  readonly #kept = new Map<string, Kept>();
  /** Maps a path to the names of the results that observed it. */
  readonly #byPath = new Map<string, Set<string>>();
  #build = 0;

  /** Number of results in memory. */
  get size(): number {
    return this.#kept.size;
  }

  /** Drops all results that observed a path, because it has changed. */
  forget(path: string): void {
    for (const name of [...(this.#byPath.get(path) ?? [])]) this.#drop(name);
  }

  /** Ends a complete build: drops the results that it did not use. */
  endBuild(): void {
    for (const [name, { used }] of this.#kept) if (used !== this.#build) this.#drop(name);
    this.#build += 1;
  }

  /** Returns the result of a name if it was computed for the same key. */
  recall(name: string, key: string): CachedResult<unknown> | undefined {
    const kept = this.#kept.get(name);
    if (kept?.key !== key) return undefined;
    kept.used = this.#build;
    return kept.cached;
  }

  /** Stores a result. */
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

/** Runs a function and keeps its results in a memory. */
export function remembering<Result>(memory: Memory, run: () => Result): Result {
  return current.run(memory, run);
}

/** True if results are kept in a memory. */
export function isRemembering(): boolean {
  return current.getStore() !== undefined;
}

/** Identifies a result and its inputs. */
export interface Remembered {
  /** Name of the result, the same in each build: a kind and a path. */
  name: string;
  /** Returns everything that the result depends on, apart from the files that it reads. */
  key?: () => string;
  /** Also stores the result for later builds; it must then be serializable by `v8.serialize`. */
  cache?: DiskCache;
}

/**
 * Computes a result unless it is in memory or on disk. `make` reports to the given diagnostics, and its result must
 * depend only on the key and the files that it reads.
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
  // Each name is used in one place of the program, so its type is always the same.
  const cached = kept ? (kept as CachedResult<Result>) : await recallOrMake(name, key, cache, make);
  if (!kept) memory?.keep(name, key, cached);
  replay(cached, diagnostics);
  return cached.result;
}

/** Returns the result from disk, or computes and stores it. */
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
