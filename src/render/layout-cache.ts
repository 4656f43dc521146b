import { deserialize, serialize } from 'node:v8';
import { contentKey } from '../cache/content-key.ts';
import type { DiskCache } from '../cache/disk-entry.ts';
import { layoutGraph, type GraphLayout } from '../components/diagram/layout-graph.ts';
import { contentHash } from '../inputs/content-hash.ts';
import type { Graph } from '../model/compound.ts';

/** Maps the content of a graph, as a hash, to its layout. */
type LayoutTable = Map<string, GraphLayout>;

/** Maximum number of cached layouts, about two kilobytes each; larger sites keep those requested first. */
const maxLayouts = 5000;

/** Caches the layouts of a site's graphs between builds. */
export class LayoutCache {
  readonly #used: LayoutTable = new Map();
  #hasNew = false;

  private constructor(
    private readonly known: LayoutTable,
    private readonly cache: DiskCache | undefined,
    private readonly key: string,
  ) {}

  /** Opens the cached layouts of a site, given its configuration's path; without a cache, loads and stores nothing. */
  static async open(cache: DiskCache | undefined, site: string): Promise<LayoutCache> {
    const key = cache ? contentKey('layouts-1', cache.version, site) : '';
    const bytes = await cache?.store.get(key);
    // The store returns only what was put under this very key, which includes the version.
    const known = bytes ? (deserialize(bytes) as LayoutTable) : new Map<string, GraphLayout>();
    return new LayoutCache(known, cache, key);
  }

  /** Returns the layout of a graph. */
  readonly of = (graph: Graph): GraphLayout => {
    const content = contentHash(JSON.stringify(graph));
    const known = this.#used.get(content) ?? this.known.get(content);
    const layout = known ?? layoutGraph(graph);
    if (this.#used.size < maxLayouts && !this.#used.has(content)) {
      this.#used.set(content, layout);
      this.#hasNew ||= !known;
    }
    return layout;
  };

  /** Stores the requested layouts if any of them is new. */
  keep(): void {
    if (this.cache && this.#hasNew) void this.cache.store.put(this.key, serialize(this.#used));
  }
}
