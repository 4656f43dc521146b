import { existsSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { DiskCache } from './cache/disk-entry.ts';
import type { Config } from './config/types.ts';
import { readCompoundFiles, type ReadCompoundFiles } from './doxygen/read-compounds.ts';
import type { FinishedPage } from './emit/finish-page.ts';
import { finishPages, type FinishOptions } from './finish-pages.ts';
import { sizesOf } from './inputs/sizes.ts';
import { KeptPieces } from './kept-pieces.ts';
import type { Site } from './model/site.ts';
import { filePieces, readInPieces, readOnThreads, type PieceRead } from './read-on-threads.ts';
import { renderOnThreads } from './render-on-threads.ts';
import type { BuildTeam } from './thread-tasks.ts';
import { openTeam } from './threads/team.ts';

/** From how many bytes of XML on threads pay: below, they take longer to start than they save. */
const worthwhile = 15_000_000;

/** How many bytes of memory a thread needs for each byte of XML, to know all of the site. */
const memoryShare = 2.8;

/** How many bytes of XML are kept at most: they take half as many on disk, and the cache has other things to keep. */
const keepable = 256_000_000;

/** The script of the threads, beside the bundled command. */
const script = new URL('./worker.mjs', import.meta.url);

/**
 * Does the work of a large API reference on several threads: as many as are allowed, or as the machine has cores. Small
 * ones are built in this thread alone. Each thread that renders knows the whole site, so there are none where that would
 * not fit into memory.
 */
export class BuildThreads {
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
  }

  /** How many threads are at work, this one among them. */
  get count(): number {
    return 1 + (this.#team?.size ?? 0);
  }

  /** Reads the files of compounds of an API reference. */
  readonly readFiles: ReadCompoundFiles = (paths) => {
    const sizes = sizesOf(paths);
    const size = sizes.reduce((sum, each) => sum + each, 0);
    this.#size += size;
    const cache = this.#size > keepable ? undefined : this.cache;
    const isSmall = size < worthwhile && !this.#team;
    if (isSmall && !cache) return readCompoundFiles(paths);
    const pieces = filePieces(paths, sizes);
    const kept = new KeptPieces(cache);
    if (isSmall || this.#allowed < 2) return readInPieces(pieces, kept);
    this.#team ??= openTeam(script, this.#allowed - 1);
    // What no thread has room for is not kept.
    const keep = this.#room() > 0 ? (read: PieceRead[]) => this.#compounds.push(read) : undefined;
    return readOnThreads(this.#team, pieces, kept, keep);
  };

  /** Has the threads plan the site that was read, while this one does. */
  plan({ createRedirects: _, ...site }: Site, config: Config): void {
    const team = this.#team;
    if (!team) return;
    // Where a small reference was read before a large one, nobody has its bytes.
    const isComplete = this.#compounds.length === site.apis.length;
    team.shrinkTo(isComplete ? this.#room() : 0);
    const apis = site.apis.map(({ compounds: __, ...api }) => api);
    const compounds = this.#compounds.splice(0);
    void team.run(
      () => ({ kind: 'plan', site: { ...site, apis }, config, compounds }),
      () => undefined,
    );
  }

  /** How many further threads can know all of the site. */
  #room(): number {
    return Math.floor(memoryForThreads() / (this.#size * memoryShare));
  }

  /** Renders pages. */
  async finishPages(options: FinishOptions): Promise<FinishedPage[]> {
    const { customItems } = options.assets;
    // Items of the navbar that are components of the site's own are on every page.
    if (!this.#team || customItems) return finishPages(options);
    return renderOnThreads(this.#team, options);
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await this.#team?.close();
  }
}

/** How many bytes all threads but the first may take. */
function memoryForThreads(): number {
  return Math.min(2_000_000_000, totalmem() / 3);
}

function coreCount(): number {
  // Node 18.14 and newer know how many of the cores this process may use.
  return typeof availableParallelism === 'function' ? availableParallelism() : cpus().length;
}
