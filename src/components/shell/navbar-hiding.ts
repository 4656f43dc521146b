import { useEffect, useState } from 'react';
import { useArrivals } from './arrivals.ts';
import { usePageData } from './site-context.tsx';

/** True while the navbar is slid away; what decides that is fetched by sites only where it does so. */
export function useNavbarHiding(isEnabled: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  const { href } = usePageData();
  const arrivals = useArrivals();

  useEffect(() => {
    if (!isEnabled) return undefined;
    const following = import('./navbar-scrolling.ts').then(
      ({ followScrolling }) => followScrolling(setHidden),
      // Without it, the navbar stays.
      console.warn,
    );
    return () => void following.then((stop) => stop?.());
  }, [isEnabled, href, arrivals]);

  return isHidden;
}
