import { basename, dirname } from 'node:path/posix';
import { isUsualName } from './find-doxyfile.ts';
import { isForeign } from './library-files.ts';
import type { LibraryFiles } from './library-files.ts';

/** Minimum number of similar configurations for each of them to be about a part of the library. */
const FEWEST = 5;

/**
 * Returns the configurations of Doxygen for parts of a library, such as its devices: files of the same name in folders
 * side by side, or several variants in one folder. They can be fragments that a build completes. Empty if there are few.
 */
export function doxyfileParts({ paths }: LibraryFiles): string[] {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const name = basename(path);
    if (!isUsualName(name) || isForeign(path)) continue;
    const folder = dirname(path);
    const [, stem = name] = /^(doxyfile)[-._]/i.exec(name) ?? [];
    const key = stem === name ? `${dirname(folder)}/*/${name}` : `${folder}/${stem}`;
    groups.set(key, [...(groups.get(key) ?? []), path]);
  }
  const [largest = []] = [...groups.values()].sort((a, b) => b.length - a.length);
  return largest.length < FEWEST ? [] : largest;
}
