import { toHtml } from 'hast-util-to-html';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
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
  if (isTrusted) {
    leadOn(tree, resolve);
  } else {
    settle(tree, html, resolve);
    visit(tree, 'element', settleLook);
  }
  const isBlock = holdsBlocks(tree);
  const written = toHtml(tree);
  const plain = toHtml(withoutBlocksAndLinks(tree));
  return {
    html: isBlock ? written.trim() : written,
    ...(isBlock && { isBlock }),
    ...(plain !== written && { phrasing: plain }),
  };
}

/** Start of the class names in sanitised HTML: those of the site itself could cover the page with it. */
const classPrefix = 'raw-';

/** Icons are drawn on a grid of at most as many units. */
const iconGrid = 64;

/** Sets classes apart, and makes icons small, which fill the page without the style sheet that they were made for. */
function settleLook({ tagName, properties }: Element): void {
  const { className, viewBox } = properties;
  if (Array.isArray(className))
    properties.className = className.map((name) => `${classPrefix}${name}`);
  if (tagName !== 'svg' || typeof viewBox !== 'string') return;
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isIcon = width <= iconGrid && height <= iconGrid;
  if (isIcon && !(Number.parseFloat(String(properties.width)) <= 2 * iconGrid))
    Object.assign(properties, { width: '4em', height: '4em' });
}
