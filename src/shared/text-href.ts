/** The anchor of a line of a listing, which Markdown does not have. */
const line = /#l\d{5,}$/;

/**
 * Returns the href of the Markdown of a page's href, with its anchor; other hrefs, and those of lines, are returned
 * unchanged.
 */
export function textHref(href: string, hrefs: ReadonlyMap<string, string>): string {
  const at = href.indexOf('#');
  if (at === 0 || line.test(href)) return href;
  const page = at < 0 ? href : href.slice(0, at);
  const text = hrefs.get(page);
  return text === undefined ? href : text + (at < 0 ? '' : href.slice(at));
}
