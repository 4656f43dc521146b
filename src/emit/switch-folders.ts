import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { errorCode } from '../inputs/error-code.ts';
import { earlierPath, type OutputPlace } from './work-folder.ts';

/**
 * Gives the next site all that stays: the same files by hard links, so that the output folder keeps its own until the
 * switch. A path that ends with a slash is an empty folder.
 */
export function completeNext({ root, next }: OutputPlace, staying: readonly string[]): void {
  const folders = new Set<string>();
  for (const path of staying) {
    const target = join(next, path);
    const folder = path.endsWith('/') ? target : dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    if (!path.endsWith('/')) insteadOfFolder(target, () => linkSync(join(root, path), target));
  }
  removeEmptyIn(
    next,
    new Set(staying.filter((path) => path.endsWith('/')).map((path) => resolve(next, path))),
  );
  const stats = statSync(root, { throwIfNoEntry: false });
  if (stats) chmodSync(next, stats.mode);
}

/**
 * Gives a next site that does not exist yet the empty folders that an earlier build has kept: some file systems take
 * longer to create a folder than to write a page.
 */
export function takeFolders({ next }: OutputPlace, spare: string | undefined): void {
  if (spare === undefined || existsSync(next)) return;
  try {
    mkdirSync(dirname(next), { recursive: true });
    renameSync(spare, next);
  } catch {
    // There are none, or they are on another file system.
  }
}

/** Keeps the folders of an earlier site for the next build, without its files. Throws if they cannot be removed. */
export function keepFolders(earlier: string, spare: string | undefined): void {
  try {
    if (spare === undefined) return;
    removeFilesIn(earlier);
    rmSync(spare, { recursive: true, force: true });
    mkdirSync(dirname(spare), { recursive: true });
    renameSync(earlier, spare);
  } catch {
    // The cache is on another file system, or cannot be written.
  } finally {
    rmSync(earlier, { recursive: true, force: true });
  }
}

/** Creates a file; at its path, there may be a folder of an earlier site, without files. */
export function insteadOfFolder(path: string, create: () => void): void {
  try {
    create();
  } catch (error) {
    if (!['EEXIST', 'EISDIR'].includes(errorCode(error))) throw error;
    if (!lstatSync(path).isDirectory()) throw error;
    removeEmptyIn(path, new Set());
    rmdirSync(path);
    create();
  }
}

function removeFilesIn(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeFilesIn(path);
    else unlinkSync(path);
  }
}

/** Removes the folders that the site does not need. */
function removeEmptyIn(folder: string, needed: ReadonlySet<string>): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    removeEmptyIn(path, needed);
    if (!needed.has(path) && readdirSync(path).length === 0) rmdirSync(path);
  }
}

/**
 * Makes the next site the output folder; returns the path of the earlier one, if there was any. A process that is killed
 * on the way leaves the one, none, or the other, and never a mix; `healOutput` completes the second case.
 */
export function switchFolders(place: OutputPlace): string | undefined {
  const { root, next } = place;
  if (!lstatSync(root, { throwIfNoEntry: false })) {
    renameSync(next, root);
    return undefined;
  }
  const earlier = earlierPath(place);
  renameSync(root, earlier);
  try {
    renameSync(next, root);
  } catch (error) {
    renameSync(earlier, root);
    throw error;
  }
  return earlier;
}
