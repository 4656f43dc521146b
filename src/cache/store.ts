import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { contentHash } from '../inputs/content-hash.ts';
import { trimFolder } from './trim-folder.ts';

/**
 * Caches bytes that are expensive to compute between builds. Whatever happens to the folder, a store returns what was
 * stored or nothing, and never fails: without it, a build is only slower.
 */
export interface Store {
  /** Returns what was stored under a key; `undefined` if there is nothing, or if it is damaged. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Stores bytes under a key and replaces earlier ones. You need not wait for it: `close` does. */
  put(key: string, bytes: Uint8Array | string): Promise<void>;
  /** Waits for pending writes, and removes the oldest entries until the store is within its limit. */
  close(): Promise<void>;
}

/** Options of a store. */
export interface StoreOptions {
  /** Maximum size of all entries, in bytes. */
  limit?: number;
  /** Receives a message if the folder is damaged or not writable. */
  diagnostics?: Diagnostics;
}

/** Enough for the images of a large site in all sizes. */
const defaultLimit = 512 * 1024 * 1024;

/** Number of files to write at once. */
const lanes = 8;

/** Length of the checksum in front of each entry, in bytes. */
const checksumLength = 32;

/** Time during which the timestamp of an entry need not be renewed, in milliseconds. */
const freshness = 60 * 60 * 1000;

/** Opens the store in a folder, which is created with the first entry. */
export function openStore(folder: string, options: StoreOptions = {}): Store {
  return new FolderStore(folder, options);
}

/** Stores each entry in a file: a checksum of key and content, then the content. */
class FolderStore implements Store {
  readonly #folder: string;
  readonly #limit: number;
  readonly #diagnostics: Diagnostics | undefined;
  readonly #folders = new Map<string, Promise<unknown>>();
  /** The last write in each lane; lanes limit the number of open files. */
  readonly #lanes: Promise<void>[] = [];
  #puts = 0;
  #ignored: Promise<void> | undefined;
  #hasNew = false;
  #isRefused = false;

  constructor(folder: string, { limit = defaultLimit, diagnostics }: StoreOptions) {
    this.#folder = folder;
    this.#limit = limit;
    this.#diagnostics = diagnostics;
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    const file = this.#fileOf(key);
    let entry;
    try {
      // Synchronously: for hundreds of small files, waiting for threads takes longer than the disk.
      entry = readFileSync(file);
    } catch {
      return undefined;
    }
    const bytes = entry.subarray(checksumLength);
    if (!entry.subarray(0, checksumLength).equals(checksum(key, bytes))) {
      this.#report(
        'cache-damaged',
        'A cache entry was damaged and is rebuilt.',
        'You need not do anything. If it happens again, check the disk.',
      );
      await rm(file, { force: true, recursive: true }).catch(() => undefined);
      return undefined;
    }
    await this.#touch(file);
    return bytes;
  }

  async put(key: string, bytes: Uint8Array | string): Promise<void> {
    const lane = this.#puts++ % lanes;
    const writing = (this.#lanes[lane] ?? Promise.resolve()).then(() => this.#write(key, bytes));
    this.#lanes[lane] = writing;
    await writing;
  }

  async #write(key: string, bytes: Uint8Array | string): Promise<void> {
    if (this.#isRefused) return;
    const file = this.#fileOf(key);
    const content = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
    // Concurrent builds write to different file names; the last one to rename wins, and each file is complete.
    const unfinished = join(this.#folder, `${randomUUID()}.new`);
    try {
      await this.#make(dirname(file));
      await writeFile(unfinished, Buffer.concat([checksum(key, content), content]));
      await rename(unfinished, file);
      this.#hasNew = true;
    } catch (error) {
      this.#isRefused = true;
      await rm(unfinished, { force: true }).catch(() => undefined);
      this.#report(
        'cache-unwritable',
        `The cache cannot be written: ${error instanceof Error ? error.message : String(error)}`,
        'The site is complete without it. Check the permissions of the folder, or build with --no-cache.',
      );
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#lanes);
    if (!this.#hasNew) return;
    this.#hasNew = false;
    await trimFolder(this.#folder, this.#limit);
  }

  #fileOf(key: string): string {
    const name = contentHash(key);
    return join(this.#folder, name.slice(0, 2), name.slice(2));
  }

  /** Creates a folder once, and makes git ignore the cache. */
  async #make(folder: string): Promise<void> {
    const created = this.#folders.get(folder) ?? mkdir(folder, { recursive: true });
    this.#folders.set(folder, created);
    await created;
    this.#ignored ??= writeFile(join(this.#folder, '.gitignore'), '*\n');
    await this.#ignored;
  }

  /** Marks an entry as used; if the disk refuses, the entry only looks older. */
  async #touch(file: string): Promise<void> {
    try {
      const now = new Date();
      const { mtimeMs } = statSync(file);
      if (now.getTime() - mtimeMs > freshness) await utimes(file, now, now);
    } catch {
      // Another build has removed the entry, or the folder is read-only.
    }
  }

  #report(code: DiagnosticCode, message: string, advice: string): void {
    this.#diagnostics?.report({
      code,
      level: 'info',
      message,
      place: { file: displayPath(this.#folder) },
      advice,
    });
  }
}

/** Returns the checksum of an entry. It covers the key, which exposes a file stored under another name. */
function checksum(key: string, content: Uint8Array): Buffer {
  return createHash('sha256').update(`${key}\0`).update(content).digest();
}
