import { toHtml } from 'hast-util-to-html';
import type { Drawing } from '../model/drawings.ts';
import type { Links } from '../model/links.ts';
import { leadOn, settle } from './own-places.ts';
import {
  holdsBlocks,
  parseFragment,
  sanitizeHtml,
  withoutBlocksAndLinks,
} from './sanitize-html.ts';

/**
 * The HTML of a comment as a page can hold it: parsed and written again, so that no tag of it closes what is around it.
 * Unless it is trusted, only what is harmless is left.
 */
export function drawRawHtml(
  html: string,
  links: Links,
  { isTrusted }: { isTrusted: boolean },
): Drawing {
  const tree = isTrusted ? parseFragment(html) : sanitizeHtml(html);
  const resolve = {
    link: (url: string) => links.comment(url),
    image: (url: string) => links.image(url),
  };
  if (isTrusted) leadOn(tree, resolve);
  else settle(tree, html, resolve);
  const isBlock = holdsBlocks(tree);
  const written = toHtml(tree);
  const plain = toHtml(withoutBlocksAndLinks(tree));
  return {
    html: isBlock ? written.trim() : written,
    ...(isBlock && { isBlock }),
    ...(plain !== written && { phrasing: plain }),
  };
}
