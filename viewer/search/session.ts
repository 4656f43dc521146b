import { preferredVersion } from '../../src/components/shell/preferred-version.ts';
import type { PageData } from '../../src/shared/page-data.ts';
import type { SearchTexts } from '../../src/shared/texts/catalogues.ts';
import siteData from '../site-data.ts';
import { connectEngine, type ConnectedEngine } from './connect.ts';

let engine: ConnectedEngine | undefined;
let texts: Promise<SearchTexts> | undefined;
let known: SearchTexts | undefined;

/** The engine, one for as long as the window is there. */
export function searchEngine(): ConnectedEngine {
  engine ??= connectEngine(siteData.base);
  return engine;
}

/** The texts of the search, in the language of the site, as soon as its style sheet is there as well. */
export function loadTexts(): Promise<SearchTexts> {
  texts ??= fetchTexts().catch((error: unknown) => {
    texts = undefined;
    throw error;
  });
  return texts;
}

/** The texts, where they are loaded. */
export function knownTexts(): SearchTexts | undefined {
  return known;
}

async function fetchTexts(): Promise<SearchTexts> {
  const { search = '', searchStyles = '' } = searchButton()?.dataset ?? {};
  const [response] = await Promise.all([fetch(search), loadStyles(searchStyles)]);
  if (!response.ok) throw Error(search);
  // Written by the build of this very site.
  return (known = (await response.json()) as SearchTexts);
}

/** Links the style sheet of results, where the page has not done so; fails where it cannot be loaded. */
function loadStyles(href: string): unknown {
  return (
    document.querySelector(`[href="${href}"]`) ??
    new Promise((onload, onerror) => {
      const link = { rel: 'stylesheet', href, onload, onerror };
      // The site's own style sheets may change what this one sets.
      document.head.prepend(Object.assign(document.createElement('link'), link));
    })
  );
}

/** The button that opens the box, of which the build made what the search has to know. */
function searchButton(): HTMLButtonElement | null {
  return document.querySelector('button[data-search]');
}

/** The docs version to search: that of the page, else the one that the reader chose, else the latest (S-167). */
export function versionFor({ version }: PageData): string | undefined {
  const preferred = preferredVersion(siteData).get();
  return version ?? siteData.docs?.versions.find((name) => name === preferred);
}

/** Address of the page of the search with a query; `version` where that is not the latest. */
export function searchHref(query: string, version?: string): string {
  const parameters = new URLSearchParams({ q: query });
  if (version !== undefined && version !== siteData.docs?.latest)
    parameters.set('version', version);
  return `${searchButton()?.form?.getAttribute('action') ?? `${siteData.base}search/`}?${parameters.toString()}`;
}
