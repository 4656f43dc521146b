import { recordRun, replay } from '../cache/cached-result.ts';
import { DiskEntry, type DiskCache } from '../cache/disk-entry.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Findings } from '../inputs/recorder.ts';
import { readPiece, shared, type FilePiece, type PieceRead } from './read-on-threads.ts';

/** Diagnostics of compound files are part of the result. */
const none = new Diagnostics();

/** Caches pieces of API references between builds: a piece with a changed file is read again. */
export class PieceCache {
  /** `cache` stores the pieces, if enabled. */
  constructor(private readonly cache?: DiskCache) {}

  /**
   * Returns a piece that an earlier build has read, as bytes that threads can share; `undefined` if it must be read.
   */
  async recall(piece: FilePiece): Promise<PieceRead | undefined> {
    const cached = await this.#entry(piece)?.recall();
    if (!cached) return undefined;
    replay(cached, none);
    const { outlines, records, listings } = cached.result;
    return {
      outlines: shared([outlines]),
      records: shared([records]),
      listings: shared([listings]),
    };
  }

  /** Reads a piece and stores the result. */
  async read(piece: FilePiece): Promise<PieceRead> {
    const entry = this.#entry(piece);
    if (!entry) return readPiece(piece);
    const cached = await recordRun(() => Promise.resolve(readPiece(piece)));
    entry.keep(cached);
    replay(cached, none);
    return cached.result;
  }

  /** Stores a piece that another thread has read, with the findings of that thread. */
  keep(piece: FilePiece, result: PieceRead, { observations, doubts }: Findings): void {
    const isSettled = doubts.length === 0;
    this.#entry(piece)?.keep({ result, observations, doubts, isSettled, reports: [] });
  }

  #entry({ paths, machineFolders = [] }: FilePiece): DiskEntry<PieceRead> | undefined {
    const key = [machineFolders.join('|'), ...paths].join('\n');
    return this.cache && new DiskEntry(this.cache, 'packed compounds', key);
  }
}
