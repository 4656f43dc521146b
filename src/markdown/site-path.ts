import { posix } from 'node:path';

/** Resolves a slug from the folder of its text; a slug with a leading `/` starts at the root of the set. */
export function resolveSlug(folder: string, slug: string): string {
  return posix.resolve('/', folder, slug);
}

/** Characters that cannot be in the path of a page: those with a meaning in URLs, and white space other than blanks. */
const impossible = /[?#%\\<>"]|[^\S ]/g;

/** True if a path is allowed in a URL: letters of any language, and blanks within a segment. */
export function isValidPath(path: string): boolean {
  return path.search(impossible) < 0 && !/(?:^|\/)(?:\.{1,2}| [^/]*|[^/]* )(?:\/|$)/.test(path);
}

/** Converts an invalid path to a valid one, to avoid follow-up faults. */
export function possiblePath(path: string): string {
  return path
    .split('/')
    .map((segment) =>
      segment
        .replace(impossible, '-')
        .trim()
        .replace(/^\.{1,2}$/, '-'),
    )
    .join('/');
}
