import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { contentId } from '../src/components/shell/app.tsx';
import { serveContent } from './content-parts.ts';
import { followHashes } from './follow-hashes.ts';
import { Navigation } from './navigation.tsx';
import type { NavigationProps } from './navigation.tsx';
import { serveMembers } from './members/serve-members.ts';
import type { LoadedPage } from './page-document.ts';
import { watchPointers } from './preload.ts';
import { serveSearch } from './search/access.ts';
import { onScriptGone } from './script-gone.ts';
import { rememberPage } from './search/recent.ts';
import { removeOtherImages } from './themed-images.ts';
import { useBackToTop } from './use-back-to-top.ts';

export { preloadPage } from './preload.ts';

/** Input that interaction gets from the viewer. */
export interface InteractionProps extends NavigationProps {
  /** The page that is shown. */
  page: LoadedPage;
}

/** Features for readers who interact; their script is fetched at the first sign of a reader. */
export function Interaction({ page, ...navigation }: InteractionProps): ReactNode {
  useBackToTop(page.data.layout === 'doc');
  useEffect(() => {
    const content = document.getElementById(contentId);
    return content ? serveContent(content, page.data) : undefined;
  }, [page]);
  useEffect(removeOtherImages, [page]);
  const { start } = navigation;
  useEffect(() => followHashes(page.data, start), [page, start]);
  useEffect(watchFirstLink, []);
  useEffect(watchPointers, []);
  useEffect(closeContents, []);
  const before = useRef(page);
  useEffect(() => {
    // A reader who stays on one page has visited nothing yet.
    if (before.current !== page) for (const { data } of [before.current, page]) rememberPage(data);
    before.current = page;
    return serveSearch(page.data);
  }, [page]);
  useEffect(serveMembers, [page]);
  return <Navigation {...navigation} />;
}

/** Loads the script for hover cards when the pointer or the focus first reaches a link in a text. */
function watchFirstLink(): () => void {
  const events = ['pointermove', 'focusin'];
  const stop = (): void => {
    for (const name of events) document.removeEventListener(name, onEvent);
  };
  const begin = (link: Element): void => {
    stop();
    import('./hover-card.ts').then(({ watchSymbolLinks }) => watchSymbolLinks(link), onScriptGone);
  };
  const onEvent = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest('.markdown a');
    if (link) begin(link);
  };
  for (const name of events) document.addEventListener(name, onEvent);
  // The pointer on a link may be what loaded this script.
  const first = document.querySelector('.markdown a:is(:hover, :focus-visible)');
  if (first) begin(first);
  return stop;
}

/** Closes the small form of the table of contents after a click on an entry, to show the heading; until it is stopped. */
function closeContents(): () => void {
  const onClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('.toc-mobile a'))
      target.closest('details')?.removeAttribute('open');
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
