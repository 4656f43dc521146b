import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FileState } from './init-report.ts';

/** Writes a file and creates its parent folders; overwrites a file with different content only with `force`. */
export function writeNewFile(path: string, text: string, force: boolean): FileState {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile() && readFileSync(path, 'utf8') === text) return 'unchanged';
  if (found && !(force && found.isFile())) return 'kept';
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return 'written';
}
