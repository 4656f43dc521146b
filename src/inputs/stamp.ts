import type { Stats } from 'node:fs';

/** What tells, without reading a file, that it is the one that was read: size, times in milliseconds, and inode. */
export type Stamp = readonly [size: number, modified: number, changed: number, inode: number];

/** How coarse the times of a file system may be, in milliseconds. */
const coarseness = 2000;

/**
 * The stamp of a file; none where it was changed so recently that a further change could leave the same one. What is
 * read afterwards is at least as new as the stamp, so that a change in between shows in the next comparison.
 */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): Stamp | undefined {
  if (Math.max(mtimeMs, ctimeMs) > Date.now() - coarseness) return undefined;
  return [size, mtimeMs, ctimeMs, ino];
}

/** True where a file has a stamp still. */
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
