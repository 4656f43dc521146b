import { deserialize, serialize } from 'node:v8';
import { compareObservations } from '../inputs/find-change.ts';
import type { CachedResult } from './cached-result.ts';
import { contentKey } from './content-key.ts';
import type { Store } from './store.ts';

/** The cache on disk that builds share. */
export interface DiskCache {
  /** Stores the bytes. */
  store: Store;
  /** Version of the tool. */
  version: string;
}

/** Returns the cache of a build; `undefined` if caching is disabled or the version of the tool is unknown. */
export function diskCache({ store, version }: Partial<DiskCache>): DiskCache | undefined {
  return store && version !== undefined ? { store, version } : undefined;
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
    this.#key = contentKey('made-1', version, process.cwd(), name, key);
  }

  /** Returns the result of an earlier build and its inputs; `undefined` if the inputs have changed. */
  async recall(): Promise<CachedResult<Result> | undefined> {
    const bytes = await this.#store.get(this.#key);
    if (!bytes) return undefined;
    // The store only returns what was stored under this key, which includes the version of the tool.
    const cached = deserialize(bytes) as CachedResult<Result>;
    const { changed, observations } = await compareObservations(cached.observations);
    return changed ? undefined : { ...cached, observations };
  }

  /** Stores a result for later builds. Serializes it at once, so that callers may change it afterwards. */
  keep(cached: CachedResult<Result>): void {
    // After an error, the inputs that would fix it were not observed.
    if (!cached.isSettled || cached.reports.some(({ level }) => level === 'error')) return;
    void this.#store.put(this.#key, serialize(cached));
  }
}
