import { useEffect, useState } from 'react';

/** Wider windows show the desktop layout, in CSS pixels. */
const mobileMaxWidth = 996;

function isMobileNow(): boolean {
  return window.innerWidth <= mobileMaxWidth;
}

/** True in windows with the mobile layout; for content that is only rendered in the browser. */
export function useIsMobile(): boolean {
  const [isMobile, setMobile] = useState(isMobileNow);
  useEffect(() => {
    const update = (): void => setMobile(isMobileNow());
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return isMobile;
}
