import { errorCode } from './error-code.ts';
import { lstatSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { getSystemErrorMap } from 'node:util';

/** A path that something is at, or should be at, but that cannot be read. */
export interface InputFault {
  /** The absolute path. */
  path: string;
  /** Why, as a clause: `it is a folder`. */
  reason: string;
  /** True for a link that leads out of the project. */
  isOutside?: true;
}

/** Thrown for a path that a link leads out of the project; the link is already recorded. */
export class OutsideLinkError extends Error {
  constructor() {
    super('This link leads out of the project.');
  }
}

/** Thrown for a path that is no file, because reading a pipe or a device may wait forever. */
class NoFileError extends Error {
  constructor(readonly stats: Stats) {
    super('This is not a file.');
  }
}

/** Checks that a path leads to a file before it is read; returns its stats. */
export function statFile(path: string | Buffer): Stats {
  const stats = statSync(path);
  if (!stats.isFile()) throw new NoFileError(stats);
  return stats;
}

/** Returns the stats of a path, or why it cannot be read; neither if nothing is there. */
export function lookAt(path: string | Buffer): {
  stats?: Stats | undefined;
  reason?: string | undefined;
} {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats ? { stats } : { reason: whyUnreadable(path, undefined) };
  } catch (error) {
    return { reason: whyUnreadable(path, error) };
  }
}

/** What the system reports, in our words. */
const reasons = new Map([
  ['EACCES', 'permission is denied'],
  ['EPERM', 'permission is denied'],
  ['EISDIR', 'it is a folder'],
  ['ELOOP', 'its links lead in a circle'],
  ['EMFILE', 'too many files are open'],
  ['ENAMETOOLONG', 'its path is too long'],
  ['ENFILE', 'too many files are open'],
]);

/** Codes of paths at which nothing is; a path that no file can have is one of them. */
const absent = new Set(['', 'ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']);

/** Returns why something cannot be read, or `undefined` if nothing is there. `error` is that of reading, if any. */
export function whyUnreadable(path: string | Buffer, error: unknown): string | undefined {
  if (error instanceof NoFileError) return `it is ${typeName(error.stats)}, not a file`;
  const code = errorCode(error);
  if (!absent.has(code)) return describe(error, code);
  return isLink(path) ? 'it is a link to something that does not exist' : undefined;
}

/** Returns why a path that should lead to a file cannot be read. */
export function whyMissing(path: string | Buffer, error: unknown): string {
  const code = errorCode(error);
  return (
    whyUnreadable(path, error) ??
    (code === 'ENAMETOOLONG' ? describe(error, code) : 'it does not exist')
  );
}

/** The messages of Node contain absolute paths. */
function describe(error: unknown, code: string): string {
  const known = reasons.get(code);
  if (known !== undefined) return known;
  const number = error instanceof Error && 'errno' in error ? Number(error.errno) : 0;
  return `the system reports "${getSystemErrorMap().get(number)?.[1] ?? code}"`;
}

function isLink(path: string | Buffer): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  } catch {
    return false;
  }
}

function typeName(stats: Stats): string {
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a named pipe';
  return stats.isSocket() ? 'a socket' : 'a device';
}
