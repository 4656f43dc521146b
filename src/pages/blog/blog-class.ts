/** Returns the class names of a blog page's `html` element; `page` names the kind of page. */
export function blogClass(page?: string): string {
  return `blog-wrapper plugin-blog plugin-id-default${page === undefined ? '' : ` ${page}`}`;
}
