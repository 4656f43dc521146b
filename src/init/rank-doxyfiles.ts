import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Doxyfile } from './doxyfile.ts';
import type { FoundDoxyfile } from './find-doxyfile.ts';
import { isForeign } from './library-files.ts';
import type { LibraryFiles } from './library-files.ts';
import { isSource } from './source-folders.ts';

/** A parsed configuration of Doxygen, with the facts that decide its rank. */
export interface Candidate {
  /** Its path and kind. */
  found: FoundDoxyfile;
  /** Its content. */
  doxyfile: Doxyfile;
  /** Doxygen's working folder for it, absolute. */
  runs: string;
  /** Number of the library's sources that it documents. */
  sources: number;
  /** False for a template that nothing configures. */
  isConfigured: boolean;
  /** True if it documents few sources of the library, all of them in its own folder. */
  isLocal: boolean;
}

/** A configuration that documents a smaller share of the library, in its own folder only, is local. */
const LOCAL_SHARE = 0.05;

/** Returns whether a configuration documents only a small folder, its own: that of a part, or of copied code. */
export function isLocal(
  folder: string,
  { paths }: LibraryFiles,
  { found, doxyfile, runs, sources }: Omit<Candidate, 'isConfigured' | 'isLocal'>,
): boolean {
  const own = dirname(join(folder, found.path));
  const inputs = doxyfile.settings.get('INPUT')?.values ?? [];
  const isOwn = (path: string): boolean => !relative(own, resolve(runs, path)).startsWith('..');
  if (own === folder || sources === 0 || !inputs.every(isOwn)) return false;
  return sources < LOCAL_SHARE * paths.filter((path) => isSource(path) && !isForeign(path)).length;
}

/** Counts the library's sources that Doxygen reads with a configuration in a working folder. */
export function countSources(
  folder: string,
  { paths }: LibraryFiles,
  { settings }: Doxyfile,
  runs: string,
): number {
  const values = settings.get('INPUT')?.values ?? [];
  const isRecursive = /^(?:yes|true|1)$/i.test(settings.get('RECURSIVE')?.text ?? '');
  const inputs = values.length > 0 ? values.map((path) => resolve(runs, path)) : [runs];
  const below = inputs.map((input) => relative(folder, input).split(sep).join('/'));
  const own = new Set(below);
  const folders = below.map((path) => (path === '' ? '' : `${path}/`));
  const isBelow = (path: string): boolean =>
    folders.some(
      (start) => path.startsWith(start) && (isRecursive || !path.slice(start.length).includes('/')),
    );
  return paths.filter(
    (path) => isSource(path) && !isForeign(path) && (own.has(path) || isBelow(path)),
  ).length;
}

/** Settings with paths relative to Doxygen's working folder. */
const PATHS = ['EXCLUDE', 'EXAMPLE_PATH', 'IMAGE_PATH', 'INCLUDE_PATH', 'LAYOUT_FILE'].concat([
  ...['STRIP_FROM_PATH', 'PROJECT_LOGO', 'HTML_HEADER', 'USE_MDFILE_AS_MAINPAGE'],
]);

/**
 * Returns the folder in which most paths of a configuration exist, or, if these are equal, in which it finds most
 * sources; the first of equals.
 */
export function runFolderOf(
  folder: string,
  files: LibraryFiles,
  doxyfile: Doxyfile,
  folders: readonly string[],
): string {
  const values = (name: string): readonly string[] => doxyfile.settings.get(name)?.values ?? [];
  const count = (own: string, paths: readonly string[]): number =>
    paths.filter((path) => {
      const found = resolve(own, path);
      return !relative(folder, found).startsWith('..') && found !== own && existsSync(found);
    }).length;
  const others = PATHS.flatMap(values);
  const scored = folders
    .filter((own) => statSync(own, { throwIfNoEntry: false })?.isDirectory())
    .map((own) => ({
      own,
      score: [
        ...[count(own, values('INPUT')), count(own, others)],
        countSources(folder, files, doxyfile, own),
      ],
    }));
  const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
    const at = a.findIndex((value, index) => value !== b[index]);
    return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
  };
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (best, each) => (best && !isBetter(each.score, best.score) ? best : each),
    undefined,
  );
  return best?.own ?? folder;
}

/** Criteria for choosing between two configurations, the most important first; each with its reason. */
const RANKS: readonly (readonly [
  rank: (candidate: Candidate) => number,
  why: (best: Candidate, other: Candidate) => string,
])[] = [
  [
    ({ found }) => Number(found.isForeign),
    (_, { found }) => `"${found.path}" belongs to an example, a test or third-party code`,
  ],
  [
    ({ found }) => Number(found.isInternal),
    (_, { found }) => `"${found.path}" documents internals`,
  ],
  [
    (candidate) => Number(candidate.isLocal),
    (_, { found }) => `"${found.path}" documents only its own folder`,
  ],
  [({ found }) => Number(found.isVariant), () => 'it has the most common name'],
  [
    ({ sources }) => Number(sources === 0),
    (_, { found }) => `"${found.path}" does not name existing sources`,
  ],
  [
    ({ found, isConfigured }) => Number(found.isTemplate && !isConfigured),
    (_, { found }) => `"${found.path}" is a template that no build file here configures`,
  ],
  [({ found }) => Number(!found.writesXml), () => 'it generates XML'],
  [({ found }) => Number(found.isTemplate), (_, { found }) => `"${found.path}" is a template`],
  [({ found }) => found.order, () => 'its folder is more common'],
  [
    ({ found }) => Number(!/(?:^|\/)doxyfile$/i.test(found.path)),
    () => 'it has the most common name',
  ],
  [
    ({ sources }) => -sources,
    (best, other) => `it documents ${best.sources} sources, "${other.found.path}" ${other.sources}`,
  ],
];

/** Sorts candidates, the best first. */
export function rankDoxyfiles(candidates: readonly Candidate[]): Candidate[] {
  return [...candidates].sort((a, b) => {
    for (const [rank] of RANKS) if (rank(a) !== rank(b)) return rank(a) - rank(b);
    return a.found.path < b.found.path ? -1 : 1;
  });
}

/** Explains why one of two was preferred: a clause. */
export function preferenceReason(best: Candidate, other: Candidate): string {
  const found = RANKS.find(([rank]) => rank(best) !== rank(other));
  return found ? found[1](best, other) : 'its name comes first';
}

/** Returns the folders from a library's folder to a file in it, absolute. */
export function chainOf(folder: string, file: string): string[] {
  const parts = relative(folder, file).split(sep).slice(0, -1);
  return [folder, ...parts.map((_, index) => join(folder, ...parts.slice(0, index + 1)))];
}
