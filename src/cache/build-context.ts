import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { Inputs } from '../inputs/inputs.ts';
import type { CachedResult } from './cached-result.ts';
import { diskCache, DiskEntry, type DiskCache } from './disk-entry.ts';
import type { Memory } from './memory.ts';
import type { Store } from './store.ts';

/** The parts of a context. */
export interface ContextParts {
  /** Collects the diagnostics. */
  diagnostics: Diagnostics;
  /** Reads the sources; by default, without recording them. */
  inputs?: Inputs;
  /** Keeps results for the next build of this process. */
  memory?: Memory | undefined;
  /** Keeps results for later processes; missing if caching is disabled. */
  store?: Store | undefined;
  /** Version of the tool, part of all cache keys; without it, only images are cached on disk. */
  version?: string | undefined;
}

/** Identifies a cached result. */
export interface CacheName {
  /** Name of the result, the same in each build and used in one place of the program: a kind and a path. */
  name: string;
  /** Returns everything that the result depends on, apart from the inputs that it reads. */
  key?: () => string;
  /** Also caches the result on disk; it must then be serializable by `v8.serialize`. */
  onDisk?: boolean;
}

/** What the steps of a build share: the sources that they read, the faults that they report, and cached results. */
export class BuildContext {
  /** Collects the diagnostics. */
  readonly diagnostics: Diagnostics;
  /** Reads the sources, and records what was read. */
  readonly inputs: Inputs;
  /** The cache on disk for content that does not depend on the version of the tool; missing if caching is disabled. */
  readonly store: Store | undefined;
  /** The cache on disk; missing if caching is disabled, or if the version of the tool is unknown. */
  readonly disk: DiskCache | undefined;
  readonly #parts: ContextParts;

  constructor(parts: ContextParts) {
    this.#parts = parts;
    this.diagnostics = parts.diagnostics;
    this.inputs = parts.inputs ?? new Inputs(false);
    this.store = parts.store;
    this.disk = diskCache(parts);
  }

  /** True if builds share results, so that a build must not change them. */
  get sharesResults(): boolean {
    return this.#parts.memory !== undefined;
  }

  /** The version of the tool; empty if it is unknown. */
  get version(): string {
    return this.#parts.version ?? '';
  }

  /** Returns a context with other parts. */
  with(parts: Partial<ContextParts>): BuildContext {
    return new BuildContext({ ...this.#parts, inputs: this.inputs, ...parts });
  }

  /**
   * Computes a result unless a valid one is in memory or on disk. `compute` receives a context of its own, whose inputs
   * and diagnostics belong to the result.
   */
  async cached<Result>(
    { name, key: keyOf = () => '', onDisk = false }: CacheName,
    compute: (context: BuildContext) => Promise<Result>,
  ): Promise<Result> {
    const { memory } = this.#parts;
    const disk = onDisk ? this.disk : undefined;
    if (!memory && !disk) return compute(this);
    const key = linkKey(this.inputs) + keyOf();
    const recalled = memory?.recall<Result>(name, key);
    const cached = recalled ?? (await this.#recallOrRecord(disk, { name, key }, compute));
    if (!recalled) memory?.keep(name, key, cached);
    this.replay(cached);
    return cached.result;
  }

  /** Computes a result and records its inputs and diagnostics, without passing them on. */
  async record<Result>(
    compute: (context: BuildContext) => Promise<Result>,
  ): Promise<CachedResult<Result>> {
    const inputs = this.inputs.fresh();
    const diagnostics = new Diagnostics();
    const result = await compute(this.with({ inputs, diagnostics }));
    const { observations, doubts, faults } = inputs;
    return { result, observations, doubts, faults, reports: diagnostics.all };
  }

  /** Passes on the inputs and diagnostics of a result, each time that it is used. */
  replay(cached: Omit<CachedResult<unknown>, 'result'>): void {
    this.inputs.add(cached);
    for (const report of cached.reports) this.diagnostics.reportAgain(report);
  }

  /** Returns the result from disk, or computes and stores it. */
  async #recallOrRecord<Result>(
    disk: DiskCache | undefined,
    { name, key }: { name: string; key: string },
    compute: (context: BuildContext) => Promise<Result>,
  ): Promise<CachedResult<Result>> {
    const entry = disk && new DiskEntry<Result>(disk, name, key);
    const recalled = await entry?.recall();
    if (recalled) return recalled;
    const cached = await this.record(compute);
    entry?.keep(cached);
    return cached;
  }
}

/** The part of all cache keys that depends on which links are followed: other sources may have been read. */
export function linkKey({ fence }: Pick<Inputs, 'fence'>): string {
  return fence ? '' : 'all links ';
}
