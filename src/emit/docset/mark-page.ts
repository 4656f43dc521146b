import type { PageMarks } from './docset-entries.ts';

/** Scripts and style sheets, whose content is no markup, and start tags with an id; a row cannot hold an anchor itself. */
const places =
  /<(script|style)\b[^]*?<\/\1>|<([a-z][a-z0-9]*)\b[^>]*?\sid="([^"]*)"[^>]*>(?:(?<=<tr\b[^>]*>)<t[hd]\b[^>]*>)?/g;

/** Returns a document with the anchors from which Dash makes the table of contents of a page. */
export function markPage(html: string, marks: PageMarks): string {
  if (marks.size === 0) return html;
  return html.replace(places, (tags: string, _, name: string, id: string | undefined) => {
    const mark = id === undefined ? undefined : marks.get(id);
    if (!mark) return tags;
    const label = encodeURIComponent(mark.shortName);
    const anchor = `<a class="dashAnchor" name="//apple_ref/cpp/${mark.type}/${label}"></a>`;
    // Links cannot contain others.
    return name === 'a' ? anchor + tags : tags + anchor;
  });
}
