import siteData from 'mtp-site:site-data';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepPreferredVersion } from '../src/components/shell/preferred-version.ts';
import { readPage } from './page-document.ts';
import { preloadPage, prefetchPage } from './prefetch.ts';
import { Viewer } from './viewer.tsx';

/** What React pages import by the names `@docusaurus/…`; their chunks share these with the shell. */
export { Link, useBaseUrl, useDocusaurusContext } from '../src/components/shell/docusaurus.ts';

/** Takes over the page that the server rendered. */
async function start(): Promise<void> {
  const root = document.getElementById('__docusaurus');
  const page = await readPage(document);
  if (!root || !page) return;
  Object.assign(window, {
    docusaurus: Object.freeze({ prefetch: prefetchPage, preload: preloadPage }),
  });
  keepPreferredVersion(siteData);
  hydrateRoot(
    root,
    // Addresses on the site are final, so that the router needs no base path.
    <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <Viewer first={page} />
    </BrowserRouter>,
    { onRecoverableError: (error) => console.error(error) },
  );
}

void start();
