import { child, isDictionary, itemsOf } from './config-value.ts';
import { inside, lost, put, silent, to, toModule, toPath } from './rules.ts';
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

const editLocalizedFiles = (section: string): Rule =>
  lost(
    section,
    'Edit links lead to the file of the default language.',
    `Use a module: "${section}.editUrl: edit-url.js".`,
  );

/** The id of an instance is part of its section (see plugins.ts). */
const id = silent;

/** Migrates the options of a set of docs into a section: `docs`, `docsSets.community`. */
export const docsRules = (section: string): Rules => ({
  id,
  path: toPath(`${section}.path`),
  routeBasePath: to(`${section}.routeBasePath`),
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
  sidebarCollapsible: to(`${section}.sidebarCollapsible`),
  sidebarCollapsed: to(`${section}.sidebarCollapsed`),
  include: to(`${section}.include`),
  exclude: to(`${section}.exclude`),
  editUrl: toModule(`${section}.editUrl`, 'edit-url.js'),
  editCurrentVersion: to(`${section}.editCurrentVersion`),
  editLocalizedFiles: editLocalizedFiles(section),
  tags: to(`${section}.tags`),
  tagsBasePath: to(`${section}.tagsBasePath`),
  onInlineTags: to(`${section}.onInlineTags`),
  showLastUpdateTime: to(`${section}.showLastUpdateTime`),
  showLastUpdateAuthor: to(`${section}.showLastUpdateAuthor`),
  breadcrumbs: to(`${section}.breadcrumbs`),
  disableVersioning: to(`${section}.disableVersioning`),
  includeCurrentVersion: to(`${section}.includeCurrentVersion`),
  lastVersion: to(`${section}.lastVersion`),
  onlyIncludeVersions: to(`${section}.onlyIncludeVersions`),
  versions: to(`${section}.versions`),
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
const truncateMarker =
  (section: string): Rule =>
  (given, draft, reading) => {
    const { value } = given;
    if (Object.prototype.toString.call(value) !== '[object RegExp]') {
      lost('blog', 'It is not a regular expression.')(given, draft, reading);
      return;
    }
    const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(String(value)) ?? [];
    if (defaultMarker.test(source)) return;
    reading.came(`${section}.truncateMarker`, given);
    put(draft, `${section}.truncateMarker`, source);
    if (flags !== '')
      reading.note(given, {
        kind: 'lost',
        reason: `The flags "${flags}" of the regular expression are not supported.`,
        section: 'blog',
      });
  };

/** Migrates the options of feeds. */
const feedRules = (section: string): Rules => ({
  type: to(`${section}.feeds`, (type) => {
    if (type === 'all') return ['rss', 'atom', 'json'];
    return typeof type === 'string' ? [type] : (type ?? []);
  }),
  limit: to(`${section}.feedLimit`, (limit) => (limit === false ? 0 : (limit ?? 0))),
  title: to(`${section}.feedTitle`),
  description: to(`${section}.feedDescription`),
  copyright: to(`${section}.feedCopyright`),
  language: to(`${section}.feedLanguage`),
  xslt: (given, draft, reading) => {
    if (isDictionary(given.value))
      lost('blog', 'Browsers no longer support XSL.', 'Use "feedStyles: true", which adds CSS.')(
        given,
        draft,
        reading,
      );
    else to(`${section}.feedStyles`)(given, draft, reading);
  },
  createFeedItems: lost(
    'blog',
    'Functions that create feed entries are not supported.',
    'Exclude posts with "unlisted: true" in their front matter, and set "feedLimit".',
  ),
});

/** Migrates the options of a blog into the section `blog`. */
export const blogRules = (section: string): Rules => ({
  id,
  path: toPath(`${section}.path`),
  routeBasePath: to(`${section}.routeBasePath`),
  include: to(`${section}.include`),
  exclude: to(`${section}.exclude`),
  blogTitle: to(`${section}.title`),
  blogDescription: to(`${section}.description`),
  blogSidebarCount: to(`${section}.recentPosts`),
  blogSidebarTitle: to(`${section}.recentPostsTitle`),
  postsPerPage: to(`${section}.postsPerPage`),
  pageBasePath: to(`${section}.pageBasePath`),
  archiveBasePath: to(`${section}.archiveBasePath`, (path) => path ?? false),
  tags: to(`${section}.tags`),
  tagsBasePath: to(`${section}.tagsBasePath`),
  onInlineTags: to(`${section}.onInlineTags`),
  authorsMapPath: to(`${section}.authors`),
  authorsBasePath: to(`${section}.authorsBasePath`),
  onInlineAuthors: to(`${section}.onInlineAuthors`),
  onUntruncatedBlogPosts: to(`${section}.onUntruncatedPosts`),
  truncateMarker: truncateMarker(section),
  showReadingTime: to(`${section}.readingTime`),
  readingTime: lost(
    'blog',
    'Functions that compute the reading time are not supported.',
    `Set "${section}.wordsPerMinute".`,
  ),
  sortPosts: to(`${section}.sortPosts`),
  processBlogPosts: lost(
    'blog',
    'Functions that change posts are not supported.',
    `Exclude posts with "${section}.exclude", or with "draft" or "unlisted" in their front matter.`,
  ),
  editUrl: toModule(`${section}.editUrl`, 'edit-url.js'),
  editLocalizedFiles: editLocalizedFiles(section),
  showLastUpdateTime: to(`${section}.showLastUpdateTime`),
  showLastUpdateAuthor: to(`${section}.showLastUpdateAuthor`),
  feedOptions: inside(feedRules(section), 'blog'),
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
});

/** Migrates the options of stand-alone pages into the section `pages`. */
export const pagesRules = (section: string): Rules => ({
  id,
  path: toPath(`${section}.path`),
  routeBasePath: to(`${section}.routeBasePath`),
  include: to(`${section}.include`),
  exclude: to(`${section}.exclude`),
  editUrl: toModule(`${section}.editUrl`, 'edit-url.js'),
  editLocalizedFiles: editLocalizedFiles(section),
  showLastUpdateTime: to(`${section}.showLastUpdateTime`),
  showLastUpdateAuthor: to(`${section}.showLastUpdateAuthor`),
  admonitions: admonitions('pages'),
  ...textPluginRules('pages'),
  ...components('pages', 'mdxPageComponent'),
});
