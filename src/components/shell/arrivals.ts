import { useSyncExternalStore } from 'react';

/** A place on the site: what the window's address says of it. */
export type RouteLocation = Readonly<Pick<Location, 'pathname' | 'search' | 'hash'>>;

/**
 * Told that a navigation begins; gives what is told how it ended: with its page shown, or with another navigation in
 * its place.
 */
export type RouteObserver = (
  location: RouteLocation,
  previous: RouteLocation,
) => (isShown: boolean) => void;

/** Who wants to know of navigations from their beginning. */
export const routeObservers: RouteObserver[] = [];

let count = 0;
const listeners = new Set<() => void>();

/** Tells the shell that the address is another one and that its page is shown. */
export function tellArrival(): void {
  count += 1;
  for (const listener of listeners) listener();
}

/** Calls back after each navigation; gives what ends that. */
export function onArrival(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another number after each navigation, also to a place on the same page. */
export function useArrivals(): number {
  return useSyncExternalStore(
    onArrival,
    () => count,
    () => 0,
  );
}

/** Query and hash of the address; none while the server's HTML, which knows of neither, is taken over. */
export function useAddressRest(): string {
  return useSyncExternalStore(
    onArrival,
    () => window.location.search + window.location.hash,
    () => '',
  );
}

/** The element that a hash (with `#`) names; null if there is none. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // A hash that is not encoded is the id as it is.
    return document.getElementById(id);
  }
}
