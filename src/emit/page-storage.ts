import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { contentHash } from '../inputs/content-hash.ts';
import { readManifest } from './manifest.ts';
import { isOutputPath, workName, type OutputFile, type RenderedFile } from './output-file.ts';
import { placeOf } from './work-folder.ts';

/** Stores the bytes of a rendered page and returns its file. */
export type StoreFile = (path: string, bytes: Uint8Array) => RenderedFile;

/** Where rendered pages are kept until the site is checked: in memory, in the next site, or only their names. */
export type PageStorage =
  | { in: 'memory' | 'nothing' }
  | {
      in: 'folder';
      /** The output folder. */
      out: string;
      /** The same folder of the next site. */
      next: string;
    };

/** Above this number, pages are stored on disk, because a large site needs too much memory. */
const mostPagesInMemory = 1000;

/**
 * Chooses where to keep a number of pages, and creates that place; `root` is the output folder of all languages. For a
 * new output folder, all pages go to the next site, so that each thread can write its own early.
 */
export function openStorage(
  { out, root }: { out: string; root: string },
  isWritten: boolean,
  pages: number,
): PageStorage {
  const isLarge = pages > mostPagesInMemory;
  if (!isLarge && (!isWritten || !isEmptyFolder(out))) return { in: 'memory' };
  if (!isWritten) return { in: 'nothing' };
  try {
    const next = join(placeOf(root).next, relative(root, out));
    mkdirSync(next, { recursive: true });
    return { in: 'folder', out, next };
  } catch {
    // The fault is reported when all files are written.
    return { in: 'memory' };
  }
}

/**
 * Creates the folders of the next site, on threads of the file system, while pages are rendered. A folder that cannot be
 * created is created later, when the files are written.
 */
export async function prepareFolders(
  storage: PageStorage,
  files: readonly string[],
): Promise<void> {
  if (storage.in !== 'folder') return;
  const create = (folder: string): Promise<unknown> =>
    mkdir(join(storage.next, folder), { recursive: true }).catch(() => undefined);
  await Promise.all(
    [...new Set(files.filter(isOutputPath).map((file) => dirname(file)))].map(create),
  );
}

/** Returns the function that stores pages. */
export function createStoreFile(storage: PageStorage): StoreFile {
  switch (storage.in) {
    case 'memory':
      return (path, bytes) => ({ path, bytes });
    case 'nothing':
      return (path) => ({ path, hash: '' });
    case 'folder':
      return storeIn(storage);
  }
}

/**
 * Returns the content of a file that was stored in a place, or that the output folder has; `undefined` if only its name
 * is kept.
 */
export function readStored(
  storage: PageStorage,
  out: string,
): (file: OutputFile) => string | undefined {
  return (file) => {
    if ('bytes' in file) return Buffer.from(file.bytes).toString();
    if ('source' in file || storage.in === 'nothing') return undefined;
    const folder = file.isStored && storage.in === 'folder' ? storage.next : out;
    return readFileSync(join(folder, file.path), 'utf8');
  };
}

/** Stores files in the next site, except those that the output folder already has. */
function storeIn({ out, next }: { out: string; next: string }): StoreFile {
  const owned = readManifest(out);
  return (path, bytes) => {
    const hash = contentHash(bytes);
    if (owned.has(path) && holds(join(out, path), bytes)) return { path, hash };
    const target = join(next, path);
    // Paths out of the folder and paths of two files are reported when all files are known.
    if (!isOutputPath(path)) return { path, bytes };
    try {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, bytes, { flag: 'wx' });
    } catch {
      return { path, bytes };
    }
    return { path, hash, isStored: true };
  };
}

/** True for a folder that does not exist, or holds nothing but a work folder. */
function isEmptyFolder(folder: string): boolean {
  try {
    return readdirSync(folder).every((name) => name === workName);
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
