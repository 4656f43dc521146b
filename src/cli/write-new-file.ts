import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FileState } from './init-report.ts';

/** Adds lines at the end of a text file, with its line ends; creates the file if there is none. */
export function addLines(path: string, lines: readonly string[]): FileState {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const start = text === '' || text.endsWith('\n') ? '' : end;
  writeFileSync(path, text + start + lines.map((line) => line + end).join(''));
  return 'written';
}

/** Writes a file and creates its parent folders; overwrites a file with different content only with `force`. */
export function writeNewFile(path: string, text: string, force: boolean): FileState {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile() && readFileSync(path, 'utf8') === text) return 'unchanged';
  if (found && !(force && found.isFile())) return 'kept';
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return 'written';
}
