import { indexFolder } from '../../src/shared/search/format.ts';

/** Reads a file of the site; the path has no base. */
export type ReadJson = (path: string) => Promise<unknown>;

/** Maximum number of files kept in memory. */
const maxCached = 400;

/** The files of an index, each read and decoded once. */
export class IndexFiles {
  readonly #kept = new Map<string, Promise<unknown>>();

  constructor(
    private readonly read: ReadJson,
    private readonly folder: string,
  ) {}

  /** Returns a decoded file; its name determines the decoder. */
  get<Decoded>(
    name: string,
    decode: (written: never) => Decoded | Promise<Decoded>,
  ): Promise<Decoded> {
    let file = this.#kept.get(name) as Promise<Decoded> | undefined;
    if (!file) {
      // Written by the same build: the folder is named after its content.
      file = this.read(`${indexFolder}/${this.folder}/${name}.json`).then((written) =>
        decode(written as never),
      );
      const requested = file;
      requested.catch(() => this.#kept.delete(name));
      this.#kept.set(name, requested);
      const [oldest = ''] = this.#kept.keys();
      if (this.#kept.size > maxCached) this.#kept.delete(oldest);
    }
    return file;
  }
}
