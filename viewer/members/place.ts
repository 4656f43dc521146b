/** The lower edge of what covers the top of the window, in pixels. */
export function coveredTop(): number {
  const navbar = document.querySelector('.theme-layout-navbar');
  return Math.max(0, navbar?.getBoundingClientRect().bottom ?? 0);
}

/**
 * Changes what is shown of a page, so that the first of some elements that is in view stays where it is; where it is
 * hidden, the next one that is shown takes its place.
 *
 * @param landmarks Elements in the order of the page.
 */
export function keepInPlace(landmarks: readonly HTMLElement[], change: () => void): void {
  const { style } = document.documentElement;
  const edge = coveredTop();
  const at = landmarks.findIndex(
    (each) => isShown(each) && each.getBoundingClientRect().bottom > edge,
  );
  const before = landmarks[at] && topOf(landmarks[at]);
  const isAtTop = window.scrollY === 0;
  // The browser's own way of keeping the place would be added to this one.
  style.overflowAnchor = 'none';
  change();
  const kept = landmarks.slice(Math.max(0, at)).find(isShown) ?? landmarks.filter(isShown).pop();
  if (!isAtTop && kept) scrollTo(window.scrollY + topOf(kept) - (before ?? edge));
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      style.overflowAnchor = '';
    }),
  );
}

/** Scrolls to a place on the page, in pixels, at once. */
export function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
