/**
 * Puts the heading of a member, which sticks to the top of the window, at its own place until the next frame. Browsers
 * scroll to where the heading is, and would otherwise stay in the middle of the text.
 */
export function release(target: Element | null): void {
  const head = target?.closest<HTMLElement>('.member-head');
  if (!head) return;
  head.style.position = 'static';
  requestAnimationFrame(() => head.style.removeProperty('position'));
}
