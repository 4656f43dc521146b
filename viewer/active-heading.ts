/**
 * Returns the entry of the current heading; `top` is the lower edge of the elements that cover the top of the window.
 */
function linkAt(links: readonly HTMLAnchorElement[], top: number): HTMLAnchorElement | undefined {
  // All are compared, because the descriptions of members may have another order than their list.
  let nearest: HTMLAnchorElement | undefined;
  let least = Infinity;
  for (const link of links) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    // Browsers return boxes for what is in closed blocks, too.
    if (!heading || heading.closest('[hidden], details:not([open])')) continue;
    // The name of a member stays in sight while its description is read.
    const place = (heading.closest('.member') ?? heading).getBoundingClientRect().top;
    // Half a pixel for rounding: a heading that was scrolled to is exactly at its margin.
    const below = place - top + 0.5;
    // What the upper half of the window shows comes before all that is above it.
    const rank = below < 0 ? 1e7 - below : place < window.innerHeight / 2 ? below : Infinity;
    if (rank < least) {
      nearest = link;
      least = rank;
    }
  }
  return nearest;
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
    for (const link of [active, next]) link?.classList.toggle('toc__link--active');
    if (toc && next) {
      // A long table of contents keeps its active entry in sight.
      const half = toc.clientHeight / 2;
      const centred = next.offsetTop - half;
      if (Math.abs(centred - toc.scrollTop) > half / 2) toc.scrollTop = centred;
    }
    active = next;
  };
  const schedule = (): void => {
    frame ||= requestAnimationFrame(update);
  };
  update();
  const end = new AbortController();
  for (const name of ['scroll', 'resize'])
    window.addEventListener(name, schedule, { signal: end.signal });
  return () => end.abort();
}
