import { useEffect, useState } from 'react';
import { useArrivals } from './arrivals.ts';
import { usePageData } from './site-context.tsx';

/** True while the navbar is hidden by scrolling; the script for this is only fetched by sites that enable it. */
export function useNavbarHiding(isEnabled: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  const { href } = usePageData();
  const arrivals = useArrivals();

  useEffect(() => {
    if (!isEnabled) return undefined;
    const following = import('./navbar-scrolling.ts').then(
      ({ followScrolling }) => followScrolling(setHidden),
      // Without the script, the navbar stays visible.
      console.warn,
    );
    return () => void following.then((stop) => stop?.());
  }, [isEnabled, href, arrivals]);

  return isHidden;
}
