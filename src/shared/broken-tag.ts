/** A comment, a declaration, or a tag whose attributes are written as HTML expects them. */
const wellFormed =
  /<!--.*?-->|<![a-z][^>]*>|<\/?[a-z][^\s"'<>/=]*(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>`]+))?)*\s*\/?>/gis;

/**
 * Returns the start of the first broken tag in HTML that pages contain as it is written: a tag without its end would take
 * what follows it on the page, and a missing quote what follows in the tag.
 */
export function brokenTag(html: string): string | undefined {
  const [broken] = /<(?:[a-z/?]|!--).*/is.exec(html.replace(wellFormed, '')) ?? [];
  return broken !== undefined && broken.length > 30 ? `${broken.slice(0, 30)}…` : broken;
}

/** Says what is wrong with such a tag. */
export const aboutBrokenTag = 'has a tag that does not end, or a quote too many or too few';

/** Says what to do about it. */
export const adviceOnBrokenTag = 'Correct the tag, or write &lt; for a plain <.';
