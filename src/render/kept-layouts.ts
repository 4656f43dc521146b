import { deserialize, serialize } from 'node:v8';
import { contentKey } from '../cache/content-key.ts';
import type { DiskCache } from '../cache/disk-entry.ts';
import { layoutGraph, type GraphLayout } from '../components/diagram/layout-graph.ts';
import { contentHash } from '../inputs/content-hash.ts';
import type { Graph } from '../model/compound.ts';

/** Maps the content of a graph, as a hash, to its layout. */
type LayoutTable = Map<string, GraphLayout>;

/** How many layouts are kept, at two kilobytes each: of larger sites those that are asked for first. */
const keepable = 5000;

/** The layouts of the graphs of a site: those that an earlier build has made are not made again. */
export class KeptLayouts {
  readonly #used: LayoutTable = new Map();
  #hasNew = false;

  private constructor(
    private readonly known: LayoutTable,
    private readonly cache: DiskCache | undefined,
    private readonly key: string,
  ) {}

  /** Opens those of a site, given the path of its configuration; none are there, and none are kept, without a cache. */
  static async open(cache: DiskCache | undefined, site: string): Promise<KeptLayouts> {
    const key = cache ? contentKey('layouts-1', cache.version, site) : '';
    const bytes = await cache?.store.get(key);
    // The store gives back only what was put under this very key, which names the version that put it.
    const known = bytes ? (deserialize(bytes) as LayoutTable) : new Map<string, GraphLayout>();
    return new KeptLayouts(known, cache, key);
  }

  /** The layout of a graph. */
  readonly of = (graph: Graph): GraphLayout => {
    const content = contentHash(JSON.stringify(graph));
    const known = this.#used.get(content) ?? this.known.get(content);
    const layout = known ?? layoutGraph(graph);
    if (this.#used.size < keepable && !this.#used.has(content)) {
      this.#used.set(content, layout);
      this.#hasNew ||= !known;
    }
    return layout;
  };

  /** Keeps those that were asked for, where a new one is among them. */
  keep(): void {
    if (this.cache && this.#hasNew) void this.cache.store.put(this.key, serialize(this.#used));
  }
}
