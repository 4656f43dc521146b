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

/** Stores the bytes of a rendered page and returns its file. */
export type StoreFile = (path: string, bytes: Uint8Array) => OutputFile;

/** Where rendered pages are kept until the site is checked: in memory, in a staging folder, or only their names. */
export type PageStorage =
  | { in: 'memory' | 'nothing' }
  | {
      in: 'folder';
      /** The output folder, which contains the staging folder. */
      out: string;
      /** The topmost folder that was created if there was no output folder. */
      created?: string;
    };

/** Above this number, pages are staged on disk, because a large site needs too much memory. */
const mostPagesInMemory = 1000;

/** Where empty new folders wait. */
const preparedFolders = `${stagingName}/folders`;

/**
 * Chooses where to keep a number of pages, and creates that place. For a new output folder, all pages go to the staging
 * folder, so that each thread can write its own early.
 */
export function openStorage(out: string, isWritten: boolean, pages: number): PageStorage {
  const isLarge = pages > mostPagesInMemory;
  if (!isLarge && (!isWritten || existsSync(out))) return { in: 'memory' };
  if (!isWritten) return { in: 'nothing' };
  try {
    dropStaged(out);
    const created = mkdirSync(join(out, stagingName), { recursive: true });
    return { in: 'folder', out, ...(created?.endsWith(stagingName) === false && { created }) };
  } catch {
    // The fault is reported when all files are written.
    return { in: 'memory' };
  }
}

/** Removes the remains of a page storage. */
export function closeStorage(storage: PageStorage): void {
  if (storage.in !== 'folder') return;
  const { out, created } = storage;
  dropStaged(out);
  try {
    for (
      let folder = out;
      created !== undefined && folder.length >= created.length;
      folder = dirname(folder)
    )
      rmdirSync(folder);
  } catch {
    // The folder is not empty.
  }
}

/**
 * Creates the folders of a new output folder in the staging folder, on threads of the file system, while pages are
 * rendered. A folder that cannot be created is created later, when the files are written.
 */
export async function prepareFolders(
  storage: PageStorage,
  files: readonly string[],
): Promise<void> {
  if (storage.in !== 'folder' || storage.created === undefined) return;
  const root = join(storage.out, preparedFolders);
  const create = (folder: string): Promise<unknown> =>
    mkdir(join(root, folder), { recursive: true }).catch(() => undefined);
  await Promise.all(
    [...new Set(files.filter(isOutputPath).map((file) => dirname(file)))].map(create),
  );
}

/** Moves prepared folders to their places. */
export function takePreparedFolders(out: string): void {
  const root = join(out, preparedFolders);
  if (!existsSync(root)) return;
  for (const name of readdirSync(root))
    if (!existsSync(join(out, name))) renameSync(join(root, name), join(out, name));
}

/** Returns the function that stores the pages of a thread; its file names start with the name of the thread. */
export function createStoreFile(storage: PageStorage, thread: string): StoreFile {
  switch (storage.in) {
    case 'memory':
      return (path, bytes) => ({ path, bytes });
    case 'nothing':
      return (path) => ({ path, hash: '' });
    case 'folder':
      return storeStaged(storage.out, thread);
  }
}

/** Stores files in the staging folder, except those that the output folder already has. */
function storeStaged(out: string, thread: string): StoreFile {
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
