import { isInternal, splitUrl } from '../shared/url.ts';

/** Extensions of pages, which are not copied as files. */
const pageEnding = /\.(mdx?|html?)$/i;

/** Resolves a relative path against a file: `../b.md` in `a/c/d.md` is `a/b.md`. Separators are `/`. */
export function pathFrom(sourceFile: string, relative: string): string {
  const parts = sourceFile.split('/').slice(0, -1);
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue;
    const last = parts.at(-1);
    if (part === '..' && last !== undefined && last !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}

/** Decodes a percent-encoded path; returns a malformed one unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The prefix of paths relative to the folder of the configuration. */
export const siteAlias = '@site/';

/**
 * Resolves a URL in a text to a file: relative to the text, or to the folder of the configuration (`@site/`); undefined
 * if it refers to a page or to another site.
 */
export function localPath(url: string, sourceFile: string, siteFolder = ''): string | undefined {
  const [target] = splitUrl(url);
  if (!/[^/]\.\w+$/.test(target) || pageEnding.test(target)) return undefined;
  return relativePath(url, sourceFile, siteFolder);
}

/** Resolves a URL in a text as `localPath` does, to a path of any kind: a folder, `Makefile`, a Markdown file. */
export function relativePath(url: string, sourceFile: string, siteFolder = ''): string | undefined {
  const [target] = splitUrl(url);
  if (target === '' || target.startsWith('/') || !isInternal(url)) return undefined;
  const path = decodePath(target);
  if (!path.startsWith(siteAlias)) return pathFrom(sourceFile, path);
  const start = siteFolder === '.' || siteFolder === '' ? '' : `${siteFolder}/`;
  return pathFrom(start, path.slice(siteAlias.length));
}

/**
 * Resolves the address of an image from the root, `/static/a.png`, in the folder of the configuration: bundlers find
 * `require('/static/a.png')` there. Undefined if it is no such address.
 */
export function rootedPath(url: string, siteFolder: string): string | undefined {
  return url.startsWith('/') && isInternal(url)
    ? localPath(siteAlias + url.slice(1), '', siteFolder)
    : undefined;
}
