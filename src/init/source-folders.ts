import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const HEADER = /\.(?:h|hh|hpp|hxx|h\+\+|inl|ipp|tpp|ixx|cppm|mpp)$/i;
const SOURCE = /\.(?:c|cc|cpp|cxx|c\+\+|m|mm)$/i;

/** Folders with sources, the one for users of the library first. */
const USUAL = ['include', 'inc', 'headers', 'src', 'source', 'lib'];

/** Folders that hold no sources of the library. */
const SKIPPED =
  /^(?:[._].*|node_modules|build.*|out|cmake-build-.*|docs?|tests?|examples?|samples|bench(?:marks?)?|third_?party|external|extern|vendor|deps|subprojects|tools|scripts|cmake)$/i;

/** What in a comment is meant for Doxygen. */
const COMMENT = /\/\*[*!](?![*/])|\/\/[/!](?!\/)/;

/** How many files are looked into. */
const LOOKED = 200;
const DEPTH = 8;

/** Where the sources of a library are. */
export interface SourceFolders {
  /** Folders or, where they lie side by side with everything else, `.`: below that of the library. */
  paths: string[];
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
    else if (entry.isDirectory() && !SKIPPED.test(entry.name))
      yield* filesIn(path, fits, depth - 1);
  }
}

function has(folder: string, fits: RegExp): boolean {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder && !filesIn(folder, fits).next().done;
}

/** Finds what Doxygen should read: the headers where they have a folder of their own, else all sources. */
export function findSourceFolders(folder: string): SourceFolders | undefined {
  const others = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SKIPPED.test(entry.name))
    .map((entry) => entry.name)
    .filter((name) => !USUAL.includes(name))
    .sort();
  const candidates = [...USUAL, ...others];
  for (const fits of [HEADER, SOURCE]) {
    const [first, ...rest] = candidates.filter((name) => has(join(folder, name), fits));
    if (first === undefined) continue;
    // Headers in a folder of that name are all that users see.
    const isWhole = /^(?:include|inc|headers)$/.test(first);
    return describe(folder, isWhole ? [first] : [first, ...rest]);
  }
  return has(folder, HEADER) || has(folder, SOURCE) ? describe(folder, ['.']) : undefined;
}

function describe(folder: string, paths: string[]): SourceFolders {
  let looked = 0;
  for (const path of paths)
    for (const file of filesIn(join(folder, path), HEADER)) {
      if (COMMENT.test(readFileSync(file, 'utf8'))) return { paths, hasComments: true };
      looked += 1;
      if (looked >= LOOKED) break;
    }
  return { paths, hasComments: false };
}
