import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageData } from './site-context.tsx';

/** True where the address names a place on the page. */
function isAtPlace(): boolean {
  const id = window.location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id)) !== null;
  } catch {
    return document.getElementById(id) !== null;
  }
}

/** True while the navbar is slid away: after scrolling down, until scrolling up or a navigation (S-159 to S-161). */
export function useNavbarHiding(isEnabled: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  const { href } = usePageData();
  const location = useLocation();

  useEffect(() => {
    if (!isEnabled) return undefined;
    // The browser scrolls to the place, whichever way; that is not the reader's scrolling.
    let isArriving = isAtPlace();
    let last = window.scrollY;
    const isAtTop = (): boolean =>
      window.scrollY < (document.querySelector('.theme-layout-navbar')?.clientHeight ?? 0);
    setHidden(isArriving && !isAtTop());
    const onScroll = (): void => {
      const { scrollY, innerHeight } = window;
      // One pixel for rounding.
      const isAtBottom = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      if (isAtTop()) setHidden(false);
      else if (isArriving || scrollY > last) setHidden(true);
      // Bouncing at the bottom is no scrolling up.
      else if (scrollY < last && !isAtBottom) setHidden(false);
      last = scrollY;
      isArriving = false;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [isEnabled, href, location]);

  return isHidden;
}
