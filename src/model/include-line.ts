import type { Compound, Include, Location } from './compound.ts';
import type { HeaderSettings, MachinePaths } from './site.ts';
import { groupBy } from '../shared/group-by.ts';

/** The settings for `#include` lines. */
export interface IncludeSettings {
  /** Prefixes to remove from paths, as whole folders: `include`. Detected if the user names none. */
  roots?: readonly string[] | undefined;
  /** `<x>` or `"x"`; defaults to Doxygen's settings. */
  style?: 'angle' | 'quote' | undefined;
  /** Doxygen's settings for headers. */
  settings?: HeaderSettings | undefined;
  /** The full paths of sources whose paths were shortened; they may contain a root. */
  machinePaths?: MachinePaths | undefined;
  /** The paths of all sources, as Doxygen writes them. */
  files?: readonly string[];
  /** The includes of sources and examples, as written: one entry per including text. */
  named?: readonly string[];
  /** The path of a file in the XML by its id. */
  fileOf?: (refid: string) => string | undefined;
}

/** An `#include` line without the word. */
export interface IncludeLine {
  /** Path of the header. */
  path: string;
  /** `<x>` or `"x"`. */
  style: 'angle' | 'quote';
  /** The path of the header as Doxygen writes it; missing if the XML does not identify the file. */
  file?: string;
}

/** Determines the `#include` lines of symbols; the only place that decides how they are written. */
export interface IncludeRule {
  /** The line for a declaration at a location; undefined if that is not in a header. */
  of: (location: Location | undefined) => IncludeLine | undefined;
  /** The line for a class or concept; an explicit `\headerfile` takes precedence over the location. */
  ofClass: (compound: Compound) => IncludeLine | undefined;
}

/** Names of files that others include: with a header extension, or without extension. */
const headerName = /^[\w+-]+$|\.(h|hh|hpp|hxx|h\+\+|inc|ipp)$/i;

/** Common include folders, those of public headers first. */
const commonRoots: readonly RegExp[] = [
  /^(?:.*\/)?(?:include|inc)\/(?=.)/i,
  /^(?!\/usr\/src\/)(?:.*\/)?(?:src|source|sources)\/(?=.)/i,
];

/** Creates the rule of a library. */
export function includeRule(from: IncludeSettings): IncludeRule {
  const { settings, fileOf } = from;
  const isLocal = settings?.isLocal === true;
  const style = from.style ?? (isLocal ? 'quote' : 'angle');
  const pathOf = headerPaths(from);
  const of = (location: Location | undefined): IncludeLine | undefined => {
    for (const file of [location?.declarationFile, location?.file]) {
      const path = file === undefined ? undefined : pathOf(file);
      if (file !== undefined && path !== undefined) return { path, style, file };
    }
    return undefined;
  };
  return {
    of,
    ofClass: ({ includes: [include], location }) => {
      if (!include) return of(location);
      const { refid, name, local } = include;
      const file = (refid === undefined ? undefined : fileOf?.(refid)) ?? location?.file;
      const found = file === undefined ? undefined : of({ file });
      const isOwn = isAuthors(include, file, settings);
      if (!isOwn && !found && isAbsolute(name)) return undefined;
      return {
        path: isOwn ? name : (found?.path ?? name),
        style: (isOwn || !isLocal) && local ? 'quote' : isOwn ? 'angle' : style,
        ...(file !== undefined && { file }),
      };
    },
  };
}

/** True if an author wrote the header name. Otherwise it is the file name or the result of STRIP_FROM_INC_PATH. */
function isAuthors(
  { name }: Include,
  file: string | undefined,
  settings: HeaderSettings | undefined,
): boolean {
  if (isAbsolute(name) || file === undefined) return false;
  const path = normal(file);
  if (name === path.slice(path.lastIndexOf('/') + 1)) return false;
  const isStripped = (settings?.stripped.length ?? 0) > 0;
  return !(isStripped && (path === name || path.endsWith(`/${name}`)));
}

/** Finds the paths by which users include headers, and remembers them. */
function headerPaths(from: IncludeSettings): (file: string) => string | undefined {
  const { machinePaths, settings } = from;
  const whole = (file: string): string => normal(machinePaths?.files.get(file) ?? file);
  let evidence: Evidence | undefined;
  const find = (file: string): string | undefined => {
    const path = whole(file);
    if (!isHeader(path)) return undefined;
    const chosen = belowRoots(path, from.roots) ?? belowRoots(path, settings?.stripped);
    if (chosen !== undefined) return chosen;
    evidence ??= evidenceOf(from.named ?? [], (from.files ?? []).map(whole).filter(isHeader));
    const { names, roots, bareRoots } = evidence;
    return (
      names.get(path) ??
      belowNamed(path, roots) ??
      belowRoots(path, settings?.searched) ??
      belowUsual(path) ??
      belowNamed(path, bareRoots) ??
      relative(file)
    );
  };
  const known = new Map<string, string | undefined>();
  return (file) => {
    if (!known.has(file)) known.set(file, find(file));
    return known.get(file);
  };
}

function isHeader(path: string): boolean {
  return headerName.test(path.slice(path.lastIndexOf('/') + 1));
}

/** The path as shown on the site; never an absolute path of a machine. */
function relative(file: string): string | undefined {
  const path = normal(file);
  return isAbsolute(path) ? undefined : path;
}

/** The path below one of some folders; if they are nested, below the innermost. */
function belowRoots(path: string, roots: readonly string[] = []): string | undefined {
  const rests = roots.flatMap((root) => withoutRoot(path, root) ?? []);
  const [shortest] = rests.sort((a, b) => a.length - b.length);
  return shortest;
}

/** The path below a root, which may follow other folders in an absolute path. */
function withoutRoot(path: string, root: string): string | undefined {
  const start = `${normal(root).replace(/\/+$/, '')}/`;
  if (path.startsWith(start)) return path.slice(start.length);
  const inside = isAbsolute(path) && !isAbsolute(start) ? path.lastIndexOf(`/${start}`) : -1;
  return inside < 0 ? undefined : path.slice(inside + 1 + start.length);
}

function belowUsual(path: string): string | undefined {
  for (const root of commonRoots) if (root.test(path)) return path.replace(root, '');
  return undefined;
}

/** Evidence from the includes of sources and examples. */
interface Evidence {
  /** Maps the path of a header to its most frequent name. */
  names: ReadonlyMap<string, string>;
  /** The folders that precede names with a folder, with a trailing slash, the most frequent first. */
  roots: readonly string[];
  /** Like `roots`, from names without a folder, which are weaker evidence. */
  bareRoots: readonly string[];
}

function evidenceOf(named: readonly string[], headers: readonly string[]): Evidence {
  const byName = groupBy(headers, (header) => header.slice(header.lastIndexOf('/') + 1));
  const names = new Map<string, Counter>();
  const roots = new Counter();
  const bareRoots = new Counter();
  for (const text of named) {
    const candidates = byName.get(text.slice(text.lastIndexOf('/') + 1)) ?? [];
    const [path, ...others] = candidates.filter((each) => `/${each}`.endsWith(`/${text}`));
    // Skip names that match several headers.
    if (path === undefined || others.length > 0) continue;
    const counter = names.get(path) ?? new Counter();
    names.set(path, counter);
    counter.add(text);
    (text.includes('/') ? roots : bareRoots).add(path.slice(0, path.length - text.length));
  }
  return {
    names: new Map(
      [...names].flatMap(([path, counter]) => {
        // A single text may include a header without a folder because it is in the same folder.
        const [name] = counter
          .sorted()
          .filter((each) => each.includes('/') || counter.of(each) > 1);
        return name === undefined ? [] : [[path, name] as const];
      }),
    ),
    roots: roots.sorted(),
    bareRoots: bareRoots.sorted(),
  };
}

/** The path below a folder in which others find headers; a common include folder inside it takes precedence. */
function belowNamed(path: string, roots: readonly string[]): string | undefined {
  const root = roots.find((each) => path.startsWith(each));
  if (root === undefined) return undefined;
  const rest = path.slice(root.length);
  return belowUsual(rest) ?? rest;
}

/** Counts texts. */
class Counter {
  readonly #counts = new Map<string, number>();

  add(text: string): void {
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
  }

  of(text: string): number {
    return this.#counts.get(text) ?? 0;
  }

  /** The texts, the most frequent first, longer ones first among equals. */
  sorted(): string[] {
    return [...this.#counts]
      .sort(([a, m], [b, n]) => n - m || b.length - a.length || (a < b ? -1 : 1))
      .map(([text]) => text);
  }
}

function normal(path: string): string {
  return path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
}

function isAbsolute(path: string): boolean {
  return /^(?:[/\\]|[a-z]:[/\\])/i.test(path);
}
