import { preferredVersion } from '../../src/components/shell/preferred-version.ts';
import type { PageData } from '../../src/shared/page-data.ts';
import type { BoxTexts } from '../../src/shared/texts/catalogues.ts';
import siteData from '../site-data.ts';
import { connectEngine, type ConnectedEngine } from './connect.ts';

let engine: ConnectedEngine | undefined;
let texts: Promise<BoxTexts> | undefined;
let known: BoxTexts | undefined;

/** Returns the engine, one per window. */
export function searchEngine(): ConnectedEngine {
  engine ??= connectEngine(siteData.base);
  return engine;
}

/** Loads the texts of the search in the site's language, together with its style sheet. */
export function loadTexts(): Promise<BoxTexts> {
  texts ??= fetchTexts().catch((error: unknown) => {
    texts = undefined;
    throw error;
  });
  return texts;
}

/** Returns the texts if they are loaded. */
export function knownTexts(): BoxTexts | undefined {
  return known;
}

async function fetchTexts(): Promise<BoxTexts> {
  const { search = '', searchStyles = '' } = searchButton()?.dataset ?? {};
  const [response] = await Promise.all([fetch(search), loadStyles(searchStyles)]);
  if (!response.ok) throw Error(search);
  // Written by the same build.
  return (known = (await response.json()) as BoxTexts);
}

/** Links the style sheet of results if the page has not done so; fails if it cannot be loaded. */
function loadStyles(href: string): unknown {
  return (
    document.querySelector(`[href="${href}"]`) ??
    new Promise((onload, onerror) => {
      const link = { rel: 'stylesheet', href, onload, onerror };
      // Prepended so that the site's own style sheets override it.
      document.head.prepend(Object.assign(document.createElement('link'), link));
    })
  );
}

/** Returns the button that opens the box; the build writes what the search needs into it. */
function searchButton(): HTMLButtonElement | null {
  return document.querySelector('button[data-search]');
}

/** Returns the docs version to search: that of the page, else the reader's choice, else the latest (S-167). */
export function versionFor({ version }: PageData): string | undefined {
  // Versions of further sets of guides have no index of their own.
  const find = (wanted?: string | null): string | undefined =>
    siteData.docs?.versions.find((name) => name === wanted);
  return find(version) ?? find(preferredVersion(siteData).get());
}

/** Returns the address of the search page with a query, and with `version` if that is not the latest. */
export function searchHref(query: string, version?: string): string {
  const parameters = new URLSearchParams({ q: query });
  if (version !== undefined && version !== siteData.docs?.latest)
    parameters.set('version', version);
  return `${searchButton()?.form?.getAttribute('action') ?? `${siteData.base}search/`}?${parameters.toString()}`;
}
