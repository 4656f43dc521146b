import type { Stats } from 'node:fs';

/** Shows, without reading a file, that it has not changed: size, times in milliseconds, and inode. */
export type Stamp = readonly [size: number, modified: number, changed: number, inode: number];

/** Coarsest resolution of file system times, in milliseconds. */
const coarseness = 2000;

/**
 * Returns the stamp of a file; `undefined` if it changed so recently that another change could leave the same stamp.
 * What is read afterwards is at least as new as the stamp, so the next comparison finds a change in between.
 */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): Stamp | undefined {
  if (Math.max(mtimeMs, ctimeMs) > Date.now() - coarseness) return undefined;
  return [size, mtimeMs, ctimeMs, ino];
}

/** True if a file still has a stamp. */
export function hasStamp(stats: Stats, stamp: Stamp | undefined): boolean {
  if (!stamp) return false;
  const [size, modified, changed, inode] = stamp;
  return (
    stats.size === size &&
    stats.mtimeMs === modified &&
    stats.ctimeMs === changed &&
    stats.ino === inode
  );
}
