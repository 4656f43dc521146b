import { readPage } from './page-document.ts';
import type { LoadedPage } from './page-document.ts';
import { assetsOf } from './page-head.ts';
import { forgetText, pageText } from './page-text.ts';

/** Maximum number of pages that are cached for going back and for links that the pointer touched. */
const maxCachedPages = 40;

/**
 * Longest document with which navigation replaces the content of the window, in characters. Browsers show longer ones sooner by themselves,
 * as they read them in small steps: with 4x CPU throttling, Chromium shows 230,000 characters as fast in both ways, and
 * 450,000 after 1.1 s instead of 1.6 s.
 */
export const longest = 400_000;

/** Thrown for a page that the browser shows sooner by itself. */
export class LongPageError extends Error {}

const pages = new Map<string, Promise<LoadedPage>>();

/**
 * Loads the page at a path (with query) from its HTML document. Fails if it is not a page of this build, and with a
 * `LongPageError` if its document has more characters than `most`.
 */
export function loadPage(path: string, most = Infinity): Promise<LoadedPage> {
  const known = pages.get(path);
  const page = known ?? fetchPage(path, most);
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

/** Loads the script of a React page, which its document names; the document is parsed when it is shown. */
export async function loadScriptOf(path: string): Promise<void> {
  const text = await pageText(path);
  const [, module] = /"module":"([^"]+)"/.exec(text.slice(text.indexOf('"__page-data"'))) ?? [];
  if (module) await (await import('./page-module.tsx')).loadModule(module, '');
}

/** Drops the cached pages, because they have changed. */
export function forgetPages(): void {
  pages.clear();
  forgetText();
}

async function fetchPage(path: string, most: number): Promise<LoadedPage> {
  const text = await pageText(path);
  forgetText(path);
  if (text.length > most) throw new LongPageError(`${path} has ${text.length} characters.`);
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
