import { mayPrefetch } from '../src/components/shell/may-prefetch.ts';
import { internalUrl, linkAround, sameDocument } from './internal-link.ts';

/** Milliseconds without a key press before the page of the selected result is loaded. */
const rest = 200;

const prefetched = new Set<string>();
const preloaded = new Set<string>();

/** Asks the browser to fetch a page's document when idle, once. */
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

/** Calls `notify` with the target of the link around a node, if that is another page of the site. */
function follow(node: EventTarget | null, notify: (path: string) => void): void {
  const link = linkAround(node);
  const url = link && internalUrl(link);
  if (url && !sameDocument(url, window.location)) notify(url.pathname + url.search);
}

/**
 * Prefetches the targets of visible links. Preloads the target of a link under the pointer or finger, and that of the
 * selected search result.
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
    // Search results change with every letter, and readers follow few of them.
    if (!(node instanceof Element) || node.closest('dialog')) return;
    // An index or a list has hundreds of links, and a reader follows one.
    for (const link of [node, ...node.querySelectorAll('a:not(.index-list *, .inner-table *)')])
      if (visible) visible.observe(link);
      else follow(link, prefetchPage);
  };
  watch(document.body);
  // Later pages, and menus and groups that the reader opens.
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(watch);
  }).observe(document.body, { childList: true, subtree: true });
}
