import { contentId } from '../src/components/shell/app.tsx';
import type { PageContent } from '../src/components/shell/app.tsx';
import type { PageData } from '../src/shared/page-data.ts';

/** A page, read from its HTML document. */
export interface LoadedPage {
  /** Its data for the shell. */
  data: PageData;
  /** Its content. */
  content: PageContent;
  /** Shown after hydration if the script of a React page cannot be loaded: an error and a retry button. */
  failed?: PageContent;
  /** Its document, for the head. */
  document: Document;
}

function isPageData(value: unknown): value is PageData {
  return typeof value === 'object' && value !== null && 'href' in value && 'layout' in value;
}

/** Reads the page data of a document; `undefined` if the document is not a page of this site. */
export function readPageData(document: Document): PageData | undefined {
  const text = document.getElementById('__page-data')?.textContent;
  if (!text) return undefined;
  const data: unknown = JSON.parse(text);
  return isPageData(data) ? data : undefined;
}

/** Reads a page from its document; `undefined` if the document is not a page of this site. */
export async function readPage(document: Document): Promise<LoadedPage | undefined> {
  const data = readPageData(document);
  if (!data) return undefined;
  const parts: Record<string, string> = {};
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]'))
    parts[part.dataset.part ?? ''] = part.innerHTML;
  const page = { data, content: { parts }, document };
  if (data.module === undefined) return page;
  const html = document.getElementById(contentId)?.innerHTML ?? '';
  const result = await import('./page-module.tsx').then(
    ({ loadModule }) => loadModule(data.module ?? '', html),
    (error: unknown) => {
      console.warn(error);
      return undefined;
    },
  );
  const content = { parts, Component: result?.Component };
  if (result && !result.isFailed) return { ...page, content };
  // Keeps the server's HTML unchanged.
  parts.content = html;
  return { ...page, failed: result && content };
}
