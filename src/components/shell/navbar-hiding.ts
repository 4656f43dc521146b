import { useEffect, useRef, useState } from 'react';
import { useArrivals } from './arrivals.ts';
import { usePageData } from './site-context.tsx';

/** True while the navbar is hidden by scrolling; the script for this is only fetched by sites that enable it. */
export function useNavbarHiding(isEnabled: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  const { href } = usePageData();
  const arrivals = useArrivals();
  const isLoaded = useRef(false);

  useEffect(() => {
    if (!isEnabled) return undefined;
    // Readers may scroll while the script loads; later, the position changes only by navigation.
    const start = isLoaded.current ? undefined : window.scrollY;
    isLoaded.current = true;
    const following = import('./navbar-scrolling.ts').then(
      ({ followScrolling }) => followScrolling(setHidden, start),
      // Without the script, the navbar stays visible.
      console.warn,
    );
    return () => void following.then((stop) => stop?.());
  }, [isEnabled, href, arrivals]);

  return isHidden;
}
