import { useSyncExternalStore } from 'react';

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
