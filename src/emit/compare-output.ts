import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { foldPath, type OutputFile } from './output-file.ts';

/** The changes that make an output folder match a set of files. */
export interface OutputDifference {
  /** Files that are missing or have different content. */
  changed: OutputFile[];
  /** Number of files that are up to date. */
  unchanged: number;
  /** Paths that an earlier build wrote and that are no longer needed. */
  stale: string[];
  /** Stale paths in the way of a new file. */
  blocking: Set<string>;
  /** Paths that are needed but occupied by files that no build wrote. */
  foreign: string[];
  /** Files that cannot be copied because they cannot be read. */
  unreadable: string[];
}

/** Compares an output folder with the files that belong in it; changes nothing. */
export function compareOutput(
  out: string,
  files: readonly OutputFile[],
  owned: ReadonlySet<string>,
): OutputDifference {
  const wanted = new Set(files.map(({ path }) => path));
  const folders = new FolderStates(out);
  const stale = new Set(
    [...owned].filter((path) => !wanted.has(path) && folders.holdsFile(path)).sort(),
  );
  const staleByFold = new Map([...stale].map((path) => [foldPath(path), path]));
  const difference: OutputDifference = {
    changed: [],
    unchanged: 0,
    stale: [...stale],
    blocking: new Set(),
    foreign: [],
    unreadable: [],
  };
  const resolveConflict = (path: string, blockers: readonly string[]): void => {
    if (blockers.every((blocker) => stale.has(blocker)))
      for (const blocker of blockers) difference.blocking.add(blocker);
    else difference.foreign.push(path);
  };

  for (const file of files) {
    const { path } = file;
    const blockingFile = folders.blockingFile(dirname(path));
    if (blockingFile !== undefined) resolveConflict(blockingFile, [blockingFile]);
    // On a file system that ignores case, the new name would find the file of the old name.
    const namesake = staleByFold.get(foldPath(path));
    if (namesake !== undefined) difference.blocking.add(namesake);

    const stats =
      blockingFile === undefined
        ? lstatSync(join(out, path), { throwIfNoEntry: false })
        : undefined;
    if (stats?.isDirectory()) resolveConflict(path, filesBelow(out, path));
    if ('source' in file && !statSync(file.source, { throwIfNoEntry: false })?.isFile()) {
      difference.unreadable.push(file.source);
    } else if (
      namesake === undefined &&
      stats?.isFile() &&
      holds(join(out, path), file, stats.size)
    ) {
      difference.unchanged++;
    } else {
      difference.changed.push(file);
      if (stats && !stats.isDirectory() && !owned.has(path) && namesake === undefined)
        difference.foreign.push(path);
    }
  }
  return difference;
}

/** Caches which folders exist, to check each only once. */
class FolderStates {
  readonly #out: string;
  readonly #known = new Map<string, string | undefined>();

  constructor(out: string) {
    this.#out = out;
  }

  /** True if a path leads to a file (or a link) and all its parents are folders. */
  holdsFile(path: string): boolean {
    if (this.blockingFile(dirname(path)) !== undefined) return false;
    const stats = lstatSync(join(this.#out, path), { throwIfNoEntry: false });
    return stats !== undefined && !stats.isDirectory();
  }

  /** Returns the path of the first non-folder at or above a folder's path. */
  blockingFile(folder: string): string | undefined {
    if (folder === '.') return undefined;
    if (this.#known.has(folder)) return this.#known.get(folder);
    let found = this.blockingFile(dirname(folder));
    if (found === undefined) {
      const stats = lstatSync(join(this.#out, folder), { throwIfNoEntry: false });
      if (stats && !stats.isDirectory()) found = folder;
    }
    this.#known.set(folder, found);
    return found;
  }
}

/** Lists the paths of all files below a folder of the output folder. */
function filesBelow(out: string, folder: string): string[] {
  return readdirSync(join(out, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(out, path) : [path];
  });
}

/** True if a file on disk already has the new content. */
function holds(target: string, file: OutputFile, size: number): boolean {
  if ('source' in file) {
    const source = readFileSync(file.source);
    return source.length === size && source.equals(readFileSync(target));
  }
  if ('hash' in file) return file.stagedAs === undefined;
  const { bytes } = file;
  if (Buffer.byteLength(bytes) !== size) return false;
  return readFileSync(target).equals(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
}
