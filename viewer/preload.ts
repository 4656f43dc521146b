import { mayPrefetch } from '../src/components/shell/may-prefetch.ts';
import { loadScriptOf } from './load-page.ts';
import { follow, prefetched } from './prefetch.ts';

/** Milliseconds that a pointer or finger rests on a link before its page is fetched: neither passes by nor scrolls. */
const settle = 60;

/** Milliseconds without a key press before the page of the selected result is fetched. */
const rest = 200;

const preloaded = new Set<string>();

/** Fetches a page's document and the script that it needs, once. */
export function preloadPage(path: string): void {
  if (!mayPrefetch() || preloaded.has(path)) return;
  preloaded.add(path);
  prefetched.add(path);
  loadScriptOf(path).catch(() => undefined);
}

/**
 * Preloads the target of a link on which pointer or finger rest, and that of the selected search result: bytes only, since
 * parsing a page of 3 MB takes longer than fetching it. Returns a function that stops it.
 */
export function watchPointers(): () => void {
  const end = new AbortController();
  const options = { passive: true, signal: end.signal };
  let timer: number | undefined;
  /** Preloads the target of a link after a time, unless something else happens. */
  const preloadAfter = (time: number, find: () => EventTarget | null): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => follow(find(), preloadPage), time);
  };
  for (const name of ['mouseover', 'touchstart'])
    document.addEventListener(name, ({ target }) => preloadAfter(settle, () => target), options);
  for (const name of ['mouseout', 'touchmove'])
    document.addEventListener(name, () => window.clearTimeout(timer), options);
  document.addEventListener(
    'keyup',
    () => preloadAfter(rest, () => document.querySelector('dialog [aria-selected="true"]')),
    options,
  );
  // The pointer on a link may be what loaded this script.
  preloadAfter(settle, () => document.querySelector('a:hover'));
  return () => {
    window.clearTimeout(timer);
    end.abort();
  };
}
