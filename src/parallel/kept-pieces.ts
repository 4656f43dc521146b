import { recordRun, replay } from '../cache/cached-result.ts';
import { DiskEntry, type DiskCache } from '../cache/disk-entry.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Findings } from '../inputs/recorder.ts';
import { readPiece, shared, type FilePiece, type PieceRead } from './read-on-threads.ts';

/** What is to be said of files of compounds is part of what is read of them. */
const none = new Diagnostics();

/** Pieces of API references that builds have read, kept for later ones: a piece with a file that has changed is read again. */
export class KeptPieces {
  /** `cache` is where they are kept; nowhere when missing. */
  constructor(private readonly cache?: DiskCache) {}

  /** What an earlier build read of a piece, as bytes that threads can share; undefined where it is to be read. */
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

  /** Reads a piece, and keeps what it read. */
  async read(piece: FilePiece): Promise<PieceRead> {
    const entry = this.#entry(piece);
    if (!entry) return readPiece(piece);
    const cached = await recordRun(() => Promise.resolve(readPiece(piece)));
    entry.keep(cached);
    replay(cached, none);
    return cached.result;
  }

  /** Keeps what another thread read of a piece, given what it has noted. */
  keep(piece: FilePiece, result: PieceRead, { observations, doubts }: Findings): void {
    const isSettled = doubts.length === 0;
    this.#entry(piece)?.keep({ result, observations, doubts, isSettled, reports: [] });
  }

  #entry({ paths, machineFolders = [] }: FilePiece): DiskEntry<PieceRead> | undefined {
    const key = [machineFolders.join('|'), ...paths].join('\n');
    return this.cache && new DiskEntry(this.cache, 'packed compounds', key);
  }
}
