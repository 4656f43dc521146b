import { useEffect, useState } from 'react';

/** Windows wider than this many CSS pixels show the desktop layout. */
export const mobileMaxWidth = 996;

/** True on windows of the mobile layout; undefined until the page is hydrated. */
export function useIsMobile(): boolean | undefined {
  const [isMobile, setMobile] = useState<boolean>();
  useEffect(() => {
    const update = (): void => setMobile(window.innerWidth <= mobileMaxWidth);
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return isMobile;
}
