import type { PageData } from '../src/shared/page-data.ts';
import { addCopyButtons } from './copy-buttons.ts';
import { onScriptGone } from './script-gone.ts';
import { addWrapButtons } from './wrap-buttons.ts';

/** A script for parts of a page; called for each page that has such parts. */
interface PartScript {
  serve: (content: Element, page: PageData) => void | Promise<void>;
}

/** Parts that only some pages have: how to find one, and its script. */
const parts: readonly [selector: string, load: () => Promise<PartScript>][] = [
  ['.tabs-container', () => import('./connected-tabs.ts')],
  ['details[data-collapsed]', () => import('./details.ts')],
  ['details[data-graph]', () => import('./folded-graphs.ts')],
  ['img', () => import('./images.ts')],
  ['[data-island], [data-mermaid]', () => import('./island-scripts.tsx')],
  ['[data-search-page]', () => import('./search/search-page.tsx')],
  ['.comparison', () => import('./serve-changes.ts')],
  ['[data-choice]', () => import('./members/member-choices.ts')],
];

/**
 * Serves the content of the page and what React adds later: buttons at code blocks, and scripts for parts that only
 * some pages have. Returns a function that stops it.
 */
export function serveContent(content: Element, page: PageData): () => void {
  const missing = new Set(parts);
  const serveAll = (): void => {
    addWrapButtons(content);
    addCopyButtons(content);
    for (const part of missing) {
      const [selector, load] = part;
      if (!content.querySelector(selector)) continue;
      missing.delete(part);
      // Nothing is lost without the script; the next page tries again.
      load()
        .then(({ serve }) => serve(content, page))
        .catch(onScriptGone);
    }
  };
  serveAll();
  const observer = new MutationObserver(serveAll);
  observer.observe(content, { childList: true, subtree: true, attributeFilter: ['data-live'] });
  return () => observer.disconnect();
}
