import { hashTarget } from '../src/components/shell/arrivals.ts';
import type { RouteLocation } from '../src/components/shell/arrivals.ts';
import type { PageData } from '../src/shared/page-data.ts';
import { followMoved } from './follow-moved.ts';
import { onScriptGone } from './script-gone.ts';

/**
 * Leads readers to the new place of an anchor if the hash of the open page changes to one that has moved; the viewer does
 * so when a page is shown. Returns a function that stops it.
 *
 * @param start Address of the first page: its hash may have changed before this script was loaded.
 */
export function followHashes(page: PageData, start: RouteLocation): () => void {
  const follow = (): void => {
    const { hash } = window.location;
    if (followMoved(hash) || !hash || hashTarget(hash) || !page.anchors) return;
    import('./lost-address.ts')
      .then(({ findLost }) => findLost(window.location, page))
      .catch(onScriptGone);
  };
  const { pathname, hash } = window.location;
  if (pathname === start.pathname && hash !== start.hash) follow();
  window.addEventListener('hashchange', follow);
  return () => window.removeEventListener('hashchange', follow);
}
