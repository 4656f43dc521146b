import { focusSkipRegion } from '../src/components/shell/skip-link.tsx';
import { onArrival } from '../src/components/shell/arrivals.ts';
import siteData from './site-data.ts';

/** Scroll position, in pixels, from which the button can show. */
const threshold = 300;

/** Adds the button to the end of the body, hidden at first; removes it when the signal aborts. */
export function addBackToTop(signal: AbortSignal): void {
  if (signal.aborted) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'clean-button theme-back-to-top-button';
  button.setAttribute('aria-label', siteData.texts.scrollToTop);
  const show = (isShown: boolean): void => {
    button.classList.toggle('theme-back-to-top-button--shown', isShown);
  };

  /** Last known scroll position, also set by the animation. Below it, the reader has scrolled down themselves. */
  let last = window.scrollY;
  let frame = 0;
  const onScroll = (): void => {
    const { scrollY, innerHeight } = window;
    if (scrollY > last) cancelAnimationFrame(frame);
    if (scrollY > last || scrollY < threshold) show(false);
    else if (scrollY < last) {
      // A bounce at the bottom is not scrolling up; heights are rounded.
      const isAtBottom = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      if (!isAtBottom) show(true);
    }
    last = scrollY;
  };
  const step = (): void => {
    if (window.scrollY > last) return;
    const top = Math.floor(window.scrollY * 0.85);
    window.scrollTo({ top, behavior: 'instant' });
    // May differ from `top`: positions are rounded to screen pixels.
    last = window.scrollY;
    if (top > 0) frame = requestAnimationFrame(step);
  };
  const onClick = ({ detail }: MouseEvent): void => {
    cancelAnimationFrame(frame);
    last = window.scrollY;
    const { scrollBehavior } = getComputedStyle(document.documentElement);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches)
      window.scrollTo({ top: 0, behavior: 'instant' });
    else if (scrollBehavior === 'smooth') window.scrollTo({ top: 0, behavior: 'smooth' });
    else frame = requestAnimationFrame(step);
    // The button is about to vanish, and the focus with it. `detail` is 0 for clicks by keyboard.
    if (detail === 0) focusSkipRegion();
  };
  const onHash = (): void => {
    if (window.location.hash === '') return;
    cancelAnimationFrame(frame);
    last = window.scrollY;
    show(false);
  };

  button.addEventListener('click', onClick);
  window.addEventListener('scroll', onScroll, { signal });
  const forget = onArrival(onHash);
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    forget();
    button.remove();
  });
  document.body.append(button);
}
