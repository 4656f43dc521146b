import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentHash } from '../inputs/content-hash.ts';
import { readManifest } from './manifest.ts';
import { isOutputPath, stagingName, type OutputFile } from './output-file.ts';

/** Puts the bytes of rendered pages somewhere, and gives the file that they are. */
export type KeepFile = (path: string, bytes: Uint8Array) => OutputFile;

/** Where rendered pages are kept until the site is checked: in memory, in a staging folder, or only their names. */
export type PageStorage =
  | { in: 'memory' | 'nothing' }
  | {
      in: 'folder';
      /** The output folder, which has the staging folder. */
      out: string;
      /** The topmost folder that was made where there was no output folder. */
      made?: string;
    };

/** Above this number, pages wait on disk: the memory of a large site would not do. */
const mostPagesInMemory = 1000;

/** Where folders that are not there yet wait, with nothing in them. */
const preparedFolders = `${stagingName}/folders`;

/**
 * Decides where some number of pages is kept, and makes that place. A new output folder gets all of them at once, so that
 * each thread may write its own ahead.
 */
export function openStorage(out: string, isWritten: boolean, pages: number): PageStorage {
  const isLarge = pages > mostPagesInMemory;
  if (!isLarge && (!isWritten || existsSync(out))) return { in: 'memory' };
  if (!isWritten) return { in: 'nothing' };
  try {
    dropStaged(out);
    const made = mkdirSync(join(out, stagingName), { recursive: true });
    return { in: 'folder', out, ...(made?.endsWith(stagingName) === false && { made }) };
  } catch {
    // What keeps the folder from being written is told when all is to be written.
    return { in: 'memory' };
  }
}

/** Removes what is left of a place where pages were kept. */
export function closeStorage(storage: PageStorage): void {
  if (storage.in !== 'folder') return;
  const { out, made } = storage;
  dropStaged(out);
  try {
    for (
      let folder = out;
      made !== undefined && folder.length >= made.length;
      folder = dirname(folder)
    )
      rmdirSync(folder);
  } catch {
    // There is something in it.
  }
}

/**
 * Makes the folders of the files that a new output folder will have: in the staging folder, by threads of the file
 * system's, while pages are rendered. What cannot be made is missing, and is made when the files are written.
 */
export async function prepareFolders(
  storage: PageStorage,
  files: readonly string[],
): Promise<void> {
  if (storage.in !== 'folder' || storage.made === undefined) return;
  const root = join(storage.out, preparedFolders);
  const make = (folder: string): Promise<unknown> =>
    mkdir(join(root, folder), { recursive: true }).catch(() => undefined);
  await Promise.all(
    [...new Set(files.filter(isOutputPath).map((file) => dirname(file)))].map(make),
  );
}

/** Moves folders that were prepared into their places. */
export function takePreparedFolders(out: string): void {
  const root = join(out, preparedFolders);
  if (!existsSync(root)) return;
  for (const name of readdirSync(root))
    if (!existsSync(join(out, name))) renameSync(join(root, name), join(out, name));
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

/** Removes the staging folder. */
export function dropStaged(out: string): void {
  rmSync(join(out, stagingName), { recursive: true, force: true });
}

function holds(file: string, bytes: Uint8Array): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return (
    stats?.isFile() === true && stats.size === bytes.length && readFileSync(file).equals(bytes)
  );
}
