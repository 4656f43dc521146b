import { dirname, join, relative, sep } from 'node:path';
import { Document, isCollection, isMap, isScalar } from 'yaml';
import { excludedByDefault } from '../config/options-content.ts';
import { exampleFolders } from './example-folders.ts';
import type { Fact } from './fact.ts';
import { guidesOf } from './first-guide.ts';
import type { Library } from './library.ts';
import type { SiteFolders, TextFolder } from './site-folders.ts';
import type { SiteImage } from './site-images.ts';
import { taglineOf } from './tagline.ts';
import { comment, fileText, putOnLines } from './yaml-text.ts';

/** Defaults of missing options. */
const DEFAULTS = { docs: 'docs', blog: 'blog', pages: 'src/pages', statics: 'static' };

/**
 * What a site shows that Doxygen would hide, if its Doxyfile is not the maintainer's: then nothing says that files and
 * concepts without a description are internal.
 */
export const shownWithOwnDoxyfile = { undocumentedFiles: true, undocumentedConcepts: true };

/** A configuration file with the detected values. */
export interface LibraryConfig {
  /** Its text. */
  text: string;
  /** Number of its options. */
  options: number;
  /** True if the URL of the site is known. */
  hasAddress: boolean;
}

/** Options as plain values. */
type Draft = Record<string, unknown>;

/** Options in order, each with the comment above it. */
class Options {
  readonly draft: Draft = {};
  readonly comments = new Map<string, string>();

  /** Sets an option, with its source as a comment. */
  set(name: string, value: unknown, from?: string): void {
    if (value === undefined) return;
    this.draft[name] = value;
    if (from !== undefined) this.comments.set(name, from);
  }
}

/** Builds the configuration of a library's site; `out` is its future path, absolute. */
export function libraryConfig(library: Library, out: string): LibraryConfig {
  const { folder, facts, doxygen, folders } = library;
  const portable = (path: string): string =>
    relative(dirname(out), path).split(sep).join('/') || '.';
  const options = new Options();
  const setFact = (name: string, fact: Fact | undefined): void =>
    options.set(name, fact?.value, fact && `From ${fact.from}.`);

  const name = doxygen?.name ?? facts.name;
  setFact('title', name);
  setFact('tagline', taglineFor(library));
  const hasAddress = setAddress(options, library);
  if (folders.favicon) options.set('favicon', folders.favicon.src, found(folders.favicon));
  if (doxygen) {
    const xml = portable(doxygen.xml.value);
    const tags = [...doxygen.tagFiles].map(([file, address]) => [portable(file), address] as const);
    const path = apiPath(folders);
    const examples = exampleFolders(library.files);
    const more = {
      ...(tags.length > 0 && { tagFiles: Object.fromEntries(tags) }),
      ...(path !== defaultApiPath && { routeBasePath: path }),
      ...includeRoots(library),
      ...(examples.length > 0 && {
        examples: examples.map((path) => portable(join(folder, path))),
      }),
      ...(doxygen.isOwn === true && { show: shownWithOwnDoxyfile }),
      // Without git, the revision is unknown.
      ...(library.git && library.host?.source !== undefined && { sourceUrl: library.host.source }),
    };
    const shown =
      doxygen.isOwn === true
        ? ' Concepts without a description, and what files without one declare, are shown, too.'
        : '';
    options.set('doxygen', { xml, ...more }, `Doxygen's XML: ${doxygen.xml.from}.${shown}`);
  }

  const site = portable(folder) === '.' ? '' : `${portable(folder)}/`;
  const editUrl = editAddress(library, site);
  const pathOption = (found: TextFolder, fallback: string): Draft => ({
    ...(`${site}${found.path}` === fallback ? {} : { path: `${site}${found.path}` }),
  });
  const { docs, sidebars, blog, authors, pages, statics } = folders;
  if (docs)
    options.set(
      'docs',
      {
        ...pathOption(docs, DEFAULTS.docs),
        ...(sidebars && { sidebar: `${site}${sidebars.path}` }),
        ...(docs.left.length + docs.foreign.length > 0 && {
          exclude: [...excludedByDefault, ...docs.left, ...docs.foreign],
        }),
        ...(editUrl !== undefined && { editUrl }),
      },
      `Guides: ${texts(docs)}.${sidebars ? '' : ' The sidebar follows the folders.'}${docs.left.length > 0 ? ' Files that Doxygen reads are excluded.' : ''}${docs.foreign.length > 0 ? ' Files with components of Astro, Svelte or Vue are excluded.' : ''}`,
    );
  if (docs?.isPlain === true)
    options.set(
      'markdown',
      { format: 'detect' },
      'Files are plain Markdown; .mdx files can contain components.',
    );
  if (blog)
    options.set(
      'blog',
      { ...pathOption(blog, DEFAULTS.blog), ...(editUrl !== undefined && { editUrl }) },
      `Blog: ${texts(blog)}${authors === undefined ? '' : `, authors in ${authors}`}.`,
    );
  if (pages) options.set('pages', pathOption(pages, DEFAULTS.pages), `Pages: ${texts(pages)}.`);
  const copied = [statics, folders.favicon?.folder, folders.logo?.folder];
  const all = [...new Set(copied.filter((path) => path !== undefined))].map(
    (path) => `${site}${path}`,
  );
  // Keeps the order stable when copies already exist.
  all.sort();
  if (all.length > 0 && all.join() !== DEFAULTS.statics)
    options.set('staticDirectories', all, 'Folders whose files are copied unchanged.');
  options.set('navbar', navbarOf(library));
  const from = library.copyright && `The copyright is from ${library.copyright.from}.`;
  options.set('footer', footerOf(library), from);
  options.set('colorMode', { respectPrefersColorScheme: true });
  if (hasAddress)
    options.set('socialCards', true, 'A picture of each page, which other sites show with links.');
  options.set(
    'checks',
    { profile: 'lenient' },
    'For the first builds: reports errors in texts, links and XML as warnings, and still writes the site. Remove this when all warnings are fixed, so that errors fail the build.',
  );
  const count = Object.keys(options.draft).length;
  return { text: textOf(options), options: count, hasAddress };
}

/** Returns the line below the title of a library: the first of its descriptions that has one. */
export function taglineFor({ doxygen, facts, purpose }: Library): Fact | undefined {
  const name = (doxygen?.name ?? facts.name)?.value;
  const briefs = [doxygen?.brief, facts.description, purpose];
  return briefs.map((brief) => taglineOf(brief, name)).find(Boolean);
}

/** Paths for the API reference, the default first. */
const apiPaths = ['docs/api', 'docs/reference', 'api'] as const;
const [defaultApiPath] = apiPaths;

/** Returns the first path for the API reference that no guide has, such as `docs/api.md`. */
export function apiPath({ docs }: SiteFolders): string {
  const guides = (docs?.files ?? []).map((file) => {
    const path = file.slice((docs?.path ?? '').length + 1).replace(/\.mdx?$/i, '');
    return `docs/${path.replace(/(^|\/)\d+[-_. ]+/g, '$1')}`.toLowerCase();
  });
  const isFree = (path: string): boolean =>
    !guides.some((guide) => `${guide}/`.startsWith(`${path}/`));
  return apiPaths.find(isFree) ?? defaultApiPath;
}

function found({ folder }: SiteImage): string {
  return `Found in ${folder}.`;
}

function texts({ path, texts: count }: TextFolder): string {
  return `${count} ${count === 1 ? 'file' : 'files'} in ${path}`;
}

/** Sets the URL of the site: its own domain, or the pages of the repository's host. */
function setAddress(options: Options, { folders, host, facts }: Library): boolean {
  const { domain } = folders;
  if (domain) {
    options.set('url', `https://${domain.host}`, `From ${domain.path}.`);
    return true;
  }
  if (host?.pages) {
    const { url, baseUrl } = host.pages;
    options.set('url', url, `${host.label} Pages, from ${host.from}.`);
    if (baseUrl !== '/') options.set('baseUrl', baseUrl);
    return true;
  }
  const home = facts.homepage && parsed(facts.homepage.value);
  if (facts.homepage && home && !isRepositoryPage(home, host?.page)) {
    options.set('url', home.origin, `From ${facts.homepage.from}.`);
    if (home.pathname !== '/') options.set('baseUrl', home.pathname.replace(/\/*$/, '/'));
    return true;
  }
  return false;
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** True for a URL that shows sources instead of a website of the library. */
function isRepositoryPage({ hostname, href }: URL, page: string | undefined): boolean {
  const isHost = /^(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)$/.test(hostname);
  return isHost || (page !== undefined && href.startsWith(page));
}

/** Returns the URL for editing files, up to the folder of the new file. */
function editAddress({ host, git }: Library, site: string): string | undefined {
  // If the new file is outside the library's folder, git's path of its folder is unknown here.
  if (!host?.edit || !git || site !== '') return undefined;
  return host.edit(`${git.branch}/${git.prefix}`);
}

/** Returns the include folders, unless `include` is one of them. */
function includeRoots({ folder, doxygen }: Library): { includeRoot?: string[] } {
  // Paths in the XML are relative to Doxygen's working folder.
  if (doxygen?.folder !== folder) return {};
  const named = (paths: readonly string[]): string[] =>
    paths
      .map((path) => relative(folder, path).split(sep).join('/'))
      .map((path) => path.replace(/^((?:.*\/)?(?:include|inc|headers))\/.*$/, '$1'));
  const listed = named(doxygen.includeRoots).filter(
    (path) => path !== '' && !path.startsWith('..'),
  );
  // The build finds folders such as "src" by the includes in them: headers may be in "src/include".
  const common = /(?:^|\/)(?:include|inc|headers|lib)$/;
  const read = named(doxygen.inputs).filter((path) => common.test(path));
  const roots = [...new Set(listed.length > 0 ? listed : read)];
  return roots.length === 0 || roots.includes('include') ? {} : { includeRoot: roots };
}

/** Returns the URL of a file in the repository, if its host shows files. */
function fileAddress(path: string | undefined, { git, host }: Library): string | undefined {
  return path === undefined || !git
    ? undefined
    : host?.show?.(`${git.branch}/${git.prefix}${path}`);
}

/** Returns the URL of the changelog in the repository. */
export function changelogAddress(library: Library): string | undefined {
  return fileAddress(library.folders.changelog, library);
}

/** The repository and the parts of the site, and whose library it is. */
function footerOf(library: Library): Draft | undefined {
  const { folders, doxygen, host, copyright, license } = library;
  const [guide] = guidesOf(library);
  const news = changelogAddress(library);
  const terms = fileAddress(license, library);
  const columns = [
    {
      title: 'Documentation',
      items: [
        ...(guide?.path === undefined ? [] : [{ label: 'Guides', to: guide.path }]),
        ...(doxygen ? [{ label: 'API reference', to: `/${apiPath(folders)}/` }] : []),
        ...(folders.blog ? [{ label: 'Blog', to: '/blog/' }] : []),
      ],
    },
    {
      title: 'Project',
      items: [
        ...(host ? [{ label: host.label, href: host.page }] : []),
        ...(news === undefined ? [] : [{ label: 'Changelog', href: news }]),
        ...(terms === undefined ? [] : [{ label: 'Licence', href: terms }]),
      ],
    },
  ];
  const links = columns.filter(({ items }) => items.length > 0);
  if (links.length === 0 && !copyright) return undefined;
  return {
    ...(links.length > 0 && { links }),
    ...(copyright && { copyright: copyright.value }),
  };
}

function navbarOf(library: Library): Draft {
  const { folders, doxygen, host } = library;
  const { docs, sidebars, blog, logo } = folders;
  const news = changelogAddress(library);
  // Without a sidebar file, the sidebar has this name.
  const sidebarId = sidebars ? sidebars.first : 'docsSidebar';
  const left = { position: 'left' };
  const items = [
    // Beside the title, where Doxygen shows PROJECT_NUMBER.
    ...(doxygen ? [{ type: 'libraryVersion', ...left }] : []),
    ...(docs && sidebarId !== undefined
      ? [{ type: 'docSidebar', sidebarId, label: 'Documentation', ...left }]
      : []),
    ...(doxygen ? [{ label: 'API Reference', to: `/${apiPath(folders)}/`, ...left }] : []),
    ...(blog ? [{ label: 'Blog', to: '/blog/', ...left }] : []),
    ...(news ? [{ label: 'Changelog', href: news }] : []),
    ...(host ? [{ label: host.label, href: host.page }] : []),
  ];
  return { ...(logo && { logo: { src: logo.src, alt: '' } }), items };
}

function textOf({ draft, comments }: Options): string {
  const document = new Document(draft);
  putOnLines(document);
  if (isMap(document.contents))
    document.contents.items.forEach(({ key, value }, index, pairs) => {
      if (!isScalar(key)) return;
      const about = comments.get(String(key.value));
      if (about !== undefined) key.commentBefore = comment(about);
      const isApart = [value, pairs[index - 1]?.value].some(isCollection);
      key.spaceBefore = index > 0 && (isApart || about !== undefined);
    });
  return fileText(
    document,
    'Written by "mtp-site init". The comments say where each value was found. All other options have their default values; editors complete and explain every key.',
  );
}

/** Returns the files and folders that the site depends on, relative to the folder of the library. */
export function inputPaths({ folder, doxygen, folders, files, inputs }: Library): string[] {
  if (inputs) return inputs;
  const { docs, sidebars, blog, pages, statics, logo } = folders;
  const shown = (path: string): string => relative(folder, path).split(sep).join('/');
  const read = (doxygen?.inputs ?? []).map(shown).filter((path) => !path.startsWith('..'));
  const own = [docs?.path, sidebars?.path, blog?.path, pages?.path, statics, logo?.folder].concat([
    doxygen?.file,
    doxygen?.own?.path,
  ]);
  const examples = doxygen ? exampleFolders(files) : [];
  const all = [...own.filter((path) => path !== undefined), ...read, ...examples].filter(
    (path) => path !== '',
  );
  return [...new Set(all)].filter(
    (path) => !all.some((other) => path.startsWith(join(other, '/'))),
  );
}
