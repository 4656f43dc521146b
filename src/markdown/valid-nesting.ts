import type { Element, ElementContent, Nodes, Root } from 'hast';
import { codeTags } from '../model/prose-code.ts';

/** Elements whose start tag ends an open paragraph. */
const blocks: ReadonlySet<string> = new Set(
  'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul'.split(
    ' ',
  ),
);

/** True for elements that cannot be in a paragraph. */
export const isBlockName = (name: string): boolean => blocks.has(name);

/** Elements that may have blocks in them even inside a paragraph, and components, which decide that themselves. */
const bounds: ReadonlySet<string> = new Set([
  'button',
  'object',
  'template',
  'svg',
  'math',
  ...Object.values<string>(codeTags),
]);

/**
 * Rebuilds what browsers would rebuild: paragraphs with blocks in them, which MDX allows, rows without the body of
 * their table, headings in headings, and links in links. Otherwise the page would not be the tree that was checked.
 */
export function correctNesting(parent: Root | Element): void {
  const children: (typeof parent)['children'] = parent.children;
  for (let i = 0; i < children.length; i++) {
    const node = children[i];
    if (node?.type !== 'element') continue;
    correctNesting(node);
    if (node.tagName === 'table') addBody(node);
    if (node.tagName === 'a' && hasInside(node, 'a')) {
      // The inner link counts, as in browsers.
      children.splice(i, 1, ...node.children);
      i += node.children.length - 1;
      continue;
    }
    if (isHeading(node)) flattenHeading(node);
    if (node.tagName !== 'p' || !hasBlock(node)) continue;
    const parts = partsOf(node);
    children.splice(i, 1, ...parts);
    i += parts.length - 1;
  }
}

/** Splits a paragraph at the blocks in it; one whose blocks are inside other elements becomes a box. */
function partsOf(paragraph: Element): ElementContent[] {
  if (paragraph.children.some((child) => !isBlock(child) && hasBlock(child)))
    return [{ ...paragraph, tagName: 'div' }];
  const parts: ElementContent[] = [];
  let open: Element | undefined;
  for (const child of paragraph.children) {
    if (isBlock(child)) {
      parts.push(child);
      open = undefined;
    } else if (open) open.children.push(child);
    else if (child.type !== 'text' || child.value.trim() !== '') {
      // An id belongs to the first part only.
      const { id, ...others } = paragraph.properties;
      const properties = parts.length === 0 && id !== undefined ? { id, ...others } : { ...others };
      open = { ...paragraph, properties, children: [child] };
      parts.push(open);
    }
  }
  return parts;
}

const isHeading = (node: Nodes): boolean =>
  node.type === 'element' && /^h[1-6]$/.test(node.tagName);

/** Replaces headings in a heading by their content. */
function flattenHeading(heading: Element): void {
  heading.children = heading.children.flatMap((child) =>
    child.type === 'element' && isHeading(child) ? child.children : [child],
  );
}

/** Puts rows that are direct children of a table into a body. */
function addBody(table: Element): void {
  const children: ElementContent[] = [];
  let body: Element | undefined;
  for (const child of table.children) {
    const isRow = child.type === 'element' && child.tagName === 'tr';
    if (isRow && !body) {
      body = { type: 'element', tagName: 'tbody', properties: {}, children: [] };
      children.push(body);
    }
    if (child.type === 'element' && !isRow) body = undefined;
    (body?.children ?? children).push(child);
  }
  table.children = children;
}

function hasInside(node: Element, tagName: string): boolean {
  return node.children.some(
    (child) => child.type === 'element' && (child.tagName === tagName || hasInside(child, tagName)),
  );
}

/** Marks the headings in links: they do not get a link to themselves. */
export function markLinkedHeadings(parent: Root | Element, isLinked = false): void {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    if (isLinked && /^h[2-6]$/.test(node.tagName)) node.properties.dataLinked = true;
    markLinkedHeadings(node, isLinked || node.tagName === 'a');
  }
}

/** True for an element that cannot be in a paragraph: itself, or because of what is in it. */
export const isOrHasBlock = (node: Nodes): boolean => isBlock(node) || hasBlock(node);

function isBlock(node: Nodes): boolean {
  if (node.type !== 'element') return false;
  // Code that is known to start with such an element.
  return blocks.has(node.tagName) || node.properties.dataBlock === true;
}

function hasBlock(node: Nodes): boolean {
  if (node.type !== 'element' || bounds.has(node.tagName)) return false;
  return node.children.some(isOrHasBlock);
}
