import { docsOf } from './docs-versions.ts';
import type { Post, Prose, Site } from './site.ts';

/** Every post of the blog. */
export function postsOf({ blog }: Pick<Site, 'blog'>): Post[] {
  return blog?.posts ?? [];
}

/** Every Markdown text of the site. */
export function textsOf(site: Pick<Site, 'docs' | 'blog' | 'standalone'>): Prose[] {
  return [
    ...docsOf(site).map(({ body }) => body),
    ...postsOf(site).map((post) => post.body),
    ...site.standalone.flatMap(({ content }) => (content.type === 'prose' ? [content.body] : [])),
  ];
}

/** The excerpts of posts that lists show. */
export function excerptsOf(site: Pick<Site, 'blog'>): Prose[] {
  return postsOf(site).flatMap(({ excerpt }) => excerpt ?? []);
}
