import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that never contain the headers of a library. */
const others = new Set(['.git', 'node_modules', '.mtp-site-cache']);

/** Returns the paths of all files in a folder, with `/` as separator, sorted; does not follow links. */
export function filesBelow(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return others.has(entry.name) ? [] : filesBelow(folder, path);
      return entry.isFile() ? [path] : [];
    });
}

/**
 * Returns the folders, relative to the one with the files, in which a compiler finds headers by the paths that users
 * include: those that give the most headers first, and of several with the same ones the shortest path.
 */
export function includeFolders(headers: Iterable<string>, files: readonly string[]): string[] {
  const byFolder = new Map<string, Set<string>>();
  for (const header of headers)
    for (const file of files) {
      if (file !== header && !file.endsWith(`/${header}`)) continue;
      const folder = file.slice(0, Math.max(0, file.length - header.length - 1));
      const found = byFolder.get(folder) ?? new Set();
      byFolder.set(folder, found.add(header));
    }
  const chosen: string[] = [];
  const known = new Set<string>();
  for (;;) {
    const gains = [...byFolder].map(([folder, found]) => ({
      folder,
      gain: [...found].filter((header) => !known.has(header)).length,
    }));
    gains.sort(
      (a, b) =>
        b.gain - a.gain || a.folder.length - b.folder.length || (a.folder < b.folder ? -1 : 1),
    );
    const [best] = gains;
    if (!best || best.gain === 0) return chosen;
    chosen.push(best.folder);
    for (const header of byFolder.get(best.folder) ?? []) known.add(header);
  }
}
