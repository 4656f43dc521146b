import { escapeMarkup } from '../shared/escape-markup.ts';
import { absoluteAddress } from '../shared/url.ts';
import type { OutputFile } from './output-file.ts';

/** A page that redirects. */
export interface RedirectPage {
  /** URL of the target, perhaps with query and hash. */
  to: string;
  /** Absolute URL of the target for search engines; `undefined` if the site has no URL. */
  canonical: string | undefined;
  /** URL of the script of redirects; without it, the page redirects without the reader's query and hash. */
  script: string | undefined;
  /** True if the reader's hash takes precedence over that of the target. */
  keepsHash?: boolean;
  /** True if search engines must not list the page itself. */
  noIndex?: boolean;
  /** The anchors that lead to other places; readers without scripts choose from them. */
  anchors?: readonly RedirectAnchor[];
}

/** An anchor of a page that redirects. */
export interface RedirectAnchor {
  /** The id. */
  id: string;
  /** URL of its target. */
  href: string;
  /** Text of its link. */
  label: string;
}

/** An address that leads to another one, as a file of the site. */
export interface RedirectFile {
  /** Path of the file. */
  path: string;
  /** Path of the target on the site. */
  href: string;
  /** The anchors that lead to other places. */
  anchors?: readonly RedirectAnchor[];
}

/** Returns the file of an address that search engines must not list, given the origin of the site. */
export function redirectFile(
  { path, href, anchors }: RedirectFile,
  origin: string,
  script: string | undefined,
): OutputFile {
  const canonical = absoluteAddress(href, origin);
  const page = { to: href, canonical, script, anchors, keepsHash: true, noIndex: true };
  return { path, bytes: redirectPage(page) };
}

/** The page loads nothing but the script of the site. */
const policy = "default-src 'none'; script-src 'self'";

/**
 * Returns a document that redirects at once, with and without scripts (S-313). Query and hash are kept unless the
 * target has its own. If anchors lead to other places, it does not redirect readers without scripts, because the server
 * cannot see the anchor: their browser scrolls to the link that has the anchor as its id.
 */
export function redirectPage({
  to,
  canonical,
  script,
  anchors = [],
  ...page
}: RedirectPage): string {
  const address = escapeMarkup(to);
  const hasList = anchors.length > 0;
  const source =
    script === undefined
      ? ''
      : `<script src="${escapeMarkup(script)}"${hasList ? ' defer' : ''} data-to="${address}"${page.keepsHash ? ' data-hash="keep"' : ''}></script>\n`;
  const items = anchors.map(
    ({ id, href, label }) =>
      `<li id="${escapeMarkup(id)}"><a href="${escapeMarkup(href)}">${escapeMarkup(label)}</a></li>\n`,
  );
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${address}</title>
${page.noIndex ? '<meta name="robots" content="noindex">\n' : ''}${canonical === undefined ? '' : `<link rel="canonical" href="${escapeMarkup(canonical)}">\n`}${source}${hasList ? '' : `<meta http-equiv="refresh" content="0; url=${address}">\n`}</head>
<body>
<p><a href="${address}">${address}</a></p>
${hasList ? `<ul>\n${items.join('')}</ul>\n` : ''}</body>
</html>
`;
}
