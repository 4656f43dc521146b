import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { group, list } from './containers.ts';
import { Option, wrongType, type Outcome } from './option.ts';
import { editUrl, lastUpdate, tagsFile, usuallyExcluded } from './options-content.ts';
import { choice, file, flag, folder, integer, name, regex, routeBase, text } from './scalars.ts';
import type { BlogConfig, CheckSeverity, FeedStyles } from './types.ts';

const severities: CheckSeverity[] = ['ignore', 'log', 'warn', 'throw'];

/** A number of posts, or `all`. */
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

/** The built-in style sheets, or files of the user. */
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

/** Options of other generators for blogs, and their replacements here. */
const blogHints: Record<string, string> = {
  id: 'There is one blog: put further ones in folders of it, each with tags of its own.',
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

const oneBlog = group<Omit<BlogConfig, 'defaultPath'>>(
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

/** The blog. */
export const blog: Option<BlogConfig> = new Option<BlogConfig>(oneBlog.schema, (node, at) => {
  if (node.kind !== 'list') return oneBlog.read(node, at);
  wrongType('a map', node, at, blogHints.id);
  return undefined;
});
