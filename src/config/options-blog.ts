import { group, list, type Values } from './containers.ts';
import { Option, wrongType } from './option.ts';
import {
  editUrl,
  lastUpdate,
  tagsFile,
  excludedByDefault,
  type Translated,
} from './options-content.ts';
import { choice, flag, folder, integer, name, regex, routeBase, text } from './scalars.ts';
import type { CheckSeverity } from './check-severity.ts';

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
    description: 'Path of the archive, relative to the blog; false for none.',
    anyOf: [{ type: 'string' }, { enum: [false, null] }],
  },
  (node, at) =>
    node.kind === 'scalar' && (node.value === false || node.value === null)
      ? { value: false }
      : routeBase('A site path.').read(node, at),
);

/** Options of other generators for blogs, and their replacements here. */
const blogHints: Record<string, string> = {
  id: 'A site has one blog.',
  blogTitle: 'Use "title".',
  blogDescription: 'Use "description".',
  blogSidebarTitle: 'Use "recentPostsTitle".',
  blogSidebarCount: 'Use "recentPosts".',
  showReadingTime: 'Use "readingTime".',
  authorsMapPath: 'Use "authors".',
  onUntruncatedBlogPosts: 'Use "onUntruncatedPosts".',
  feedOptions:
    'Use its parts directly: "feeds", "feedLimit", "feedTitle", "feedDescription", "feedCopyright", "feedLanguage", "feedStyles".',
  processBlogPosts: 'Posts are not processed. Exclude posts with "exclude", "draft" or "unlisted".',
  editLocalizedFiles: 'Set "editUrl" to a module that returns the URLs of the translations.',
};

const blogFields = {
  path: folder('Folder with the posts.').default('blog'),
  routeBasePath: routeBase('Path of the index.').default('blog'),
  include: list('Globs of the posts, relative to the folder.', name('A glob.')).default([
    '**/*.{md,mdx}',
  ]),
  exclude: list('Globs of files to exclude.', name('A glob.')).default(excludedByDefault),
  title: name('Title of the index.').default('Blog'),
  description: text('Description of the index.').default('Blog'),
  sortPosts: choice('Newest posts first, or last.', 'descending', 'ascending').default(
    'descending',
  ),
  postsPerPage: postCount('Number of posts on each page of a list, or "all".', 1).default(10),
  pageBasePath: routeBase('Path of the other pages of a list, relative to the list.').default(
    'page',
  ),
  recentPosts: postCount(
    'Number of entries in the list of recent posts, or "all"; 0 for none.',
    0,
  ).default(5),
  recentPostsTitle: name(
    'Heading of the list of recent posts; by default, in the language of the site.',
  ).optional(),
  recentPostsByYear: flag('Groups the list of recent posts by year.').default(true),
  archiveBasePath: noArchive.default('archive'),
  tags: tagsFile.default('tags.yml'),
  tagsBasePath: routeBase('Path of the list of tags, relative to the blog.').default('tags'),
  onInlineTags: choice(
    'Severity of tags that the tags file does not declare.',
    ...severities,
  ).default('warn'),
  authors: name('The authors file: its path from the folder.').default('authors.yml'),
  authorsBasePath: routeBase('Path of the list of authors, relative to the blog.').default(
    'authors',
  ),
  onInlineAuthors: choice(
    'Severity of authors that are declared in a post.',
    ...severities,
  ).default('warn'),
  truncateMarker: regex(
    'Regular expression for the truncate marker, which ends the part of a post that lists show; by default, <!-- truncate --> and {/* truncate */}.',
  ).optional(),
  onUntruncatedPosts: choice('Severity of posts without a truncate marker.', ...severities).default(
    'warn',
  ),
  readingTime: flag('Shows the reading time of a post.').default(true),
  wordsPerMinute: integer('Reading speed, in words per minute.', { minimum: 1 }).default(200),
  editUrl,
  ...lastUpdate,
  feeds: list('Feed formats to write.', choice('A feed.', 'rss', 'atom', 'json')).default([
    'rss',
    'atom',
  ]),
  feedLimit: integer('Maximum number of posts in a feed; 0 for all.', { minimum: 0 }).default(20),
  feedTitle: name('Title of the feeds; by default, the title of the site and "Blog".').optional(),
  feedDescription: name('Description of the feeds; by default, their title.').optional(),
  feedCopyright: text('Copyright line of the feeds.').default(''),
  feedLanguage: name('Language of the feeds; by default, the language of the site.').optional(),
  feedStyles: flag(
    'Adds a style sheet to RSS and Atom feeds, which shows them as pages in browsers.',
  ).default(false),
};

/** A blog. */
export type BlogConfig = Values<typeof blogFields> & Translated;

const oneBlog = group('The blog; by default, there is none.', blogFields, {
  hints: blogHints,
});

/** The blog. */
export const blog: Option<BlogConfig> = new Option<BlogConfig>(oneBlog.schema, (node, at) => {
  if (node.kind !== 'list') return oneBlog.read(node, at);
  wrongType('a map', node, at, blogHints.id);
  return undefined;
});
