import { posix } from 'node:path';

/** The permalink of a path below a site path: `docs`, `/install` is `docs/install/`; the name of a file keeps its end. */
export function permalinkBelow(base: string, path: string): string {
  const joined = [...base.split('/'), ...path.split('/')].filter((segment) => segment !== '');
  const permalink = joined.join('/');
  return permalink === '' || permalink.endsWith('.html') ? permalink : `${permalink}/`;
}

/** A slug that an author wrote, from the root of its set: one with `/` at its start is from there already. */
export function resolveSlug(folder: string, slug: string): string {
  return posix.resolve('/', folder, slug);
}

/** What cannot stand in the path of a page: signs that mean something in URLs, and white space other than blanks. */
const impossible = /[?#%\\<>"]|[^\S ]/g;

/** True where a path can stand in a URL: letters of any language may, and blanks within it. */
export function isValidPath(path: string): boolean {
  return path.search(impossible) < 0 && !/(?:^|\/)(?:\.{1,2}| [^/]*|[^/]* )(?:\/|$)/.test(path);
}

/** A path that can stand in a URL, in place of one that cannot, so that its fault has no others behind it. */
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
