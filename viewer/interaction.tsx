import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { contentId } from '../src/components/shell/app.tsx';
import { serveContent } from './content-parts.ts';
import { Navigation } from './navigation.tsx';
import type { NavigationProps } from './navigation.tsx';
import type { LoadedPage } from './page-document.ts';
import { serveSearch } from './search/access.ts';
import { rememberPage } from './search/recent.ts';
import { useBackToTop } from './use-back-to-top.ts';

export { loadPage } from './load-page.ts';

/** What interaction needs of the viewer. */
export interface InteractionProps extends NavigationProps {
  /** The page that is shown. */
  page: LoadedPage;
}

/** What is there for readers who do something: its script is fetched when they begin. */
export function Interaction({ page, ...navigation }: InteractionProps): ReactNode {
  useBackToTop(page.data.layout === 'doc');
  useEffect(() => {
    const content = document.getElementById(contentId);
    return content ? serveContent(content, page.data) : undefined;
  }, [page]);
  useEffect(() => {
    rememberPage(page.data);
    return serveSearch(page.data);
  }, [page]);
  return <Navigation {...navigation} />;
}
