import { hashTarget, tellArrival } from '../src/components/shell/arrivals.ts';
import { focusSkipRegion } from '../src/components/shell/skip-link.tsx';
import { scrollToTarget } from './scroll-to.ts';
import type { ScrollPositions } from './scroll-positions.ts';

/** A navigation that is done: its page is shown. */
export interface Arrival {
  /** How it came about. */
  type: 'PUSH' | 'REPLACE' | 'POP';
  /** Hash of the new location, with `#`; empty for none. */
  hash: string;
  /** True where only the query is another one. */
  isQueryOnly: boolean;
}

/** Brings the reader to the right place of a page that is now shown, and the focus with them. */
export function arrive(arrival: Arrival, positions: ScrollPositions): void {
  scrollAndFocus(arrival, positions);
  tellArrival();
}

function scrollAndFocus({ type, hash, isQueryOnly }: Arrival, positions: ScrollPositions): void {
  if (type === 'POP') {
    // The browser has scrolled to its own entries already.
    if (positions.isNative) return;
    const position = positions.current;
    if (position) scrollTo(...position);
    else if (!scrollToHash(hash)) scrollTo(0, 0);
    return;
  }
  if (isQueryOnly || scrollToHash(hash)) return;
  if (hash !== '') return;
  if (type === 'PUSH') focusSkipRegion();
  scrollTo(0, 0);
}

function scrollTo(left: number, top: number): void {
  window.scrollTo({ left, top, behavior: 'instant' });
}

/** Scrolls to the element that a hash names; false where there is none. */
function scrollToHash(hash: string): boolean {
  if (hash === '') return false;
  const element = hashTarget(hash);
  // Browsers open what is closed around it only where they load a page themselves.
  for (let each = element?.parentElement; each; each = each.parentElement)
    if (each instanceof HTMLDetailsElement) each.open = true;
  scrollToTarget(element);
  return element !== null;
}
