import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepPreferredVersion } from '../src/components/shell/preferred-version.ts';
import type { SiteData } from '../src/shared/site-data.ts';
import { readPage } from './page-document.ts';
import { preloadPage, prefetchPage } from './prefetch.ts';
import { setSiteData } from './site-data.ts';
import { Viewer } from './viewer.tsx';

/** Takes over the page that the server rendered. */
export async function start(site: SiteData): Promise<void> {
  setSiteData(site);
  // First of all, and at once: the banner of the home page looks for it.
  Object.assign(window, {
    docusaurus: Object.freeze({ prefetch: prefetchPage, preload: preloadPage }),
  });
  const root = document.getElementById('__docusaurus');
  const page = await readPage(document);
  if (!root || !page) return;
  keepPreferredVersion(site);
  hydrateRoot(
    root,
    // Addresses on the site are final, so that the router needs no base path.
    <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <Viewer first={page} />
    </BrowserRouter>,
    { onRecoverableError: (error) => console.error(error) },
  );
}
