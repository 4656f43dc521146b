import { createHash } from 'node:crypto';
import type { Element, ElementContent, Properties, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { drawingIdPrefix } from '../model/drawings.ts';

/** Resolves the URL of a link or image on the site; returns `undefined` if there is no target. */
export interface Resolve {
  /** Href of a link. */
  link: (url: string) => string | undefined;
  /** Address of an image. */
  image: (url: string) => string | undefined;
}

/**
 * Replaces the ids of a fragment with unique ones that its author cannot choose, and drops unused ids. Resolves its
 * links and images: a link without a target becomes its text, an image its alternative text. `source` distinguishes the
 * fragments of a page.
 */
export function makeSelfContained(tree: Root, source: string, resolve: Resolve): void {
  const ids = renameIds(tree, source);
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'a') resolveOwnLink(element, ids, resolve);
    if (!parent || index === undefined) return;
    if (element.tagName === 'a' && element.properties.href === undefined && !hasOwnPlace(element)) {
      parent.children.splice(index, 1, ...element.children);
      return index;
    }
    if (element.tagName === 'img') {
      const { src, alt } = element.properties;
      const found = typeof src === 'string' ? resolve.image(src) : undefined;
      if (found === undefined) {
        const value = typeof alt === 'string' ? alt : '';
        parent.children.splice(index, 1, { type: 'text', value });
        return index + 1;
      }
      Object.assign(element.properties, { src: found, alt: alt ?? '', loading: 'lazy' });
    }
    return;
  });
}

/** Resolves the links and images of a fragment on the site; leaves others unchanged. */
export function resolveTargets(tree: Root, resolve: Resolve): void {
  visit(tree, 'element', ({ tagName, properties: { href, src }, properties }) => {
    if (tagName === 'a' && typeof href === 'string') properties.href = resolve.link(href) ?? href;
    if (tagName === 'img' && typeof src === 'string') properties.src = resolve.image(src) ?? src;
  });
}

function resolveOwnLink(link: Element, ids: ReadonlyMap<string, string>, resolve: Resolve): void {
  const { properties } = link;
  const written = properties.href ?? properties.xLinkHref;
  const title = properties.xLinkTitle;
  for (const name of ['href', 'xLinkHref', 'xLinkTitle']) Reflect.deleteProperty(properties, name);
  if (typeof title === 'string' && title !== toString(link).trim())
    link.children.unshift({
      type: 'element',
      tagName: 'title',
      properties: {},
      children: [{ type: 'text', value: title }],
    });
  if (typeof written !== 'string') return;
  const url = written.trim();
  const own = url.startsWith('#') ? ids.get(url.slice(1)) : undefined;
  const href = own === undefined ? resolve.link(url) : `#${own}`;
  // A link without visible content cannot be followed.
  if (href !== undefined && isVisible(link)) properties.href = href;
}

/** True if a link has visible content or a label. */
function isVisible(link: Element): boolean {
  return link.properties.ariaLabel !== undefined || link.children.some((child) => shows(child));
}

function shows(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  if (node.type !== 'element') return false;
  return (
    ['img', 'svg', 'path'].includes(node.tagName) || node.children.some((child) => shows(child))
  );
}

function hasOwnPlace({ properties }: Element): boolean {
  return Object.values(properties).some((value) => value !== undefined);
}

/** `url(#x)` in attributes of SVG. */
const reference = /^url\(#(.+)\)$/;

/** Returns the new id of each old one that something refers to. */
function renameIds(tree: Root, source: string): Map<string, string> {
  const used = new Set<string>();
  visit(tree, 'element', ({ properties }) => {
    const { href, xLinkHref } = properties;
    for (const url of [href, xLinkHref])
      if (typeof url === 'string' && url.startsWith('#')) used.add(url.slice(1));
    for (const value of Object.values(properties)) {
      const id = typeof value === 'string' ? reference.exec(value)?.[1] : undefined;
      if (id !== undefined) used.add(id);
    }
  });
  const renamed = new Map<string, string>();
  const start = `${drawingIdPrefix}${createHash('sha1').update(source).digest('hex').slice(0, 8)}`;
  visit(tree, 'element', ({ properties }) => {
    const id = properties.id ?? properties.name;
    delete properties.id;
    delete properties.name;
    if (typeof id !== 'string' || !used.has(id) || renamed.has(id)) return;
    const own = `${start}-${renamed.size + 1}`;
    renamed.set(id, own);
    properties.id = own;
  });
  visit(tree, 'element', ({ properties }) => repoint(properties, renamed));
  return renamed;
}

function repoint(properties: Properties, ids: ReadonlyMap<string, string>): void {
  for (const [name, value] of Object.entries(properties)) {
    const id = typeof value === 'string' ? reference.exec(value)?.[1] : undefined;
    if (id === undefined) continue;
    const own = ids.get(id);
    if (own === undefined) Reflect.deleteProperty(properties, name);
    else properties[name] = `url(#${own})`;
  }
}
