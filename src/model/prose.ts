import { docsOf } from './docs-versions.ts';
import type { Prose, Site } from './site.ts';

/** Every text of the site that is written in Markdown. */
export function textsOf(site: Pick<Site, 'docs' | 'blog' | 'standalone'>): Prose[] {
  return [
    ...docsOf(site).map(({ body }) => body),
    ...(site.blog?.posts ?? []).map((post) => post.body),
    ...site.standalone.flatMap(({ content }) => (content.type === 'prose' ? [content.body] : [])),
  ];
}

/** What lists show of the posts: parts of their texts. */
export function excerptsOf({ blog }: Pick<Site, 'blog'>): Prose[] {
  return (blog?.posts ?? []).flatMap(({ excerpt }) => excerpt ?? []);
}
