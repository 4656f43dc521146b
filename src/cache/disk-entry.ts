import { deserialize, serialize } from 'node:v8';
import { compareObservations } from '../inputs/find-change.ts';
import type { CachedResult } from './cached-result.ts';
import { contentKey } from './content-key.ts';
import type { Store } from './store.ts';

/** Where builds keep what they make for later ones. */
export interface DiskCache {
  /** Keeps the bytes. */
  store: Store;
  /** Version of the tool that makes them. */
  version: string;
}

/** The cache of a build; none where nothing is to be kept, or where nobody knows which version of the tool it is. */
export function diskCache({ store, version }: Partial<DiskCache>): DiskCache | undefined {
  return store && version !== undefined ? { store, version } : undefined;
}

/**
 * The place on disk of something that builds make, given what it is and all that decides what becomes of it beside what
 * is looked at. It is taken from there if all that was looked at is as it was.
 */
export class DiskEntry<Result> {
  readonly #store: Store;
  readonly #key: string;

  constructor({ store, version }: DiskCache, name: string, key: string) {
    this.#store = store;
    // Messages name files from the working folder.
    this.#key = contentKey('made-1', version, process.cwd(), name, key);
  }

  /** What an earlier build made, and what it depends on; undefined where that is another state of the sources. */
  async recall(): Promise<CachedResult<Result> | undefined> {
    const bytes = await this.#store.get(this.#key);
    if (!bytes) return undefined;
    // The store gives back only what was put under this very key, which names the version that put it.
    const cached = deserialize(bytes) as CachedResult<Result>;
    const { changed, observations } = await compareObservations(cached.observations);
    return changed ? undefined : { ...cached, observations };
  }

  /** Keeps what was made, as it is now, for later builds; others may change it while it is being written. */
  keep(cached: CachedResult<Result>): void {
    // Where something has failed, what would mend it was not looked at.
    if (!cached.isSettled || cached.reports.some(({ level }) => level === 'error')) return;
    void this.#store.put(this.#key, serialize(cached));
  }
}
