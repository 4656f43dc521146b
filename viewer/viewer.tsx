import siteData from './site-data.ts';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { App, contentId } from '../src/components/shell/app.tsx';
import { sendPageView } from './analytics.ts';
import { arrive } from './arrive.ts';
import { addCopyButtons } from './copy-buttons.ts';
import { internalUrl, linkAround, sameDocument } from './internal-link.ts';
import { loadPage } from './load-page.ts';
import { showHead } from './page-document.ts';
import type { LoadedPage } from './page-document.ts';
import { usePrefetch } from './prefetch.ts';
import { startProgress } from './progress-bar.ts';
import { ScrollPositions } from './scroll-positions.ts';
import { useBackToTop } from './use-back-to-top.ts';

/** The site in the browser: the shell around the page that is shown, and the way from page to page. */
export function Viewer({ first }: { first: LoadedPage }): ReactNode {
  const page = useShownPage(first);
  useLinkClicks();
  usePrefetch(page.data);
  useBackToTop(page.data.layout === 'doc');
  useEffect(() => {
    const content = document.getElementById(contentId);
    if (content) addCopyButtons(content);
  }, [page]);
  useEffect(() => {
    if (page.data.kind === 'not-found')
      void import('./find-page.ts').then(({ findPage }) => findPage(window.location));
  }, [page]);
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return <App site={siteData} page={page.data} content={page.content} />;
}

/** The page to show: that of the address, once it is loaded; until then the one before. */
function useShownPage(first: LoadedPage): LoadedPage {
  const [page, setPage] = useState(first);
  const location = useLocation();
  const type = useNavigationType();
  const [positions] = useState(() => new ScrollPositions());
  /** The location of the page that is shown. */
  const shown = useRef(location);

  useEffect(() => {
    const before = shown.current;
    if (before === location) return undefined;
    positions.takeOver();
    positions.save();
    const { pathname, search, hash } = location;
    const finish = (): void => {
      shown.current = location;
      positions.enter();
      const isSamePath = pathname === before.pathname;
      const isQueryOnly = isSamePath && hash === before.hash && search !== before.search;
      arrive({ type, hash, isQueryOnly }, positions);
      if (!isSamePath || search !== before.search || hash !== before.hash) sendPageView(location);
    };
    if (pathname === before.pathname) {
      finish();
      return undefined;
    }
    let isCurrent = true;
    const endProgress = startProgress();
    loadPage(pathname + search).then(
      (next) => {
        if (!isCurrent) return;
        endProgress();
        showHead(next);
        flushSync(() => setPage(next));
        finish();
      },
      (error: unknown) => {
        if (!isCurrent) return;
        console.warn(error);
        // The address is the new one already.
        window.location.reload();
      },
    );
    return () => {
      isCurrent = false;
      endProgress();
    };
  }, [location, positions, type]);

  return page;
}

/** Navigates at clicks on links to pages of this site, wherever they stand (S-010). */
function useLinkClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const link = linkAround(event.target);
      const url = link && internalUrl(link);
      if (!url) return;
      const isSame = sameDocument(url, window.location);
      // The browser itself goes to places on the same page.
      if (isSame && url.href.includes('#')) return;
      event.preventDefault();
      // A link to the very address that is shown leaves no entry behind (S-011).
      navigate(url.pathname + url.search + url.hash, {
        replace: url.href === window.location.href,
      });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}
