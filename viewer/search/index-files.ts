import { indexFolder } from '../../src/shared/search/format.ts';

/** Reads a file of the site: path without base. */
export type ReadJson = (path: string) => Promise<unknown>;

/** The most files that are kept in memory. */
const mostKept = 400;

/** The files of an index, each read and decoded once. */
export class IndexFiles {
  readonly #kept = new Map<string, Promise<unknown>>();

  constructor(
    private readonly read: ReadJson,
    private readonly folder: string,
  ) {}

  /** A file, decoded; which decoder belongs to it follows from its name. */
  get<Decoded>(
    name: string,
    decode: (written: never) => Decoded | Promise<Decoded>,
  ): Promise<Decoded> {
    let file = this.#kept.get(name) as Promise<Decoded> | undefined;
    if (!file) {
      // Written by the build of this very site: the folder is named after what is in it.
      file = this.read(`${indexFolder}/${this.folder}/${name}.json`).then((written) =>
        decode(written as never),
      );
      const asked = file;
      asked.catch(() => this.#kept.delete(name));
      this.#kept.set(name, asked);
      const [oldest = ''] = this.#kept.keys();
      if (this.#kept.size > mostKept) this.#kept.delete(oldest);
    }
    return file;
  }
}
