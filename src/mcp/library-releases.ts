import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { publishedList } from '../model/release-paths.ts';
import { readSnapshot } from '../releases/read-snapshot.ts';
import { snapshotFile } from '../releases/snapshot-files.ts';
import { SymbolIndex } from '../releases/symbol-index.ts';
import { orForget } from './or-forget.ts';
import { parsed } from './site-facts.ts';
import { UnreadableSite, type SiteFiles } from './site-files.ts';

/** The snapshots that a site publishes of one library. Everything is read when it is first needed. */
export class LibraryReleases {
  readonly #snapshots = new Map<string, Promise<SymbolIndex | undefined>>();

  /** @param folder Path of the API reference below the base path, with a slash at the end. */
  constructor(
    private readonly files: Pick<SiteFiles, 'read'>,
    private readonly folder: string,
  ) {}

  /** The releases with a snapshot on the site, the oldest first. */
  async releases(): Promise<string[]> {
    const path = this.folder + publishedList;
    const found = field(await readJson(this.files, path), 'releases');
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
  }

  /** The symbols of a release, or those of the documented code without one; `undefined` if the site has no snapshot. */
  release(name?: string): Promise<SymbolIndex | undefined> {
    const key = name ?? '';
    let found = this.#snapshots.get(key);
    if (!found) {
      found = orForget(this.#readRelease(name), () => this.#snapshots.delete(key));
      this.#snapshots.set(key, found);
    }
    return found;
  }

  async #readRelease(name: string | undefined): Promise<SymbolIndex | undefined> {
    const file = name === undefined ? 'snapshot.json' : `snapshots/${snapshotFile(name)}`;
    const path = this.folder + file;
    const text = await this.files.read(path);
    if (text === undefined) return undefined;
    const diagnostics = new Diagnostics();
    const snapshot = readSnapshot(text, path, diagnostics);
    if (snapshot) return new SymbolIndex(snapshot);
    const [fault] = diagnostics.all;
    throw new UnreadableSite(
      [`${path}: ${fault?.message ?? ''}`, fault?.advice].filter(Boolean).join(' '),
    );
  }
}

/**
 * Finds the releases of each library of a site by its name, which is empty if the site has only one.
 *
 * @param folder Path of the API reference, or of the list of several libraries, with a slash at the end.
 */
export async function releasesByLibrary(
  files: Pick<SiteFiles, 'read'>,
  folder: string,
): Promise<ReadonlyMap<string, LibraryReleases>> {
  const libraries = field(await readJson(files, folder + publishedList), 'libraries');
  if (typeof libraries !== 'object' || libraries === null)
    return new Map([['', new LibraryReleases(files, folder)]]);
  return new Map(
    Object.entries(libraries).flatMap(([name, own]: [string, unknown]) =>
      typeof own === 'string' ? [[name, new LibraryReleases(files, own)]] : [],
    ),
  );
}

async function readJson(files: Pick<SiteFiles, 'read'>, path: string): Promise<unknown> {
  const text = await files.read(path);
  return text === undefined ? undefined : parsed(text, path);
}

/** Returns a field of a value; `undefined` if it is no object with that field. */
function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}
