import type { FinishedPage } from './finish-page.ts';

/** True for a document whose head tells robots not to index it, be it by a tag of the page's own (S-310). */
export function isHidden(html: string): boolean {
  const head = html.slice(0, Math.max(0, html.indexOf('</head>')));
  return (head.match(/<meta\b[^>]*>/gi) ?? []).some(
    (tag) => /\bname="?robots\b/i.test(tag) && /\bnoindex\b/i.test(tag),
  );
}

/** Permalinks of the pages that robots do not index. */
export function hiddenPages(pages: readonly FinishedPage[]): Set<string> {
  return new Set(pages.filter((page) => page.isHidden).map(({ page }) => page.permalink));
}
