import { useEffect } from 'react';
import { onScriptGone } from './script-gone.ts';

/** Adds a back-to-top button to docs; its script loads once the reader scrolls. */
export function useBackToTop(isDoc: boolean): void {
  useEffect(() => {
    if (!isDoc) return undefined;
    const visit = new AbortController();
    const { signal } = visit;
    const onScroll = (): void => {
      if (window.scrollY < 300) return;
      window.removeEventListener('scroll', onScroll);
      import('./back-to-top.ts').then(({ addBackToTop }) => addBackToTop(signal), onScriptGone);
    };
    window.addEventListener('scroll', onScroll, { signal });
    // The browser may already have restored a position far down.
    onScroll();
    return () => visit.abort();
  }, [isDoc]);
}
