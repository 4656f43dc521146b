/**
 * Has the name of a member, which sticks to the top of the window while its text is read, stand where it belongs until
 * the next frame: browsers go to where it is, and would stay in the midst of the text.
 */
export function release(target: Element | null): void {
  const head = target?.closest<HTMLElement>('.member-head');
  if (!head) return;
  head.style.position = 'static';
  requestAnimationFrame(() => head.style.removeProperty('position'));
}

/** Scrolls to what an address or a key leads to. */
export function scrollToTarget(target: Element | null): void {
  release(target);
  target?.scrollIntoView();
}
