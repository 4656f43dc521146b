import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findImage, ICONS, LOGOS } from './site-images.ts';
import type { SiteImage } from './site-images.ts';
import type { LibraryFiles } from './library-files.ts';

/** A folder of texts. */
export interface TextFolder {
  /** Path relative to the folder of the library, with `/` as separator. */
  path: string;
  /** Number of its Markdown files. */
  texts: number;
}

/** The guides. */
export interface Guides extends TextFolder {
  /** Globs of its Markdown files that are not guides, because Doxygen turns them into pages. */
  left: string[];
  /** Its Markdown files with components that are not of React, such as those of Astro, which cannot be guides. */
  foreign: string[];
  /** Paths of its Markdown files, relative to the folder of the library. */
  files: string[];
  /** True if a plain Markdown text could be misread as one with components. */
  isPlain: boolean;
}

/** Parts of a website in a library's folder, apart from the sources. */
export interface SiteFolders {
  /** The guides. */
  docs?: Guides;
  /** The file with their sidebars, the name of the first sidebar if it can be read, and its text if it is to be written. */
  sidebars?: { path: string; first?: string; text?: string };
  /** The blog. */
  blog?: TextFolder;
  /** Name of the blog's authors file. */
  authors?: string;
  /** Stand-alone pages. */
  pages?: TextFolder;
  /** The folder of files to copy unchanged. */
  statics?: string;
  /** The icon. */
  favicon?: SiteImage;
  /** The logo. */
  logo?: SiteImage;
  /** The changelog. */
  changelog?: string;
  /** The host name in a CNAME file, and the path of that file. */
  domain?: { host: string; path: string };
}

const DOCS = ['docs', 'doc', 'documentation', 'guides', 'website/docs'];
const BLOG = ['blog', 'docs/blog', 'news', 'website/blog'];
const STATIC = ['static', 'docs/static', 'website/static', 'public'];
const SIDEBARS = ['yaml', 'yml', 'json', 'js', 'ts', 'mjs', 'cjs'];
const CHANGELOG = /^(?:change(?:s|log)|history|release[-_]?notes|news)(?:\.(?:md|txt|rst|adoc))?$/i;

/** Folders without texts for readers. */
const SKIPPED = /^(?:node_modules|xml|html|latex|build|\..*|_(?!index\.md$).*)$/;

/** Minimum share of guides: one for this many texts in their folder that Doxygen reads. */
const TEXTS_PER_GUIDE = 5;

/** Maximum number of texts to read. */
const MAX_TEXTS = 500;

/** Maximum depth of the search. */
const DEPTH = 6;

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Texts about a repository, which do not count as guides on their own. */
const ABOUT =
  /^(?:readme|contribut\w*|code[-_]of[-_]conduct|security|support|change(?:s|log)|history|news|release[-_]?\w*|authors|maintain\w*|governance|licen[cs]e|copying|credits|thanks|issue_template|pull_request_template)\b/i;

/** Signs of a text with components; `<T>` alone is usually a C++ template. */
const COMPONENTS =
  /^import\s.+\sfrom\s|^export\s+(?:const|default|function)\s|<\/[A-Z][\w.]*>|<[A-Z][\w.]*(?:\s[^<>]*)?\/>/m;

/** An import of a component that needs another framework than React. */
const FOREIGN_COMPONENT = /^import\s[^;]*?\sfrom\s+(["'])[^"'\n]+\.(?:astro|svelte|vue)\1/m;

/**
 * Counts files with matching names in a folder and its subfolders; skips names that start with `_`, which are partials.
 */
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

/** Returns the name of the first sidebar in a file of any format. */
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

/** Finds the guides in a folder of the library; returns `undefined` if Doxygen reads all its texts. */
function findGuides(
  folder: string,
  path: string,
  files: LibraryFiles,
  isRead: (path: string) => boolean,
): Guides | undefined {
  const start = `${path}/`;
  const texts = files.paths
    .filter((each) => each.startsWith(start) && /\.mdx?$/i.test(each))
    .map((each) => each.slice(start.length))
    .filter((each) => !each.split('/').some((name) => SKIPPED.test(name)));
  const read = new Set(texts.filter((each) => isRead(join(folder, path, each))));
  const contents = new Map<string, string>();
  const contentOf = (each: string): string => {
    const content = contents.get(each) ?? readFileSync(join(folder, path, each), 'utf8');
    contents.set(each, content);
    return content;
  };
  const foreign = texts.filter(
    (each) => /\.mdx$/i.test(each) && !read.has(each) && FOREIGN_COMPONENT.test(contentOf(each)),
  );
  const guides = texts.filter((each) => !read.has(each) && !foreign.includes(each));
  const own = guides.filter((each) => !ABOUT.test(each));
  // A few texts next to many that Doxygen reads are leftovers, not guides.
  if (own.length === 0 || own.length * TEXTS_PER_GUIDE < read.size) return undefined;
  // If all guides are in one subfolder next to other files, use the subfolder.
  const [inner = ''] = /^[^/]+\//.exec(own[0] ?? '') ?? [];
  if (inner !== '' && read.size === 0 && own.every((each) => each.startsWith(inner)))
    return findGuides(folder, `${path}/${inner.slice(0, -1)}`, files, isRead);
  const folders = new Set([...read].map((each) => each.slice(0, each.lastIndexOf('/') + 1)));
  const whole = [...folders].filter(
    (own) => own !== '' && !guides.some((each) => each.startsWith(own)),
  );
  const rest = [...read].filter((each) => !whole.some((own) => each.startsWith(own)));
  const outer = whole.filter(
    (own) => !whole.some((other) => other !== own && own.startsWith(other)),
  );
  const written = guides.slice(0, MAX_TEXTS).map(contentOf);
  return {
    path,
    texts: guides.length,
    files: guides.map((each) => `${start}${each}`),
    left: [...outer.map((own) => `${own}**`), ...rest],
    foreign,
    isPlain:
      written.some((text) => /[<{]/.test(text)) && !written.some((text) => COMPONENTS.test(text)),
  };
}

/** Facts about a library before its folder is searched. */
export interface SiteFolderHints {
  /** Returns true for a text (absolute path) that Doxygen turns into a page. */
  isRead: (path: string) => boolean;
  /** The logo in Doxygen's configuration, absolute. */
  logo?: string;
}

/** Finds the parts of a website in a library's folder. */
export function findSiteFolders(
  folder: string,
  files: LibraryFiles,
  { isRead, logo }: SiteFolderHints,
): SiteFolders {
  const markdown = /\.mdx?$/i;
  const docs = DOCS.flatMap((path) => findGuides(folder, path, files, isRead) ?? [])[0];
  const blog = firstWith(
    folder,
    // A blog inside the guides is a part of them.
    BLOG.filter((path) => docs === undefined || !path.startsWith(`${docs.path}/`)),
    markdown,
  );
  const authors = ['authors.yml', 'authors.yaml', 'authors.json'];
  const statics = STATIC.find((path) => isFolder(join(folder, path)));
  return {
    docs,
    sidebars: docs && findSidebars(folder, docs.path),
    blog,
    authors: blog && authors.find((name) => existsSync(join(folder, blog.path, name))),
    pages: firstWith(folder, ['src/pages', 'pages', 'website/src/pages'], /\.(?:mdx?|jsx?|tsx?)$/i),
    statics,
    favicon: findImage(ICONS, statics, folder, files),
    logo: findImage(LOGOS, statics, folder, files, logo),
    changelog: files.paths.find((path) => CHANGELOG.test(path)),
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
