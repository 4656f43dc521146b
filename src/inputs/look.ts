import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import type { Dirent, Stats } from 'node:fs';
import { contentHash } from './content-hash.ts';
import { pathOnDisk } from './path-on-disk.ts';

/** What is found where there is nothing, or nothing that could be read. */
export const nothing = '-';

/** The file types that make a difference. */
interface Typed {
  isFile(): boolean;
  isDirectory(): boolean;
}

/** What there is at a path. */
export function typeOf(stats: Typed | undefined): string {
  if (!stats) return nothing;
  if (stats.isFile()) return 'file';
  return stats.isDirectory() ? 'folder' : 'other';
}

/** Names in a folder with their types; those of the tool's own files make no difference. */
export function namesIn(entries: readonly Dirent[]): string {
  const names = entries
    .filter(({ name }) => !name.startsWith('.mtp-site'))
    .map((entry) => `${typeOf(entry)} ${entry.name}`);
  return contentHash(names.sort().join('\0'));
}

/** What file systems know of a file beside its content. The times of a folder change with its names. */
export function timesOf(stats: Stats): string {
  if (!stats.isFile()) return typeOf(stats);
  return [stats.size, stats.mtimeMs, stats.birthtimeMs].join(' ');
}

/** What is found at a path now, for each kind of observation of files. */
const lookAgain = {
  content: (path: string): string => contentHash(readFileSync(pathOnDisk(path))),
  names: (path: string): string => namesIn(readdirSync(path, { withFileTypes: true })),
  type: (path: string): string => typeOf(statSync(path)),
  times: (path: string): string => timesOf(statSync(path)),
  target: (path: string): string => realpathSync(path),
} satisfies Record<string, (path: string) => string>;

/** What is found at a path now; a path that cannot be looked at has nothing. */
export function look(kind: keyof typeof lookAgain, path: string): string {
  try {
    return lookAgain[kind](path);
  } catch {
    return nothing;
  }
}
