import { pathOnDisk } from './path-on-disk.ts';
import { lookAt } from './unreadable.ts';

/**
 * Returns the sizes of files in bytes, 0 for missing ones. They only affect how work is divided, so they are not
 * recorded.
 */
export function sizesOf(paths: readonly string[]): number[] {
  return paths.map((path) => lookAt(pathOnDisk(path)).stats?.size ?? 0);
}
