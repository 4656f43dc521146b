/** Class names of the `html` element of a page of the blog; `page` names the kind of page. */
export function blogClass(page?: string): string {
  return `blog-wrapper plugin-blog plugin-id-default${page === undefined ? '' : ` ${page}`}`;
}
