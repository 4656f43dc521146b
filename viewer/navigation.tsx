import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { routeObservers } from '../src/components/shell/arrivals.ts';
import type { RouteLocation, StartLocation } from '../src/components/shell/arrivals.ts';
import { withKnown } from '../src/components/shell/sidebar-parts.ts';
import { announcePage, prepareAnnouncements } from './announce.ts';
import { arrive } from './arrive.ts';
import type { Arrival } from './arrive.ts';
import type { GoTo } from './go-to.ts';
import { loadPage, longest, LongPageError } from './load-page.ts';
import type { LoadedPage } from './page-document.ts';
import { showHead } from './page-head.ts';
import { beginNavigation, startProgress } from './progress-bar.ts';
import { ScrollPositions } from './scroll-positions.ts';
import siteData from './site-data.ts';

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
    loadPage(pathname + search, longest).then(
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
        if (!(error instanceof LongPageError)) console.warn(error);
        leaveTo(place, before, type);
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

/** Adds the sidebar branches that the previous page showed to those of a page. */
function withKnownBranches(page: LoadedPage, before: LoadedPage): LoadedPage {
  const { sidebar } = page.data;
  const known = before.data.sidebar;
  if (sidebar?.treeHref === undefined || known?.name !== sidebar.name) return page;
  const items = withKnown(sidebar.items, known.items);
  return { ...page, data: { ...page.data, sidebar: { ...sidebar, items } } };
}

/** Lets the browser load the page of the current entry of the history, whose address is already the new one. */
function leaveTo(place: RouteLocation, before: RouteLocation, type: Arrival['type']): void {
  if (type === 'POP') {
    window.location.reload();
    return;
  }
  // From its own address, a browser only goes to the hash, or restores how far the page before was scrolled.
  window.history.replaceState(window.history.state, '', before.pathname + before.search);
  window.location.replace(place.pathname + place.search + place.hash);
}

/** Reports a page view to the analytics service, if the site has one (S-321). */
function sendPageView(location: RouteLocation): void {
  if (!siteData.analytics) return;
  const path = location.pathname + location.search + location.hash;
  // On the next tick, the title is the one of the new page.
  setTimeout(() => {
    const tag: unknown = Reflect.get(window, 'gtag');
    if (typeof tag !== 'function') return;
    Reflect.apply(tag, window, ['set', 'page_path', path]);
    Reflect.apply(tag, window, ['event', 'page_view']);
  });
}
