import type { BlogConfig } from '../config/types.ts';
import type { Blog } from '../model/site.ts';
import type { SidebarNode } from './api-sidebar.ts';

/** The name of the blog's sidebar, which is its key, too. */
export const blogSidebarName = 'blog';

/** The newest posts, by default grouped by year (UTC); unlisted ones do not count towards the limit (S-282, S-283). */
export function blogSidebar(
  blog: Blog,
  { recentPosts, recentPostsByYear }: Pick<BlogConfig, 'recentPosts' | 'recentPostsByYear'>,
): SidebarNode[] {
  const posts: SidebarNode[] = [];
  const years: SidebarNode[] = [];
  let left = recentPosts === 'all' ? Infinity : recentPosts;
  for (const post of blog.posts) {
    if (left === 0) break;
    if (!post.unlisted) left--;
    const label = post.date.slice(0, 4);
    const { title, sidebarLabel = title, permalink, unlisted } = post;
    const item = { label: sidebarLabel, permalink, unlisted };
    posts.push(item);
    const year = years.at(-1);
    if (year?.label === label) year.items?.push(item);
    else years.push({ label, items: [item], open: true, fixed: true });
  }
  return recentPostsByYear ? years : posts;
}
