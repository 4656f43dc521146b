import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isOutputPath, manifestName, stagingName } from './output-file.ts';

/** The changes to one output folder that turn its old files into the new ones. */
export interface FolderChanges {
  /** Path of the folder below that of the site, with a slash at its end; empty for the latter. */
  folder: string;
  /** Name of its staging folder. */
  staging: string;
  /** Paths of old files to remove before any new file is in place. */
  blocking: readonly string[];
  /** The names of staged files, and their paths below the folder. */
  moves: readonly (readonly [name: string, path: string])[];
  /** Paths of old files to remove when all new files are in place. */
  stale: readonly string[];
}

/** Name of the folder in a staging folder with empty new folders. */
export const preparedFolders = 'folders';

/** Name of the staged manifest of the old and the new files, for the time of the switch. */
export const bothManifest = 'manifest-of-both';

/** Name of the staged manifest of the new files. */
export const newManifest = 'manifest';

const journalName = 'journal.json';

/** True if a switch to new files was started in a folder and is not complete. */
export function hasJournal(root: string): boolean {
  return existsSync(join(root, stagingName, journalName));
}

/** Removes all staged files, except those of a switch that has to be completed. */
export function dropStaging(root: string): void {
  if (!hasJournal(root)) rmSync(join(root, stagingName), { recursive: true, force: true });
}

/**
 * Puts staged files into their places. The journal makes this a single step: as soon as it has its name, every staged
 * file is there, and whoever finds it completes the switch.
 */
export function switchFiles(root: string, changes: readonly FolderChanges[]): void {
  const journal = join(root, stagingName, journalName);
  const file = openSync(`${journal}.new`, 'w');
  try {
    writeSync(file, JSON.stringify(changes));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(`${journal}.new`, journal);
  finish(root, changes);
}

/** Completes a switch that an earlier process has started; returns whether there was one. */
export function completeSwitch(root: string): boolean {
  if (!hasJournal(root)) return false;
  finish(root, readJournal(readFileSync(join(root, stagingName, journalName), 'utf8')));
  return true;
}

/** Applies the changes, of which an interrupted process may have applied some; then removes the staging folder. */
function finish(root: string, changes: readonly FolderChanges[]): void {
  for (const change of changes) apply(root, change);
  // First the journal: without it, the rest of the folder has no meaning.
  rmSync(join(root, stagingName, journalName));
  dropStaging(root);
}

function apply(root: string, { folder, staging, blocking, moves, stale }: FolderChanges): void {
  const out = join(root, folder);
  const source = join(root, stagingName, staging);
  // Until the switch is complete, both the old and the new files belong to builds, whatever happens to the journal.
  mkdirSync(out, { recursive: true });
  moveStaged(join(source, bothManifest), join(out, manifestName));
  // Once a file was moved, these are removed; on file systems that ignore case, their paths may lead to new files.
  const [first] = moves;
  if (!first || existsSync(join(source, first[0]))) removeFiles(out, blocking);
  takePreparedFolders(source, out);
  const folders = new Set(moves.map(([, path]) => dirname(path)));
  for (const below of folders)
    if (!existsSync(join(out, below))) mkdirSync(join(out, below), { recursive: true });
  for (const [name, path] of moves) moveStaged(join(source, name), join(out, path));
  removeFiles(out, stale);
  moveStaged(join(source, newManifest), join(out, manifestName));
}

/** Moves a staged file to its place, unless an interrupted process has done that. */
function moveStaged(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (existsSync(from) || !existsSync(to)) throw error;
  }
}

/** Moves prepared folders from a staging folder to their places. */
function takePreparedFolders(staging: string, out: string): void {
  const folders = join(staging, preparedFolders);
  if (!existsSync(folders)) return;
  for (const name of readdirSync(folders))
    if (!existsSync(join(out, name))) renameSync(join(folders, name), join(out, name));
}

/** Removes files, and the folders that become empty. */
function removeFiles(out: string, paths: readonly string[]): void {
  const folders = new Set<string>();
  for (const path of paths) {
    const file = join(out, path);
    // An interrupted process may have replaced a file with a folder.
    if (!lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { force: true });
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

/** Reads a journal; an edited one must never move or remove files elsewhere. */
function readJournal(text: string): FolderChanges[] {
  const value: unknown = JSON.parse(text);
  const changes = Array.isArray(value) ? value.map(changesOf) : [undefined];
  return changes.map((change) => {
    if (change) return change;
    throw new Error(`"${stagingName}/${journalName}" was not written by mtp-site.`);
  });
}

function changesOf(value: unknown): FolderChanges | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const record: Record<string, unknown> = { ...value };
  const { folder, staging, blocking, moves, stale } = record;
  const isPath = (path: unknown): path is string => typeof path === 'string' && isOutputPath(path);
  const isName = (name: unknown): name is string =>
    typeof name === 'string' && /^[\w-]+$/.test(name);
  const isMove = (move: unknown): move is [string, string] =>
    Array.isArray(move) && move.length === 2 && isName(move[0]) && isPath(move[1]);
  const isFolder = (path: unknown): path is string =>
    path === '' || (typeof path === 'string' && isPath(path.replace(/\/$/, '')));
  const isList = <T>(list: unknown, isItem: (item: unknown) => item is T): list is T[] =>
    Array.isArray(list) && list.every(isItem);
  if (!isFolder(folder) || typeof staging !== 'string' || !isStagingName(staging)) return undefined;
  if (!isList(blocking, isPath) || !isList(moves, isMove) || !isList(stale, isPath))
    return undefined;
  return { folder, staging, blocking, moves, stale };
}

/** True for the name of a staging folder: a name, and nothing that leads elsewhere. */
function isStagingName(name: string): boolean {
  return /^in(?:-[^/\\\0]+)?$/.test(name);
}
