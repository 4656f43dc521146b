import type { PageData } from '../shared/page-data.ts';
import type { SiteData } from '../shared/site-data.ts';
import { openTag, rawElement } from './html.ts';
import type { SiteAssets } from './site-assets.ts';

/**
 * The scripts that a page loads for itself, given the pieces of its HTML. Browsers that can, wait for them before they paint: a tab
 * that its reader chose earlier must not be shown after another one.
 */
export function pageScripts(
  pieces: readonly string[],
  { pageScripts: scripts }: SiteAssets,
  { storage }: SiteData,
): string {
  if (!pieces.some((piece) => piece.includes('role="tablist"'))) return '';
  const attributes = {
    type: 'module',
    async: true,
    blocking: 'render',
    src: scripts.tabs,
    'data-storage': storage.type,
    'data-suffix': storage.suffix,
  };
  return rawElement('script', attributes, '');
}

/** The style sheet of search results, for a page that has room for them, given the pieces of its HTML. */
export function pageStyles(pieces: readonly string[], { searchStyles }: SiteAssets): string {
  if (!searchStyles || !pieces.some((piece) => piece.includes(' data-search-results'))) return '';
  return openTag('link', { rel: 'stylesheet', href: searchStyles });
}

/** The scripts that bring parts of a page to life, which stand behind that of the site. */
export function hydrationScripts({ islands = [] }: PageData): string {
  return islands
    .map((src) => rawElement('script', { type: 'module', src, 'data-page': true }, ''))
    .join('');
}

/** What the element of an island begins with, behind its name. */
export const islandMark = ' data-island="';

/** The addresses of the scripts that bring the islands of a page to life, given its content. */
export function islandScripts(
  content: string,
  { islandScripts: scripts }: SiteAssets,
): Pick<PageData, 'islands'> {
  if (!content.includes(islandMark)) return {};
  const names = [...content.matchAll(/ data-island="([^:"]+):/g)].map(([, name = '']) => name);
  return { islands: [...new Set(names)].sort().flatMap((name) => scripts.get(name) ?? []) };
}
