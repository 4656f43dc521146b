/** Returns the lower edge of the elements that cover the top of the window, in pixels. */
export function coveredTop(): number {
  const navbar = document.querySelector('.theme-layout-navbar');
  return Math.max(0, navbar?.getBoundingClientRect().bottom ?? 0);
}

/**
 * Changes the page and keeps the first visible landmark in place; if the change hides it, keeps the next visible
 * one in its place.
 *
 * @param landmarks Elements in page order.
 */
export function preservePosition(landmarks: readonly HTMLElement[], change: () => void): void {
  const edge = coveredTop();
  const at = landmarks.findIndex(
    (each) => isShown(each) && each.getBoundingClientRect().bottom > edge,
  );
  const before = landmarks[at] && topOf(landmarks[at]);
  const isAtTop = window.scrollY === 0;
  change();
  const landmark =
    landmarks.slice(Math.max(0, at)).find(isShown) ?? landmarks.filter(isShown).pop();
  if (isAtTop || !landmark) return;
  const top = window.scrollY + topOf(landmark) - (before ?? edge);
  // Any other position makes the browser forget its own scroll anchor, which would add to this. The style that turns
  // anchoring off costs more: browsers compute the styles of the whole page again.
  scrollTo(top - 1);
  scrollTo(top);
}

/** Scrolls to a position on the page, in pixels, at once. */
export function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
