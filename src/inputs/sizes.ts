import { statSync } from 'node:fs';
import { pathOnDisk } from './path-on-disk.ts';

/** Sizes of files in bytes, 0 for those that are not there. They decide only how work is shared out, so nothing is noted. */
export function sizesOf(paths: readonly string[]): number[] {
  return paths.map((path) => statSync(pathOnDisk(path), { throwIfNoEntry: false })?.size ?? 0);
}
