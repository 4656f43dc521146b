import { isInternal, splitUrl } from '../shared/url.ts';

/** The endings of what is a page, and so no file to be copied. */
const pageEnding = /\.(mdx?|html?)$/i;

/** The path that a relative path means in a file: `../b.md` in `a/c/d.md` is `a/b.md`. Separators are `/`. */
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

/** The path without percent-encoding; one with a faulty encoding stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** What stands for the folder of the configuration at the beginning of a path. */
export const siteAlias = '@site/';

/**
 * The path of the file that a URL in a text means: relative to the text, or from the folder of the configuration
 * (`@site/`); undefined where it means a page or another site.
 */
export function localPath(url: string, sourceFile: string, siteFolder = ''): string | undefined {
  const [target] = splitUrl(url);
  if (target === '' || target.startsWith('/') || !isInternal(url)) return undefined;
  if (!/[^/]\.\w+$/.test(target) || pageEnding.test(target)) return undefined;
  const path = decodePath(target);
  if (!path.startsWith(siteAlias)) return pathFrom(sourceFile, path);
  const start = siteFolder === '.' || siteFolder === '' ? '' : `${siteFolder}/`;
  return pathFrom(start, path.slice(siteAlias.length));
}
