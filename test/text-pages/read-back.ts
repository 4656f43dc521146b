import type { Nodes, Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Parses Markdown as GitHub does. */
export function readBack(markdown: string): Root {
  return parser.parse(markdown);
}

/** Returns the types of a document's blocks, in order. */
export function blockTypes(markdown: string): string[] {
  return readBack(markdown).children.map(({ type }) => type);
}

/** Returns the text that readers see, without tags of HTML, and with single spaces. */
export function shownText(node: Nodes): string {
  return plainText(node, { includeHtml: false }).replace(/\s+/g, ' ').trim();
}

/** Returns the addresses of links and images. */
export function addressesIn(root: Root): string[] {
  const found: string[] = [];
  visit(root, (node) => {
    if (node.type === 'link' || node.type === 'image') found.push(node.url);
  });
  return found;
}

/** Returns the ids that links can lead to: those of anchors, and those that programs give headings. */
export function idsIn(markdown: string, slugs: (headings: string[]) => string[]): Set<string> {
  const headings: string[] = [];
  visit(readBack(markdown), 'heading', (node) => {
    headings.push(plainText(node).trim());
  });
  const anchors = [...markdown.matchAll(/<a id="([^"]*)">/g)].map(([, id = '']) => id);
  return new Set([...anchors, ...slugs(headings)]);
}
