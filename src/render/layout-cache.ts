import { DiskEntry, type DiskCache } from '../cache/disk-entry.ts';
import { layoutGraph, type GraphLayout } from '../components/diagram/layout-graph.ts';
import { contentHash } from '../inputs/content-hash.ts';
import type { Graph } from '../model/compound.ts';

/** Maps the content of a graph, as a hash, to its layout. */
export type LayoutTable = Map<string, GraphLayout>;

/** Maximum number of cached layouts, about two kilobytes each; larger sites keep those requested first. */
const maxLayouts = 5000;

/** Caches the layouts of a site's graphs between its languages and between builds. */
export class LayoutCache {
  #hasNew = false;

  private constructor(
    private readonly known: LayoutTable,
    private readonly entry: DiskEntry<LayoutTable> | undefined,
    private readonly used: LayoutTable,
  ) {}

  /**
   * Opens the cached layouts of a site, given its configuration's path; without a cache, loads and stores nothing.
   *
   * @param used The layouts that other languages of the site have requested; those of this one are added.
   */
  static async open(
    cache: DiskCache | undefined,
    site: string,
    used: LayoutTable = new Map(),
  ): Promise<LayoutCache> {
    // The key of each layout is the content of its graph, so there are no inputs to compare.
    const entry = cache && new DiskEntry<LayoutTable>(cache, 'layouts', site);
    const cached = await entry?.recall();
    return new LayoutCache(cached?.result ?? new Map<string, GraphLayout>(), entry, used);
  }

  /** Returns the layout of a graph. */
  readonly of = (graph: Graph): GraphLayout => {
    const content = contentHash(JSON.stringify(graph));
    const known = this.used.get(content) ?? this.known.get(content);
    const layout = known ?? layoutGraph(graph);
    if (this.used.size < maxLayouts && !this.used.has(content)) {
      this.used.set(content, layout);
      this.#hasNew ||= !known;
    }
    return layout;
  };

  /** Stores the requested layouts if any of them is new. */
  keep(): void {
    const unconditional = { observations: [], doubts: [], faults: [], reports: [] };
    if (this.#hasNew) this.entry?.keep({ result: this.used, ...unconditional });
  }
}
