import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { routeObservers } from '../src/components/shell/arrivals.ts';
import type { RouteLocation, StartLocation } from '../src/components/shell/arrivals.ts';
import { sendPageView } from './analytics.ts';
import { announcePage, prepareAnnouncements } from './announce.ts';
import { arrive } from './arrive.ts';
import type { GoTo } from './go-to.ts';
import { withKnownBranches } from './known-branches.ts';
import { loadPage } from './load-page.ts';
import type { LoadedPage } from './page-document.ts';
import { showHead } from './page-head.ts';
import { beginNavigation, startProgress } from './progress-bar.ts';
import { ScrollPositions } from './scroll-positions.ts';

/** Input that navigation gets from the viewer. */
export interface NavigationProps {
  /** Address of the page that is shown when navigation starts. */
  start: StartLocation;
  /** Shows a page, which may keep parts of the previous one. */
  show: (next: (before: LoadedPage) => LoadedPage) => void;
  /** Called with the navigation function when it is ready. */
  onReady: (goTo: GoTo) => void;
}

/** Navigation between pages; renders nothing itself. */
export function Navigation(props: NavigationProps): ReactNode {
  return (
    // Addresses on the site are final, so the router needs no base path.
    <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <Follower {...props} />
    </BrowserRouter>
  );
}

/** Shows the page of the address once it is loaded; the previous page stays until then. */
function Follower({ start, show, onReady }: NavigationProps): ReactNode {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [positions] = useState(() => new ScrollPositions(start.history));
  /** Address of the page that is shown. */
  const shown = useRef<RouteLocation>(start);
  const isFirst = useRef(true);

  useEffect(() => {
    const before = shown.current;
    const { pathname, search, hash } = location;
    const isSamePath = pathname === before.pathname;
    const isSame = isSamePath && search === before.search && hash === before.hash;
    // The first location is the page that is shown, unless the reader went back while this script was loading.
    const isStart = isFirst.current;
    isFirst.current = false;
    if (isStart && isSame) return undefined;
    const begun = beginNavigation();
    positions.restoreScroll();
    positions.save();
    const place = { pathname, search, hash };
    const observers = routeObservers.map((observe) => observe(place, before));
    const finish = (): void => {
      shown.current = place;
      positions.enter();
      const isQueryOnly = isSamePath && hash === before.hash && search !== before.search;
      arrive({ type, hash, isQueryOnly }, positions);
      if (!isSame) sendPageView(location);
      for (const end of observers) end(true);
    };
    if (isSamePath) {
      finish();
      return undefined;
    }
    let isCurrent = true;
    const endProgress = startProgress(begun);
    loadPage(pathname + search).then(
      (next) => {
        if (!isCurrent) return;
        isCurrent = false;
        showHead(next);
        flushSync(() => show((before) => withKnownBranches(next, before)));
        endProgress(true);
        finish();
        announcePage(document.title);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        isCurrent = false;
        console.warn(error);
        // The address is already the new one.
        window.location.reload();
      },
    );
    return () => {
      if (!isCurrent) return;
      isCurrent = false;
      endProgress(false);
      for (const end of observers) end(false);
    };
  }, [location, positions, show, type]);

  useEffect(prepareAnnouncements, []);
  useEffect(() => onReady(navigate), [navigate, onReady]);
  return null;
}
