import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import { implementationName } from '../shared/implementation-name.ts';
import { amalgamations } from './amalgamations.ts';
import { configuredMacros, isHeaderTemplate } from './configured-macros.ts';
import { declarationMacros } from './declaration-macros.ts';
import { devicePacks, isInAny } from './device-packs.ts';
import { isForeign, isForeignFolder } from './library-files.ts';
import type { LibraryFiles } from './library-files.ts';

const HEADER = /\.(?:h|hh|hpp|hxx|h\+\+|inl|ipp|tpp|ixx|cppm|mpp)$/i;

/** True for the name of a C or C++ header or source file. */
export function isSource(path: string): boolean {
  return HEADER.test(path) || implementationName.test(path);
}

/** Folders of sources, the one for users of the library first. */
const COMMON_FOLDERS = ['include', 'inc', 'headers', 'src', 'source', 'lib'];

/** Folders without sources of the library, in addition to those of examples, tests and third-party code. */
const SKIPPED =
  /^(?:[._].*|cmake-build-.*|docs?|documentation|bazel|tools|scripts|cmake|packag(?:e|es|ing))$/i;

/** Folders at the top with programs that use a library, and with projects for editors; a library has others, too. */
const PROGRAMS = /^(?:programs|apps|ide)$/i;

/** Names of such folders that can also be a part of an API. */
const ALSO_API = /^(?:contrib|build.*|out|deps|dependencies|testing|samples?|demos?)$/i;

function isSkipped(name: string, parent?: string): boolean {
  return SKIPPED.test(name) || isForeignFolder(name, { parent });
}

/** The start of a Doxygen comment; neither the end of a row of slashes nor `file:///` is one. */
const COMMENT = /\/\*[*!](?![*/])|(?<![/:])\/\/[/!](?!\/)/;
const COMMENTS = new RegExp(COMMENT, 'g');

/** A comment that documents its file. */
const FILE_COMMENT = /[\\@]file\b/;

/**
 * What compilers define without any option and Doxygen does not, with its value, by the uses of it in conditions: the
 * version of C++ (C++20), unless the question is only whether the language is C++, exceptions, the types of objects and
 * types of the library.
 */
const compilerDefines: readonly (readonly [define: string, use: RegExp])[] = [
  ['__cplusplus=202002L', /(?<!\bdefined[\s(]*|^[ \t]*#[ \t]*ifn?def[ \t]+)\b__cplusplus\b/m],
  ['__cpp_exceptions=199711L', /\b__cpp_exceptions\b/],
  ['__EXCEPTIONS=1', /\b__EXCEPTIONS\b/],
  ['__cpp_rtti=199711L', /\b__cpp_rtti\b/],
  ['__GXX_RTTI=1', /\b__GXX_RTTI\b/],
  // Types of the standard library that change signatures. Macros for newer syntax of the language stay undefined: Doxygen
  // reads what headers have for older compilers better.
  ['__cpp_lib_char8_t=201907L', /\b__cpp_lib_char8_t\b/],
  ['__cpp_lib_string_view=201803L', /\b__cpp_lib_string_view\b/],
  ['__cpp_lib_optional=201606L', /\b__cpp_lib_optional\b/],
  ['__cpp_lib_span=202002L', /\b__cpp_lib_span\b/],
];

/** Maximum depth of the search. */
const DEPTH = 8;

/** The source folders of a library. */
export interface SourceFolders {
  /** Folders relative to the folder of the library, or `.` if the sources are next to everything else. */
  paths: string[];
  /** Folders in them that are third-party code, tests or examples: absolute. */
  foreign: string[];
  /** Headers in them that repeat the other headers, with their sources, and links to other sources: absolute. */
  repeated: string[];
  /** Other top-level folders with sources, which Doxygen does not read. */
  unread: string[];
  /** True if there are Doxygen comments. */
  hasComments: boolean;
  /** True if there are headers and nothing else: what they declare as `static` is inline code for users. */
  areHeaders: boolean;
  /** The extensions of the sources, with a dot, sorted. */
  extensions: string[];
  /** True if comments have parts in reStructuredText between `\rst` and `\endrst`, which Breathe's users define. */
  hasRst: boolean;
  /** Returns the macros in front of declarations, as values of `PREDEFINED`, sorted. */
  macros: () => string[];
  /** What the headers ask for and every compiler defines, as values of `PREDEFINED`: `__cplusplus=202002L`. */
  compilerDefines: string[];
  /** What a build defines in generated headers and documented declarations need, as values of `PREDEFINED`. */
  configured: string[];
}

function* filesIn(folder: string, fits: RegExp, depth = DEPTH): Generator<string> {
  if (depth === 0) return;
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isFile() && fits.test(entry.name)) yield path;
    else if (entry.isDirectory() && !isSkipped(entry.name, basename(folder)))
      yield* filesIn(path, fits, depth - 1);
  }
}

function has(folder: string, fits: RegExp): boolean {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder && !filesIn(folder, fits).next().done;
}

/** True if a folder itself has such a file: many C libraries are a header and a source beside folders of tools. */
function hasOwn(folder: string, fits: RegExp): boolean {
  return !filesIn(folder, fits, 1).next().done;
}

/** Finds the sources for Doxygen: the headers if they have their own folder and are documented, otherwise all sources. */
export function findSourceFolders(folder: string, files: LibraryFiles): SourceFolders | undefined {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
    .map((entry) => entry.name)
    .sort();
  const others = folders.filter((name) => !isSkipped(name) && !COMMON_FOLDERS.includes(name));
  const withSources = (paths: readonly string[]): string[] =>
    paths.filter(
      (name) => has(join(folder, name), HEADER) || has(join(folder, name), implementationName),
    );
  const own = [...COMMON_FOLDERS, ...others.filter((name) => !PROGRAMS.test(name))];
  // A library may consist of nothing else.
  const candidates = withSources(own).length > 0 ? own : [...COMMON_FOLDERS, ...others];
  const described = (paths: readonly string[]): SourceFolders =>
    describe(folder, files, paths, withSources(folders.filter((name) => !paths.includes(name))));
  for (const fits of [HEADER, implementationName]) {
    const [first, ...rest] = candidates.filter((name) => has(join(folder, name), fits));
    if (first === undefined) continue;
    // Folders of headers contain everything that users see, unless the comments are in the sources.
    if (!/^(?:include|inc|headers)$/.test(first))
      return described(hasOwn(folder, fits) ? ['.'] : [first, ...rest]);
    const headers = described([first]);
    const whole = headers.hasComments ? headers : described(withSources(candidates));
    return whole.hasComments ? whole : headers;
  }
  return has(folder, HEADER) || has(folder, implementationName) ? described(['.']) : undefined;
}

/** True if comments in one of some sources describe more than the file. */
function areDocumented(texts: Iterable<string>): boolean {
  for (const text of texts) {
    const isOnlyFile = FILE_COMMENT.test(text) && (text.match(COMMENTS)?.length ?? 0) < 2;
    if (COMMENT.test(text) && !isOnlyFile) return true;
  }
  return false;
}

function describe(
  folder: string,
  { paths: all }: LibraryFiles,
  paths: readonly string[],
  unread: string[],
): SourceFolders {
  const starts = paths.map((path) => (path === '.' ? '' : `${path}/`));
  const sources = all.filter(
    (path) => isSource(path) && starts.some((start) => path.startsWith(start)),
  );
  const foreign = foreignFolders(sources);
  const packs = devicePacks(
    sources.filter((path) => !isInAny(path, foreign)),
    paths,
  );
  const left = [...foreign, ...packs].sort();
  const isOther = (path: string): boolean => isForeign(path) || isInAny(path, packs);
  // What is left out needs no second reason.
  const links = linksAmong(
    folder,
    sources.filter((path) => !isInAny(path, left)),
  );
  const own = sources.filter((path) => !isOther(path) && !links.includes(path));
  const headers = new Map(
    own.filter((path) => HEADER.test(path)).map((path) => [path, textOf(join(folder, path))]),
  );
  const implementations = own.filter((path) => !HEADER.test(path));
  const foreignHeaders = sources
    .filter((path) => HEADER.test(path) && isOther(path))
    .map((path) => join(folder, path));
  const hasComments =
    areDocumented(headers.values()) ||
    areDocumented(textsOf(implementations.map((path) => join(folder, path))));
  return {
    paths: [...paths],
    foreign: left.map((path) => join(folder, path)),
    repeated: [...withSources(amalgamations(headers), own), ...links].map((path) =>
      join(folder, path),
    ),
    unread: paths.includes('.') ? [] : unread,
    hasComments,
    extensions: [...new Set(own.map((path) => extname(path)))].sort(),
    areHeaders: headers.size > 0 && implementations.length === 0,
    macros: () => declarationMacros(headers.values(), textsOf(foreignHeaders)),
    hasRst: [...headers.values()].some((text) => /[\\@]rst\b[\s\S]*?[\\@]endrst\b/.test(text)),
    configured: configuredMacros(templatesOf(folder, all), () => headers.values()),
    compilerDefines: compilerDefines.flatMap(([define, use]) =>
      [...headers.values()].some((text) => use.test(text)) ? [define] : [],
    ),
  };
}

/** Returns amalgamated headers with the amalgamated sources beside them, which have their names. */
function withSources(headers: readonly string[], sources: readonly string[]): string[] {
  const stem = (path: string): string => path.slice(0, -extname(path).length);
  const stems = new Set(headers.map(stem));
  return sources.filter((path) => stems.has(stem(path)));
}

/** Returns the symbolic links to others of some sources: Doxygen would read these twice, and show members twice. */
function linksAmong(folder: string, sources: readonly string[]): string[] {
  const isLink = (path: string): boolean =>
    lstatSync(join(folder, path), { throwIfNoEntry: false })?.isSymbolicLink() === true;
  const links = sources.filter(isLink);
  if (links.length === 0) return [];
  const others = new Set(sources);
  for (const link of links) others.delete(link);
  const root = realpathSync(folder);
  return links.filter((path) => {
    const file = join(folder, path);
    const leadsToFile = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
    return leadsToFile && others.has(relative(root, realpathSync(file)).split(sep).join('/'));
  });
}

/** Returns the texts of the templates of the headers that a build writes. */
function templatesOf(folder: string, paths: readonly string[]): Iterable<string> {
  const own = paths.filter((path) => isHeaderTemplate(path) && !isForeign(path));
  return textsOf(own.map((path) => join(folder, path)));
}

/** Returns what a build defines in generated headers and documented declarations of some headers need, for `PREDEFINED`. */
export function configuredIn(
  folder: string,
  { paths }: LibraryFiles,
  isRead: (path: string) => boolean,
): string[] {
  const headers = (): Iterable<string> =>
    textsOf(
      paths
        .filter((path) => HEADER.test(path) && !isForeign(path))
        .map((path) => join(folder, path))
        .filter(isRead),
    );
  return configuredMacros(templatesOf(folder, paths), headers);
}

function textOf(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
    ? readFileSync(path, 'utf8')
    : '';
}

function* textsOf(paths: readonly string[]): Generator<string> {
  for (const path of paths) yield textOf(path);
}

/** Returns the folders of third-party code, tests and examples among the folders of some sources. */
function foreignFolders(sources: readonly string[]): string[] {
  const left = new Set<string>();
  for (const path of sources) {
    const parts = path.split('/');
    const at = parts
      .slice(0, -1)
      .findIndex(
        (name, i) =>
          isForeignFolder(name, { parent: parts[i - 1], child: parts[i + 1] }) &&
          !ALSO_API.test(name),
      );
    if (at >= 0) left.add(parts.slice(0, at + 1).join('/'));
  }
  return [...left].sort();
}
