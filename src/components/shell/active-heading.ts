import { useEffect, useState } from 'react';
import type { TocItem } from '../../shared/page-data.ts';

/** Ids of the entries in the order of the page. */
function idsOf(items: readonly TocItem[]): string[] {
  return items.flatMap((item) => [item.id, ...idsOf(item.children)]);
}

/** The heading that the reader is at, given the lower edge of what covers the top of the window. */
function headingAt(ids: readonly string[], top: number): string | undefined {
  let before: string | undefined;
  for (const id of ids) {
    const element = document.getElementById(id);
    if (!element) continue;
    const box = element.getBoundingClientRect();
    // Half a pixel for rounding: a heading scrolled to stands exactly at its margin.
    if (box.top >= top - 0.5) return box.top < window.innerHeight / 2 ? id : before;
    before = id;
  }
  return before;
}

/** Id of the active entry of a table of contents; follows the scrolling (S-214). */
export function useActiveHeading(
  toc: readonly TocItem[],
  hideOnScroll: boolean,
): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const ids = idsOf(toc);
    let frame = 0;
    const update = (): void => {
      frame = 0;
      const navbar = hideOnScroll ? null : document.querySelector('.theme-layout-navbar');
      setActive(headingAt(ids, navbar?.getBoundingClientRect().bottom ?? 0));
    };
    const schedule = (): void => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [toc, hideOnScroll]);
  return active;
}
