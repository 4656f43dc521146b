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
 * Keeps bytes that are expensive to make, from one build to the next. Whatever happens to the folder, a store gives
 * either what was put under a key or nothing, and it never fails: without it a build is slower, not worse.
 */
export interface Store {
  /** What was put under a key; nothing where there is none, or where it was damaged. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Keeps bytes under a key, in place of what was there. Nobody has to wait: `close` does. */
  put(key: string, bytes: Uint8Array | string): Promise<void>;
  /** Ends the use of the store: waits for what is being written, and removes the oldest until it is within its limit. */
  close(): Promise<void>;
}

/** How a store is used. */
export interface StoreOptions {
  /** How many bytes all entries may take. */
  limit?: number;
  /** Where it is told that the folder is damaged or refuses to be written. */
  diagnostics?: Diagnostics;
}

/** Enough for the images of a large site in all their sizes. */
const defaultLimit = 512 * 1024 * 1024;

/** How many files are written at a time. */
const lanes = 8;

/** Length of the checksum in front of each entry, in bytes. */
const checksumLength = 32;

/** For how long an entry counts as used just now: its time need not be renewed, in milliseconds. */
const freshness = 60 * 60 * 1000;

/** Opens the store in a folder, which is made with the first entry. */
export function openStore(folder: string, options: StoreOptions = {}): Store {
  return new FolderStore(folder, options);
}

/** One file an entry: a checksum of key and content, then the content. */
class FolderStore implements Store {
  readonly #folder: string;
  readonly #limit: number;
  readonly #diagnostics: Diagnostics | undefined;
  readonly #folders = new Map<string, Promise<unknown>>();
  /** What is written last in each lane: few files are open at a time, whoever waits for them. */
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
      // At once: hundreds of small files one after the other would wait for threads longer than for the disk.
      entry = readFileSync(file);
    } catch {
      return undefined;
    }
    const bytes = entry.subarray(checksumLength);
    if (!entry.subarray(0, checksumLength).equals(checksum(key, bytes))) {
      this.#tell(
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
    // Builds that run at once write files of their own names; the last one to rename wins, and each is whole.
    const unfinished = join(this.#folder, `${randomUUID()}.new`);
    try {
      await this.#make(dirname(file));
      await writeFile(unfinished, Buffer.concat([checksum(key, content), content]));
      await rename(unfinished, file);
      this.#hasNew = true;
    } catch (error) {
      this.#isRefused = true;
      await rm(unfinished, { force: true }).catch(() => undefined);
      this.#tell(
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

  /** Makes a folder once, and keeps git away from the cache. */
  async #make(folder: string): Promise<void> {
    const made = this.#folders.get(folder) ?? mkdir(folder, { recursive: true });
    this.#folders.set(folder, made);
    await made;
    this.#ignored ??= writeFile(join(this.#folder, '.gitignore'), '*\n');
    await this.#ignored;
  }

  /** Notes that an entry was used; a disk that refuses it only makes the entry look older. */
  async #touch(file: string): Promise<void> {
    try {
      const now = new Date();
      const { mtimeMs } = statSync(file);
      if (now.getTime() - mtimeMs > freshness) await utimes(file, now, now);
    } catch {
      // Another build has removed it, or the folder is read-only.
    }
  }

  #tell(code: DiagnosticCode, message: string, advice: string): void {
    this.#diagnostics?.report({
      code,
      level: 'info',
      message,
      place: { file: displayPath(this.#folder) },
      advice,
    });
  }
}

/** The checksum of an entry; it covers the key, so that a file under another's name is found out. */
function checksum(key: string, content: Uint8Array): Buffer {
  return createHash('sha256').update(`${key}\0`).update(content).digest();
}
