import type { Element, Root } from 'hast';
import { foldSpace, rawTextOf, textOf } from './prose-facts.ts';

/** Maximum length of a summary made of headings, in characters: search engines show no more. */
const longest = 160;

/** What contains no sentence about the text. */
const skipped = new Set('audio figure iframe img pre script style svg video'.split(' '));

/** Blocks inside of an item of a list that are not part of its own text. */
const blocks = new Set('blockquote details div dl figure ol p pre section table ul'.split(' '));

/** A line of a directive that is shown as text: `:::name title`, `::name[…]`, and the end of a container. */
const directive = /^\s*(?::{3,}|::[a-z][\w-]*[[{])/i;

/**
 * Returns a summary of a text: its first paragraph that contains words. Without one, the first item of a list, row of a
 * table or other block; a text of headings alone is summarised by these.
 */
export function summaryOf(tree: Root): string {
  const nodes = tree.children.filter((node) => node.type === 'element');
  const paragraphs = nodes.filter(({ tagName }) => tagName === 'p');
  const others = nodes.filter((node) => !isHeading(node) && node.tagName !== 'p');
  return first(paragraphs, proseOf) || first(others, blockText) || headingsText(nodes);
}

function first(nodes: readonly Element[], textIn: (node: Element) => string): string {
  for (const node of nodes) {
    const text = textIn(node);
    if (text !== '') return text;
  }
  return '';
}

/** Returns the text of a paragraph without the lines of directives. */
function proseOf(node: Element): string {
  const lines = rawTextOf(node).split('\n');
  return foldSpace(lines.filter((line) => !directive.test(line)).join(' '));
}

/** Returns the first sentence, item or row in a block. */
function blockText(node: Element): string {
  const { tagName } = node;
  if (skipped.has(tagName) || isHeading(node)) return '';
  if (tagName === 'p') return proseOf(node);
  const inner = node.children.filter((child) => child.type === 'element');
  if (tagName === 'tr') return inner.map(textOf).filter(Boolean).join(', ');
  const own = /^(?:li|dt|dd|caption)$/.test(tagName) ? proseOf(withoutBlocks(node)) : '';
  return own || first(inner, blockText);
}

function withoutBlocks(node: Element): Element {
  const isOwn = (child: Element['children'][number]): boolean =>
    child.type !== 'element' || !blocks.has(child.tagName);
  return { ...node, children: node.children.filter(isOwn) };
}

/** Returns as many of the headings as fit; the title is no summary. */
function headingsText(nodes: readonly Element[]): string {
  let text = '';
  for (const node of nodes) {
    if (!isHeading(node) || node.tagName === 'h1') continue;
    const longer = [text, textOf(node)].filter(Boolean).join(', ');
    if (longer.length > longest) break;
    text = longer;
  }
  return text;
}

function isHeading({ tagName }: Element): boolean {
  return /^h[1-6]$/.test(tagName);
}
