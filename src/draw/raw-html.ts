import { toHtml } from 'hast-util-to-html';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import type { Drawing } from '../model/drawings.ts';
import type { Links } from '../model/links.ts';
import { resolveTargets, makeSelfContained } from './own-places.ts';
import {
  holdsBlocks,
  parseFragment,
  sanitizeHtml,
  withoutBlocksAndLinks,
} from './sanitize-html.ts';

/**
 * Parses the HTML of a comment and writes it again, so that none of its tags closes an element around it. Sanitizes it
 * unless it is trusted.
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
    resolveTargets(tree, resolve);
  } else {
    makeSelfContained(tree, html, resolve);
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

/** Prefix of class names in sanitized HTML: the site's own classes could cover the page with it. */
const classPrefix = 'raw-';

/** Maximum size of an icon's grid, in units. */
const iconGrid = 64;

/** Prefixes classes, and makes icons small, because they fill the page without their own style sheet. */
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
