import { docsOf } from './docs-versions.ts';
import type { Prose, Site } from './site.ts';

/** Every Markdown text of the site. */
export function textsOf(site: Pick<Site, 'docs' | 'blog' | 'standalone'>): Prose[] {
  return [
    ...docsOf(site).map(({ body }) => body),
    ...(site.blog?.posts ?? []).map((post) => post.body),
    ...site.standalone.flatMap(({ content }) => (content.type === 'prose' ? [content.body] : [])),
  ];
}

/** The excerpts of posts that lists show. */
export function excerptsOf({ blog }: Pick<Site, 'blog'>): Prose[] {
  return (blog?.posts ?? []).flatMap(({ excerpt }) => excerpt ?? []);
}
