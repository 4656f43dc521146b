import type { Compound, Include, Location } from './compound.ts';
import type { HeaderSettings, MachinePaths } from './site.ts';

/** What decides how `#include` lines are written. */
export interface IncludeSettings {
  /** Starts of paths that are left out, by whole folders: `include`; found where the user names none. */
  roots?: readonly string[] | undefined;
  /** `<x>` or `"x"`; that of Doxygen's settings when missing. */
  style?: 'angle' | 'quote' | undefined;
  /** What Doxygen's settings say of headers. */
  settings?: HeaderSettings | undefined;
  /** Sources that had longer paths, in which a root may lie. */
  machinePaths?: MachinePaths | undefined;
  /** The paths of all sources, as Doxygen writes them. */
  files?: readonly string[];
  /** What sources and examples include, as they write it: one entry for each text that does. */
  named?: readonly string[];
  /** The path of a file of the XML by its id. */
  fileOf?: (refid: string) => string | undefined;
}

/** An `#include` line without the word. */
export interface IncludeLine {
  /** Path of the header. */
  path: string;
  /** `<x>` or `"x"`. */
  style: 'angle' | 'quote';
  /** The header as Doxygen writes its path; missing where the XML does not say which file it is. */
  file?: string;
}

/** Tells the `#include` lines of symbols: the one place that decides how they are written. */
export interface IncludeRule {
  /** The line for what is declared at a place; undefined where that is no header. */
  of: (location: Location | undefined) => IncludeLine | undefined;
  /** The line for a class or concept; an author's own (`\headerfile`) counts more than the place. */
  ofClass: (compound: Compound) => IncludeLine | undefined;
}

/** Names of files that others include: with an ending of headers, or with none. */
const headerName = /^[\w+-]+$|\.(h|hh|hpp|hxx|h\+\+|inc|ipp)$/i;

/** Folders that compilers are usually told to look in: those of public headers first. */
const usualRoots: readonly RegExp[] = [
  /^(?:.*\/)?(?:include|inc)\/(?=.)/i,
  /^(?!\/usr\/src\/)(?:.*\/)?(?:src|source|sources)\/(?=.)/i,
];

/** Makes the rule of a library. */
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

/** True where an author wrote what the XML calls a header: Doxygen takes the name of its file, or what STRIP_FROM_INC_PATH leaves. */
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

/** Finds the paths by which users include headers, each once. */
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

/** The path as the site shows it, which no machine is seen in. */
function relative(file: string): string | undefined {
  const path = normal(file);
  return isAbsolute(path) ? undefined : path;
}

/** What stands behind one of some folders: of those inside each other, the innermost counts. */
function belowRoots(path: string, roots: readonly string[] = []): string | undefined {
  const rests = roots.flatMap((root) => withoutRoot(path, root) ?? []);
  const [shortest] = rests.sort((a, b) => a.length - b.length);
  return shortest;
}

/** What stands behind a root, which in an absolute path may stand behind other folders. */
function withoutRoot(path: string, root: string): string | undefined {
  const start = `${normal(root).replace(/\/+$/, '')}/`;
  if (path.startsWith(start)) return path.slice(start.length);
  const inside = isAbsolute(path) && !isAbsolute(start) ? path.lastIndexOf(`/${start}`) : -1;
  return inside < 0 ? undefined : path.slice(inside + 1 + start.length);
}

function belowUsual(path: string): string | undefined {
  for (const root of usualRoots) if (root.test(path)) return path.replace(root, '');
  return undefined;
}

/** What sources and examples tell of headers by including them. */
interface Evidence {
  /** Maps the path of a header to what most of them call it. */
  names: ReadonlyMap<string, string>;
  /** The folders that names with a folder begin behind, with a slash at their ends, the most frequent first. */
  roots: readonly string[];
  /** The folders of headers that are named without one, which says little of others: the same. */
  bareRoots: readonly string[];
}

function evidenceOf(named: readonly string[], headers: readonly string[]): Evidence {
  const byName = new Map<string, string[]>();
  for (const header of headers) {
    const name = header.slice(header.lastIndexOf('/') + 1);
    byName.set(name, [...(byName.get(name) ?? []), header]);
  }
  const names = new Map<string, Counter>();
  const roots = new Counter();
  const bareRoots = new Counter();
  for (const text of named) {
    const candidates = byName.get(text.slice(text.lastIndexOf('/') + 1)) ?? [];
    const [path, ...others] = candidates.filter((each) => `/${each}`.endsWith(`/${text}`));
    // A name that fits several headers tells of none.
    if (path === undefined || others.length > 0) continue;
    const counter = names.get(path) ?? new Counter();
    names.set(path, counter);
    counter.add(text);
    (text.includes('/') ? roots : bareRoots).add(path.slice(0, path.length - text.length));
  }
  return {
    names: new Map(
      [...names].flatMap(([path, counter]) => {
        // What one text names without a folder may be named from a folder beside it.
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

/** What stands behind a folder in which others find headers; a usual folder of headers inside of it counts more. */
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

  /** The texts, the most frequent first; of those that are as frequent, the longest. */
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
