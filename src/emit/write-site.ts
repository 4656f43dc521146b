import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { errorCode } from '../inputs/error-code.ts';
import { isBelow } from '../inputs/is-below.ts';
import { compareOutput, type OutputDifference } from './compare-output.ts';
import { manifestText, readManifest, writeManifest } from './manifest.ts';
import { checkOutputPaths, manifestName, type OutputFile } from './output-file.ts';
import { replaceFiles } from './replace-files.ts';
import {
  completeNext,
  insteadOfFolder,
  keepFolders,
  switchFolders,
  takeFolders,
} from './switch-folders.ts';
import { dropNext, placeOf, type OutputPlace } from './work-folder.ts';

/** Number of files in the output folder that were written, left unchanged, and removed. */
export interface WriteSummary {
  /** New files, and files with new content. */
  written: number;
  /** Files that already had the right content. */
  unchanged: number;
  /** Files of earlier builds that the site no longer has. */
  removed: number;
}

/** A folder that has its own manifest: the site, or that of one of its languages. */
export interface SiteFiles {
  /** Path of the folder below the output folder, with a slash at its end; empty for the output folder itself. */
  folder: string;
  /** Its files; their paths are below the folder. */
  files: readonly OutputFile[];
}

/** How files get into an output folder that is read meanwhile: all at once if possible, or always one by one. */
export type WriteMode = 'at once' | 'one by one';

/** Options of writing. */
export interface WriteOptions {
  /** How files get into the folder. */
  mode?: WriteMode;
  /** Path of a folder in the cache that keeps empty folders from one build to the next; missing without a cache. */
  spare?: string | undefined;
}

/** Codes of errors that mean: here, a folder cannot be renamed or a file cannot have two names. */
const noSwitch = new Set(
  'EACCES EBUSY EMLINK ENOSYS ENOTSUP EOPNOTSUPP EPERM EROFS EXDEV'.split(' '),
);

/**
 * Makes an output folder hold the files of a site: what changed is new, what earlier builds wrote and this one no longer
 * has is gone, and everything else stays. The next site is complete before it takes the place of the earlier one, so
 * that after an error nothing has changed. Reports what prevents it, and then returns `undefined`.
 */
export function writeSite(
  out: string,
  site: readonly SiteFiles[],
  diagnostics: Diagnostics,
  { mode = 'at once', spare }: WriteOptions = {},
): WriteSummary | undefined {
  const inFolders = site.flatMap(({ folder, files }) =>
    folder === '' ? files : files.map((file) => ({ ...file, path: folder + file.path })),
  );
  if (!checkOutputPaths(inFolders, diagnostics)) return undefined;
  const place = placeOf(out);
  try {
    if (statSync(out, { throwIfNoEntry: false })?.isDirectory() === false)
      throw new Error(`"${out}" is not a folder`);
    const manifests = site.map(({ folder, files }) => ({
      path: folder + manifestName,
      bytes: manifestText(files.map(({ path }) => path)),
    }));
    const owned = new Set(
      site.flatMap(({ folder }) => [
        folder + manifestName,
        ...[...readManifest(join(out, folder))].map((path) => folder + path),
      ]),
    );
    const difference = compareOutput(place.root, [...inFolders, ...manifests], owned);
    if (!checkDifference(out, difference, diagnostics)) return undefined;
    if (difference.changed.length + difference.stale.length > 0)
      replace(place, difference, { manifests, owned, mode, spare }, diagnostics);
    const isOurs = (path: string): boolean => !path.endsWith(manifestName) && !path.endsWith('/');
    return {
      written: difference.changed.filter(({ path }) => isOurs(path)).length,
      unchanged: difference.unchanged.filter(isOurs).length,
      removed: difference.stale.filter(isOurs).length,
    };
  } catch (error) {
    reportWriteFault(out, error, diagnostics);
    return undefined;
  } finally {
    dropNext(out);
  }
}

/** Writes what changed into the next site, and lets that take the place of the earlier one. */
function replace(
  place: OutputPlace,
  { changed, unchanged, stale, foreign }: OutputDifference,
  {
    manifests,
    owned,
    mode,
    spare,
  }: WriteOptions & { manifests: readonly OutputFile[]; owned: ReadonlySet<string> },
  diagnostics: Diagnostics,
): void {
  const { root, next } = place;
  if (existsSync(root)) accessSync(root, constants.W_OK);
  takeFolders(place, spare);
  writeChanged(next, changed);
  let reason = mode === 'at once' ? whyNotRenamed(place) : undefined;
  if (mode === 'at once' && reason === undefined) {
    try {
      completeNext(place, [...unchanged, ...foreign]);
      const earlier = switchFolders(place);
      if (earlier !== undefined) removeEarlier(earlier, spare, diagnostics);
      return;
    } catch (error) {
      if (!noSwitch.has(errorCode(error))) throw error;
      reason = messageOf(error);
    }
  }
  const paths = changed.map(({ path }) => path);
  for (const { path } of manifests)
    if (paths.includes(path))
      announce(root, path.slice(0, -manifestName.length), [...owned, ...paths]);
  replaceFiles(place, paths, stale);
  if (reason === undefined) return;
  diagnostics.report({
    code: 'output-in-place',
    level: 'info',
    message: `The files of the site were replaced one by one, because the folder cannot be renamed: ${reason}.`,
    place: { file: root },
    advice: 'Publish the folder only after a build that has ended without an error.',
  });
}

/** Writes a manifest of the old and the new files, so that the next build removes what a killed one leaves. */
function announce(root: string, folder: string, paths: readonly string[]): void {
  const below = paths.filter((path) => path.startsWith(folder) && !path.endsWith(manifestName));
  mkdirSync(join(root, folder), { recursive: true });
  writeManifest(
    join(root, folder),
    below.map((path) => path.slice(folder.length)),
  );
}

/** Returns why a folder must not be renamed, without trying. */
function whyNotRenamed({ root, isBeside }: OutputPlace): string | undefined {
  if (isBelow(root, process.cwd())) return 'the command runs in it';
  return isBeside ? undefined : 'the folder above it is read-only';
}

/** Removes the earlier site, of which foreign folders may be protected. */
function removeEarlier(earlier: string, spare: string | undefined, diagnostics: Diagnostics): void {
  try {
    keepFolders(earlier, spare);
  } catch (error) {
    diagnostics.warning(
      'output-earlier',
      `The site is complete, but the files of the earlier one cannot be removed: ${messageOf(error)}`,
      { file: earlier },
      'Remove this folder.',
    );
  }
}

/** Reports why a site cannot be written. */
export function reportWriteFault(out: string, error: unknown, diagnostics: Diagnostics): void {
  diagnostics.error(
    'output-write',
    `The site cannot be written: ${messageOf(error)}`,
    { file: out },
    'Check the permissions of the folder and the space on the disk, and build again.',
  );
}

/** Reports everything that prevents writing the files; returns true if nothing does. */
function checkDifference(
  out: string,
  { conflicts, unreadable }: OutputDifference,
  diagnostics: Diagnostics,
): boolean {
  for (const file of unreadable) {
    diagnostics.error(
      'output-source',
      `The file "${file}" cannot be copied to the site: it does not exist or is not a file.`,
      { file },
    );
  }
  if (conflicts.length > 0) {
    const shown = conflicts.slice(0, 10).map((path) => `\n- ${path}`);
    if (conflicts.length > shown.length)
      shown.push(`\n- and ${conflicts.length - shown.length} more`);
    diagnostics.error(
      'output-not-ours',
      `The build would overwrite files in the output folder that no build has written:${shown.join('')}`,
      { file: out },
      'Build into another folder, or empty this one first.',
    );
  }
  return conflicts.length === 0 && unreadable.length === 0;
}

/**
 * Writes changed files into the next site, where files from rendering already are. Writes them synchronously, because
 * passing each file to a thread takes longer.
 */
function writeChanged(next: string, changed: readonly OutputFile[]): void {
  const folders = new Set<string>();
  for (const file of changed) {
    const target = join(next, file.path);
    const folder = dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    if ('source' in file) insteadOfFolder(target, () => copyFileSync(file.source, target));
    else if ('bytes' in file) insteadOfFolder(target, () => writeFileSync(target, file.bytes));
    else if (!existsSync(target)) throw new Error(`"${file.path}" was removed during the build`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
