import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { contentHash } from '../inputs/content-hash.ts';
import { completeSwitch, hasJournal, preparedFolders } from './journal.ts';
import { readManifest } from './manifest.ts';
import { isOutputPath, lockName, stagingName, type OutputFile } from './output-file.ts';

/** Stores the bytes of a rendered page and returns its file. */
export type StoreFile = (path: string, bytes: Uint8Array) => OutputFile;

/** An output folder, and the one that its staging folder is in: that of the whole site, if it has several languages. */
export interface OutputPlace {
  /** The output folder. */
  out: string;
  /** The output folder of all languages. */
  root: string;
}

/** Where rendered pages are kept until the site is checked: in memory, in a staging folder, or only their names. */
export type PageStorage =
  | { in: 'memory' | 'nothing' }
  | (OutputPlace & {
      in: 'folder';
      /** True if the output folder was missing or empty. */
      isNew: boolean;
      /** The topmost folder that was created, if any was outside the staging folder. */
      created?: string;
    });

/** Above this number, pages are staged on disk, because a large site needs too much memory. */
const mostPagesInMemory = 1000;

/** Returns the name of the staging folder of an output folder, below the staging folder of the whole site. */
export function stagingNameOf({ out, root }: OutputPlace): string {
  return ['in', ...relative(root, out).split(sep).filter(Boolean)].join('-');
}

/** Returns the path of the staging folder of an output folder. */
export function stagingOf(place: OutputPlace): string {
  return join(place.root, stagingName, stagingNameOf(place));
}

/**
 * Chooses where to keep a number of pages, and creates that place. For a new output folder, all pages go to the staging
 * folder, so that each thread can write its own early.
 */
export function openStorage(
  { out, root }: OutputPlace,
  isWritten: boolean,
  pages: number,
): PageStorage {
  const isLarge = pages > mostPagesInMemory;
  const isNew = isEmptyFolder(out);
  if (!isLarge && (!isWritten || !isNew)) return { in: 'memory' };
  if (!isWritten) return { in: 'nothing' };
  const place = { out, root };
  try {
    completeSwitch(root);
    dropStaged(place);
    const created = mkdirSync(stagingOf(place), { recursive: true });
    const isOutside = created !== undefined && !created.includes(`${sep}${stagingName}`);
    return { in: 'folder', ...place, isNew, ...(isOutside && { created }) };
  } catch {
    // The fault is reported when all files are written.
    return { in: 'memory' };
  }
}

/** Removes the remains of a page storage. */
export function closeStorage(storage: PageStorage): void {
  if (storage.in !== 'folder') return;
  const { root, created } = storage;
  dropStaged(storage);
  try {
    for (
      let folder = root;
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
  if (storage.in !== 'folder' || !storage.isNew) return;
  const folders = join(stagingOf(storage), preparedFolders);
  const create = (folder: string): Promise<unknown> =>
    mkdir(join(folders, folder), { recursive: true }).catch(() => undefined);
  await Promise.all(
    [...new Set(files.filter(isOutputPath).map((file) => dirname(file)))].map(create),
  );
}

/** Returns the function that stores the pages of a thread; its file names start with the name of the thread. */
export function createStoreFile(storage: PageStorage, thread: string): StoreFile {
  switch (storage.in) {
    case 'memory':
      return (path, bytes) => ({ path, bytes });
    case 'nothing':
      return (path) => ({ path, hash: '' });
    case 'folder':
      return storeStaged(storage, thread);
  }
}

/** Returns the content of a file that was stored in a place; `undefined` if only its name is kept. */
export function readStored(storage: PageStorage): (file: OutputFile) => string | undefined {
  return (file) => {
    if ('bytes' in file) return Buffer.from(file.bytes).toString();
    if ('source' in file || storage.in !== 'folder') return undefined;
    const { stagedAs } = file;
    const path =
      stagedAs === undefined ? join(storage.out, file.path) : join(stagingOf(storage), stagedAs);
    return readFileSync(path, 'utf8');
  };
}

/** Stores files in the staging folder, except those that the output folder already has. */
function storeStaged(place: OutputPlace, thread: string): StoreFile {
  const { out } = place;
  const staging = stagingOf(place);
  const owned = readManifest(out);
  let count = 0;
  return (path, bytes) => {
    const hash = contentHash(bytes);
    if (owned.has(path) && holds(join(out, path), bytes)) return { path, hash };
    const stagedAs = `${thread}${++count}`;
    try {
      writeFileSync(join(staging, stagedAs), bytes);
    } catch {
      return { path, bytes };
    }
    return { path, hash, stagedAs };
  };
}

/** Removes the staging folder, except that of a switch that has to be completed. */
export function dropStaged(place: OutputPlace): void {
  if (hasJournal(place.root)) return;
  try {
    rmSync(stagingOf(place), { recursive: true, force: true });
    rmdirSync(join(place.root, stagingName));
  } catch {
    // It does not exist, or another language has staged files. The next build tries to remove it again.
  }
}

/** True for a folder that does not exist, or holds nothing but the files that the tool needs while it runs. */
function isEmptyFolder(folder: string): boolean {
  try {
    return readdirSync(folder).every((name) => name === lockName || name === stagingName);
  } catch {
    return !existsSync(folder);
  }
}

function holds(file: string, bytes: Uint8Array): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return (
    stats?.isFile() === true && stats.size === bytes.length && readFileSync(file).equals(bytes)
  );
}
