import { useEffect, useState } from 'react';

/** Windows wider than this many CSS pixels show the desktop layout. */
const mobileMaxWidth = 996;

function isMobileNow(): boolean {
  return window.innerWidth <= mobileMaxWidth;
}

/** True on windows of the mobile layout; for what is rendered in the browser only. */
export function useIsMobile(): boolean {
  const [isMobile, setMobile] = useState(isMobileNow);
  useEffect(() => {
    const update = (): void => setMobile(isMobileNow());
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return isMobile;
}
