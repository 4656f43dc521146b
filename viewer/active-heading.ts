/**
 * Returns the entry of the current heading; `top` is the lower edge of the elements that cover the top of the window.
 */
function linkAt(links: readonly HTMLAnchorElement[], top: number): HTMLAnchorElement | undefined {
  let before: HTMLAnchorElement | undefined;
  for (const link of links) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    // Browsers return boxes for what is in closed blocks, too.
    if (!heading || heading.closest('[hidden], details:not([open])')) continue;
    const box = heading.getBoundingClientRect();
    // Half a pixel for rounding: a heading that was scrolled to is exactly at its margin.
    if (box.top >= top - 0.5) return box.top < window.innerHeight / 2 ? link : before;
    before = link;
  }
  return before;
}

/** Scrolls a long table of contents to keep its active entry in sight. */
function keepInSight(toc: Element, { offsetTop }: HTMLElement): void {
  const half = toc.clientHeight / 2;
  const centred = offsetTop - half;
  if (Math.abs(centred - toc.scrollTop) > half / 2) toc.scrollTop = centred;
}

/** Marks the active entry of the table of contents and follows scrolling (S-214). Returns a function that stops it. */
export function followHeadings(hideOnScroll: boolean): () => void {
  const toc = document.querySelector('.theme-doc-toc-desktop');
  const links = Array.from(toc?.querySelectorAll('a') ?? []);
  let active: HTMLAnchorElement | undefined;
  let frame = 0;
  const update = (): void => {
    frame = 0;
    const navbar = hideOnScroll ? null : document.querySelector('.theme-layout-navbar');
    const next = linkAt(links, navbar?.getBoundingClientRect().bottom ?? 0);
    if (next === active) return;
    active?.classList.remove('toc__link--active');
    next?.classList.add('toc__link--active');
    if (toc && next) keepInSight(toc, next);
    active = next;
  };
  const schedule = (): void => {
    if (frame === 0) frame = requestAnimationFrame(update);
  };
  update();
  const end = new AbortController();
  for (const name of ['scroll', 'resize'])
    window.addEventListener(name, schedule, { passive: true, signal: end.signal });
  return () => end.abort();
}
