import type { Nodes } from 'hast';
import rehypeRaw from 'rehype-raw';
import { VFile } from 'vfile';

/** The text that HTML in a comment shows; the tags themselves are not let into the page. */
export function textOfHtml(html: string): string {
  const tree = rehypeRaw()({ type: 'root', children: [{ type: 'raw', value: html }] }, new VFile());
  return textOfNode(tree);
}

/** Elements whose content is no text. */
const silent = new Set(['script', 'style', 'template', 'title', 'noscript', 'iframe', 'object']);

function textOfNode(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && silent.has(node.tagName)) return '';
  return 'children' in node ? node.children.map((child) => textOfNode(child)).join('') : '';
}
