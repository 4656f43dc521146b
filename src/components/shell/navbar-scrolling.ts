import { hashTarget } from './arrivals.ts';

/** True while the page is scrolled by less than the navbar's height. */
function isAtTop(): boolean {
  return window.scrollY < (document.querySelector('.theme-layout-navbar')?.clientHeight ?? 0);
}

/**
 * Hides the navbar when the reader scrolls down and shows it when they scroll up, starting with the state after a
 * navigation (S-159 to S-161); returns a function that stops this. `start` is the position on the first page before this
 * script was loaded.
 */
export function followScrolling(
  setHidden: (isHidden: boolean) => void,
  start?: number,
): () => void {
  // The browser's own scrolling to the target fires an event soon; the reader did not cause it.
  let isArriving = hashTarget(window.location.hash) !== null;
  const arrival = setTimeout(() => {
    isArriving = false;
  }, 100);
  let last = window.scrollY;
  const hasScrolled = start !== undefined && last > start;
  setHidden((isArriving || hasScrolled) && !isAtTop());
  const onScroll = (): void => {
    const { scrollY, innerHeight } = window;
    // One pixel for rounding.
    const isAtBottom = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    if (isAtTop()) setHidden(false);
    else if (isArriving || scrollY > last) setHidden(true);
    // Bouncing at the bottom does not count as scrolling up.
    else if (scrollY < last && !isAtBottom) setHidden(false);
    last = scrollY;
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(arrival);
    window.removeEventListener('scroll', onScroll);
  };
}
