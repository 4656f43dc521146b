import siteData from 'mtp-site:site-data';

/** The URL of a link that leads to a page of this site and opens in this window. */
export function internalUrl(link: HTMLAnchorElement): URL | undefined {
  if (!link.hasAttribute('href') || link.hasAttribute('download')) return undefined;
  if ('plainLink' in link.dataset || (link.target && link.target !== '_self')) return undefined;
  const url = new URL(link.href, window.location.href);
  if (url.origin !== window.location.origin) return undefined;
  if (!`${url.pathname}/`.startsWith(siteData.base)) return undefined;
  // Files have an ending; they are not for the viewer.
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  return name.includes('.') && !name.endsWith('.html') ? undefined : url;
}

/** The link around the target of an event. */
export function linkAround(target: EventTarget | null): HTMLAnchorElement | undefined {
  const found = target instanceof Element ? target.closest('a') : null;
  return found instanceof HTMLAnchorElement ? found : undefined;
}

/** True where two URLs differ at most in their hash. */
export function sameDocument(a: URL, b: URL | Location): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}
