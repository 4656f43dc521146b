import { mayPrefetch } from '../src/components/shell/may-prefetch.ts';
import { internalUrl, linkAround, sameDocument } from './internal-link.ts';

/** How long no key is pressed until the page of the selected result is loaded: milliseconds. */
const rest = 200;

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

/**
 * From now on, prefetches the targets of links in sight, and preloads the target of a link under pointer or finger and that
 * of the result of a search that is selected.
 */
export function watchLinks(): void {
  for (const name of ['mouseover', 'touchstart'])
    document.addEventListener(name, ({ target }) => follow(target, preloadPage), { passive: true });

  let timer: number | undefined;
  document.addEventListener('keyup', () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      follow(document.querySelector('dialog [aria-selected="true"]'), preloadPage);
    }, rest);
  });

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
    // What a search finds changes with every letter, and little of it is gone to.
    if (!(node instanceof Element) || node.closest('dialog')) return;
    // Of the hundreds of links of an index, a reader follows one.
    for (const link of [node, ...node.querySelectorAll('a:not(.index-list *)')])
      if (visible) visible.observe(link);
      else follow(link, prefetchPage);
  };
  watch(document.body);
  // Further pages, and menus and groups that the reader opens.
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(watch);
  }).observe(document.body, { childList: true, subtree: true });
}
