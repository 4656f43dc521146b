import siteData from './site-data.ts';

/** A link in the text or in a drawing. */
type PageLink = HTMLAnchorElement | SVGAElement;

/** Returns the URL of a link that leads to a page of this site and opens in this window. */
export function internalUrl(link: PageLink): URL | undefined {
  const href = link.getAttribute('href');
  const target = link.getAttribute('target');
  if (href === null || link.hasAttribute('download')) return undefined;
  if ('plainLink' in link.dataset || (target && target !== '_self')) return undefined;
  const url = new URL(href, document.baseURI);
  if (url.origin !== window.location.origin) return undefined;
  if (!`${url.pathname}/`.startsWith(siteData.base)) return undefined;
  // Names with an extension are files; the viewer does not handle them.
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  return name.includes('.') && !name.endsWith('.html') ? undefined : url;
}

/** Returns the link around the target of an event. */
export function linkAround(target: EventTarget | null): PageLink | undefined {
  const found: Element | null = target instanceof Element ? target.closest('a') : null;
  return found instanceof HTMLAnchorElement || found instanceof SVGAElement ? found : undefined;
}

/** True if two URLs differ at most in their hash. */
export function sameDocument(a: URL, b: URL | Location): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}
