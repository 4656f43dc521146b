import { outsideImage } from './outside-images.ts';
import { lineAnchor } from '../model/anchor-id.ts';
import { doxygenPage } from '../model/doxygen-page.ts';
import type { Links } from '../model/links.ts';
import { rawAddress, repositoryAddress } from '../model/repository-paths.ts';
import type { HiddenFile, Repository, StaticFile } from '../model/site.ts';
import { textOfBlocks } from '../model/walk.ts';
import {
  decodePath,
  localPath,
  pathFrom,
  relativePath,
  rootedPath,
  siteAlias,
} from '../model/source-path.ts';
import {
  encodePath,
  hrefOf,
  isInternal,
  splitUrl,
  withBase,
  withTrailingSlash,
} from '../shared/url.ts';
import { refidsOfFile, type CommentPages } from './comment-pages.ts';
import type { ExternalPlaces } from './external-places.ts';
import type { OtherLibraries } from './other-libraries.ts';
import { briefOf, type NamedSymbol, type SymbolNames } from './symbol-names.ts';
import { pathKey } from './site-paths.ts';
import { findTarget, type Target } from './targets.ts';

/** The page of a source file. */
export interface ListingPlace {
  /** Site path without base. */
  permalink: string;
  /** Name of the file on the site. */
  name: string;
  /** True if a line has an anchor. */
  hasLine: (line: number) => boolean;
}

/** The input of the links. */
export interface LinkSources {
  /** Base path with slashes at both ends. */
  base: string;
  /** Adds or strips slashes at the end of page URLs. */
  trailingSlash?: boolean;
  /** Maps refids to places. */
  targets: ReadonlyMap<string, Target>;
  /** Finds URLs of symbols in other projects. */
  externals: ExternalPlaces;
  /** Finds symbols of the other libraries of the site; missing if there are none. */
  elsewhere?: OtherLibraries;
  /** Finds the documentation of names of the standard library. */
  standard: Links['standard'];
  /** Maps the path of a Markdown source file to the permalink of its page. */
  sources: ReadonlyMap<string, string>;
  /**
   * Folders for resolving absolute `.md` links: the one that contains the source, otherwise all, the own version first.
   */
  docsFolders: readonly string[];
  /** Folders of posts and pages: absolute `.md` links in them are resolved there first. */
  textFolders?: readonly string[];
  /** Maps a source path, as Doxygen writes it, to its page. */
  listings: ReadonlyMap<string, ListingPlace>;
  /** Resolves relative addresses in comments; missing if the site has no API reference. */
  comments?: CommentPages;
  /** Maps the refids of hidden source files to the files; missing if none is hidden. */
  hiddenFiles?: ReadonlyMap<string, HiddenFile> | undefined;
  /** The repository that shows the sources; missing if none is configured. */
  repository?: Repository | undefined;
  /** Maps the name of an image in the XML folder to its copy. */
  images: ReadonlyMap<string, StaticFile>;
  /** Maps the path of an image or file that a text refers to, to the path of its copy relative to the output folder. */
  assets: ReadonlyMap<string, StaticFile>;
  /**
   * Maps the paths of files and folders without a page, as messages name them, to their addresses in the repository.
   */
  onHost?: ReadonlyMap<string, string>;
  /** Folder of the configuration, as messages name it. */
  siteFolder?: string;
  /** False to leave out images of other hosts in comments; they are shown by default. */
  showsOutsideImages?: boolean;
  /** The paths that exist on the site, in the form of `pathKey`. */
  paths: ReadonlySet<string>;
  /** Paths of files that are not pages; they get no trailing slash. */
  files: ReadonlySet<string>;
  /** Finds symbols by the names in texts; missing if the site has no API reference. */
  symbols?: SymbolPlaces;
}

/** Finds symbols and their places. */
export interface SymbolPlaces {
  /** The name of the API reference in messages. */
  reference: string;
  /** Name of the library; missing if the site has only one. */
  library?: string;
  /** Finds symbols. */
  names: SymbolNames;
  /** True if names in inline code become links. */
  linksCode: boolean;
  /** The target of a symbol; for overloads, their common heading. */
  target: (symbol: NamedSymbol) => Target | undefined;
}

/** Creates the links. */
export function createLinks(from: LinkSources): Links {
  const { base, trailingSlash, elsewhere } = from;
  const permalink = (path: string, anchor?: string): string =>
    withTrailingSlash(hrefOf(base, path, anchor), base, trailingSlash);
  let folded: Map<string, string> | undefined;
  // A router that ignores case follows such links, servers do not.
  const inOtherCase = (path: string): string | undefined =>
    (folded ??= foldedPages(from.sources.values())).get(pathKey(path).toLowerCase());
  // Most targets have many links.
  const hrefs = new Map<Target, string>();
  const hrefOfTarget = (target: Target): string => {
    let href = hrefs.get(target);
    if (href === undefined) {
      href = permalink(target.permalink, target.anchor);
      hrefs.set(target, href);
    }
    return href;
  };
  /** Resolves an address in a comment that is relative to its source file. */
  const inSources = (url: string, xmlFile: string): string | undefined => {
    const target = from.comments?.markdown(url, xmlFile);
    if (target) return hrefOfTarget(target);
    const file = from.comments?.path(url, xmlFile);
    return file === undefined ? undefined : (links.source(file) ?? links.repository?.(file));
  };
  const imageFile = (source: string, file: string | undefined): StaticFile | undefined =>
    (file === undefined ? undefined : from.images.get(file)) ?? from.images.get(baseName(source));
  const links: Links = {
    base,
    permalink: (path) => permalink(path),
    refid: (refid, external) => {
      const target = external === undefined ? findTarget(from.targets, refid) : undefined;
      if (target) return hrefOfTarget(target);
      // The repository shows the files that the site does not.
      const hidden = external === undefined ? hiddenFile(refid, from.hiddenFiles) : undefined;
      if (hidden && from.repository) return repositoryAddress(from.repository, hidden.file);
      const outside = from.externals(refid, external);
      const other = outside === undefined ? elsewhere?.refid(refid) : undefined;
      return other ? hrefOfTarget(other) : outside;
    },
    standard: from.standard,
    ...(elsewhere && {
      library: (name) => {
        const target = elsewhere.name(name);
        return target && hrefOfTarget(target);
      },
    }),
    source: (file, line) => {
      const listing = from.listings.get(file);
      if (!listing) return undefined;
      const known = line !== undefined && listing.hasLine(line);
      return permalink(listing.permalink, known ? lineAnchor(line) : undefined);
    },
    ...(from.repository ? { repository: repositoryLinks(from.repository) } : {}),
    sourceName: (file) => from.listings.get(file)?.name ?? file,
    url: (url, sourceFile, pageFile) => {
      if (url.startsWith('pathname://')) return withBase(base, url.slice('pathname://'.length));
      if (!isInternal(url) || url.startsWith('#')) return url;
      const [target, rest] = splitUrl(url);
      const markdown = resolveMarkdown(target, sourceFile, from);
      if (markdown !== undefined) return permalink(markdown) + rest;
      const asset = from.assets.get(localPath(url, sourceFile ?? '', from.siteFolder) ?? '');
      if (asset) return base + encodeURI(asset.path) + rest;
      const made = sourceOfHtml(target, sourceFile, from);
      if (made !== undefined && !isOwnFile(target, pageFile ?? sourceFile, from))
        return permalink(made) + rest;
      const beside = besidePage(target, pageFile ?? sourceFile, from);
      if (beside !== undefined) return withTrailingSlash(beside, base, trailingSlash) + rest;
      const onHost = hostAddress(url, sourceFile, from);
      if (onHost !== undefined && !isBesidePage(target, pageFile ?? sourceFile, from))
        return onHost + rest;
      const href = encodePath(withBase(base, url));
      const [path] = splitUrl(href);
      if (!href.startsWith(base)) return withTrailingSlash(href, base, trailingSlash);
      const bare = decodePath(path.slice(base.length));
      if (from.files.has(bare)) return href;
      const own = withTrailingSlash(href, base, trailingSlash);
      if (from.paths.has(pathKey(bare))) return own;
      const rooted = from.assets.get(rootedPath(url, from.siteFolder ?? '') ?? '');
      if (rooted) return base + encodeURI(rooted.path) + rest;
      const page = inOtherCase(bare);
      return page === undefined ? own : permalink(page) + rest;
    },
    isFile: (href) => {
      const path = href.startsWith(base) ? decodePath(splitUrl(href)[0].slice(base.length)) : '';
      return from.files.has(path) && !/\.html?$/i.test(path);
    },
    lacksPart: (url, sourceFile) => from.comments?.lacksPart(url, sourceFile) === true,
    comment: (url, sourceFile, file) =>
      inComment(url, sourceFile) ?? (file === undefined ? undefined : links.repository?.(file)),
    image: (source, file) => {
      if (!isInternal(source)) return outsideImage(source, from.showsOutsideImages !== false);
      const found = imageFile(source, file);
      if (found) return base + encodeURI(found.path);
      return file !== undefined && from.repository ? rawAddress(from.repository, file) : undefined;
    },
    imageSize: (source, file) => imageFile(source, file)?.size,
    ...(from.symbols ? { symbol: symbolLinks(from.symbols, permalink) } : {}),
  };
  const inComment = (url: string, sourceFile: string | undefined): string | undefined => {
    const page = doxygenPage(url, links);
    if (page !== undefined) return page;
    if (url.startsWith('#') && sourceFile !== undefined) {
      for (const refid of refidsOfFile(sourceFile)) {
        const target = from.targets.get(`${refid}_1${url.slice(1)}`);
        if (target) return permalink(target.permalink, target.anchor);
      }
      return undefined;
    }
    const written = sourceFile === undefined ? undefined : inSources(url, sourceFile);
    if (written !== undefined) return written;
    const href = links.url(url, sourceFile);
    if (!isInternal(href) || href.startsWith('#') || url.startsWith('pathname://')) return href;
    // A relative address refers to a page of Doxygen's HTML, whose path differs from that of the site's page.
    const path = href.startsWith(base) ? splitUrl(href)[0].slice(base.length) : undefined;
    if (path !== undefined && from.paths.has(pathKey(decodePath(path)))) return href;
    const named = from.comments?.page(url);
    return named && hrefOfTarget(named);
  };
  return links;
}

/** Finds a hidden source file by its refid, or by that of Doxygen's page with its source. */
export function hiddenFile(
  refid: string,
  files: ReadonlyMap<string, HiddenFile> | undefined,
): HiddenFile | undefined {
  return files?.get(refid) ?? files?.get(refid.replace(/_source$/, ''));
}

/** Maps the addresses of texts in lower case to the addresses; no two pages differ only in case. */
function foldedPages(permalinks: Iterable<string>): Map<string, string> {
  return new Map([...permalinks].map((permalink) => [pathKey(permalink).toLowerCase(), permalink]));
}

function repositoryLinks(repository: Repository): NonNullable<Links['repository']> {
  return (file, line) => repositoryAddress(repository, file, line);
}

function symbolLinks(
  places: SymbolPlaces,
  permalink: (path: string, anchor?: string) => string,
): NonNullable<Links['symbol']> {
  return (name, inCode) => {
    const found = namedSymbol(places, name, inCode);
    const place = found && places.target(found);
    if (!place) return undefined;
    const title = textOfBlocks(briefOf(found));
    return { href: permalink(place.permalink, place.anchor), ...(title ? { title } : {}) };
  };
}

/** Returns the symbol that a name in a text refers to; undefined unless there is exactly one. */
export function namedSymbol(
  { names, linksCode }: Pick<SymbolPlaces, 'names' | 'linksCode'>,
  name: string,
  inCode: boolean,
): NamedSymbol | undefined {
  if (inCode) return linksCode ? names.findCode(name) : undefined;
  const [first, ...others] = names.find(name);
  return others.length === 0 ? first : undefined;
}

/** True if a URL refers to a Markdown source file. */
export function isMarkdownTarget(url: string): boolean {
  return isInternal(url) && /\.mdx?$/i.test(splitUrl(url)[0]);
}

/** The input for resolving links to Markdown files. */
export type MarkdownSources = Pick<
  LinkSources,
  'sources' | 'docsFolders' | 'textFolders' | 'siteFolder'
>;

/** The permalink of a Markdown file's page; undefined if there is no such file. */
export function resolveMarkdown(
  target: string,
  sourceFile: string | undefined,
  from: MarkdownSources,
): string | undefined {
  if (!isMarkdownTarget(target)) return undefined;
  const decoded = decodePath(target);
  const { docsFolders, textFolders = [], siteFolder = '' } = from;
  if (decoded.startsWith(siteAlias))
    return from.sources.get(pathIn(siteFolder, decoded.slice(siteAlias.length)));
  const holds = (folder: string): boolean => sourceFile?.startsWith(`${folder}/`) === true;
  const own = docsFolders.filter(holds);
  const folders = own.length > 0 ? own : [...textFolders.filter(holds), ...docsFolders];
  const fromRoot = [...folders, siteFolder].map((folder) => pathIn(folder, decoded));
  const candidates = decoded.startsWith('/')
    ? fromRoot
    : [pathFrom(sourceFile ?? '', decoded), ...fromRoot];
  for (const candidate of candidates) {
    const found = from.sources.get(candidate) ?? from.sources.get(candidate.normalize());
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The permalink of the Markdown file from which other programs, such as Pandoc and Jekyll, make an HTML file. */
function sourceOfHtml(
  target: string,
  sourceFile: string | undefined,
  from: MarkdownSources,
): string | undefined {
  const [, name] = /^(.+)\.html?$/i.exec(target) ?? [];
  if (name === undefined) return undefined;
  const source = (ending: string): string | undefined =>
    resolveMarkdown(`${name}.${ending}`, sourceFile, from);
  return source('md') ?? source('mdx');
}

/** True if an address leads to a file that the site copies, from the address of the page or from where it is shown. */
function isOwnFile(
  target: string,
  file: string | undefined,
  { base, sources, files }: LinkSources,
): boolean {
  const decoded = decodePath(target);
  if (decoded.startsWith('/'))
    return files.has(decodePath(withBase(base, target)).slice(base.length));
  const home = sources.get(file ?? '') ?? '';
  return [home, home.replace(/\/$/, '')].some((from) => files.has(pathFrom(from, decoded)));
}

/**
 * Resolves a relative address in a text as if the page's own address had no trailing slash, as authors see it
 * unless the site sets one: from `guides/links`, `./tabs` is `guides/tabs`. Undefined if there is no such page, or if
 * the address resolves as it is.
 */
function besidePage(
  target: string,
  file: string | undefined,
  { base, trailingSlash, sources, paths }: LinkSources,
): string | undefined {
  const home = sources.get(file ?? '');
  if (trailingSlash === true || home === undefined || /^$|^\//.test(target)) return undefined;
  const isPage = (path: string): boolean => paths.has(pathKey(path));
  const decoded = decodePath(target);
  if (trailingSlash === undefined && isPage(pathFrom(home, decoded))) return undefined;
  const path = pathFrom(home.replace(/\/$/, ''), decoded);
  return isPage(path) ? base + encodePath(path) : undefined;
}

/** True if a relative address in a text leads to a page, from the address of the text's page as it is. */
function isBesidePage(
  target: string,
  file: string | undefined,
  { sources, paths }: LinkSources,
): boolean {
  return paths.has(pathKey(pathFrom(sources.get(file ?? '') ?? '', decodePath(target))));
}

/** Where the repository's host shows the file or folder that a link in a text leads to. */
export function hostAddress(
  url: string,
  sourceFile: string | undefined,
  { onHost, siteFolder }: Pick<LinkSources, 'onHost' | 'siteFolder'>,
): string | undefined {
  return onHost?.get(relativePath(url, sourceFile ?? '', siteFolder) ?? '');
}

/** Joins a folder, as messages name it, and a path. */
function pathIn(folder: string, path: string): string {
  return pathFrom(folder === '' || folder === '.' ? '' : `${folder}/`, path);
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
