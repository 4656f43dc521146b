import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The path by which a file system knows a file. A name that is no UTF-8 has U+FFFD in its text, and is found by comparing
 * that with the names in its folder; where there is none of them, the path comes back as it is.
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
