import { useEffect } from 'react';

/** Gives docs a button back to the top; its script is fetched for who has scrolled, as others never see it. */
export function useBackToTop(isDoc: boolean): void {
  useEffect(() => {
    if (!isDoc) return undefined;
    const visit = new AbortController();
    const { signal } = visit;
    const onScroll = (): void => {
      if (window.scrollY < 300) return;
      window.removeEventListener('scroll', onScroll);
      import('./back-to-top.ts').then(
        ({ addBackToTop }) => addBackToTop(signal),
        // Without it there is no button.
        () => undefined,
      );
    };
    window.addEventListener('scroll', onScroll, { passive: true, signal });
    // The browser may have put the reader far down already.
    onScroll();
    return () => visit.abort();
  }, [isDoc]);
}
