/** Milliseconds after which a page counts as laid out. */
const rest = 500;

/** Number of rows that settle in one step: with all at once, browsers compute the style of the whole page in one task. */
const step = 50;

/**
 * Lets browsers skip the rows of long tables that are far from the window, once all have been laid out, and so have a
 * height that is remembered: with estimated heights, links to members would miss them.
 */
export function settleRows(content: HTMLElement, signal: AbortSignal): void {
  const rows = Array.from(content.querySelectorAll<HTMLElement>('.many tr'));
  let timer = 0;
  let settled = 0;
  let isStale = false;
  const stop = (): void => {
    window.clearTimeout(timer);
    for (const row of rows.slice(0, settled)) delete row.dataset.settled;
    settled = 0;
  };
  const settle = (): void => {
    for (const row of rows.slice(settled, settled + step)) row.dataset.settled = '';
    settled += step;
    if (settled < rows.length) timer = window.setTimeout(settle);
  };
  const start = (): void => {
    stop();
    isStale = false;
    timer = window.setTimeout(settle, rest);
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
