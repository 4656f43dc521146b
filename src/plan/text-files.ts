import type { Config } from '../config/types.ts';
import { removedPages } from '../pages/api/removed-page.tsx';
import { encodePath } from '../shared/url.ts';
import type { PlacedPage } from './page-list.ts';

/**
 * Returns the path of a page's Markdown; `undefined` if it has none. A page that its author keeps from search engines has
 * none, because a text file cannot tell them. That of a removed symbol has: programs ask what took its place.
 */
export function textFileOf(
  { file, source }: Pick<PlacedPage, 'file' | 'source'>,
  { markdownPages }: Pick<Config, 'markdownPages'>,
): string | undefined {
  const { unlisted, noIndex } = source.description;
  const isHidden = unlisted === true || (noIndex === true && source.kind !== removedPages.name);
  if (!markdownPages || !source.text || isHidden) return undefined;
  return file.replace(/\.html$/, '.md');
}

/** Maps the hrefs of pages to those of their Markdown. */
export function textHrefsOf(
  pages: readonly PlacedPage[],
  config: Pick<Config, 'markdownPages' | 'baseUrl'>,
  hrefOf: (permalink: string) => string,
): Map<string, string> {
  const hrefs = new Map<string, string>();
  if (!config.markdownPages) return hrefs;
  for (const page of pages) {
    const file = textFileOf(page, config);
    if (file !== undefined) hrefs.set(hrefOf(page.permalink), config.baseUrl + encodePath(file));
  }
  return hrefs;
}
