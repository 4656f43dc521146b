import { mayPrefetch } from '../src/components/shell/may-prefetch.ts';
import { internalUrl, linkAround, sameDocument } from './internal-link.ts';

const prefetched = new Set<string>();
const preloaded = new Set<string>();

/** Has the browser fetch a page's document in its idle time, once. */
export function prefetchPage(path: string): void {
  if (!mayPrefetch() || prefetched.has(path) || preloaded.has(path)) return;
  prefetched.add(path);
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch')) {
    fetch(path, { credentials: 'include' }).catch(() => undefined);
    return;
  }
  link.rel = 'prefetch';
  link.href = path;
  document.head.append(link);
}

/** Loads a page ready to be shown, once. */
export function preloadPage(path: string): void {
  if (!mayPrefetch() || preloaded.has(path)) return;
  preloaded.add(path);
  import('./interaction.tsx').then(({ loadPage }) => loadPage(path)).catch(() => undefined);
}

/** Tells where the link around a node leads, when that is another page of the site. */
function follow(node: EventTarget | null, tell: (path: string) => void): void {
  const link = linkAround(node);
  const url = link && internalUrl(link);
  if (url && !sameDocument(url, window.location)) tell(url.pathname + url.search);
}

/** Prefetches the targets of links in sight, and preloads the target of a link under pointer or finger, from now on. */
export function watchLinks(): void {
  for (const name of ['mouseover', 'touchstart'])
    document.addEventListener(name, ({ target }) => follow(target, preloadPage), { passive: true });

  // Browsers without it prefetch every link at once.
  const visible =
    'IntersectionObserver' in window
      ? new IntersectionObserver((entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue;
            visible?.unobserve(target);
            follow(target, prefetchPage);
          }
        })
      : undefined;
  const watch = (node: Node): void => {
    if (!(node instanceof Element)) return;
    for (const link of [node, ...node.querySelectorAll('a')])
      if (visible) visible.observe(link);
      else follow(link, prefetchPage);
  };
  watch(document.body);
  // Further pages, and menus and groups that the reader opens.
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(watch);
  }).observe(document.body, { childList: true, subtree: true });
}
