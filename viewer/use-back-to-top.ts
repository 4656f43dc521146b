import siteData from './site-data.ts';
import { useEffect } from 'react';
import { focusOnce, skipRegionId } from '../src/components/shell/skip-link.tsx';
import { arrivedAtHash } from './arrive.ts';
import type { BackToTop } from './back-to-top.ts';

/** Gives docs a button back to the top; its script is loaded for who has scrolled, as others never see it. */
export function useBackToTop(isDoc: boolean): void {
  useEffect(() => {
    if (!isDoc) return undefined;
    let button: BackToTop | undefined;
    let isOver = false;
    const add = async (): Promise<void> => {
      const { addBackToTop } = await import('./back-to-top.ts');
      if (!isOver) button = addBackToTop(siteData.texts.scrollToTop, focusTop);
    };
    const onScroll = (): void => {
      if (window.scrollY < 300) return;
      window.removeEventListener('scroll', onScroll);
      // Without it there is no button.
      add().catch(() => undefined);
    };
    const onHash = (): void => button?.hide();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener(arrivedAtHash, onHash);
    // The browser may have put the reader far down already.
    onScroll();
    return () => {
      isOver = true;
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener(arrivedAtHash, onHash);
      button?.remove();
    };
  }, [isDoc]);
}

function focusTop(): void {
  const region = document.getElementById(skipRegionId);
  if (region) focusOnce(region);
}
