import { existsSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { DiskCache } from '../cache/disk-entry.ts';
import type { PageRenderer } from '../compile/page-renderer.ts';
import type { Config } from '../config/types.ts';
import { readCompoundFiles, type ReadCompoundFiles } from '../doxygen/read-compounds.ts';
import type { FinishedPage } from '../emit/finish-page.ts';
import { keeperOf } from '../emit/staging.ts';
import { sizesOf } from '../inputs/sizes.ts';
import { KeptPieces } from './kept-pieces.ts';
import type { Site } from '../model/site.ts';
import { filePieces, readInPieces, readOnThreads, type PieceRead } from './read-on-threads.ts';
import { renderOnThreads, type RenderOptions } from './render-on-threads.ts';
import { threadMemory, type ThreadMemory } from './thread-memory.ts';
import type { BuildTeam } from './thread-tasks.ts';
import { openTeam } from './team.ts';

/**
 * From how many bytes of XML on one further thread pays, and from how many on as many as the machine has cores: each has
 * to start, and to plan the site.
 */
const worthOne = 1_500_000;
const worthAll = 15_000_000;

/**
 * Short-lived objects of a thread may fill this much before they are collected, in MiB. Most of what a page is made of
 * lives for one page: with the smaller number, a fifth more time goes into collecting, and a small site stays small.
 */
const fewObjects = 16;
const manyObjects = 64;

/** Which share of the XML of a library its index is, about. */
const indexShare = 0.045;

/** How many bytes a build may take, of those that the machine has at most half. */
const mostMemory = 2_900_000_000;

/** How many bytes of XML are kept at most: they take half as many on disk, and the cache has other things to keep. */
const keepable = 256_000_000;

/** The script of the threads, beside the bundled command. */
const script = new URL('./worker.mjs', import.meta.url);

/**
 * Does the work of a large API reference on several threads: as many as are allowed, or as the machine has cores. One that
 * is not so large has one beside this one, very small ones are built in this thread alone. Each thread that renders knows
 * the whole site, so there are fewer where that would not fit into memory.
 */
export class BuildThreads {
  /** To be called when this thread has read all else. */
  readonly free: () => void;
  readonly #isFree: Promise<void>;
  readonly #allowed: number;
  #team: BuildTeam | undefined;
  /** Bytes of XML. */
  #size = 0;
  /** The compounds of each API reference, piece by piece. */
  readonly #compounds: PieceRead[][] = [];

  /** `allowed` is the greatest number of threads, this one among them; `cache` keeps what they read. */
  constructor(
    allowed = coreCount(),
    private readonly cache?: DiskCache,
  ) {
    this.#allowed = existsSync(fileURLToPath(script)) ? allowed : 1;
    let free = (): void => undefined;
    this.#isFree = new Promise((resolve) => (free = resolve));
    this.free = free;
  }

  /** How many threads are at work, this one among them. */
  get count(): number {
    return 1 + (this.#team?.size ?? 0);
  }

  /** Starts the threads that pay in any case, given the folders with XML: they take a while to start. */
  begin(folders: readonly string[]): void {
    const indexes = sizesOf(folders.map((folder) => join(folder, 'index.xml')));
    this.#growFor(indexes.reduce((sum, size) => sum + size, 0) / indexShare);
  }

  #growFor(size: number): void {
    const isSmall = size < worthAll;
    const wanted = Math.min(isSmall ? 1 : Infinity, this.#allowed - 1);
    if (size < worthOne || wanted === 0) return;
    this.#team ??= openTeam(script);
    this.#team.growTo(wanted, isSmall ? fewObjects : manyObjects);
  }

  /** Reads the files of compounds of an API reference. */
  readonly readFiles: ReadCompoundFiles = (paths, machineFolders) => {
    const sizes = sizesOf(paths);
    this.#size += sizes.reduce((sum, each) => sum + each, 0);
    this.#growFor(this.#size);
    const cache = this.#size > keepable ? undefined : this.cache;
    const isSmall = this.#size < worthAll;
    if (isSmall && !cache && !this.#team) return readCompoundFiles(paths, machineFolders);
    const { threads, heapGrowth } = this.#memory();
    if (!isSmall) limitHeaps(heapGrowth);
    const pieces = filePieces(paths, sizes, machineFolders);
    const kept = new KeptPieces(cache);
    if (!this.#team) return readInPieces(pieces, kept);
    // What no thread has room for is not kept.
    const keep = threads > 0 ? (read: PieceRead[]) => this.#compounds.push(read) : undefined;
    return readOnThreads(this.#team, pieces, { kept, keep, isFree: this.#isFree });
  };

  /** Has the threads plan the site that was read, while this one does. */
  plan({ createRedirects: _, ...site }: Site, config: Config): void {
    const team = this.#team;
    if (!team) return;
    // Where a small reference was read before a large one, nobody has its bytes.
    const isComplete = this.#compounds.length === site.apis.length;
    team.shrinkTo(isComplete ? this.#memory().threads : 0);
    const apis = site.apis.map(({ compounds: __, ...api }) => api);
    const compounds = this.#compounds.splice(0);
    void team.run(
      () => ({ kind: 'plan', site: { ...site, apis }, config, compounds }),
      () => undefined,
    );
  }

  /** How many further threads can know all of the site, and how heaps may grow. */
  #memory(): ThreadMemory {
    const limit = Math.min(mostMemory, totalmem() / 2);
    return threadMemory(this.#size, this.#allowed - 1, limit);
  }

  /** Renders the pages of a site, looks through them, and puts them aside; in the order of the plan. */
  async render(site: PageRenderer, options: RenderOptions): Promise<FinishedPage[]> {
    // Items of the navbar that are components of the site's own are on every page.
    if (this.#team && site.assets && !site.assets.customItems)
      return renderOnThreads(this.#team, site, site.assets, options);
    const { storage, diagnostics, count } = options;
    const keep = keeperOf(storage, 'a');
    const pages: FinishedPage[] = [];
    for (const page of site.render(site.plan.pages, () => keep, diagnostics))
      count(pages.push(page), site.plan.pages.length);
    return pages;
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await this.#team?.close();
    limitHeaps(0);
  }
}

/**
 * By how much the heaps of all threads may grow before they are collected, in percent; 0 leaves it to V8, which lets them
 * grow to four times what lives in them.
 */
function limitHeaps(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}

function coreCount(): number {
  // Node 18.14 and newer know how many of the cores this process may use.
  return typeof availableParallelism === 'function' ? availableParallelism() : cpus().length;
}
