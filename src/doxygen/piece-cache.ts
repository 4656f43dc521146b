import { linkKey, type BuildContext } from '../cache/build-context.ts';
import { DiskEntry, type DiskCache } from '../cache/disk-entry.ts';
import type { FenceFolders } from '../inputs/link-fence.ts';
import type { Findings } from '../inputs/observation.ts';
import type { ReadingExtensions } from './reading-extensions.ts';
import { readPiece, shared, type FilePiece, type PieceRead } from './file-pieces.ts';

/** Maximum bytes of XML to cache: the cache needs half of that on disk, and room for other entries. */
const maxCachedSize = 256_000_000;

/** Caches pieces of API references between builds: a piece with a changed file is read again. */
export class PieceCache {
  readonly #disk: DiskCache | undefined;

  /**
   * `context` receives the observations of used pieces; `size` is the number of bytes of XML in this build; `extensions`
   * edit the compounds.
   */
  constructor(
    private readonly context: BuildContext,
    size: number,
    readonly extensions?: ReadingExtensions,
  ) {
    const isCached = size <= maxCachedSize && extensions?.doubt === undefined;
    this.#disk = isCached ? context.disk : undefined;
  }

  /** The folders that links may not lead out of, if any. */
  get fence(): FenceFolders | undefined {
    return this.context.inputs.fence;
  }

  /**
   * Returns a piece that an earlier build has read, as bytes that threads can share; `undefined` if it must be read.
   */
  async recall(piece: FilePiece): Promise<PieceRead | undefined> {
    const cached = await this.#entry(piece)?.recall();
    if (!cached) return undefined;
    this.context.replay(cached);
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
    if (!entry) return readPiece(this.context.inputs, piece, this.extensions);
    const cached = await this.context.record(({ inputs }) =>
      Promise.resolve(readPiece(inputs, piece, this.extensions)),
    );
    entry.keep(cached);
    this.context.replay(cached);
    return cached.result;
  }

  /** Stores a piece that another thread has read, with the findings of that thread. */
  add(piece: FilePiece, result: PieceRead, { observations, doubts, faults }: Findings): void {
    // Faults of compound files are part of the result.
    const cached = { result, observations, doubts, faults, reports: [] };
    this.context.replay(cached);
    this.#entry(piece)?.keep(cached);
  }

  #entry({
    paths,
    machineFolders = [],
    variant = '',
  }: FilePiece): DiskEntry<PieceRead> | undefined {
    const folders = linkKey(this.context.inputs) + machineFolders.join('|');
    const key = [folders, this.extensions?.key ?? '', variant, ...paths].join('\n');
    return this.#disk && new DiskEntry(this.#disk, 'packed compounds', key);
  }
}
