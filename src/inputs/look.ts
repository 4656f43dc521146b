import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import type { Dirent, Stats } from 'node:fs';
import { contentHash } from './content-hash.ts';
import { pathOnDisk } from './path-on-disk.ts';
import { statFile } from './unreadable.ts';

/** The result for a path that does not exist or cannot be read. */
export const nothing = '-';

/** The file types that matter. */
interface Typed {
  isFile(): boolean;
  isDirectory(): boolean;
}

/** Returns the type of a path. */
export function typeOf(stats: Typed | undefined): string {
  if (!stats) return nothing;
  if (stats.isFile()) return 'file';
  return stats.isDirectory() ? 'folder' : 'other';
}

/** Lists the names in a folder with their types, without the tool's own files. */
export function namesIn(entries: readonly Dirent[]): string {
  const names = entries
    .filter(({ name }) => !name.startsWith('.mtp-site'))
    .map((entry) => `${typeOf(entry)} ${entry.name}`);
  return contentHash(names.sort().join('\0'));
}

/** Returns size and times of a file. The times of a folder change with its names. */
export function timesOf(stats: Stats): string {
  if (!stats.isFile()) return typeOf(stats);
  return [stats.size, stats.mtimeMs, stats.birthtimeMs].join(' ');
}

/** Returns a hash of a file; throws for anything else. */
function contentOf(path: string | Buffer): string {
  statFile(path);
  return contentHash(readFileSync(path));
}

/** Returns what is at a path now, for each kind of file observation. */
const lookAgain = {
  content: (path: string): string => contentOf(pathOnDisk(path)),
  names: (path: string): string => namesIn(readdirSync(path, { withFileTypes: true })),
  type: (path: string): string => typeOf(statSync(path)),
  times: (path: string): string => timesOf(statSync(path)),
  target: (path: string): string => realpathSync(path),
} satisfies Record<string, (path: string) => string>;

/** Returns what is at a path now; `nothing` if it cannot be read. */
export function look(kind: keyof typeof lookAgain, path: string): string {
  try {
    return lookAgain[kind](path);
  } catch {
    return nothing;
  }
}
