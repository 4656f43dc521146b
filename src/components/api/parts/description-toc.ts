import { anchorId } from '../../../model/anchor-id.ts';
import type { Block } from '../../../model/description.ts';
import { plainText } from '../../../model/walk.ts';
import type { TocItem } from '../../../shared/page-data.ts';

/** The sections of a description that have a title and an id, as entries of the table of contents. */
export function descriptionToc(blocks: readonly Block[], level: number): TocItem[] {
  return blocks.flatMap((block): TocItem[] => {
    if (block.type !== 'section') return [];
    if (!block.title) return descriptionToc(block.children, level);
    const children = descriptionToc(block.children, level + 1);
    if (block.id === undefined) return children;
    return [{ id: anchorId(block.id), text: plainText(block.title).trim(), level, children }];
  });
}
