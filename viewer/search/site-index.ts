import {
  manifestPath,
  type ProseIndexEntry,
  type SearchManifest,
  type SymbolIndexEntry,
  type VersionIndex,
} from '../../src/shared/search/format.ts';
import { known } from '../../src/shared/search/known.ts';
import type { ReadJson } from './index-files.ts';
import { ProseSearch } from './prose-search.ts';
import { SymbolFiles } from './symbol-files.ts';

/** Up to this many blocks of names, all are read before the reader types. */
const fewBlocks = 4;

/** Everything that can be searched. */
export class SiteIndex {
  readonly #symbols: (entry: SymbolIndexEntry) => SymbolFiles;
  readonly #prose: (entry: ProseIndexEntry) => ProseSearch;
  #manifest: Promise<SearchManifest> | undefined;

  constructor(private readonly read: ReadJson) {
    this.#symbols = known((entry) => new SymbolFiles(read, entry));
    this.#prose = known((entry) => new ProseSearch(read, entry));
  }

  /** The list of all indexes. */
  manifest(): Promise<SearchManifest> {
    // Written by the same build.
    this.#manifest ??= this.read(manifestPath).catch((error: unknown) => {
      this.#manifest = undefined;
      throw error;
    }) as Promise<SearchManifest>;
    return this.#manifest;
  }

  /** Returns the version with a name, else the latest. */
  version({ versions }: SearchManifest, name?: string): VersionIndex | undefined {
    return versions.find((version) => version.name === name) ?? versions[0];
  }

  /** Returns the symbols of a version. */
  symbols({ symbols }: VersionIndex): SymbolFiles | undefined {
    return symbols && this.#symbols(symbols);
  }

  /** Returns the texts of a version and of the site. */
  prose({ site }: SearchManifest, { guides }: VersionIndex): ProseSearch[] {
    return [guides, site].flatMap((entry) => (entry ? [this.#prose(entry)] : []));
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
