import { isAbsolute, relative, sep } from 'node:path';

/** True for a folder itself and for what is in it. */
export function isBelow(folder: string, path: string): boolean {
  const below = relative(folder, path);
  return below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
}
