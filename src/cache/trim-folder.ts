import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the cache. */
interface Entry {
  file: string;
  /** In bytes. */
  size: number;
  /** When it was last used, in milliseconds since 1970. */
  used: number;
}

/** Age at which a half-written file counts as abandoned, in milliseconds. */
const abandoned = 60 * 60 * 1000;

/** Share to keep when the limit is exceeded, so that not every build has to remove files. */
const targetShare = 0.8;

/** Removes the least recently used files until the others fit the limit, in bytes. */
export async function trimFolder(folder: string, limit: number): Promise<void> {
  const entries = await entriesBelow(folder);
  let total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total <= limit) return;
  entries.sort((a, b) => a.used - b.used);
  for (const { file, size } of entries) {
    if (total <= limit * targetShare) return;
    await rm(file, { force: true }).catch(() => undefined);
    total -= size;
  }
}

/** Lists the entries of the cache; removes half-written files of interrupted builds. */
async function entriesBelow(folder: string): Promise<Entry[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const entries = await Promise.all(
    found.map(async (entry) => {
      const path = join(folder, entry.name);
      // Other names do not belong to the cache.
      if (entry.isDirectory()) return /^[0-9a-f]{2}$/.test(entry.name) ? entriesBelow(path) : [];
      const stats = await stat(path).catch(() => undefined);
      if (!stats || entry.name === '.gitignore') return [];
      if (!entry.name.endsWith('.new'))
        return [{ file: path, size: stats.size, used: stats.mtimeMs }];
      // A time far ahead is that of a clock that was set back since.
      if (Math.abs(Date.now() - stats.mtimeMs) > abandoned) await rm(path, { force: true });
      return [];
    }),
  );
  return entries.flat();
}
