import { hydrateRoot } from 'react-dom/client';
import { storePreferredVersion } from '../src/components/shell/preferred-version.ts';
import type { SiteData } from '../src/shared/site-data.ts';
import { readPage } from './page-document.ts';
import { prefetchPage } from './prefetch.ts';
import { setSiteData } from './site-data.ts';
import { Viewer } from './viewer.tsx';

/** Hydrates the page that the server rendered. */
export async function start(site: SiteData): Promise<void> {
  setSiteData(site);
  // Set this first: the banner of the home page looks for it.
  Object.assign(window, {
    docusaurus: Object.freeze({ prefetch: prefetchPage, preload: preloadPage }),
  });
  const { pathname, search, hash } = window.location;
  const history: unknown = window.history.state;
  const address = { pathname, search, hash, history };
  const root = document.getElementById('__docusaurus');
  const page = await readPage(document);
  if (!root || !page) return;
  storePreferredVersion(site);
  hydrateRoot(root, <Viewer first={page} start={address} />, {
    onRecoverableError: (error) => console.error(error),
  });
}

/** Loads the document and the script of a page. */
function preloadPage(path: string): void {
  import('./interaction.tsx').then((script) => script.preloadPage(path), String);
}
