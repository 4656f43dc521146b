import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { compareOutput, type OutputDifference } from './compare-output.ts';
import {
  bothManifest,
  completeSwitch,
  dropStaging,
  hasJournal,
  newManifest,
  switchFiles,
  type FolderChanges,
} from './journal.ts';
import { manifestText, readManifest } from './manifest.ts';
import { checkOutputPaths, type OutputFile } from './output-file.ts';
import { dropStaged, stagingNameOf, stagingOf, type OutputPlace } from './staging.ts';

/** Number of files in the output folder that were written, left unchanged, and removed. */
export interface WriteSummary {
  /** New files, and files with new content. */
  written: number;
  /** Files that already had the right content. */
  unchanged: number;
  /** Files of earlier builds that the site no longer has. */
  removed: number;
}

/** The staged changes of an output folder. */
export interface StagedOutput {
  /** The changes; missing if there are none. */
  changes?: FolderChanges;
  /** What they change; the files are in place after `showOutput`. */
  summary: WriteSummary;
}

/**
 * Makes a folder hold the files of a site: writes what changed, removes what earlier builds wrote and this one no
 * longer has, and leaves everything else alone. After an error nothing has changed, because new files are staged until
 * all are complete. Whoever uses the folder next completes an interrupted switch to the new files.
 */
export function writeOutput(
  out: string,
  files: readonly OutputFile[],
  diagnostics: Diagnostics,
  root = out,
): WriteSummary {
  const staged = stageOutput({ out, root }, files, diagnostics);
  const isShown = staged !== undefined && showOutput(root, [staged], diagnostics);
  return isShown ? staged.summary : { written: 0, unchanged: 0, removed: 0 };
}

/** Writes what changed into the staging folder; reports what prevents it, and then returns `undefined`. */
export function stageOutput(
  place: OutputPlace,
  files: readonly OutputFile[],
  diagnostics: Diagnostics,
): StagedOutput | undefined {
  const { out, root } = place;
  if (!checkOutputPaths(files, diagnostics)) return undefined;
  try {
    mkdirSync(root, { recursive: true });
    completeSwitch(root);
    if (!files.some((file) => 'hash' in file)) dropStaged(place);
    const owned = readManifest(out);
    const difference = compareOutput(out, files, owned);
    if (!checkDifference(out, difference, diagnostics)) return undefined;
    const { changed, unchanged, stale, blocking } = difference;
    const wanted = files.map(({ path }) => path);
    const isSame =
      changed.length === 0 &&
      stale.length === 0 &&
      owned.size === wanted.length &&
      wanted.every((path) => owned.has(path));
    const summary = { written: changed.length, unchanged, removed: stale.length };
    if (isSame) return { summary };
    stage(stagingOf(place), changed, owned, wanted);
    const folder = relative(root, out).split(sep).filter(Boolean).join('/');
    const changes = {
      folder: folder === '' ? '' : `${folder}/`,
      staging: stagingNameOf(place),
      blocking: [...blocking],
      moves: changed.map((file, index) => [stagedName(file, index), file.path] as const),
      stale: stale.filter((path) => !blocking.has(path)),
    };
    return { changes, summary };
  } catch (error) {
    dropStaged(place);
    reportWriteFault(root, error, diagnostics);
    return undefined;
  }
}

/** Puts staged files into their places, all at once; reports what prevents it, and then returns false. */
export function showOutput(
  root: string,
  staged: readonly StagedOutput[],
  diagnostics: Diagnostics,
): boolean {
  try {
    const changes = staged.flatMap(({ changes }) => changes ?? []);
    if (changes.length > 0) switchFiles(root, changes);
    dropStaging(root);
    return true;
  } catch (error) {
    dropStaging(root);
    reportWriteFault(root, error, diagnostics);
    return false;
  }
}

/** Reports why a site cannot be written. */
export function reportWriteFault(out: string, error: unknown, diagnostics: Diagnostics): void {
  const rest = hasJournal(out) ? ' Some files are already new; the next build completes them.' : '';
  diagnostics.error(
    'output-write',
    `The site cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    { file: out },
    `Check the permissions of the folder and the space on the disk, and build again.${rest}`,
  );
}

/** Reports everything that prevents writing the files; returns true if nothing does. */
function checkDifference(
  out: string,
  { foreign, unreadable }: OutputDifference,
  diagnostics: Diagnostics,
): boolean {
  for (const file of unreadable) {
    diagnostics.error(
      'output-source',
      `The file "${file}" cannot be copied to the site: it does not exist or is not a file.`,
      { file },
    );
  }
  if (foreign.length > 0) {
    const shown = foreign.slice(0, 10).map((path) => `\n- ${path}`);
    if (foreign.length > shown.length) shown.push(`\n- and ${foreign.length - shown.length} more`);
    diagnostics.error(
      'output-not-ours',
      `The build would overwrite files in the output folder that no build has written:${shown.join('')}`,
      { file: out },
      'Build into another folder, or empty this one first.',
    );
  }
  return foreign.length === 0 && unreadable.length === 0;
}

/** Returns the name of a file in the staging folder: the one from rendering, or its number among the changed files. */
function stagedName(file: OutputFile, index: number): string {
  return ('hash' in file && file.stagedAs) || String(index);
}

/**
 * Writes files into a folder, named by their numbers, and the manifests; files from rendering are already there. Writes
 * them synchronously, because passing each file to a thread takes longer.
 */
function stage(
  staging: string,
  files: readonly OutputFile[],
  owned: ReadonlySet<string>,
  wanted: readonly string[],
): void {
  mkdirSync(staging, { recursive: true });
  for (const [index, file] of files.entries()) {
    const target = join(staging, String(index));
    if ('source' in file) copyFileSync(file.source, target);
    else if ('bytes' in file) writeFileSync(target, file.bytes);
  }
  writeFileSync(join(staging, bothManifest), manifestText([...owned, ...wanted]));
  writeFileSync(join(staging, newManifest), manifestText(wanted));
}
