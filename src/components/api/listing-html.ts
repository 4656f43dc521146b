import { lineAnchor } from '../../model/anchor-id.ts';
import type { CodeClass, CodeLine, CodeSpan, Listing } from '../../model/description.ts';
import type { Links } from '../../model/links.ts';
import { fill } from '../../shared/texts/fill.ts';
import { isInternal } from '../../shared/url.ts';
import { escapeHtml } from './escape-html.ts';

/** Class names of the colours, one letter each because a listing has thousands; normal code needs none. */
const colours: Record<CodeClass, string> = {
  normal: '',
  comment: 'c',
  preprocessor: 'p',
  keyword: 'k',
  keywordtype: 't',
  keywordflow: 'f',
  stringliteral: 's',
  charliteral: 's',
  xmlcdata: 's',
  vhdlkeyword: 'k',
  vhdllogic: 's',
  vhdlchar: 's',
  vhdldigit: 'n',
};

/**
 * Renders the lines of a listing to HTML. A string is several times faster than components, and most of a site is
 * listings.
 */
export function listingHtml(
  listing: Listing,
  links: Links,
  options: {
    /** Gives lines ids; for the page's one source listing. */
    ids?: boolean;
    /** Shows line numbers; the label of linked ones for screen readers, with `{line}` for the number. */
    numbers?: string;
  } = {},
): string {
  const hrefs = new Map<string, string | undefined>();
  const href: FindHref = (refid, external) => {
    const key = external === undefined ? refid : `${refid} ${external}`;
    if (!hrefs.has(key)) hrefs.set(key, links.refid(refid, external));
    return hrefs.get(key);
  };
  let html = '';
  for (const line of listing.lines) {
    html += lineStart(line, href, options);
    for (const span of line.spans) html += spanHtml(span, href);
    html += '\n</span>';
  }
  return html;
}

type FindHref = (refid: string, external?: string) => string | undefined;

function lineStart(
  { number, refid }: CodeLine,
  href: FindHref,
  { ids, numbers }: { ids?: boolean; numbers?: string },
): string {
  if (number === undefined || (!ids && numbers === undefined)) return '<span class="line">';
  const id = ids ? ` id="${lineAnchor(number)}"` : '';
  if (numbers === undefined) return `<span class="line"${id}>`;
  const target = refid === undefined ? undefined : href(refid);
  if (target === undefined) return `<span class="line"${id} data-line="${number}">`;
  // The number links to the documentation of the symbol that the line defines.
  const label = escapeHtml(fill(numbers, { line: number }));
  const link = `<a class="line-link" href="${escapeHtml(target)}" data-line="${number}" aria-label="${label}"></a>`;
  return `<span class="line"${id}>${link}`;
}

function spanHtml({ class: kind, text, refid, external }: CodeSpan, href: FindHref): string {
  const colour = colours[kind];
  const escaped = escapeHtml(text);
  const target = refid === undefined ? undefined : href(refid, external);
  if (target !== undefined) {
    const attribute = colour === '' ? '' : ` class="${colour}"`;
    const leaving = isInternal(target) ? '' : ' target="_blank" rel="noopener noreferrer"';
    return `<a${attribute} href="${escapeHtml(target)}"${leaving}>${escaped}</a>`;
  }
  return colour === '' ? escaped : `<span class="${colour}">${escaped}</span>`;
}
