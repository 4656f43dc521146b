import { hashTarget } from './arrivals.ts';

/** True while the page is scrolled by less than the height of the navbar. */
function isAtTop(): boolean {
  return window.scrollY < (document.querySelector('.theme-layout-navbar')?.clientHeight ?? 0);
}

/**
 * Hides the navbar when the reader scrolls down and shows it when they scroll up, beginning with the state that a
 * navigation leaves (S-159 to S-161); gives what ends that.
 */
export function followScrolling(setHidden: (isHidden: boolean) => void): () => void {
  // The browser scrolls to the place, whichever way, and tells of it soon; that is not the reader's scrolling.
  let isArriving = hashTarget(window.location.hash) !== null;
  const arrival = setTimeout(() => {
    isArriving = false;
  }, 100);
  let last = window.scrollY;
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
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(arrival);
    window.removeEventListener('scroll', onScroll);
  };
}
