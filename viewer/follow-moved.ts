import { hashTarget } from '../src/components/shell/arrivals.ts';

/** Goes to the new place of an anchor that the page lists as moved. Returns false if the page does not list it. */
export function followMoved(hash: string): boolean {
  const entry = hash === '' ? undefined : hashTarget(hash)?.closest('.moved-list > li');
  const link = entry?.querySelector('a[data-moved]');
  if (!(link instanceof HTMLAnchorElement)) return false;
  window.location.replace(link.href);
  return true;
}
