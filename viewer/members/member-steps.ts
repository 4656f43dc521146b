import { contentId } from '../../src/components/shell/app.tsx';
import { scrollToTarget } from '../scroll-to.ts';
import { coveredTop } from './place.ts';

/** Largest distance between the start of a section and the start of its heading, in pixels. */
const maxHeadingOffset = 40;

/** Goes to the description of the next visible member, or with -1 of the previous one. */
export function stepTo(direction: 1 | -1): void {
  const sections = [
    ...document.querySelectorAll<HTMLElement>(
      `#${contentId} section.member:not(.nested-member):not([hidden])`,
    ),
  ];
  const section = sections[placeOf(sections, direction)];
  const heading = section?.querySelector<HTMLElement>('.member-head [id]');
  if (!heading) return;
  // Like a click in the table of contents; setting the same hash again would do nothing.
  window.location.hash = `#${encodeURIComponent(heading.id)}`;
  scrollToTarget(heading);
  focusHeading(heading);
}

/** Focuses the heading of a description until the reader leaves it, so that Tab continues from there. */
export function focusHeading(target: HTMLElement | null): void {
  if (!target || target.tabIndex >= 0) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}

/** Returns the index of the section to go to. */
function placeOf(sections: readonly HTMLElement[], direction: 1 | -1): number {
  const { activeElement } = document;
  const focused = sections.findIndex((section) => section.contains(activeElement));
  // Near the end of a page, no heading reaches the navbar. After scrolling away, continue from what is in view.
  if (focused >= 0 && isInView(activeElement)) return focused + direction;
  const edge = coveredTop() + 1;
  const current = sections.filter((section) => topOf(section) <= edge).length - 1;
  if (direction === 1) return current + 1;
  const section = sections[current];
  // In the middle of a description, go to its beginning first.
  return section && topOf(section) < edge - maxHeadingOffset ? current : current - 1;
}

/** Returns the start of a section, or of the closed block around it; its heading may stick to the navbar. */
function topOf(section: HTMLElement): number {
  return (section.closest('details:not([open])') ?? section).getBoundingClientRect().top;
}

function isInView(element: Element | null): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
}
