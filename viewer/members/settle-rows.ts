/** Milliseconds after which a page counts as laid out. */
const rest = 500;

/**
 * Lets browsers skip the rows of long tables that are far from the window, once all have been laid out, and so have a
 * height that is remembered: with estimated heights, links to members would miss them.
 */
export function settleRows(content: HTMLElement, signal: AbortSignal): void {
  let timer = 0;
  let isStale = false;
  const stop = (): void => {
    window.clearTimeout(timer);
    delete content.dataset.settled;
  };
  const start = (): void => {
    stop();
    isStale = false;
    timer = window.setTimeout(() => {
      content.dataset.settled = '';
    }, rest);
  };
  signal.addEventListener('abort', stop);
  // In another width, rows have other heights. Laying out all of them can wait until the reader goes to a member.
  window.addEventListener('resize', () => (isStale = true), { signal });
  const onClick = ({ target }: Event): void => {
    if (isStale && target instanceof Element && target.closest('a[href^="#"]')) start();
  };
  document.addEventListener('click', onClick, { signal, capture: true });
  // A font that comes later changes the heights, too.
  document.fonts.ready.then(() => signal.aborted || start(), start);
}
