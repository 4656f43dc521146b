import { mayPrefetch } from '../src/components/shell/may-prefetch.ts';
import { internalUrl, linkAround, sameDocument } from './internal-link.ts';

/** Milliseconds in which no more is fetched for links in sight than the page itself took. */
const period = 10_000;

/** Links of a page to watch: a browser computes the place of each in every frame, which thousands make slow. */
const maxWatched = 500;

/** Paths that are or were fetched ahead. */
export const prefetched = new Set<string>();

/** Asks the browser to fetch a page's document when idle, once; `done` is called when it is there, or has failed. */
export function prefetchPage(path: string, done: () => void = () => undefined): void {
  if (!mayPrefetch() || prefetched.has(path)) {
    done();
    return;
  }
  prefetched.add(path);
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch')) {
    fetch(path, { credentials: 'include' }).then(done, done);
    return;
  }
  link.rel = 'prefetch';
  link.href = path;
  link.onload = link.onerror = done;
  document.head.append(link);
}

/** Paths of links in sight that wait: one page is fetched after the other. */
const waiting = new Set<string>();
let isBusy = false;
/** Bytes that may still be fetched in this period; at first, those of this page and its files. */
let left = 0;
let largest = 0;

function bytesOf(entries: PerformanceEntryList): number {
  let bytes = 0;
  for (const entry of entries)
    if (entry instanceof PerformanceResourceTiming) bytes += entry.encodedBodySize;
  return bytes;
}

/** Prefetches the next page, unless one like the largest would be too much. */
function goOn(): void {
  const [path] = waiting;
  if (isBusy || left < largest || path === undefined) return;
  waiting.delete(path);
  isBusy = true;
  prefetchPage(path, () => {
    isBusy = false;
    const size = bytesOf(performance.getEntriesByName(window.location.origin + path));
    if (size > largest) largest = size;
    left -= size;
    setTimeout(() => {
      left += size;
      goOn();
    }, period);
    goOn();
  });
}

/** Prefetches the page of a link in sight when it is its turn. */
function prefetchLater(path: string): void {
  if (!prefetched.has(path)) waiting.add(path);
  goOn();
}

/** Calls `notify` with the target of the link around a node, if that is another page of the site. */
export function follow(node: EventTarget | null, notify: (path: string) => void): void {
  const link = linkAround(node);
  const url = link && internalUrl(link);
  if (url && !sameDocument(url, window.location)) notify(url.pathname + url.search);
}

/** Prefetches the targets of visible links. */
export function watchLinks(): void {
  left = bytesOf(performance.getEntries());
  // Browsers without it prefetch every link at once.
  const visible =
    'IntersectionObserver' in window
      ? new IntersectionObserver((entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue;
            visible?.unobserve(target);
            follow(target, prefetchLater);
          }
        })
      : undefined;
  const watch = (node: Node): void => {
    // Search results change with every letter, and readers follow few of them.
    if (!(node instanceof Element) || node.closest('dialog')) return;
    // An index or a list has hundreds of links, and a reader follows one.
    const links = node.querySelectorAll('a:not([href^="#"], .index-list *, .inner-table *)');
    for (const link of [node, ...Array.from(links).slice(0, maxWatched)])
      if (visible) visible.observe(link);
      else follow(link, prefetchLater);
  };
  watch(document.body);
  // Later pages, and menus and groups that the reader opens.
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(watch);
  }).observe(document.body, { childList: true, subtree: true });
}
