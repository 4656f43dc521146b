import { existsSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { readApisOnce } from '../compile/read-apis.ts';
import { renderHere, type Reading, type Rendering, type Scheduler } from '../compile/scheduler.ts';
import type { Config } from '../config/types.ts';
import { xmlFolders } from '../config/versioned-doxygen.ts';
import { readCompoundFiles, type ReadCompoundFiles } from '../doxygen/read-compounds.ts';
import { sizesOf } from '../inputs/sizes.ts';
import { filePieces, type PieceRead } from '../doxygen/file-pieces.ts';
import { PieceCache } from '../doxygen/piece-cache.ts';
import type { Site } from '../model/site.ts';
import { readOnThreads } from './read-on-threads.ts';
import { renderOnThreads } from './render-on-threads.ts';
import { threadMemory, type ThreadMemory } from './thread-memory.ts';
import type { BuildTeam } from './thread-tasks.ts';
import { openTeam } from './team.ts';

/**
 * Minimum bytes of XML for one additional thread, and for one thread per core: each thread takes time to start and to
 * plan the site.
 */
const minSizeForOne = 1_500_000;
const minSizeForAll = 15_000_000;

/**
 * Memory for short-lived objects of a thread before they are collected, in MiB. Most objects of a page live only while
 * it is rendered. The smaller value takes a fifth more time for collection, but less memory for a small site.
 */
const fewObjects = 16;
const manyObjects = 64;

/** Approximate share of the index in the XML of a library. */
const indexShare = 0.045;

/** Maximum memory of a build, in bytes; at most half of the machine's memory is used. */
const mostMemory = 2_900_000_000;

/** The script of the threads, next to the bundled command. */
const script = new URL('./worker.mjs', import.meta.url);

/**
 * Builds a large API reference on several threads: one per core, up to the limit. A medium one uses one additional
 * thread, a small one only this thread. Each rendering thread holds the whole site, so fewer threads run if memory is
 * short.
 */
export class BuildThreads implements Scheduler {
  readonly #allowed: number;
  #team: BuildTeam | undefined;
  /** Bytes of XML. */
  #size = 0;
  /** The packed compounds of each API reference, by piece. */
  readonly #compounds: PieceRead[][] = [];
  /** Number of API references that the threads keep. */
  #kept = 0;

  /** `allowed` is the maximum number of threads, including this one. */
  constructor(allowed = coreCount()) {
    this.#allowed = existsSync(fileURLToPath(script)) ? allowed : 1;
  }

  /** Starts the threads that are certainly needed, because starting takes time. */
  begin(config: Config): Reading {
    // The threads keep what an earlier language has read.
    if (this.#size === 0) {
      const indexes = sizesOf(xmlFolders(config).map((folder) => join(folder, 'index.xml')));
      this.#growFor(indexes.reduce((sum, size) => sum + size, 0) / indexShare);
    }
    return { readApis: this.#readApis, end: (site) => this.#plan(site, config) };
  }

  #growFor(size: number): void {
    const isSmall = size < minSizeForAll;
    const wanted = Math.min(isSmall ? 1 : Infinity, this.#allowed - 1);
    if (size < minSizeForOne || wanted === 0) return;
    this.#team ??= openTeam(script);
    this.#team.growTo(wanted, isSmall ? fewObjects : manyObjects);
  }

  /** Reads the compound files of an API reference. */
  readonly #readFiles: ReadCompoundFiles = (context, groups, reading = {}) => {
    const { isFree, extensions } = reading;
    const sizes = sizesOf(groups.flatMap(({ paths }) => paths));
    this.#size += sizes.reduce((sum, each) => sum + each, 0);
    this.#growFor(this.#size);
    const { threads, heapGrowth } = this.#memory();
    if (this.#size >= minSizeForAll) limitHeaps(heapGrowth);
    if (!this.#team) return readCompoundFiles(context, groups, reading);
    const pieces = filePieces(groups, sizes);
    const pieceCache = new PieceCache(context, this.#size, extensions);
    // Keep the pieces only if there is memory for further threads.
    const onPieces = threads > 0 ? (read: PieceRead[]) => this.#compounds.push(read) : undefined;
    return readOnThreads(this.#team, pieces, { pieceCache, onPieces, isFree });
  };

  readonly #readApis = readApisOnce(this.#readFiles);

  /** Lets the threads plan the site while this thread plans it, too. */
  #plan({ createRedirects: _, ...site }: Site, config: Config): Rendering {
    const team = this.#team;
    if (!team) return { threads: 1, cachesLayouts: true, render: renderHere };
    // If a small reference was read before a large one, its bytes were not kept.
    const hasNew = this.#compounds.length > 0;
    if (hasNew) this.#kept = this.#compounds.length;
    const isComplete = this.#kept === site.apis.length;
    team.shrinkTo(isComplete ? this.#memory().threads : 0);
    // Only this thread writes redirects, which need the former symbols, and snapshots.
    const apis = site.apis.map(
      ({ compounds: __, formerSymbols: ___, snapshotFiles: ____, ...api }) => api,
    );
    const read = this.#compounds.splice(0);
    void team.run(
      () => ({ kind: 'plan', site: { ...site, apis }, config, ...(hasNew && { compounds: read }) }),
      () => undefined,
    );
    return {
      get threads() {
        return 1 + team.size;
      },
      cachesLayouts: team.size === 0,
      // Components of the site in navbar and footer appear on every page, so all pages need user code.
      render: (site, options) =>
        site.assets && !site.assets.components
          ? renderOnThreads(team, site, site.assets, options)
          : renderHere(site, options),
    };
  }

  /** Returns the number of further threads that can hold the whole site, and the growth of heaps. */
  #memory(): ThreadMemory {
    const limit = Math.min(mostMemory, totalmem() / 2);
    return threadMemory(this.#size, this.#allowed - 1, limit);
  }

  /** Stops the threads. */
  async close(): Promise<void> {
    await this.#team?.close();
    limitHeaps(0);
  }
}

/**
 * Sets how much the heaps of all threads may grow before collection, in percent; with 0, V8 lets them grow to four
 * times their live objects.
 */
function limitHeaps(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}

function coreCount(): number {
  // Node 18.14 and newer report how many cores this process may use.
  return typeof availableParallelism === 'function' ? availableParallelism() : cpus().length;
}
