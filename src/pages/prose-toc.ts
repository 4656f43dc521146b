import type { Prose } from '../model/site.ts';
import type { TocItem } from '../shared/page-data.ts';
import { nestToc } from '../shared/toc.ts';
import type { PageSettings } from './page-kind.ts';

/** Returns the table of contents of a text: with the page's own heading levels, or the site's. */
export function tocOf(
  page: { hideTableOfContents?: boolean; tocLevels?: { min?: number; max?: number } },
  body: Prose,
  { tocLevels: [siteMin, siteMax] }: PageSettings,
): TocItem[] {
  if (page.hideTableOfContents) return [];
  const { min = siteMin, max = siteMax } = page.tocLevels ?? {};
  return nestToc(body.headings, min, max);
}
