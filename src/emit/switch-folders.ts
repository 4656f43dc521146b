import { chmodSync, linkSync, lstatSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
    if (!path.endsWith('/')) linkSync(join(root, path), target);
  }
  const stats = statSync(root, { throwIfNoEntry: false });
  if (stats) chmodSync(next, stats.mode);
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
