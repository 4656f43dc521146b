import { hashTarget, notifyArrival } from '../src/components/shell/arrivals.ts';
import { focusSkipRegion } from '../src/components/shell/skip-link.tsx';
import { scrollToTarget } from './scroll-to.ts';
import type { ScrollPositions } from './scroll-positions.ts';

/** A finished navigation: its page is shown. */
export interface Arrival {
  /** Kind of navigation. */
  type: 'PUSH' | 'REPLACE' | 'POP';
  /** Hash of the new location, with `#`; empty if there is none. */
  hash: string;
  /** True if only the query has changed. */
  isQueryOnly: boolean;
}

/** Scrolls to the right place of the page that is now shown, and moves the focus there. */
export function arrive(arrival: Arrival, positions: ScrollPositions): void {
  scrollAndFocus(arrival, positions);
  notifyArrival();
}

function scrollAndFocus({ type, hash, isQueryOnly }: Arrival, positions: ScrollPositions): void {
  if (type === 'POP') {
    // The browser has already scrolled for its own entries.
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

/** Scrolls to the element that a hash names. Returns false if there is none. */
function scrollToHash(hash: string): boolean {
  if (hash === '') return false;
  const element = hashTarget(hash);
  scrollToTarget(element);
  return element !== null;
}
