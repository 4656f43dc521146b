import { useEffect, useState } from 'react';
import { usePageData } from './site-context.tsx';

/** True while the navbar is slid away: after scrolling down, until scrolling up or a navigation (S-159 to S-161). */
export function useNavbarHiding(isEnabled: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  const { href } = usePageData();

  useEffect(() => {
    if (!isEnabled) return undefined;
    const hash = decodeURIComponent(window.location.hash.slice(1));
    setHidden(hash !== '' && document.getElementById(hash) !== null);
    let last = window.scrollY;
    const onScroll = (): void => {
      const { scrollY, innerHeight } = window;
      const navbarHeight = document.querySelector('.theme-layout-navbar')?.clientHeight ?? 0;
      const isAtBottom = scrollY + innerHeight >= document.documentElement.scrollHeight;
      if (scrollY < navbarHeight) setHidden(false);
      else if (scrollY > last) setHidden(true);
      // Bouncing at the bottom is no scrolling up.
      else if (scrollY < last && !isAtBottom) setHidden(false);
      last = scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [isEnabled, href]);

  return isHidden;
}
