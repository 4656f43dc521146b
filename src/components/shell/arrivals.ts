import { useSyncExternalStore } from 'react';

/** A location on the site, as in the address of the window. */
export type RouteLocation = Readonly<Pick<Location, 'pathname' | 'search' | 'hash'>>;

/** The location that the browser loaded, before any navigation on the site. */
export interface StartLocation extends RouteLocation {
  /** The state of its entry in the history of the window; `null` if the reader was not there before. */
  history: unknown;
}

/**
 * Called when a navigation begins; returns a callback for its end: `isShown` is true if its page is shown, false if
 * another navigation replaced it.
 */
export type RouteObserver = (
  location: RouteLocation,
  previous: RouteLocation,
) => (isShown: boolean) => void;

/** Observers of navigations, from their beginning. */
export const routeObservers: RouteObserver[] = [];

let count = 0;
const listeners = new Set<() => void>();

/** Notifies the shell that the address changed and that its page is shown. */
export function notifyArrival(): void {
  count += 1;
  for (const listener of listeners) listener();
}

/** Calls back after each navigation; returns a function that stops this. */
export function onArrival(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns a number that changes after each navigation, even within a page. */
export function useArrivals(): number {
  return useSyncExternalStore(
    onArrival,
    () => count,
    () => 0,
  );
}

/** Returns query and hash of the address; empty during hydration, as the server's HTML depends on neither. */
export function useAddressRest(): string {
  return useSyncExternalStore(
    onArrival,
    () => window.location.search + window.location.hash,
    () => '',
  );
}

/** Returns the element for a hash (with `#`); `null` if there is none. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // The hash is not encoded: it is the id itself.
    return document.getElementById(id);
  }
}
