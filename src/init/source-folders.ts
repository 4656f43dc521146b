import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isForeign, isForeignFolder } from './library-files.ts';
import type { LibraryFiles } from './library-files.ts';

const HEADER = /\.(?:h|hh|hpp|hxx|h\+\+|inl|ipp|tpp|ixx|cppm|mpp)$/i;
const SOURCE = /\.(?:c|cc|cpp|cxx|c\+\+|m|mm)$/i;

/** True for the name of a C or C++ header or source file. */
export function isSource(path: string): boolean {
  return HEADER.test(path) || SOURCE.test(path);
}

/** Folders of sources, the one for users of the library first. */
const COMMON_FOLDERS = ['include', 'inc', 'headers', 'src', 'source', 'lib'];

/** Folders without sources of the library, in addition to those of examples, tests and third-party code. */
const SKIPPED =
  /^(?:[._].*|cmake-build-.*|docs?|documentation|bazel|tools|scripts|cmake|packag(?:e|es|ing))$/i;

/** Names of such folders that can also be a part of an API. */
const ALSO_API = /^(?:contrib|build.*|out|deps|dependencies|testing|samples?|demos?)$/i;

function isSkipped(name: string): boolean {
  return SKIPPED.test(name) || isForeignFolder(name);
}

/** The start of a Doxygen comment. */
const COMMENT = /\/\*[*!](?![*/])|\/\/[/!](?!\/)/;

/** Maximum number of files to read. */
const MAX_FILES = 200;
const DEPTH = 8;

/** Minimum number of headers for one of them to be an amalgamation. */
const MIN_HEADERS = 4;

/** Minimum size of an amalgamation, as a share of all other headers. */
const BUNDLED = 0.7;

/** The source folders of a library. */
export interface SourceFolders {
  /** Folders relative to the folder of the library, or `.` if the sources are next to everything else. */
  paths: string[];
  /** Folders and files in them that are third-party code or repeat other files: absolute. */
  excluded: string[];
  /** True if there are Doxygen comments. */
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

/** Finds what Doxygen should read: the headers if they have their own folder, else all sources. */
export function findSourceFolders(folder: string, files: LibraryFiles): SourceFolders | undefined {
  const others = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isSkipped(entry.name))
    .map((entry) => entry.name)
    .filter((name) => !COMMON_FOLDERS.includes(name))
    .sort();
  const candidates = [...COMMON_FOLDERS, ...others];
  for (const fits of [HEADER, SOURCE]) {
    const [first, ...rest] = candidates.filter((name) => has(join(folder, name), fits));
    if (first === undefined) continue;
    // Folders of headers contain everything that users see.
    const isWhole = /^(?:include|inc|headers)$/.test(first);
    return describe(folder, files, isWhole ? [first] : [first, ...rest]);
  }
  return has(folder, HEADER) || has(folder, SOURCE) ? describe(folder, files, ['.']) : undefined;
}

function describe(folder: string, files: LibraryFiles, paths: string[]): SourceFolders {
  const excluded = excludedPatterns(folder, files, paths);
  let readFiles = 0;
  for (const path of paths)
    for (const file of filesIn(join(folder, path), HEADER)) {
      if (COMMENT.test(readFileSync(file, 'utf8'))) return { paths, excluded, hasComments: true };
      readFiles += 1;
      if (readFiles >= MAX_FILES) break;
    }
  return { paths, excluded, hasComments: false };
}

/** Returns what Doxygen should skip in some folders: third-party code, examples, and an amalgamation of all headers. */
function excludedPatterns(
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
    // It may lack the comments and include guards of the other headers.
    if (headers.length > MIN_HEADERS && size > BUNDLED * (total - size)) left.add(path);
  });
  return [...left].sort().map((path) => join(folder, path));
}
