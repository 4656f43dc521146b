/**
 * Node's functions for reading the sources of a site. They record what they return, so that a later build knows whether
 * anything has changed; the lint rules forbid other ones in readers.
 */
import * as sync from 'node:fs';
import type { Dirent, Stats } from 'node:fs';
import * as promises from 'node:fs/promises';
import { resolve } from 'node:path';
import { contentHash } from './content-hash.ts';
import { namesIn, nothing, timesOf, typeOf } from './look.ts';
import { currentRecorder, type ObservationKind, type Recorder } from './recorder.ts';
import { pathOnDisk } from './path-on-disk.ts';
import { stampOf, type Stamp } from './stamp.ts';

/** Calls a function with a path and records the result or the failure. */
async function recorded<Result>(
  kind: ObservationKind,
  path: string,
  run: () => Promise<Result>,
  found: (result: Result) => string,
): Promise<Result> {
  const recorder = currentRecorder();
  if (!recorder) return run();
  const absolute = resolve(path);
  try {
    const result = await run();
    recorder.note({ kind, path: absolute, found: found(result) });
    return result;
  } catch (error) {
    recorder.note({ kind, path: absolute, found: nothing });
    throw error;
  }
}

/** Returns the content of a file. */
export function readFile(path: string): Promise<Buffer>;
export function readFile(path: string, encoding: 'utf8'): Promise<string>;
export async function readFile(path: string, encoding?: 'utf8'): Promise<Buffer | string> {
  const recorder = currentRecorder();
  // Take the stamp before reading, so that the content is never older than the stamp.
  const known = pathOnDisk(path);
  const stats = recorder && (await promises.stat(known).catch(() => undefined));
  let bytes;
  try {
    bytes = await promises.readFile(known);
  } finally {
    if (recorder) recordContent(recorder, path, bytes, stats);
  }
  return encoding ? bytes.toString(encoding) : bytes;
}

/** Returns the content of a file synchronously. */
export function readFileSync(path: string): Buffer;
export function readFileSync(path: string, encoding: 'utf8'): string;
export function readFileSync(path: string, encoding?: 'utf8'): Buffer | string {
  const recorder = currentRecorder();
  const known = pathOnDisk(path);
  const stats = recorder && sync.statSync(known, { throwIfNoEntry: false });
  let bytes;
  try {
    bytes = sync.readFileSync(known);
  } finally {
    if (recorder) recordContent(recorder, path, bytes, stats);
  }
  return encoding ? bytes.toString(encoding) : bytes;
}

function recordContent(
  recorder: Recorder,
  path: string,
  bytes: Uint8Array | undefined,
  stats: Stats | undefined,
): void {
  const found = bytes ? contentHash(bytes) : nothing;
  const stamp: Stamp | undefined = bytes && stats && stampOf(stats);
  recorder.note({ kind: 'content', path: resolve(path), found, ...(stamp && { stamp }) });
}

/** Returns the names in a folder. */
export function readdir(path: string): Promise<string[]>;
export function readdir(path: string, options: { withFileTypes: true }): Promise<Dirent[]>;
export async function readdir(
  path: string,
  options?: { withFileTypes: true },
): Promise<string[] | Dirent[]> {
  const entries = await recorded(
    'names',
    path,
    () => promises.readdir(path, { withFileTypes: true }),
    namesIn,
  );
  return options ? entries : entries.map(({ name }) => name);
}

/** Returns type, size and times of a file; records only the type of folders. */
export function stat(path: string): Promise<Stats> {
  return recorded('times', path, () => promises.stat(path), timesOf);
}

/** Returns whether a path exists. */
export function existsSync(path: string): boolean {
  return statSync(path) !== undefined;
}

/** Returns the stats of a path; records only whether it is a file or a folder. */
export function statSync(path: string): Stats | undefined {
  const stats = sync.statSync(path, { throwIfNoEntry: false });
  currentRecorder()?.note({ kind: 'type', path: resolve(path), found: typeOf(stats) });
  return stats;
}

/** Resolves all links in a path. */
export function realpathSync(path: string): string {
  const target = sync.realpathSync(path);
  currentRecorder()?.note({ kind: 'target', path: resolve(path), found: target });
  return target;
}
