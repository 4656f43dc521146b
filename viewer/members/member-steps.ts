import { contentId } from '../../src/components/shell/app.tsx';
import { scrollToTarget } from '../scroll-to.ts';
import { coveredTop } from './place.ts';

/** What may be between the beginning of a section and that of its heading, in pixels. */
const headRoom = 40;

/** Goes to the description of the next member, or with -1 to that of the one before, of those that are shown. */
export function stepTo(direction: 1 | -1): void {
  const sections = [
    ...document.querySelectorAll<HTMLElement>(
      `#${contentId} section.member:not(.nested-member):not([hidden])`,
    ),
  ];
  const section = sections[placeOf(sections, direction)];
  const heading = section?.querySelector<HTMLElement>('.member-head [id]');
  if (!heading) return;
  // As a click in the table of contents does; the same address again would do nothing.
  window.location.hash = `#${encodeURIComponent(heading.id)}`;
  scrollToTarget(heading);
  focusHeading(heading);
}

/** Puts the focus on the heading of a description, as long as the reader stays there: Tab goes on from it. */
export function focusHeading(target: HTMLElement | null): void {
  if (!target || target.tabIndex >= 0) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}

/** Index of the section to go to. */
function placeOf(sections: readonly HTMLElement[], direction: 1 | -1): number {
  const { activeElement } = document;
  const focused = sections.findIndex((section) => section.contains(activeElement));
  // Near the end of a page no heading gets up to the navbar; who has scrolled away goes on from what is in view.
  if (focused >= 0 && isInView(activeElement)) return focused + direction;
  const edge = coveredTop() + 1;
  const current = sections.filter((section) => topOf(section) <= edge).length - 1;
  if (direction === 1) return current + 1;
  const section = sections[current];
  // Who is in the midst of a description goes to its beginning first.
  return section && topOf(section) < edge - headRoom ? current : current - 1;
}

/** Where a section begins; its heading may stick to the navbar. */
function topOf(section: HTMLElement): number {
  return section.getBoundingClientRect().top;
}

function isInView(element: Element | null): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
}
