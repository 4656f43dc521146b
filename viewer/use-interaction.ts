import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { hashTarget, tellArrival } from '../src/components/shell/arrivals.ts';
import type { RouteLocation } from '../src/components/shell/arrivals.ts';
import { goTo, setNavigationScript } from './go-to.ts';
import { internalUrl, linkAround, sameDocument } from './internal-link.ts';
import type { InteractionProps } from './interaction.tsx';
import { release } from './scroll-to.ts';

/** What a reader does first. */
const signsOfLife = [
  'pointermove',
  'touchstart',
  'keydown',
  'scroll',
  'click',
  'popstate',
] as const;

/** What serves a reader who does something, and what they did. */
export interface FetchedInteraction {
  /** The component. */
  Interaction: ComponentType<InteractionProps>;
  /** What the reader did first; missing where they did nothing. */
  sign: Event | undefined;
}

/** What serves a reader who does something, fetched when they begin; undefined until then. */
export function useInteraction({
  pathname,
  search,
}: RouteLocation): FetchedInteraction | undefined {
  const [fetched, setFetched] = useState<FetchedInteraction>();

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let sign: Event | undefined;
    const fetchScript = async (): Promise<void> => {
      const { Interaction } = await import('./interaction.tsx');
      end.abort();
      setFetched({ Interaction, sign });
    };
    const load = (event?: Event): void => {
      sign = event;
      // The next sign asks again. Who is at another page's address already gets that page from the browser.
      fetchScript().catch(() => {
        if (window.location.pathname !== pathname) window.location.reload();
      });
    };
    setNavigationScript(fetchScript);
    for (const name of signsOfLife)
      window.addEventListener(name, load, { signal, passive: true, capture: true });
    // Who comes back to an entry of ours, or reloads it, can go on to others without a sign on this page. Who comes with
    // a query may ask for something that these scripts find.
    if (search || window.history.state !== null) load();
    return () => end.abort();
  }, [pathname, search]);

  useEffect(() => {
    document.addEventListener('click', onClick);
    window.addEventListener('hashchange', tellArrival);
  }, []);

  return fetched;
}

/** Navigates at clicks on links to pages of this site, wherever they stand (S-010). */
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
  // A link to the very address that is shown leaves no entry behind (S-011).
  goTo(url.pathname + url.search + url.hash, { replace: url.href === window.location.href });
}
