import type { Complaint } from './option.ts';

/** A tag, comment or declaration of HTML that has its end. */
const completeTag = /<!--.*?-->|<[a-z/!?](?:"[^"]*"|'[^']*'|[^'">])*>/gis;

/**
 * Validation rule for HTML that pages contain as it is written: each tag must have its end. Otherwise, it would take what
 * follows it on the page.
 */
export function hasWholeTags(html: string): Complaint | undefined {
  const [cut] = /<(?:[a-z/?]|!--).*/is.exec(html.replace(completeTag, '')) ?? [];
  if (cut === undefined) return undefined;
  return {
    message: `the HTML has a tag without end: "${cut.slice(0, 20)}".`,
    advice: 'Add what is missing, or write &lt; for a plain <.',
  };
}
