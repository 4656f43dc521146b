import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOutputPath, manifestName } from './output-file.ts';

/** Returns the paths that earlier builds wrote into an output folder; empty if it has no readable manifest. */
export function readManifest(out: string): Set<string> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(out, manifestName), 'utf8'));
  } catch {
    return new Set();
  }
  if (typeof value !== 'object' || value === null || !('files' in value)) return new Set();
  const { files } = value;
  if (!Array.isArray(files)) return new Set();
  // An edited manifest must never remove files elsewhere.
  return new Set(files.filter((path) => typeof path === 'string').filter(isOutputPath));
}

/** Returns the text of a manifest of some paths. */
export function manifestText(paths: Iterable<string>): string {
  return JSON.stringify({ files: [...new Set(paths)].sort() }, null, 1) + '\n';
}

/** Replaces the manifest atomically. */
export function writeManifest(out: string, paths: Iterable<string>): void {
  const file = join(out, manifestName);
  try {
    writeFileSync(`${file}.new`, manifestText(paths));
    renameSync(`${file}.new`, file);
  } catch (error) {
    rmSync(`${file}.new`, { force: true });
    throw error;
  }
}
