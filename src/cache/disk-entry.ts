import { deserialize, serialize } from 'node:v8';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { compareObservations } from '../inputs/find-change.ts';
import type { Findings, Observation } from '../inputs/observation.ts';
import type { CachedResult } from './cached-result.ts';
import { contentKey } from './content-key.ts';
import type { Store } from './store.ts';

/** The cache on disk that builds share. */
export interface DiskCache {
  /** Stores the bytes. */
  store: Store;
  /** Version of the code whose results are stored. */
  version: string;
}

/** Returns the cache of a build; `undefined` if caching is disabled or the version of the tool is unknown. */
export function diskCache({
  store,
  version,
}: {
  store?: Store | undefined;
  version?: string | undefined;
}): DiskCache | undefined {
  return store && version !== undefined ? { store, version } : undefined;
}

/** An entry that was found, and whether it is still valid. */
export interface FoundEntry<Result> {
  /** The result and what it depends on, with current stamps. */
  cached: CachedResult<Result>;
  /** The first observation that has changed; missing if the result is valid. */
  changed?: Observation | undefined;
  /** True if a stamp is new, so that storing the entry again saves reading next time. */
  hasNewStamps: boolean;
}

/**
 * A cache entry on disk, identified by a name and a key with everything that the result depends on, apart from observed
 * inputs. It is valid as long as these inputs are unchanged.
 */
export class DiskEntry<Result> {
  readonly #store: Store;
  readonly #key: string;

  constructor({ store, version }: DiskCache, name: string, key: string) {
    this.#store = store;
    // Messages name files relative to the working folder.
    this.#key = contentKey('result-1', version, process.cwd(), name, key);
  }

  /** Returns the entry and compares its inputs; `undefined` if there is none. */
  async find(): Promise<FoundEntry<Result> | undefined> {
    const bytes = await this.#store.get(this.#key);
    if (!bytes) return undefined;
    // The store only returns what was stored under this key, which includes the version of the tool.
    const cached = deserialize(bytes) as CachedResult<Result>;
    const { changed, observations, hasNewStamps } = await compareObservations(cached.observations);
    if (changed) return { cached, changed, hasNewStamps };
    return { cached: { ...cached, observations }, hasNewStamps };
  }

  /** Returns the result of an earlier build and its inputs; `undefined` if the inputs have changed. */
  async recall(): Promise<CachedResult<Result> | undefined> {
    const found = await this.find();
    return found?.changed ? undefined : found?.cached;
  }

  /**
   * Stores a result for later builds if its inputs determine it. Serializes it at once, so that callers may change it
   * afterwards.
   */
  keep(cached: CachedResult<Result>): void {
    if (isReproducible(cached)) void this.#store.put(this.#key, serialize(cached));
  }
}

/** True if the same inputs give the same result; after an error, the inputs that would fix it were not observed. */
function isReproducible({
  doubts,
  faults,
  reports,
}: Findings & { reports: readonly Diagnostic[] }): boolean {
  return (
    faults.length === 0 &&
    doubts.every(({ isOfRun }) => isOfRun) &&
    !reports.some(({ level }) => level === 'error')
  );
}
