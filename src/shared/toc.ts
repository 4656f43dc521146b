import type { TocInline, TocItem } from './page-data.ts';

/** A heading of a page: level 1 to 6, id and plain text. */
export interface TocHeading {
  /** 1 to 6. */
  level: number;
  /** Id in the page. */
  id: string;
  /** Plain text. */
  text: string;
  /** What its entry shows, if that differs from the text. */
  content?: TocInline[];
  /** True for deprecated symbols. */
  deprecated?: true;
}

/**
 * Nests headings by level. The nesting uses all headings (except the title); then those outside the levels are removed,
 * and their children move up.
 */
export function nestToc(headings: readonly TocHeading[], min: number, max: number): TocItem[] {
  const top: TocItem[] = [];
  const open: TocItem[] = [];
  for (const { level, id, text, content, deprecated } of headings) {
    if (level === 1) continue;
    const item: TocItem = { id, text, level, children: [] };
    if (content) item.content = content;
    if (deprecated) item.deprecated = deprecated;
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    (open.at(-1)?.children ?? top).push(item);
    open.push(item);
  }
  return within(top, min, max);
}

function within(items: readonly TocItem[], min: number, max: number): TocItem[] {
  return items.flatMap((item) => {
    const children = within(item.children, min, max);
    return item.level >= min && item.level <= max ? [{ ...item, children }] : children;
  });
}
