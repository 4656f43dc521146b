import type { Block } from '../model/description.ts';
import { isInline, partsOf, plainText, type DescriptionNode } from '../model/walk.ts';

/** The text of blocks without listings, and without what lists repeat: names of parameters, entries of lists of links. */
export function textWithoutCode(blocks: readonly Block[]): string {
  const pieces: string[] = [];
  const collect = (nodes: readonly DescriptionNode[]): void => {
    if (nodes.every(isInline)) pieces.push(plainText(nodes));
    else for (const node of nodes) collectNode(node);
  };
  const collectNode = (node: DescriptionNode): void => {
    if (isInline(node)) pieces.push(plainText([node]));
    else if (node.type === 'linkList') return;
    else if (node.type === 'parameterList') for (const item of node.items) collect(item.children);
    else for (const part of partsOf(node)) collect(part);
  };
  collect(blocks);
  return pieces.join(' ').replace(/\s+/g, ' ').trim();
}
