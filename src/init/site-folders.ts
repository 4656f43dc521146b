import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A folder with texts. */
export interface TextFolder {
  /** Path below the folder of the library, `/` as separator. */
  path: string;
  /** Number of Markdown files in it. */
  texts: number;
}

/** What a library's folder has for a website beside the sources. */
export interface SiteFolders {
  /** The guides. */
  docs?: TextFolder;
  /** The file with their sidebars, and the name of the first one where it can be read. */
  sidebars?: { path: string; first?: string };
  /** The blog. */
  blog?: TextFolder;
  /** Name of the file of the blog's authors. */
  authors?: string;
  /** Stand-alone pages. */
  pages?: TextFolder;
  /** The folder whose files are copied as they are. */
  statics?: string;
  /** The icon, below that folder. */
  favicon?: string;
  /** The logo, below that folder. */
  logo?: string;
  /** The host name that a file CNAME gives the site, and the path of that file. */
  domain?: { host: string; path: string };
}

const DOCS = ['docs', 'doc', 'documentation', 'guides', 'website/docs'];
const BLOG = ['blog', 'docs/blog', 'news', 'website/blog'];
const STATIC = ['static', 'docs/static', 'website/static', 'public'];
const SIDEBARS = ['yaml', 'yml', 'json', 'js', 'ts', 'mjs', 'cjs'];
const ICONS = ['favicon.ico', 'favicon.svg', 'favicon.png'];
const LOGOS = ['logo.svg', 'logo.png', 'logo.webp'];

/** Folders in which no texts for readers are. */
const SKIPPED = /^(?:node_modules|xml|html|latex|build|[._].*)$/;

/** How deep texts are looked for. */
const DEPTH = 6;

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** How many files in a folder and those in it have names that fit; names with `_` in front are parts of others. */
function countFiles(folder: string, fits: RegExp, depth = DEPTH): number {
  if (depth === 0 || !isFolder(folder)) return 0;
  const counts = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    if (SKIPPED.test(entry.name)) return 0;
    if (entry.isDirectory()) return countFiles(join(folder, entry.name), fits, depth - 1);
    return entry.isFile() && fits.test(entry.name) ? 1 : 0;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

function firstWith(folder: string, paths: readonly string[], fits: RegExp): TextFolder | undefined {
  for (const path of paths) {
    const texts = countFiles(join(folder, path), fits);
    if (texts > 0) return { path, texts };
  }
  return undefined;
}

/** The name of the first sidebar in a file, of whatever kind it is. */
function firstSidebar(path: string): string | undefined {
  const text = readFileSync(path, 'utf8').replace(/\/\*[^]*?\*\/|^\s*(?:\/\/|#).*$/gm, '');
  return /^\s*["']?(\w+)["']?\s*:\s*(?:[[{]|$)/m.exec(text)?.[1];
}

function findSidebars(folder: string, docs: string): SiteFolders['sidebars'] {
  const beside = docs.includes('/') ? [docs.slice(0, docs.lastIndexOf('/'))] : [];
  const path = ['.', ...beside, docs]
    .flatMap((own) => SIDEBARS.map((ending) => join(own, `sidebars.${ending}`)))
    .map((name) => name.replaceAll('\\', '/'))
    .find((name) => existsSync(join(folder, name)));
  if (path === undefined) return undefined;
  return { path, first: firstSidebar(join(folder, path)) };
}

/**
 * Finds what a library's folder has for a website. Folders of which `isRead` is true are no guides: Doxygen makes pages
 * of them.
 */
export function findSiteFolders(folder: string, isRead: (path: string) => boolean): SiteFolders {
  const markdown = /\.mdx?$/i;
  const docs = firstWith(
    folder,
    DOCS.filter((path) => !isRead(join(folder, path))),
    markdown,
  );
  const blog = firstWith(
    folder,
    // What lies in the guides is a part of them.
    BLOG.filter((path) => docs === undefined || !path.startsWith(`${docs.path}/`)),
    markdown,
  );
  const authors = ['authors.yml', 'authors.yaml', 'authors.json'];
  const statics = STATIC.find((path) => isFolder(join(folder, path)));
  const inStatics = (names: readonly string[]): string | undefined =>
    statics === undefined
      ? undefined
      : names
          .flatMap((name) => [name, `img/${name}`])
          .find((name) => existsSync(join(folder, statics, name)));
  return {
    docs,
    sidebars: docs && findSidebars(folder, docs.path),
    blog,
    authors: blog && authors.find((name) => existsSync(join(folder, blog.path, name))),
    pages: firstWith(folder, ['src/pages', 'pages', 'website/src/pages'], /\.(?:mdx?|jsx?|tsx?)$/i),
    statics,
    favicon: inStatics(ICONS),
    logo: inStatics(LOGOS),
    domain: findDomain(folder, statics),
  };
}

function findDomain(folder: string, statics: string | undefined): SiteFolders['domain'] {
  for (const own of ['.', 'docs', ...(statics === undefined ? [] : [statics])]) {
    const path = own === '.' ? 'CNAME' : `${own}/CNAME`;
    if (!existsSync(join(folder, path))) continue;
    const host = readFileSync(join(folder, path), 'utf8').trim();
    if (/^[\w-]+(?:\.[\w-]+)+$/.test(host)) return { host, path };
  }
  return undefined;
}
