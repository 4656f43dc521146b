import type { FinishedPage } from './finish-page.ts';

/** True if the head of a document excludes it from indexing by robots, even with the page's own tag (S-310). */
export function isHidden(html: string): boolean {
  const head = html.slice(0, Math.max(0, html.indexOf('</head>')));
  return (head.match(/<meta\b[^>]*>/gi) ?? []).some(
    (tag) => /\bname="?robots\b/i.test(tag) && /\bnoindex\b/i.test(tag),
  );
}

/** Returns the permalinks of the pages that robots do not index. */
export function hiddenPages(pages: readonly FinishedPage[]): Set<string> {
  return new Set(pages.filter((page) => page.isHidden).map(({ page }) => page.permalink));
}
