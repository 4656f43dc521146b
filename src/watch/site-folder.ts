import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Sources } from '../diagnostics/sources.ts';
import { readManifest, writeManifest } from '../emit/manifest.ts';
import {
  foldPath,
  isOutputPath,
  manifestName,
  unfinishedName,
  type OutputFile,
} from '../emit/output-file.ts';
import type { StoreFile } from '../emit/page-storage.ts';
import { writeSite } from '../emit/write-site.ts';
import { contentHash } from '../inputs/content-hash.ts';
import { look } from '../inputs/look.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { Observation } from '../inputs/observation.ts';
import { hasStamp, stampOf, type Stamp } from '../inputs/stamp.ts';

/** What is known about a file of the site. */
interface KnownFile {
  /** Hash of its content. */
  hash: string;
  /** Stamp of the source, if the file is a copy; shows whether the source has changed. */
  stamp?: Stamp;
}

/** The output folder of a site that is written repeatedly; writes only files with new content. */
export class SiteFolder {
  /** The folder. */
  readonly out: string;
  /** Maps a path below the folder to what was written there. */
  readonly #known = new Map<string, KnownFile>();
  /** The paths that belong to builds. */
  #owned: Set<string>;
  /** Maps these paths, normalized for file systems that ignore case, to their real form. */
  #folded: Map<string, string>;

  constructor(out: string) {
    this.out = out;
    this.#owned = readManifest(out);
    this.#folded = foldedPaths(this.#owned);
  }

  /** True for the path of a file that a build has written. */
  readonly has = (path: string): boolean => this.#owned.has(path);

  /** True for the path of a file that is up to date. */
  isWritten(path: string): boolean {
    return this.#known.has(path);
  }

  /** Returns the content of a file that is written, or left to `settle`; `undefined` if there is none. */
  readonly read = (file: OutputFile): string | undefined => {
    if ('bytes' in file) return Buffer.from(file.bytes).toString();
    const path = join(this.out, file.path);
    return 'hash' in file && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };

  /** True if no build has written anything yet. */
  get isEmpty(): boolean {
    return this.#owned.size === 0;
  }

  /** The content of the written files, for the record of the build. */
  get outputs(): Observation[] {
    const list = join(this.out, manifestName);
    const outputs = [...this.#known].map(([path, { hash }]): Observation => {
      return { kind: 'content', path: join(this.out, path), found: hash };
    });
    return [...outputs, { kind: 'content', path: list, found: look('content', list) }];
  }

  /**
   * Records new paths in the manifest before their files are written, so that an interrupted build leaves no unknown
   * files. Skips occupied paths.
   */
  announce(paths: Iterable<string>): void {
    const added = [...paths].filter((path) => !this.has(path) && this.#isFree(path));
    if (added.length === 0) return;
    for (const path of added) {
      this.#owned.add(path);
      this.#folded.set(foldPath(path), path);
    }
    mkdirSync(this.out, { recursive: true });
    writeManifest(this.out, this.#owned);
  }

  /**
   * Returns a function that writes changed pages at once if their paths are in the manifest, and calls `notify` for each.
   */
  storeFunction(notify: () => void): StoreFile {
    return (path, bytes) => {
      const state = this.put(path, bytes);
      if (state === 'written') notify();
      const hash = state === 'left' ? undefined : this.#known.get(path)?.hash;
      return hash === undefined ? { path, bytes } : { path, hash };
    };
  }

  /** Writes a file at once if its path is in the manifest; leaves it to `settle` if something is in the way. */
  put(path: string, bytes: Uint8Array | string): 'written' | 'same' | 'left' {
    const hash = contentHash(bytes);
    if (this.#hashOf(path) === hash) return 'same';
    if (!this.has(path)) return 'left';
    try {
      this.#write(path, bytes, { hash });
      return 'written';
    } catch {
      return 'left';
    }
  }

  /** Writes a file before the others; if its source is missing, `settle` reports that. */
  putEarly(file: OutputFile): void {
    if ('bytes' in file) this.put(file.path, file.bytes);
    if (!('source' in file)) return;
    const stats = statSync(file.source, { throwIfNoEntry: false });
    if (!stats?.isFile() || this.put(file.path, readFileSync(file.source)) === 'left') return;
    // So that `settle` need not read the source again.
    const known = this.#known.get(file.path);
    const stamp = stampOf(stats);
    if (known && stamp) known.stamp = stamp;
  }

  /** Makes the folder hold exactly these files, apart from foreign ones; returns the paths of changed files. */
  settle(files: readonly OutputFile[], { inputs, diagnostics }: Sources): string[] {
    const wanted = new Set(files.map(({ path }) => path));
    const changed = files.flatMap((file) => {
      const known = this.#newContent(file, inputs);
      return known ? [{ file, known }] : [];
    });
    const removed = [...this.#owned].filter((path) => !wanted.has(path));
    if (removed.length === 0 && wanted.size === this.#owned.size) {
      for (const { file, known } of changed)
        if (!('hash' in file))
          this.#write(file.path, 'bytes' in file ? file.bytes : readFileSync(file.source), known);
    } else {
      const before = diagnostics.count('error');
      writeSite(this.out, [{ folder: '', files }], diagnostics, { mode: 'one by one' });
      if (diagnostics.count('error') > before) return [];
      this.#owned = wanted;
      this.#folded = foldedPaths(wanted);
      for (const path of removed) this.#known.delete(path);
      for (const { file, known } of changed) this.#known.set(file.path, known);
    }
    return [...changed.map(({ file }) => file.path), ...removed];
  }

  /** Returns what will be known about a file once it is written; `undefined` if it is up to date. */
  #newContent(file: OutputFile, inputs: Inputs): KnownFile | undefined {
    if ('hash' in file) return undefined;
    const before = this.#known.get(file.path);
    if ('bytes' in file) {
      const hash = contentHash(file.bytes);
      return this.#hashOf(file.path) === hash ? undefined : { hash };
    }
    const stats = statSync(file.source, { throwIfNoEntry: false });
    if (!stats?.isFile()) return { hash: '' };
    const isSame = before !== undefined && hasStamp(stats, before.stamp);
    const known = isSame
      ? before
      : { hash: contentHash(readFileSync(file.source)), stamp: stampOf(stats) };
    const { hash: found, stamp } = known;
    const source = resolve(file.source);
    inputs.record({ kind: 'content', path: source, found, ...(stamp && { stamp }) });
    if (isSame) return undefined;
    if (this.#hashOf(file.path) !== known.hash) return known;
    this.#known.set(file.path, known);
    return undefined;
  }

  /** Returns the hash of a file that builds have written; `undefined` if there is none. */
  #hashOf(path: string): string | undefined {
    const known = this.#known.get(path);
    if (known || !this.has(path)) return known?.hash;
    try {
      const hash = contentHash(readFileSync(join(this.out, path)));
      this.#known.set(path, { hash });
      return hash;
    } catch {
      return undefined;
    }
  }

  /** True for a new path that neither blocks another file nor is blocked itself. */
  #isFree(path: string): boolean {
    if (!isOutputPath(path) || this.#folded.has(foldPath(path))) return false;
    for (let above = dirname(path); above !== '.'; above = dirname(above))
      if (this.#folded.has(foldPath(above))) return false;
    return lstatSync(join(this.out, path), { throwIfNoEntry: false }) === undefined;
  }

  /** Writes a file atomically. */
  #write(path: string, bytes: Uint8Array | string, known: KnownFile): void {
    const unfinished = join(this.out, unfinishedName);
    const target = join(this.out, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, target);
    this.#known.set(path, known);
  }
}

function foldedPaths(paths: Iterable<string>): Map<string, string> {
  return new Map([...paths].map((path) => [foldPath(path), path]));
}
