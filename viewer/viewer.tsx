import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { App } from '../src/components/shell/app.tsx';
import { refreshEvent, type RefreshRequest } from '../src/shared/live-messages.ts';
import { notFoundKind } from '../src/shared/page-kinds.ts';
import { hashTarget } from '../src/components/shell/arrivals.ts';
import type { StartLocation } from '../src/components/shell/arrivals.ts';
import { followHeadings } from './active-heading.ts';
import { followMoved } from './follow-moved.ts';
import { onReady } from './go-to.ts';
import type { LoadedPage } from './page-document.ts';
import { watchLinks } from './prefetch.ts';
import siteData from './site-data.ts';
import { useInteraction } from './use-interaction.ts';

/** The site in the browser: the shell around the current page, and navigation between pages. */
export function Viewer(props: {
  /** The page that the server rendered. */
  first: LoadedPage;
  /** Its address and entry in the history. */
  start: StartLocation;
}): ReactNode {
  const [page, show] = useState(props.first);
  const Interaction = useInteraction(props.start);
  useEffect(() => {
    const { data, failed } = page;
    if (followMoved(window.location.hash)) return undefined;
    const isLost = window.location.hash && !hashTarget(window.location.hash);
    if (data.kind === notFoundKind || (data.anchors && isLost))
      void import('./lost-address.ts').then(({ findLost }) => findLost(window.location, data));
    if (failed) show({ ...page, content: failed, failed: undefined });
    return followHeadings(siteData.navbar.hideOnScroll);
  }, [page]);
  // The viewer lives as long as its window, so nothing is removed.
  useEffect(() => {
    watchLinks();
    const { documentElement } = document;
    documentElement.dataset.hasHydrated = 'true';
    document.addEventListener(refreshEvent, onRefresh);
    function onRefresh(event: Event): void {
      event.preventDefault();
      if (!(event instanceof CustomEvent)) return;
      // Only the development server sends this event.
      const request = event.detail as RefreshRequest;
      import('./live/refresh.ts')
        .then(({ refresh }) => refresh(request, show))
        .catch(() => window.location.reload());
    }
  }, []);
  // Memoized: nothing on the page changes when navigation becomes ready.
  const app = useMemo(
    () => <App site={siteData} page={page.data} content={page.content} />,
    [page],
  );
  return (
    <>
      {app}
      {Interaction && <Interaction page={page} start={props.start} show={show} onReady={onReady} />}
    </>
  );
}
