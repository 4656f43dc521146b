import type { Complaint } from './option.ts';

/** A comment, a declaration, or a tag whose attributes are written as HTML expects them. */
const wellFormed =
  /<!--.*?-->|<![a-z][^>]*>|<\/?[a-z][^\s"'<>/=]*(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>`]+))?)*\s*\/?>/gis;

/**
 * Validation rule for HTML that pages contain as it is written: a tag without its end would take what follows it on the
 * page, and a missing quote what follows in the tag.
 */
export function hasWholeTags(html: string): Complaint | undefined {
  const [broken] = /<(?:[a-z/?]|!--).*/is.exec(html.replace(wellFormed, '')) ?? [];
  if (broken === undefined) return undefined;
  const shown = broken.length > 30 ? `${broken.slice(0, 30)}…` : broken;
  return {
    message: `the HTML has a tag that does not end, or has a quote too many or too few: ${shown}`,
    advice: 'Correct the tag, or write &lt; for a plain <.',
  };
}
