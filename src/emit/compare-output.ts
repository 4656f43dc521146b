import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { foldPath, workName, type OutputFile } from './output-file.ts';

/** What an output folder has, compared with the files of a site. */
export interface OutputDifference {
  /** Files that are missing or have different content. */
  changed: OutputFile[];
  /** Paths of files that are up to date. */
  unchanged: string[];
  /**
   * Paths that an earlier build wrote and that are no longer needed, and of empty folders where a file belongs, with a
   * slash at their end.
   */
  stale: string[];
  /** Paths of files that no build wrote, and of other empty folders, with a slash at their end. */
  foreign: string[];
  /** Those of them that are in the way of the site. */
  conflicts: string[];
  /** Files that cannot be copied because they cannot be read. */
  unreadable: string[];
}

/**
 * Compares an output folder with the files that belong in it; changes nothing. `owned` has the paths that earlier builds
 * wrote.
 */
export function compareOutput(
  root: string,
  files: readonly OutputFile[],
  owned: ReadonlySet<string>,
): OutputDifference {
  const present = pathsBelow(root);
  const wanted = new Set(files.map(({ path }) => path));
  const folders = new Set<string>();
  for (const path of wanted)
    for (let above = dirname(path); above !== '.' && !folders.has(above); above = dirname(above))
      folders.add(above);
  const others = [...present].filter((path) => !wanted.has(path));
  const isInTheWay = (path: string): boolean => folders.has(path) || isBelow(path, wanted);
  // An empty folder at the path of a file can be replaced.
  const isStale = (path: string): boolean =>
    owned.has(path) || (path.endsWith('/') && isInTheWay(path));
  const stale = others.filter(isStale);
  const foreign = others.filter((path) => !isStale(path));
  const staleFolded = new Set(stale.map(foldPath));
  const difference: OutputDifference = {
    changed: [],
    unchanged: [],
    stale,
    foreign,
    conflicts: foreign.filter(isInTheWay),
    unreadable: [],
  };
  for (const file of files) {
    const { path } = file;
    if ('source' in file && !statSync(file.source, { throwIfNoEntry: false })?.isFile())
      difference.unreadable.push(file.source);
    if (present.has(path) && holds(join(root, path), file)) {
      difference.unchanged.push(path);
      continue;
    }
    difference.changed.push(file);
    // On a file system that ignores case, a file may be found that the folder lists by another name.
    const isForeign = present.has(path)
      ? !owned.has(path)
      : !staleFolded.has(foldPath(path)) && isFile(join(root, path));
    if (isForeign) difference.conflicts.push(path);
  }
  return difference;
}

/** Returns the paths of all files and empty folders below a folder. Symbolic links count as files. */
function pathsBelow(root: string): Set<string> {
  const found = new Set<string>();
  const visit = (below: string): void => {
    const entries = readdirSync(join(root, below), { withFileTypes: true });
    if (entries.length === 0 && below !== '') found.add(below);
    for (const entry of entries)
      if (below + entry.name === workName) continue;
      else if (entry.isDirectory()) visit(`${below}${entry.name}/`);
      else found.add(below + entry.name);
  };
  if (lstatSync(root, { throwIfNoEntry: false })) visit('');
  return found;
}

/** True for a path below one of some files. */
function isBelow(path: string, files: ReadonlySet<string>): boolean {
  for (let above = dirname(path); above !== '.'; above = dirname(above))
    if (files.has(above)) return true;
  return files.has(path.replace(/\/$/, ''));
}

function isFile(path: string): boolean {
  try {
    return !lstatSync(path).isDirectory();
  } catch {
    // Nothing is there, or a file is where a folder above it belongs.
    return false;
  }
}

/** True if a file on disk already has the new content. */
function holds(target: string, file: OutputFile): boolean {
  if ('hash' in file) return !file.isStored;
  const stats = lstatSync(target);
  if (!stats.isFile()) return false;
  if ('source' in file) {
    const source = statSync(file.source, { throwIfNoEntry: false });
    return source?.size === stats.size && readFileSync(file.source).equals(readFileSync(target));
  }
  const { bytes } = file;
  if (Buffer.byteLength(bytes) !== stats.size) return false;
  return readFileSync(target).equals(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
}
