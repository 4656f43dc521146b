import type { BlogConfig } from '../config/types.ts';
import type { BlogSettings } from '../pages/blog/blog-settings.ts';

/** The blog settings for pages. If the blog is the whole site, its index has the site's title (S-281). */
export function blogSettings(
  blog: BlogConfig | undefined,
  siteTitle: string,
  editUrl?: string,
): BlogSettings {
  if (!blog) return noBlog;
  const { routeBasePath: base, archiveBasePath, postsPerPage } = blog;
  const below = (path: string): string =>
    `${[base, path].filter((part) => part !== '').join('/')}/`;
  return {
    index: base === '' ? '' : `${base}/`,
    ...(archiveBasePath === false ? {} : { archive: below(archiveBasePath) }),
    tags: below(blog.tagsBasePath),
    authors: below(blog.authorsBasePath),
    pageSegment: blog.pageBasePath,
    authorPageSegment: blog.authorsBasePath,
    title: base === '' ? siteTitle : blog.title,
    description: blog.description,
    postsPerPage: postsPerPage === 'all' ? Infinity : postsPerPage,
    oldestFirst: blog.sortPosts === 'ascending',
    readingTime: blog.readingTime,
    recentPostsTitle: blog.recentPostsTitle,
    editUrl,
  };
}

/** Settings of a site without blog; no page uses them. */
const noBlog: BlogSettings = {
  index: 'blog/',
  tags: 'blog/tags/',
  authors: 'blog/authors/',
  pageSegment: 'page',
  authorPageSegment: 'authors',
  title: '',
  description: '',
  postsPerPage: Infinity,
  oldestFirst: false,
  readingTime: true,
};
