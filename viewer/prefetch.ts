import { useEffect } from 'react';
import type { PageData } from '../src/shared/page-data.ts';
import { internalUrl, linkAround, sameDocument } from './internal-link.ts';

const prefetched = new Set<string>();
const preloaded = new Set<string>();

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** False where the reader's connection is slow, or counts every byte. */
function mayPrefetch(): boolean {
  if (!('connection' in navigator)) return true;
  const connection = navigator.connection as Connection;
  return !(connection.effectiveType?.includes('2g') ?? false) && !connection.saveData;
}

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

/** Prefetches the targets of links in sight, and preloads the target of a link under pointer or finger. */
export function usePrefetch(page: PageData): void {
  useEffect(() => {
    const onTouch = (event: Event): void => {
      const link = linkAround(event.target);
      const url = link && internalUrl(link);
      if (url && !sameDocument(url, window.location)) preloadPage(url.pathname + url.search);
    };
    const events = ['mouseover', 'touchstart'] as const;
    for (const name of events) document.addEventListener(name, onTouch, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, onTouch);
    };
  }, []);

  useEffect(() => {
    const visible = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        visible.unobserve(target);
        const link = linkAround(target);
        const url = link && internalUrl(link);
        if (url && !sameDocument(url, window.location)) prefetchPage(url.pathname + url.search);
      }
    });
    for (const link of document.querySelectorAll('a[href]')) visible.observe(link);
    return () => visible.disconnect();
  }, [page]);
}
