import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { hashTarget, notifyArrival } from '../src/components/shell/arrivals.ts';
import type { RouteLocation } from '../src/components/shell/arrivals.ts';
import { goTo, setNavigationScript } from './go-to.ts';
import { internalUrl, linkAround, sameDocument } from './internal-link.ts';
import type { InteractionProps } from './interaction.tsx';
import { release } from './release.ts';

/** Events that show that a reader is active. */
const signsOfLife = [
  'pointermove',
  'touchstart',
  'keydown',
  'scroll',
  'click',
  'popstate',
] as const;

/** Fetches the interaction component at the first sign of the reader; `undefined` until then. */
export function useInteraction({
  pathname,
  search,
}: RouteLocation): ComponentType<InteractionProps> | undefined {
  const [fetched, setFetched] = useState<ComponentType<InteractionProps>>();

  useEffect(() => {
    // Listens until the component is mounted: nothing can happen between this cleanup and the effects of the component.
    if (fetched) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const fetchScript = async (): Promise<void> => {
      const { Interaction } = await import('./interaction.tsx');
      setFetched(() => Interaction);
    };
    const load = (): void => {
      // The next sign tries again. At the address of another page, a reload shows that page.
      fetchScript().catch(() => {
        if (window.location.pathname !== pathname) window.location.reload();
      });
    };
    setNavigationScript(fetchScript);
    for (const name of signsOfLife)
      window.addEventListener(name, load, { signal, passive: true, capture: true });
    // After coming back to one of our history entries, or reloading it, a reader can move on without a sign on this
    // page. A query may ask for something that these scripts find. The early script has collected keys.
    const { searchWanted, pressed } = document.documentElement.dataset;
    if (search || window.history.state !== null || searchWanted !== undefined || pressed) load();
    return () => end.abort();
  }, [fetched, pathname, search]);

  useEffect(() => {
    document.addEventListener('click', onClick);
    window.addEventListener('hashchange', notifyArrival);
  }, []);

  return fetched;
}

/** Navigates on clicks on links to pages of this site, anywhere in the document (S-010). */
function onClick(event: MouseEvent): void {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = linkAround(event.target);
  const url = link && internalUrl(link);
  if (!url) return;
  // The browser itself goes to places on the same page.
  if (sameDocument(url, window.location) && url.href.includes('#')) {
    release(hashTarget(url.hash));
    return;
  }
  event.preventDefault();
  // A link to the current address adds no history entry (S-011).
  goTo(url.pathname + url.search + url.hash, { replace: url.href === window.location.href });
}
