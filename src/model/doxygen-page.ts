import type { Links } from './links.ts';

/** Resolves a link to a page of Doxygen's own HTML (`group__io.html#ga12`); returns undefined for other URLs. */
export function doxygenPage(url: string, links: Links): string | undefined {
  const [, page, anchor] = /^(?:\.\/)?([\w-]+)\.html(?:#([\w-]+))?$/.exec(url) ?? [];
  if (page === undefined) return undefined;
  return anchor === undefined ? links.refid(page) : links.refid(`${page}_1${anchor}`);
}
