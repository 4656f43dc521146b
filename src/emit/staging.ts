import { lstatSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../inputs/content-hash.ts';
import { readManifest } from './manifest.ts';
import { stagingName, type OutputFile } from './output-file.ts';

/** Puts the bytes of rendered pages somewhere, and gives the file that they are. */
export type KeepFile = (path: string, bytes: Uint8Array) => OutputFile;

/** Where rendered pages are kept until the site is checked: in memory, in a staging folder, or only their names. */
export type PageStorage =
  | { in: 'memory' | 'nothing' }
  | {
      in: 'folder';
      /** The output folder, which has the staging folder. */
      out: string;
      /** True where the output folder was made for it. */
      isNew: boolean;
    };

/** Above this number, pages wait on disk: the memory of a large site would not do. */
const mostPagesInMemory = 1000;

/** Decides where some number of pages is kept, and makes that place. */
export function openStorage(out: string, isWritten: boolean, pages: number): PageStorage {
  if (pages <= mostPagesInMemory) return { in: 'memory' };
  if (!isWritten) return { in: 'nothing' };
  try {
    dropStaged(out);
    const made = mkdirSync(join(out, stagingName), { recursive: true });
    return { in: 'folder', out, isNew: made !== undefined && !made.endsWith(stagingName) };
  } catch {
    // What keeps the folder from being written is told when all is to be written.
    return { in: 'memory' };
  }
}

/** Removes what is left of a place where pages were kept. */
export function closeStorage(storage: PageStorage): void {
  if (storage.in === 'folder') dropStaged(storage.out, storage.isNew);
}

/** The function that keeps the pages of a thread, with whose name those of its files begin. */
export function keeperOf(storage: PageStorage, thread: string): KeepFile {
  switch (storage.in) {
    case 'memory':
      return (path, bytes) => ({ path, bytes });
    case 'nothing':
      return (path) => ({ path, hash: '' });
    case 'folder':
      return keepStaged(storage.out, thread);
  }
}

/** Keeps files in the staging folder, or leaves those that the output folder has already. */
function keepStaged(out: string, thread: string): KeepFile {
  const owned = readManifest(out);
  let count = 0;
  return (path, bytes) => {
    const hash = contentHash(bytes);
    if (owned.has(path) && holds(join(out, path), bytes)) return { path, hash };
    const stagedAs = `${thread}${++count}`;
    try {
      writeFileSync(join(out, stagingName, stagedAs), bytes);
    } catch {
      return { path, bytes };
    }
    return { path, hash, stagedAs };
  };
}

/** Removes the staging folder; and the output folder, where a build has made that and put nothing into it. */
export function dropStaged(out: string, isNew = false): void {
  rmSync(join(out, stagingName), { recursive: true, force: true });
  if (!isNew) return;
  try {
    rmdirSync(out);
  } catch {
    // There is something in it.
  }
}

function holds(file: string, bytes: Uint8Array): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return (
    stats?.isFile() === true && stats.size === bytes.length && readFileSync(file).equals(bytes)
  );
}
