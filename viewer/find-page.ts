import type { AnchorFiles } from '../src/shared/anchor-files.ts';
import siteData from './site-data.ts';
import { followAnchor } from './moved-anchor.ts';

/**
 * Looks for the page that an address without a page refers to: a file name (`x.html`, `x/index.html`), capital letters,
 * or a trailing slash too many or too few (S-013, S-014). Redirects to the page if there is one.
 */
export async function findPage(
  { pathname, search, hash }: Location,
  anchors?: AnchorFiles,
): Promise<void> {
  const { base, trailingSlash } = siteData;
  // The page itself, opened by its file name.
  if (pathname === `${base}404.html`) return;
  const name = pathname.slice(base.length).replace(/(^|\/)index\.html$|\.html$|\/+$/i, '');
  const end = name === '' || trailingSlash === false ? '' : '/';
  const paths = [name, name.toLowerCase()].map((path) => base + path + end);
  for (const path of new Set(paths)) {
    if (path === pathname) continue;
    const { ok } = await fetch(path, { method: 'HEAD' });
    if (!ok) continue;
    window.location.replace(path + search + hash);
    return;
  }
  // Starts loading while the other requests run.
  const nearest = import('./search/nearest-pages.tsx');
  nearest
    .then(({ showNearest }) => showNearest(pathname.slice(base.length)))
    .catch((error: unknown) => console.warn(error));
  // A topic or header that is gone: its symbols have moved.
  if (!anchors || hash === '') return;
  const api = anchors.folder.replace(/[^/]+\/$/, '');
  if (!pathname.startsWith(api) || !/^(?:groups|files)\//.test(pathname.slice(api.length))) return;
  await followAnchor(hash, anchors);
}
