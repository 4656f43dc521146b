import {
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { compareOutput, type OutputDifference } from './compare-output.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { checkOutputPaths, stagingName, type OutputFile } from './output-file.ts';
import { dropStaged, takePreparedFolders } from './staging.ts';

/** Number of files in the output folder that were written, left unchanged, and removed. */
export interface WriteSummary {
  /** New files, and files with new content. */
  written: number;
  /** Files that already had the right content. */
  unchanged: number;
  /** Files of earlier builds that the site no longer has. */
  removed: number;
}

/**
 * Makes a folder hold the files of a site: writes what changed, removes what earlier builds wrote and this one no
 * longer has, and leaves everything else alone. After an error nothing has changed, because new files are staged until
 * all are complete. The next build repairs an interrupted one.
 */
export function writeOutput(
  out: string,
  files: readonly OutputFile[],
  diagnostics: Diagnostics,
): WriteSummary {
  const noChanges: WriteSummary = { written: 0, unchanged: 0, removed: 0 };
  if (!checkOutputPaths(files, diagnostics)) return noChanges;
  try {
    mkdirSync(out, { recursive: true });
    if (!files.some((file) => 'hash' in file)) dropStaged(out);
    const owned = readManifest(out);
    const difference = compareOutput(out, files, owned);
    if (!checkDifference(out, difference, diagnostics)) return noChanges;
    const { changed, unchanged, stale } = difference;
    replaceFiles(out, difference, owned, files);
    return { written: changed.length, unchanged, removed: stale.length };
  } catch (error) {
    diagnostics.error(
      'output-write',
      `The site cannot be written: ${error instanceof Error ? error.message : String(error)}`,
      { file: out },
      'Check the permissions of the folder and the space on the disk, and build again.',
    );
    return noChanges;
  }
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

/** Applies the changes to the folder. */
function replaceFiles(
  out: string,
  { changed, stale, blocking }: OutputDifference,
  owned: ReadonlySet<string>,
  files: readonly OutputFile[],
): void {
  const wanted = files.map(({ path }) => path);
  if (changed.length === 0 && stale.length === 0) {
    dropStaged(out);
    if (owned.size !== wanted.length || wanted.some((path) => !owned.has(path)))
      writeManifest(out, wanted);
    return;
  }
  const staging = join(out, stagingName);
  try {
    mkdirSync(staging, { recursive: true });
    stage(staging, changed);
    // From here on, both the old and the new files belong to the build, even if it is interrupted.
    writeManifest(out, new Set([...owned, ...wanted]));
    removeFiles(out, [...blocking]);
    takePreparedFolders(out);
    const folders = new Set(changed.map(({ path }) => dirname(path)));
    for (const folder of folders)
      if (!existsSync(join(out, folder))) mkdirSync(join(out, folder), { recursive: true });
    for (const [index, file] of changed.entries())
      renameSync(join(staging, stagedName(file, index)), join(out, file.path));
    removeFiles(
      out,
      stale.filter((path) => !blocking.has(path)),
    );
    writeManifest(out, wanted);
  } finally {
    dropStaged(out);
  }
}

/** Returns the name of a file in the staging folder: the one from rendering, or its number among the changed files. */
function stagedName(file: OutputFile, index: number): string {
  return ('hash' in file && file.stagedAs) || String(index);
}

/**
 * Writes files into a folder, named by their numbers; staged files are already there. Writes them synchronously,
 * because passing each file to a thread takes longer.
 */
function stage(staging: string, files: readonly OutputFile[]): void {
  for (const [index, file] of files.entries()) {
    const target = join(staging, String(index));
    if ('source' in file) copyFileSync(file.source, target);
    else if ('bytes' in file) writeFileSync(target, file.bytes);
  }
}

/** Removes files, and the folders that become empty. */
function removeFiles(out: string, paths: readonly string[]): void {
  const folders = new Set<string>();
  for (const path of paths) {
    rmSync(join(out, path), { force: true });
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  }
  for (const folder of [...folders].sort((a, b) => b.length - a.length)) {
    try {
      rmdirSync(join(out, folder));
    } catch {
      // The folder is not empty.
    }
  }
}
