import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { group, list, mapping } from './containers.ts';
import { Option, wrongType, type Outcome } from './option.ts';
import { versionDoxygen } from './options-doxygen.ts';
import {
  absoluteUrl,
  choice,
  file,
  flag,
  folder,
  folderToBe,
  integer,
  isModulePath,
  modulePath,
  name,
  regex,
  routeBase,
  text,
} from './scalars.ts';
import type {
  BlogConfig,
  CheckSeverity,
  Config,
  DocsConfig,
  DocsVersionConfig,
  EditUrl,
  FeedStyles,
} from './types.ts';

const editBase = absoluteUrl('A URL.');
const editModule = modulePath('A module.');

/** A URL, or a module. */
const editUrl = new Option<EditUrl>(
  {
    description:
      'URL of the folder with the configuration, for the link "Edit this page": the path of each source file is appended; or a module whose default export gives the whole address.',
    type: 'string',
  },
  (node, at): Outcome<EditUrl> => {
    const written = node.kind === 'scalar' ? node.value : undefined;
    if (typeof written !== 'string' || !isModulePath(written)) return editBase.read(node, at);
    const outcome = editModule.read(node, at);
    return outcome && { value: { module: outcome.value } };
  },
).optional();

/** Files that are no pages: names that start with an underscore, and tests. */
const usuallyExcluded = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx,md,mdx}',
  '**/__tests__/**',
];

const lastUpdate = {
  showLastUpdateTime: flag('Shows when each text was last changed, as git knows it.').default(
    false,
  ),
  showLastUpdateAuthor: flag('Shows who last changed each text.').default(false),
};

const sidebarFile = file(
  'File with the sidebars: YAML, JSON, or a JavaScript or TypeScript module.',
).check((value) =>
  /\.(?:ya?ml|json|[cm]?[jt]s)$/i.test(value)
    ? undefined
    : 'the file must end in .yaml, .yml, .json, .js, .cjs, .mjs or .ts.',
);

/** A file with sidebars, or false. */
const sidebar = new Option<string | false>(
  {
    description:
      'File with the sidebars: YAML, JSON, or a JavaScript or TypeScript module. Made from the folders when left out; false for none.',
    anyOf: [sidebarFile.schema, { enum: [false] }],
  },
  (node, at) =>
    node.kind === 'scalar' && node.value === false ? { value: false } : sidebarFile.read(node, at),
);

/** The name of a file, or false. */
const tagsFile = new Option<string | false>(
  {
    description: 'Name of the file in the folder that declares tags; false for none.',
    anyOf: [{ type: 'string' }, { enum: [false] }],
  },
  (node, at) =>
    node.kind === 'scalar' && node.value === false
      ? { value: false }
      : name('Name of a file.').read(node, at),
);

/** Options of guides that other generators have, and what stands for them here. */
const docsHints: Record<string, string> = {
  id: 'There is one set of guides: put further ones in folders of it, each with a sidebar of its own.',
  sidebarPath: 'Here it is called "sidebar".',
  sidebarItemsGenerator: 'Write the items into a module of sidebars: see "sidebar".',
  editLocalizedFiles: 'Let "editUrl" name a module that knows where the translations are.',
  admonitions: 'Admonitions are always there.',
};

const version = group<DocsVersionConfig>('Settings of one version.', {
  label: name('Label for readers.').optional(),
  path: routeBase('Path segment below the docs; empty for the root of the docs.').optional(),
  banner: choice('Banner above the text.', 'none', 'unreleased', 'unmaintained').optional(),
  badge: flag('Shows the label above the text.').optional(),
  className: text('Class names of the html element on its pages.').optional(),
  noIndex: flag('Tells robots not to index it.').default(false),
  doxygen: versionDoxygen.optional(),
});

const oneSetOfDocs = group<Omit<DocsConfig, 'defaultPath'>>(
  'The guides; none when left out.',
  {
    path: folderToBe(
      'Folder with the Markdown files; released versions are in versioned_docs beside it.',
    ).default('docs'),
    routeBasePath: routeBase('Site path below which the guides stand.').default('docs'),
    sidebar: sidebar.optional(),
    sidebarCollapsible: flag(
      'Categories of the sidebars can be closed where they do not say otherwise.',
    ).default(true),
    sidebarCollapsed: flag(
      'Categories of the sidebars are closed at first where they do not say otherwise.',
    ).default(true),
    include: list('Files that are guides: globs below the folder.', name('A glob.')).default([
      '**/*.{md,mdx}',
    ]),
    exclude: list('Files among them that are none.', name('A glob.')).default(usuallyExcluded),
    numberPrefixParser: flag(
      'Takes numbers off the names of files and folders (01-intro.md), and orders by them.',
    ).default(true),
    tags: tagsFile.default('tags.yml'),
    tagsBasePath: routeBase('Site path of the list of tags below that of the guides.').default(
      'tags',
    ),
    onInlineTags: choice<CheckSeverity>(
      'What happens to tags that the file of tags does not declare, where there is one.',
      'ignore',
      'log',
      'warn',
      'throw',
    ).default('warn'),
    editUrl,
    editCurrentVersion: flag(
      'Edit links of older versions lead to the text of the docs folder.',
    ).default(false),
    ...lastUpdate,
    breadcrumbs: flag('Shows breadcrumbs above the text.').default(true),
    versions: mapping('Settings of versions, by name.', version).default({}),
    lastVersion: name(
      'Name of the version at the root of the docs; the newest released one when left out.',
    ).optional(),
    includeCurrentVersion: flag('Builds the docs folder beside the released versions.').default(
      true,
    ),
    onlyIncludeVersions: list(
      'Names of the versions to build; all when left out.',
      name('A name.'),
      1,
    ).optional(),
    disableVersioning: flag('Builds the docs folder only.').default(false),
    versionPersistence: choice(
      'Where the version that a reader chose is kept.',
      'localStorage',
      'none',
    ).default('localStorage'),
  },
  { hints: docsHints },
);

/** The guides. */
export const docs: Option<DocsConfig> = new Option<DocsConfig>(oneSetOfDocs.schema, (node, at) => {
  if (node.kind !== 'list') return oneSetOfDocs.read(node, at);
  wrongType('a map', node, at, docsHints.id);
  return undefined;
});

const severities: CheckSeverity[] = ['ignore', 'log', 'warn', 'throw'];

/** A number of posts; `all` in place of one that no blog reaches. */
function postCount(description: string, minimum: number): Option<number | 'all'> {
  const count = integer(description, { minimum });
  return new Option<number | 'all'>(
    { description, anyOf: [{ type: 'integer', minimum }, { enum: ['all', 'ALL'] }] },
    (node, at) => {
      const written = node.kind === 'scalar' ? node.value : undefined;
      if (typeof written === 'number') return count.read(node, at);
      if (written === 'all' || written === 'ALL') return { value: 'all' };
      wrongType(`a whole number of at least ${minimum}, or "all"`, node, at);
      return undefined;
    },
  );
}

const noArchive = new Option<string | false>(
  {
    description: 'Site path of the archive below that of the blog; false for none.',
    anyOf: [{ type: 'string' }, { enum: [false, null] }],
  },
  (node, at) =>
    node.kind === 'scalar' && (node.value === false || node.value === null)
      ? { value: false }
      : routeBase('A site path.').read(node, at),
);

const feedFile = file('An XSL file.').check((value) => {
  if (!/\.xslt?$/i.test(value)) return 'the file must end in .xsl or .xslt.';
  const css = value.replace(/\.xslt?$/i, '.css');
  if (existsSync(css)) return undefined;
  return {
    message: `there is no "${basename(css)}" beside the file.`,
    advice: 'Write it: the XSL file may refer to it by this name.',
  };
});

const feedFiles = group<FeedStyles>('Style sheets of the feeds, each with a CSS file beside it.', {
  rss: feedFile.optional(),
  atom: feedFile.optional(),
});

/** The own ones, or the files of the user. */
const feedStyles = new Option<BlogConfig['feedStyles']>(
  {
    description:
      'Shows RSS and Atom feeds as pages to those who open them in a browser: "css" or "xsl" (true) for the own style sheets, or XSL files with CSS files of the same names beside them. Browsers are about to drop XSL, and some warn of it.',
    anyOf: [{ type: 'boolean' }, { enum: ['css', 'xsl'] }, feedFiles.schema],
  },
  (node, at): Outcome<BlogConfig['feedStyles']> => {
    const written = node.kind === 'scalar' ? node.value : undefined;
    if (written === false || written === 'css' || written === 'xsl') return { value: written };
    if (written === true) return { value: 'xsl' };
    return feedFiles.read(node, at);
  },
);

/** Options of blogs that other generators have, and what stands for them here. */
const blogHints: Record<string, string> = {
  blogTitle: 'Here it is called "title".',
  blogDescription: 'Here it is called "description".',
  blogSidebarTitle: 'Here it is called "recentPostsTitle".',
  blogSidebarCount: 'Here it is called "recentPosts".',
  showReadingTime: 'Here it is called "readingTime".',
  authorsMapPath: 'Here it is called "authors".',
  onUntruncatedBlogPosts: 'Here it is called "onUntruncatedPosts".',
  feedOptions:
    'Its parts stand here: "feeds", "feedLimit", "feedTitle", "feedDescription", "feedCopyright", "feedLanguage", "feedStyles".',
  processBlogPosts:
    'Posts are taken as they are: leave them out with "exclude", "draft" or "unlisted".',
  editLocalizedFiles: 'Let "editUrl" name a module that knows where the translations are.',
};

/** The blog. */
export const blog: Option<BlogConfig> = group<BlogConfig>(
  'The blog; none when left out.',
  {
    path: folder('Folder with the posts.').default('blog'),
    routeBasePath: routeBase('Site path of the index.').default('blog'),
    include: list('Files that are posts: globs below the folder.', name('A glob.')).default([
      '**/*.{md,mdx}',
    ]),
    exclude: list('Files among them that are none.', name('A glob.')).default(usuallyExcluded),
    title: name('Title of the index.').default('Blog'),
    description: text('Description of the index.').default('Blog'),
    sortPosts: choice('Newest posts first, or last.', 'descending', 'ascending').default(
      'descending',
    ),
    postsPerPage: postCount('Posts on one page of a list, or all.', 1).default(10),
    pageBasePath: routeBase('Site path of further pages below that of a list.').default('page'),
    recentPosts: postCount('Entries of the list of recent posts, or all; 0 for none.', 0).default(
      5,
    ),
    recentPostsTitle: name(
      'Heading of that list; in the language of the site when left out.',
    ).optional(),
    recentPostsByYear: flag('Groups that list by years.').default(true),
    archiveBasePath: noArchive.default('archive'),
    tags: tagsFile.default('tags.yml'),
    tagsBasePath: routeBase('Site path of the list of tags below that of the blog.').default(
      'tags',
    ),
    onInlineTags: choice(
      'What happens to tags that the file of tags does not declare, where there is one.',
      ...severities,
    ).default('warn'),
    authors: name('Name of the file in the folder that declares authors.').default('authors.yml'),
    authorsBasePath: routeBase('Site path of the list of authors below that of the blog.').default(
      'authors',
    ),
    onInlineAuthors: choice(
      'What happens to authors whom only a post declares.',
      ...severities,
    ).default('warn'),
    truncateMarker: regex(
      'Regular expression of the mark that ends what lists show of a post; <!-- truncate --> and {/* truncate */} when left out.',
    ).optional(),
    onUntruncatedPosts: choice('What happens to posts without such a mark.', ...severities).default(
      'warn',
    ),
    readingTime: flag('Shows how long a post takes to read.').default(true),
    wordsPerMinute: integer('Words that a reader reads in a minute.', { minimum: 1 }).default(200),
    editUrl,
    ...lastUpdate,
    feeds: list('Feeds to write.', choice('A feed.', 'rss', 'atom', 'json')).default([
      'rss',
      'atom',
    ]),
    feedLimit: integer('Newest posts in a feed; 0 for all.', { minimum: 0 }).default(20),
    feedTitle: name('Title of the feeds; that of the site and "Blog" when left out.').optional(),
    feedDescription: name('Description of the feeds; their title when left out.').optional(),
    feedCopyright: text('Copyright line of the feeds.').default(''),
    feedLanguage: name('Language of the feeds; that of the site when left out.').optional(),
    feedStyles: feedStyles.default(false),
  },
  { hints: blogHints },
);

/** Stand-alone pages. */
export const pages: Option<NonNullable<Config['pages']>> = group('Pages outside docs and blog.', {
  path: folder('Folder with pages in Markdown or TSX.').default('src/pages'),
  routeBasePath: routeBase('Site path below which the pages stand.').default('/'),
  include: list('Files that are pages: globs below the folder.', name('A glob.')).default([
    '**/*.{js,jsx,ts,tsx,md,mdx}',
  ]),
  exclude: list('Files among them that are none.', name('A glob.')).default(usuallyExcluded),
  editUrl,
  ...lastUpdate,
});
