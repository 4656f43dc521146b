import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { manifestName } from '../emit/output-file.ts';
import { childrenNamed, childText } from '../xml/element.ts';
import { parseXml } from '../xml/parse.ts';

/** The addresses of an old site. */
export interface OldAddresses {
  /** The sitemap or folder that names them, for messages. */
  source: string;
  /** The paths of its pages below its base path. */
  paths: string[];
}

/** Where to look for an old site. */
interface OldSite {
  /** A sitemap, or a folder with a built site; by default, the build folder of the site if there is one. */
  named?: string | undefined;
  /** The folder of the site. */
  folder: string;
  /** Its base path, with slashes at both ends. */
  base: string;
  /** The working folder. */
  cwd: string;
}

/**
 * Finds the addresses of an old site: those of a built site, or else those in its sitemap. Returns `undefined` if there is
 * none; reports a named one that cannot be read.
 */
export function findOldAddresses(
  { named, folder, base, cwd }: OldSite,
  diagnostics: Diagnostics,
): OldAddresses | undefined {
  const path = named === undefined ? join(folder, 'build') : resolve(cwd, named);
  const source = displayPath(path, cwd);
  const found = statSync(path, { throwIfNoEntry: false });
  // A folder that this tool has written says nothing about the old site.
  if (named === undefined && (!found || existsSync(join(path, manifestName)))) return undefined;
  const paths = found?.isDirectory()
    ? pagesIn(path)
    : found?.isFile()
      ? pathsInSitemap(path, base)
      : [];
  if (paths.length > 0) return { source, paths };
  if (named !== undefined)
    diagnostics.error(
      'init-compare',
      found
        ? `--compare: "${source}" names no page below "${base}".`
        : `--compare: there is no "${source}".`,
      undefined,
      'Pass the sitemap.xml of the old site, or the folder of its build.',
    );
  return undefined;
}

/** The HTML files of a built site, as paths from its root. */
function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile() || !entry.name.endsWith('.html') || entry.name === '404.html') return [];
    return `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`;
  });
}

/** The addresses in a sitemap that are below the base path, as paths below it; sitemaps beside an index count. */
function pathsInSitemap(file: string, base: string): string[] {
  const root = parseXml(readFileSync(file, 'utf8'), file, new Diagnostics());
  if (!root) return [];
  const addresses = [...childrenNamed(root, 'url'), ...childrenNamed(root, 'sitemap')].flatMap(
    (each) => {
      const path = pathOf(childText(each, 'loc')?.trim() ?? '');
      return path === undefined ? [] : [path];
    },
  );
  if (root.name === 'sitemapindex')
    return addresses.flatMap((path) => {
      const beside = join(dirname(file), path.slice(path.lastIndexOf('/') + 1));
      return beside !== file && existsSync(beside) ? pathsInSitemap(beside, base) : [];
    });
  return addresses.flatMap((path) =>
    `${path}/`.startsWith(base) ? [`/${path.slice(base.length)}`] : [],
  );
}

/** The decoded path of an address; undefined if it is none. */
function pathOf(address: string): string | undefined {
  try {
    return decodeURI(new URL(address).pathname);
  } catch {
    return undefined;
  }
}
