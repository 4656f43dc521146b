import type { PageData } from '../shared/page-data.ts';
import type { SiteData } from '../shared/site-data.ts';
import { openTag, rawElement } from './html.ts';
import { mermaidName } from './mermaid.ts';
import type { SiteAssets } from './site-assets.ts';

/**
 * Returns the script tags for parts of a page, given the pieces of its HTML. They block rendering in browsers that
 * support this, to avoid showing another tab before the one that the reader chose earlier.
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

/** Returns the style sheet of search results if the page, given as pieces of its HTML, has room for them. */
export function pageStyles(pieces: readonly string[], { searchStyles }: SiteAssets): string {
  if (!searchStyles || !pieces.some((piece) => piece.includes(' data-search-results'))) return '';
  return openTag('link', { rel: 'stylesheet', href: searchStyles });
}

/** Returns the scripts that hydrate parts of a page; they follow that of the site. */
export function hydrationScripts({ islands = {} }: PageData): string {
  return Object.values(islands)
    .map((src) => rawElement('script', { type: 'module', src, 'data-page': true }, ''))
    .join('');
}

/** Start of a Mermaid diagram's element after its name. */
export const diagramMark = ' data-mermaid="';

/** Start of an island's element after its name. */
export const islandMark = ' data-island="';

/** Returns the URLs of the scripts that hydrate the islands of a page, and draw its diagrams, given its content. */
export function islandScripts(
  content: string,
  { islandScripts: scripts }: SiteAssets,
): Pick<PageData, 'islands'> {
  const diagrams = content.includes(diagramMark) ? [mermaidName] : [];
  if (!content.includes(islandMark) && diagrams.length === 0) return {};
  const names = [...content.matchAll(/ data-island="([^:"]+):/g)].map(([, name = '']) => name);
  const all = [...new Set(names)].sort().concat(diagrams);
  return {
    islands: Object.fromEntries(
      all.flatMap((name) => {
        const href = scripts.get(name);
        return href === undefined ? [] : [[name, href]];
      }),
    ),
  };
}
