import type { PageInput } from '../page-kind.ts';

/** Returns the class names of the `html` element of a blog's pages; `page` names the kind of page. */
export function blogClass({ blog }: Pick<PageInput, 'blog'>, page?: string): string {
  return `blog-wrapper plugin-blog plugin-id-${blog?.set ?? 'default'}${page === undefined ? '' : ` ${page}`}`;
}
