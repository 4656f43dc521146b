import type { CachedResult } from './cached-result.ts';

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
  recall<Result>(name: string, key: string): CachedResult<Result> | undefined {
    const kept = this.#kept.get(name);
    if (kept?.key !== key) return undefined;
    kept.used = this.#build;
    // Each name is used in one place of the program, so its type is always the same.
    return kept.cached as CachedResult<Result>;
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
    for (const { path } of this.#kept.get(name)?.cached.observations ?? [])
      this.#byPath.get(path)?.delete(name);
    this.#kept.delete(name);
  }
}
