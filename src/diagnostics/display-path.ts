import { relative, sep } from 'node:path';

/** Returns a path as messages show it: relative to the working folder, with `/` as separator. */
export function displayPath(path: string, from: string = process.cwd()): string {
  const shown = relative(from, path);
  return shown === '' ? '.' : shown.split(sep).join('/');
}
