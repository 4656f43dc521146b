import { contentId } from '../src/components/shell/app.tsx';
import type { PageContent } from '../src/components/shell/app.tsx';
import type { PageData } from '../src/shared/page-data.ts';
import { loadModule } from './page-module.ts';

/** A page, read from its HTML document. */
export interface LoadedPage {
  /** What the shell knows of it. */
  data: PageData;
  /** Its content. */
  content: PageContent;
  /** Its document, for the head. */
  document: Document;
}

function isPageData(value: unknown): value is PageData {
  return typeof value === 'object' && value !== null && 'href' in value && 'layout' in value;
}

/** Reads a page from its document; undefined where the document is none of this site's. */
export async function readPage(document: Document): Promise<LoadedPage | undefined> {
  const text = document.getElementById('__page-data')?.textContent;
  if (!text) return undefined;
  const data: unknown = JSON.parse(text);
  if (!isPageData(data)) return undefined;
  const parts: Record<string, string> = {};
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]'))
    parts[part.dataset.part ?? ''] = part.innerHTML;
  const Component = data.module === undefined ? undefined : await loadModule(data.module);
  // Where the script of a React page cannot be loaded, its HTML is shown.
  if (data.module !== undefined && !Component)
    parts.content = document.getElementById(contentId)?.innerHTML ?? '';
  return { data, content: { parts, Component }, document };
}
