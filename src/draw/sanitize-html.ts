import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { phrasingElements, schema } from './sanitize-schema.ts';
import { safeDeclarations } from './style-declarations.ts';

/** How often a tree is parsed again before its markup is given up. */
const maxRounds = 5;

/**
 * A tree of what is harmless in some markup. Removing elements can change what a parser makes of the rest, so the result
 * is written and parsed again until it stays the same: what the browser sees is what was looked at here. `prepare` may
 * change the tree before.
 */
export function sanitizeHtml(html: string, prepare?: (tree: Root) => void): Root {
  let parsed: Root | undefined = parseFragment(html);
  prepare?.(parsed);
  for (let before = '', round = 0; parsed && round < maxRounds; round++) {
    const tree = clean(parsed);
    const written = toHtml(tree);
    if (written === before) return tree;
    before = written;
    parsed = parseInside(written);
  }
  return { type: 'root', children: [{ type: 'text', value: toString(parseFragment(html)) }] };
}

/** The tree of a fragment, without positions. */
export function parseFragment(html: string): Root {
  return fromHtml(html, { fragment: true });
}

/** The tree of a fragment inside an element; undefined where the fragment reaches out of it. */
function parseInside(html: string): Root | undefined {
  const [around, ...others] = parseFragment(`<div>${html}</div>`).children;
  if (around?.type !== 'element' || others.length > 0) return undefined;
  return { type: 'root', children: around.children };
}

/** Names of elements whose place HTML knows under another name today. */
const modernNames: Record<string, string> = {
  big: 'span',
  center: 'div',
  font: 'span',
  nobr: 'span',
  strike: 's',
  tt: 'code',
};

function clean(tree: Root): Root {
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    element.tagName = modernNames[tagName] ?? tagName;
    if (tagName === 'font' && typeof properties.color === 'string')
      properties.style = `color:${properties.color}`;
    // In SVG these may hold HTML; text is enough, and cannot be mistaken.
    if (tagName === 'title' || tagName === 'desc')
      element.children = [{ type: 'text', value: toString(element) }];
    if (typeof properties.style === 'string') properties.style = safeDeclarations(properties.style);
  });
  const safe = sanitize(tree, schema);
  if (safe.type === 'root') return safe;
  return { type: 'root', children: safe.type === 'doctype' ? [] : [safe] };
}

const phrasing: ReadonlySet<string> = new Set([...phrasingElements, 'svg']);

/** True where a tree holds elements that may not stand in a paragraph. */
export function holdsBlocks(tree: Root): boolean {
  let found = false;
  visit(tree, 'element', ({ tagName }) => {
    if (!phrasing.has(tagName)) found = true;
    return tagName === 'svg' ? SKIP : undefined;
  });
  return found;
}

/** A tree without blocks and links; what was in them stays. */
export function withoutBlocksAndLinks(tree: Root): Root {
  return { type: 'root', children: tree.children.flatMap((node) => inLine(node)) };
}

function inLine(node: RootContent): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  if (node.tagName === 'svg') return [withoutLinks(node)];
  const children = node.children.flatMap((child) => inLine(child));
  if (node.tagName === 'a') return children;
  if (phrasing.has(node.tagName)) return [{ ...node, children }];
  const space = { type: 'text' as const, value: ' ' };
  return [space, ...children, space];
}

function withoutLinks(node: Element): Element {
  const children = node.children.flatMap((child) => {
    if (child.type !== 'element') return [child];
    const plain = withoutLinks(child);
    return child.tagName === 'a' ? plain.children : [plain];
  });
  return { ...node, children };
}
