/** Returns the class names of the `html` element of a blog's pages; `page` names the kind of page. */
export function blogClass(page?: string): string {
  return `blog-wrapper plugin-blog plugin-id-default${page === undefined ? '' : ` ${page}`}`;
}
