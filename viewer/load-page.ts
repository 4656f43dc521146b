import { readPage } from './page-document.ts';
import type { LoadedPage } from './page-document.ts';
import { assetsOf } from './page-head.ts';

/** Maximum number of pages that are cached for going back and for links that the pointer touched. */
const maxCachedPages = 40;

const pages = new Map<string, Promise<LoadedPage>>();

/** Loads the page at a path (with query) from its HTML document; fails if it is not a page of this build. */
export function loadPage(path: string): Promise<LoadedPage> {
  const known = pages.get(path);
  const page = known ?? fetchPage(path);
  // The order of the map is the order of use.
  pages.delete(path);
  pages.set(path, page);
  if (!known) {
    page.then(
      // If a script is missing, the next visit tries again.
      ({ failed }) => failed && pages.delete(path),
      () => pages.delete(path),
    );
    const [oldest = path] = pages.keys();
    if (pages.size > maxCachedPages) pages.delete(oldest);
  }
  return page;
}

/** Drops the cached pages, because they have changed. */
export function forgetPages(): void {
  pages.clear();
}

async function fetchPage(path: string): Promise<LoadedPage> {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  // The page for a missing address is a page of this site too.
  if (!response.ok && response.status !== 404) throw new Error(`${path}: ${response.status}`);
  const text = await response.text();
  const parsed = new DOMParser().parseFromString(text, 'text/html');
  if (assetsOf(parsed) !== assetsOf(document))
    throw new Error(`${path} is not a page of this build.`);
  // Load the tabs script first, so that earlier choices apply at once; without it, the first tabs are shown.
  if (parsed.querySelector('[role="tablist"]'))
    await import('./connected-tabs.ts').then(({ serve }) => serve()).catch(console.warn);
  const page = await readPage(parsed);
  if (!page) throw new Error(`${path} is not a page of this build.`);
  if (page.data.module && !page.content.Component && !page.failed)
    throw new Error(`${path} cannot be hydrated.`);
  return page;
}
