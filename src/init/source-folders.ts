import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isForeign, isForeignFolder } from './library-files.ts';
import type { LibraryFiles } from './library-files.ts';

const HEADER = /\.(?:h|hh|hpp|hxx|h\+\+|inl|ipp|tpp|ixx|cppm|mpp)$/i;
const SOURCE = /\.(?:c|cc|cpp|cxx|c\+\+|m|mm)$/i;

/** True for the name of a header or a source file in C or C++. */
export function isSource(path: string): boolean {
  return HEADER.test(path) || SOURCE.test(path);
}

/** Folders with sources, the one for users of the library first. */
const USUAL = ['include', 'inc', 'headers', 'src', 'source', 'lib'];

/** Folders that hold no sources of the library, beside those of examples, tests and code of others. */
const SKIPPED =
  /^(?:[._].*|cmake-build-.*|docs?|documentation|bazel|tools|scripts|cmake|packag(?:e|es|ing))$/i;

/** Names of such folders that a part of an API may have too. */
const ALSO_API = /^(?:contrib|build.*|out|deps|dependencies|testing|samples?|demos?)$/i;

function isSkipped(name: string): boolean {
  return SKIPPED.test(name) || isForeignFolder(name);
}

/** What in a comment is meant for Doxygen. */
const COMMENT = /\/\*[*!](?![*/])|\/\/[/!](?!\/)/;

/** How many files are looked into. */
const LOOKED = 200;
const DEPTH = 8;

/** How many headers there are at least where one may be a bundle of all others. */
const FEW = 4;

/** The share of all other headers that such a bundle has at least. */
const BUNDLED = 0.7;

/** Where the sources of a library are. */
export interface SourceFolders {
  /** Folders or, where they lie side by side with everything else, `.`: below that of the library. */
  paths: string[];
  /** Folders and files in them that are not of the library, or say again what others say: absolute. */
  excluded: string[];
  /** True where comments for Doxygen were found. */
  hasComments: boolean;
}

function* filesIn(folder: string, fits: RegExp, depth = DEPTH): Generator<string> {
  if (depth === 0) return;
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isFile() && fits.test(entry.name)) yield path;
    else if (entry.isDirectory() && !isSkipped(entry.name)) yield* filesIn(path, fits, depth - 1);
  }
}

function has(folder: string, fits: RegExp): boolean {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder && !filesIn(folder, fits).next().done;
}

/** Finds what Doxygen should read: the headers where they have a folder of their own, else all sources. */
export function findSourceFolders(folder: string, files: LibraryFiles): SourceFolders | undefined {
  const others = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isSkipped(entry.name))
    .map((entry) => entry.name)
    .filter((name) => !USUAL.includes(name))
    .sort();
  const candidates = [...USUAL, ...others];
  for (const fits of [HEADER, SOURCE]) {
    const [first, ...rest] = candidates.filter((name) => has(join(folder, name), fits));
    if (first === undefined) continue;
    // Headers in a folder of that name are all that users see.
    const isWhole = /^(?:include|inc|headers)$/.test(first);
    return describe(folder, files, isWhole ? [first] : [first, ...rest]);
  }
  return has(folder, HEADER) || has(folder, SOURCE) ? describe(folder, files, ['.']) : undefined;
}

function describe(folder: string, files: LibraryFiles, paths: string[]): SourceFolders {
  const excluded = notOfLibrary(folder, files, paths);
  let looked = 0;
  for (const path of paths)
    for (const file of filesIn(join(folder, path), HEADER)) {
      if (COMMENT.test(readFileSync(file, 'utf8'))) return { paths, excluded, hasComments: true };
      looked += 1;
      if (looked >= LOOKED) break;
    }
  return { paths, excluded, hasComments: false };
}

/** What Doxygen should not read in some folders: code of others, examples, and one header that has all others in it. */
function notOfLibrary(
  folder: string,
  { paths: all }: LibraryFiles,
  folders: readonly string[],
): string[] {
  const starts = folders.map((path) => (path === '.' ? '' : `${path}/`));
  const isRead = (path: string): boolean => starts.some((start) => path.startsWith(start));
  const sources = all.filter((path) => isSource(path) && isRead(path));
  const left = new Set<string>();
  for (const path of sources) {
    const parts = dirname(path).split('/');
    const at = parts.findIndex((name) => isForeignFolder(name) && !ALSO_API.test(name));
    if (at >= 0) left.add(parts.slice(0, at + 1).join('/'));
  }
  const headers = sources.filter((path) => HEADER.test(path) && !isForeign(path));
  const sizes = headers.map(
    (path) => statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? 0,
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  headers.forEach((path, index) => {
    const size = sizes[index] ?? 0;
    // Comments and include guards of the others may be missing in it.
    if (headers.length > FEW && size > BUNDLED * (total - size)) left.add(path);
  });
  return [...left].sort().map((path) => join(folder, path));
}
