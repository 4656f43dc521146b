import { copyFileSync, lstatSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../inputs/error-code.ts';
import { unfinishedName } from './output-file.ts';

/** Moves files of the next site into an output folder that cannot be renamed, one by one, and removes stale ones. */
export function replaceFiles(
  { root, next }: { root: string; next: string },
  changed: readonly string[],
  stale: readonly string[],
): void {
  // First the stale ones: they may be where a folder belongs, or have the same name on a file system that ignores case.
  removeFiles(root, stale);
  const folders = new Set<string>();
  for (const path of changed) {
    const folder = join(root, dirname(path));
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    move(join(next, path), join(root, path), join(root, unfinishedName));
  }
}

/** Moves a file, also to another file system, where it gets its name when it is complete. */
function move(from: string, to: string, unfinished: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    copyFileSync(from, unfinished);
    renameSync(unfinished, to);
  }
}

/** Removes files, and the folders that become empty; a path that ends with a slash is an empty folder. */
function removeFiles(root: string, paths: readonly string[]): void {
  const folders = new Set<string>();
  for (const path of paths) {
    const file = join(root, path);
    if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(file);
    if (path.endsWith('/')) folders.add(path.slice(0, -1));
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  }
  for (const folder of [...folders].sort((a, b) => b.length - a.length)) {
    try {
      rmdirSync(join(root, folder));
    } catch {
      // The folder is not empty.
    }
  }
}
