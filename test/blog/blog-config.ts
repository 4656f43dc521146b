import type { BlogConfig } from '../../src/config/types.ts';

/** Returns the settings of a blog in a folder: the defaults, without feeds, and those of a test. */
export function blogConfig(path: string, settings: Partial<BlogConfig> = {}): BlogConfig {
  return {
    path,
    routeBasePath: 'blog',
    include: ['**/*.{md,mdx}'],
    exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}'],
    title: 'Blog',
    description: 'Blog',
    sortPosts: 'descending',
    postsPerPage: 10,
    pageBasePath: 'page',
    recentPosts: 5,
    recentPostsByYear: true,
    archiveBasePath: 'archive',
    tags: 'tags.yml',
    tagsBasePath: 'tags',
    onInlineTags: 'warn',
    authors: 'authors.yml',
    authorsBasePath: 'authors',
    onInlineAuthors: 'warn',
    onUntruncatedPosts: 'warn',
    readingTime: true,
    wordsPerMinute: 200,
    showLastUpdateTime: false,
    showLastUpdateAuthor: false,
    feeds: [],
    feedLimit: 20,
    feedCopyright: '',
    feedStyles: false,
    ...settings,
  };
}
