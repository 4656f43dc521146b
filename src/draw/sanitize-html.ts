import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { phrasingElements, schema } from './sanitize-schema.ts';
import { safeDeclarations } from './style-declarations.ts';
import { table } from '../shared/table.ts';

/** Maximum number of times to parse a tree again before its markup is rejected. */
const maxRounds = 5;

/**
 * Returns the harmless part of some markup as a tree. Because removing elements can change how the rest is parsed, the
 * result is written and parsed again until it is stable: the browser parses exactly the checked markup. `prepare` may
 * change the tree before that.
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

/** Parses a fragment, without positions. */
export function parseFragment(html: string): Root {
  return fromHtml(html, { fragment: true });
}

/** Parses a fragment inside an element; returns `undefined` if the fragment closes that element. */
function parseInside(html: string): Root | undefined {
  const [around, ...others] = parseFragment(`<div>${html}</div>`).children;
  if (around?.type !== 'element' || others.length > 0) return undefined;
  return { type: 'root', children: around.children };
}

/** Elements with other names in current HTML. */
const modernNames: Record<string, string> = table({
  big: 'span',
  center: 'div',
  font: 'span',
  nobr: 'span',
  strike: 's',
  tt: 'code',
});

function clean(tree: Root): Root {
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    element.tagName = modernNames[tagName] ?? tagName;
    if (tagName === 'font' && typeof properties.color === 'string')
      properties.style = `color:${properties.color}`;
    // In SVG these may contain HTML; plain text is enough and is always safe.
    if (tagName === 'title' || tagName === 'desc')
      element.children = [{ type: 'text', value: toString(element) }];
    if (typeof properties.style === 'string') properties.style = safeDeclarations(properties.style);
  });
  const safe = sanitize(tree, schema);
  if (safe.type === 'root') return safe;
  return { type: 'root', children: safe.type === 'doctype' ? [] : [safe] };
}

const phrasing: ReadonlySet<string> = new Set([...phrasingElements, 'svg']);

/** True if a tree contains elements that are not allowed in a paragraph. */
export function holdsBlocks(tree: Root): boolean {
  let found = false;
  visit(tree, 'element', ({ tagName }) => {
    if (!phrasing.has(tagName)) found = true;
    return tagName === 'svg' ? SKIP : undefined;
  });
  return found;
}

/** Removes the blocks and links of a tree, but keeps their content. */
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
