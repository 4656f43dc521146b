/** Site path of the search page. */
export const searchPermalink = 'search/';

/** Path of the OpenSearch description, relative to the output folder. */
export const openSearchPath = 'opensearch.xml';

/** Origin of a site whose configuration names none: nothing that needs a real address is written. */
export const unknownOrigin = 'http://localhost';

/** True if a site knows its own origin, which feeds, the sitemap and canonical links contain. */
export function hasAddress({ url }: { readonly url: string }): boolean {
  return url !== unknownOrigin;
}

/** Returns the absolute URL of an href on a site; `undefined` if its origin is unknown. */
export function absoluteAddress(href: string, origin: string): string | undefined {
  return origin === unknownOrigin ? undefined : new URL(href, origin).href;
}

/** Base path with a slash at both ends; an empty one becomes `/` (S-001). */
export function normaliseBase(base: string): string {
  const inner = base.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/** True if a URL stays on the site: it starts with neither a scheme nor `//` (S-005). */
export function isInternal(url: string): boolean {
  return !/^[a-z][a-z0-9+.-]*:/i.test(url) && !url.startsWith('//');
}

/** Splits a URL before its query or hash: `['/a/', '?q#h']`. */
export function splitUrl(url: string): [path: string, rest: string] {
  const cut = url.search(/[?#]/);
  return cut < 0 ? [url, ''] : [url.slice(0, cut), url.slice(cut)];
}

/** Adds the base path to a path that starts with `/`, unless it is already there (S-006). */
export function withBase(base: string, url: string): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  if (base === '/' || url.startsWith(base)) return url;
  if (url === base.slice(0, -1)) return base;
  return base + url.slice(1);
}

/** Applies the trailing-slash setting to the path of a page URL, except for the root and files (S-002 to S-004). */
export function withTrailingSlash(
  url: string,
  base: string,
  trailingSlash: boolean | undefined,
): string {
  if (trailingSlash === undefined) return url;
  const [path, rest] = splitUrl(url);
  if (path === '' || path === '/' || path === base) return url;
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (/\.(?!html$)[a-z0-9]+$/i.test(last)) return url;
  const bare = path.replace(/\/+$/, '');
  return (trailingSlash && !last.endsWith('.html') ? `${bare}/` : bare) + rest;
}

/** Percent-encodes spaces and non-ASCII letters of a path, as browsers do, without encoding anything twice. */
export function encodePath(path: string): string {
  return path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** The href of a permalink (site path without base), with an optional anchor. */
export function hrefOf(base: string, permalink: string, anchor?: string): string {
  return base + encodePath(permalink) + (anchor ? `#${encodeURIComponent(anchor)}` : '');
}

/** True for the same page, ignoring case and trailing slashes (S-013). */
export function samePath(a: string, b: string): boolean {
  const bare = (url: string): string => splitUrl(url)[0].replace(/\/+$/, '').toLowerCase();
  return bare(a) === bare(b);
}

/** The form in which addresses are compared: the path without slashes at its ends and in lower case, and the anchor. */
export function addressKey(permalink: string, anchor = ''): string {
  const path = permalink.replace(/^\/+|\/+$/g, '').toLowerCase();
  return anchor === '' ? path : `${path}#${anchor}`;
}
