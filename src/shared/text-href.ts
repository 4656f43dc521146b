/** Returns the href of the Markdown of a page's href, with its anchor; other hrefs are returned unchanged. */
export function textHref(href: string, hrefs: ReadonlyMap<string, string>): string {
  const at = href.indexOf('#');
  if (at === 0) return href;
  const page = at < 0 ? href : href.slice(0, at);
  const text = hrefs.get(page);
  return text === undefined ? href : text + (at < 0 ? '' : href.slice(at));
}
