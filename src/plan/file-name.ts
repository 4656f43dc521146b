import { shortHash } from './short-hash.ts';

/** Maximum length of the name of a file or folder in UTF-8 bytes, on Linux and macOS. */
const longestName = 255;

/** Maximum length of a path below the output folder in UTF-8 bytes: macOS allows 1,024 for the whole path. */
const longestPath = 800;

/** Maximum length in UTF-8 bytes of a name that the tool derives; leaves room for an extension or a suffix. */
const longestDerived = 240;

/** Length of the start of a name that is cut, in characters of at most four bytes. */
const start = 50;

/** True if file systems can store a path, whose segments are separated by `/`. */
export function isStorable(path: string): boolean {
  const names = path.split('/');
  return bytes(path) <= longestPath && names.every((name) => bytes(name) <= longestName);
}

/** Cuts a name that is too long for file systems, and appends a hash of it. */
export function storableName(name: string): string {
  if (bytes(name) <= longestDerived) return name;
  return `${[...name].slice(0, start).join('')}-${shortHash(name, 6)}`;
}

function bytes(text: string): number {
  return Buffer.byteLength(text);
}
