import type { Blog } from '../model/site.ts';
import type { SidebarNode } from './api-sidebar.ts';

/** The newest posts, below the year (UTC) in which they appeared; unlisted ones left out (S-282, S-283). */
export function blogSidebar(blog: Blog, count: number): SidebarNode[] {
  const years: SidebarNode[] = [];
  for (const post of blog.posts.filter((listed) => !listed.unlisted).slice(0, count)) {
    const label = post.date.slice(0, 4);
    const item = { label: post.sidebarLabel ?? post.title, permalink: post.permalink };
    const year = years.at(-1);
    if (year?.label === label) year.items?.push(item);
    else years.push({ label, items: [item], open: true, fixed: true });
  }
  return years;
}
