import {
  manifestPath,
  type SearchManifest,
  type VersionIndex,
} from '../../src/shared/search/format.ts';
import type { ReadJson } from './index-files.ts';
import { ProseSearch } from './prose-search.ts';
import { SymbolFiles } from './symbol-files.ts';

/** Up to this many blocks of names all of them are read before anything is typed. */
const fewBlocks = 4;

/** What can be searched. */
export class SiteIndex {
  readonly #symbols = new Map<VersionIndex, SymbolFiles>();
  readonly #prose = new Map<string, ProseSearch>();
  #manifest: Promise<SearchManifest> | undefined;

  constructor(private readonly read: ReadJson) {}

  /** The list of all indexes. */
  manifest(): Promise<SearchManifest> {
    if (!this.#manifest) {
      // Written by the build of this very site.
      this.#manifest = this.read(manifestPath).then((written) => written as SearchManifest);
      this.#manifest.catch(() => (this.#manifest = undefined));
    }
    return this.#manifest;
  }

  /** The version of a name, else the latest. */
  version({ versions }: SearchManifest, name?: string): VersionIndex | undefined {
    return versions.find((version) => version.name === name) ?? versions[0];
  }

  /** The symbols of a version. */
  symbols(version: VersionIndex): SymbolFiles | undefined {
    let files = this.#symbols.get(version);
    if (files || !version.symbols) return files;
    files = new SymbolFiles(this.read, version.symbols);
    this.#symbols.set(version, files);
    return files;
  }

  /** The texts of a version and of the site. */
  prose({ site }: SearchManifest, { guides }: VersionIndex): ProseSearch[] {
    return [guides, site].flatMap((entry) => {
      if (!entry) return [];
      let search = this.#prose.get(entry.folder);
      if (!search) this.#prose.set(entry.folder, (search = new ProseSearch(this.read, entry)));
      return [search];
    });
  }

  /** Reads what the first questions will need. */
  async warm(name?: string): Promise<void> {
    const manifest = await this.manifest();
    const version = this.version(manifest, name);
    if (!version) return;
    const symbols = this.symbols(version);
    const isSmall = symbols !== undefined && symbols.nameStarts.length <= fewBlocks;
    await Promise.all([
      ...(isSmall ? symbols.nameStarts.map((_, block) => symbols.names(block)) : []),
      ...this.prose(manifest, version).map((search) => search.warm()),
    ]);
  }
}
