import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { workName } from './output-file.ts';

/** Name of the folder with the complete next site, in a work folder. */
const nextName = 'next';

/** Beginning of the names of folders with the earlier site, in a work folder. */
const earlierName = 'earlier-';

/** An output folder, and the folder in which its next site grows. */
export interface OutputPlace {
  /** The output folder; if its path is a symbolic link, the folder that it leads to. */
  root: string;
  /** The folder with the lock, the next site and the earlier one. It exists only while a command needs it. */
  work: string;
  /** The folder of the next site. */
  next: string;
  /** True if the work folder is beside the output folder, so that whole folders can be renamed. */
  isBeside: boolean;
}

/** Returns the place of an output folder. The work folder is inside of it if the folder above cannot be written. */
export function placeOf(out: string): OutputPlace {
  const root = existsSync(out) ? realpathSync(out) : resolve(out);
  const above = dirname(root);
  const isBeside = above !== root && isWritable(above);
  const work = isBeside ? join(above, `.${basename(root)}.mtp-site`) : join(root, workName);
  return { root, work, next: join(work, nextName), isBeside };
}

/** Returns a new path for the earlier site. */
export function earlierPath({ work }: OutputPlace): string {
  return join(work, `${earlierName}${process.pid}-${Date.now()}`);
}

/**
 * Removes what an interrupted command has left in a work folder. If it was stopped between the two renames, completes
 * the second: the next site is complete from the first one on.
 */
export function healOutput(out: string): void {
  const { root, work, next } = placeOf(out);
  if (!existsSync(work)) return;
  const [earlier] = earlierSites(work);
  if (!existsSync(root) && earlier !== undefined)
    renameSync(existsSync(next) ? next : earlier, root);
  rmSync(next, { recursive: true, force: true });
  for (const path of earlierSites(work)) {
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // The build that left it has reported that.
    }
  }
}

/** Removes the next site of an output folder: it is in place, or not wanted. */
export function dropNext(out: string): void {
  const { work, next } = placeOf(out);
  try {
    rmSync(next, { recursive: true, force: true });
    rmdirSync(work);
  } catch {
    // A lock is in it. Whatever else remains, the next command removes.
  }
}

/** Returns the paths of the earlier sites in a work folder, the newest first. */
function earlierSites(work: string): string[] {
  const names = readdirSync(work).filter((name) => name.startsWith(earlierName));
  const time = (name: string): number => Number(name.split('-')[2]);
  return names.sort((a, b) => time(b) - time(a)).map((name) => join(work, name));
}

/** True if files can be created in a folder, or in the closest folder above it that exists. */
function isWritable(folder: string): boolean {
  if (!existsSync(folder) && dirname(folder) !== folder) return isWritable(dirname(folder));
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
