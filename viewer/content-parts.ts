import { onArrival } from '../src/components/shell/arrivals.ts';
import type { PageData } from '../src/shared/page-data.ts';
import { addCopyButtons } from './copy-buttons.ts';
import { goTo } from './go-to.ts';
import siteData from './site-data.ts';
import { addWrapButtons } from './wrap-buttons.ts';

/** Parts that only some pages have: how to find one, and how to serve it. */
const parts: readonly [
  selector: string,
  serve: (content: Element, page: PageData) => Promise<void>,
][] = [
  ['.tabs-container', serveTabs],
  ['details[data-collapsed]', serveDetails],
  ['details[data-graph]', serveGraphs],
  ['img', serveImages],
  ['[data-island], [data-mermaid]', serveIslands],
  ['[data-search-page]', serveSearchPage],
  ['[data-compare]', serveReleases],
  ['[data-choice]', serveChoices],
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
      const [selector, serve] = part;
      if (!content.querySelector(selector)) continue;
      missing.delete(part);
      // Nothing is lost without the script; the next page tries again.
      serve(content, page).catch((error: unknown) => console.warn(error));
    }
  };
  serveAll();
  const observer = new MutationObserver(serveAll);
  observer.observe(content, { childList: true, subtree: true, attributeFilter: ['data-live'] });
  return () => observer.disconnect();
}

let isConnected = false;

/** Starts the tabs and connects them with the router. */
export async function serveTabs(): Promise<void> {
  const { followAddress, setAddressRouter, startTabs } = await import('./tabs.ts');
  startTabs(siteData.storage);
  if (isConnected) return;
  isConnected = true;
  setAddressRouter((address) => goTo(address, { replace: true }));
  onArrival(followAddress);
}

async function serveDetails(): Promise<void> {
  const { startDetails } = await import('./details.ts');
  startDetails();
}

async function serveGraphs(): Promise<void> {
  const { startGraphs } = await import('./folded-graphs.ts');
  startGraphs();
}

/** Islands and diagrams of the text. Those of the first page are running already, or have failed. */
async function serveIslands(_: Element, page: PageData): Promise<void> {
  const { serveIslandScript } = await import('./island-scripts.tsx');
  for (const [name, href] of Object.entries(page.islands ?? {}))
    void serveIslandScript(name, href, page);
}

async function serveImages(content: Element, { imageTexts }: PageData): Promise<void> {
  if (!imageTexts) return;
  const images = await import('./images.ts');
  images.serveImages(content, imageTexts);
}

async function serveReleases(content: Element): Promise<void> {
  const { serveComparison } = await import('./compare-releases.tsx');
  for (const form of content.querySelectorAll<HTMLFormElement>('[data-compare]'))
    serveComparison(form);
}

async function serveChoices(content: Element): Promise<void> {
  const choices = await import('./members/member-choices.ts');
  choices.serveChoices(content);
}

async function serveSearchPage(content: Element, page: PageData): Promise<void> {
  const search = await import('./search/search-page.tsx');
  await search.serveSearchPage(content, page);
}
