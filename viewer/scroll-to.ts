import { release } from './release.ts';

/** Scrolls to the target of an address or a key. */
export function scrollToTarget(target: Element | null): void {
  // Browsers open closed blocks around the target only when they follow an address themselves.
  for (let each = target?.parentElement; each; each = each.parentElement)
    if (each instanceof HTMLDetailsElement) each.open = true;
  release(target);
  target?.scrollIntoView();
}
