import { child, isDictionary, itemsOf } from './config-value.ts';
import { inside, lost, put, same, silent, to, toModule, toPath } from './rules.ts';
import type { Rule, Rules } from './rules.ts';
import { textPluginRules } from './text-plugin-rules.ts';

/** Reports custom theme components; the default ones are no change. */
function components(section: string, ...names: string[]): Rules {
  const rule: Rule = (given, draft, reading) => {
    if (typeof given.value === 'string' && given.value.startsWith('@theme/')) return;
    lost(section, 'Theme components cannot be replaced.')(given, draft, reading);
  };
  return Object.fromEntries(names.map((name) => [name, rule]));
}

const DEFAULT_KEYWORDS = ['secondary', 'info', 'success', 'danger', 'note', 'tip', 'warning'];
const OLD_KEYWORDS = ['important', 'caution'];

/** Custom keywords of admonitions, which apply to all texts here. */
const admonitions =
  (section: string): Rule =>
  (given, draft, reading) => {
    const { value } = given;
    if (value === true) return;
    const keywords = child(given, 'keywords');
    if (!isDictionary(value)) {
      lost(section, 'Admonitions are always enabled.')({ ...given, value: true }, draft, reading);
      return;
    }
    const builtIn = [...DEFAULT_KEYWORDS, ...OLD_KEYWORDS];
    const own = itemsOf(keywords).flatMap(({ value: word }) =>
      typeof word === 'string' && !builtIn.includes(word) ? [word] : [],
    );
    const { markdown } = draft;
    const before = isDictionary(markdown) ? markdown.admonitions : undefined;
    const all = new Set<unknown>(Array.isArray(before) ? before : []);
    for (const word of own) all.add(word);
    reading.came('markdown.admonitions', keywords, false);
    if (all.size > 0) put(draft, 'markdown.admonitions', [...all]);
    lost('markdown', 'Admonitions always start with ":::".')(child(given, 'tag'), draft, reading);
  };

/** Migrates the options that all sets of texts have. */
const textRules = (section: string): Rules => ({
  // The id of an instance is part of its section (see plugins.ts).
  id: silent,
  path: toPath(`${section}.path`),
  ...same(section, 'routeBasePath include exclude showLastUpdateTime showLastUpdateAuthor'),
  editUrl: toModule(`${section}.editUrl`, 'edit-url.js'),
  editLocalizedFiles: lost(
    section,
    'Edit links lead to the file of the default language.',
    `Use a module: "${section}.editUrl: edit-url.js".`,
  ),
});

/** Migrates the options of a set of docs into a section: `docs`, `docsSets.community`. */
export const docsRules = (section: string): Rules => ({
  ...textRules(section),
  ...same(section, 'sidebarCollapsible sidebarCollapsed breadcrumbs editCurrentVersion'),
  ...same(section, 'tags tagsBasePath onInlineTags'),
  ...same(
    section,
    'disableVersioning includeCurrentVersion lastVersion onlyIncludeVersions versions',
  ),
  sidebarPath: toPath(`${section}.sidebar`),
  sidebarItemsGenerator: lost(
    'docs',
    'Functions that generate sidebars are not supported.',
    'Generate the items in the sidebar module.',
  ),
  numberPrefixParser: (given, draft, reading) => {
    if (typeof given.value === 'boolean') put(draft, `${section}.numberPrefixParser`, given.value);
    else
      lost(
        'docs',
        'Number prefixes are parsed by the default rules, or ignored with "numberPrefixParser: false".',
      )(given, draft, reading);
  },
  admonitions: admonitions('docs'),
  ...textPluginRules('docs'),
  ...components(
    'docs',
    'docsRootComponent',
    'docVersionRootComponent',
    'docRootComponent',
    'docLayoutComponent',
    'docItemComponent',
    'docTagsListComponent',
    'docTagDocListComponent',
    'docCategoryGeneratedIndexComponent',
  ),
});

/** The default markers for the end of an excerpt, which need no option. */
const defaultMarker = /^<!--\\s\*\(?truncate\)?\\s\*-->$/;

/** Migrates a regular expression, which becomes text in YAML. */
const truncateMarker: Rule = (given, draft, reading) => {
  const { value } = given;
  if (Object.prototype.toString.call(value) !== '[object RegExp]') {
    lost('blog', 'It is not a regular expression.')(given, draft, reading);
    return;
  }
  const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(String(value)) ?? [];
  if (defaultMarker.test(source)) return;
  reading.came('blog.truncateMarker', given);
  put(draft, 'blog.truncateMarker', source);
  if (flags !== '')
    reading.note(given, {
      kind: 'lost',
      reason: `The flags "${flags}" of the regular expression are not supported.`,
      section: 'blog',
    });
};

/** Migrates the options of feeds. */
const feedRules: Rules = {
  type: to('blog.feeds', (type) => {
    if (type === 'all') return ['rss', 'atom', 'json'];
    return typeof type === 'string' ? [type] : (type ?? []);
  }),
  limit: to('blog.feedLimit', (limit) => (limit === false ? 0 : (limit ?? 0))),
  title: to('blog.feedTitle'),
  description: to('blog.feedDescription'),
  copyright: to('blog.feedCopyright'),
  language: to('blog.feedLanguage'),
  xslt: (given, draft, reading) => {
    if (isDictionary(given.value))
      lost('blog', 'Browsers no longer support XSL.', 'Use "feedStyles: true", which adds CSS.')(
        given,
        draft,
        reading,
      );
    else to('blog.feedStyles')(given, draft, reading);
  },
  createFeedItems: lost(
    'blog',
    'Functions that create feed entries are not supported.',
    'Exclude posts with "unlisted: true" in their front matter, and set "feedLimit".',
  ),
};

/** Migrates the options of a blog into the section `blog`. */
export const blogRules: Rules = {
  ...textRules('blog'),
  ...same('blog', 'tags tagsBasePath onInlineTags authorsBasePath onInlineAuthors'),
  ...same('blog', 'postsPerPage pageBasePath sortPosts'),
  blogTitle: to('blog.title'),
  blogDescription: to('blog.description'),
  blogSidebarCount: to('blog.recentPosts'),
  blogSidebarTitle: to('blog.recentPostsTitle'),
  archiveBasePath: to('blog.archiveBasePath', (path) => path ?? false),
  authorsMapPath: to('blog.authors'),
  onUntruncatedBlogPosts: to('blog.onUntruncatedPosts'),
  truncateMarker,
  showReadingTime: to('blog.readingTime'),
  readingTime: lost(
    'blog',
    'Functions that compute the reading time are not supported.',
    'Set "blog.wordsPerMinute".',
  ),
  processBlogPosts: lost(
    'blog',
    'Functions that change posts are not supported.',
    'Exclude posts with "blog.exclude", or with "draft" or "unlisted" in their front matter.',
  ),
  feedOptions: inside(feedRules, 'blog'),
  admonitions: admonitions('blog'),
  ...textPluginRules('blog'),
  ...components(
    'blog',
    'blogListComponent',
    'blogPostComponent',
    'blogTagsListComponent',
    'blogTagsPostsComponent',
    'blogArchiveComponent',
    'blogAuthorsListComponent',
    'blogAuthorsPostsComponent',
  ),
};

/** Migrates the options of stand-alone pages into the section `pages`. */
export const pagesRules: Rules = {
  ...textRules('pages'),
  admonitions: admonitions('pages'),
  ...textPluginRules('pages'),
  ...components('pages', 'mdxPageComponent'),
};
