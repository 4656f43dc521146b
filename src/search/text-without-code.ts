import type { Block } from '../model/description.ts';
import { partsOf, textOfBlocks } from '../model/walk.ts';

/** Returns the text of blocks without listings, and without repetitions: parameter names, entries of lists of links. */
export function textWithoutCode(blocks: readonly Block[]): string {
  return textOfBlocks(blocks, (node) => {
    if (node.type === 'linkList') return [];
    return node.type === 'parameterList'
      ? node.items.map(({ children }) => children)
      : partsOf(node);
  });
}
