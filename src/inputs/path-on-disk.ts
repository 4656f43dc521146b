import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Returns the path under which the file system knows a file. If a name is not UTF-8, its text contains U+FFFD, and the
 * names in its folder are searched for a match; without one, the path is returned unchanged.
 */
export function pathOnDisk(path: string): string | Buffer {
  if (!path.includes('\ufffd') || existsSync(path)) return path;
  const wanted = basename(path);
  const folder = dirname(path);
  const decoder = new TextDecoder();
  const name = namesIn(folder).find((bytes) => decoder.decode(bytes) === wanted);
  return name ? Buffer.concat([Buffer.from(join(folder, '/')), name]) : path;
}

function namesIn(folder: string): Buffer[] {
  try {
    return readdirSync(folder, { encoding: 'buffer' });
  } catch {
    return [];
  }
}
