import { anchorId } from '../../../model/anchor-id.ts';
import type { Block } from '../../../model/description.ts';
import { titleText } from '../../../model/title-text.ts';
import type { TocHeading } from '../../../shared/toc.ts';

/** Returns the headings of a description's sections that have a title and an id, in order. */
export function descriptionToc(blocks: readonly Block[], level: number): TocHeading[] {
  return blocks.flatMap((block): TocHeading[] => {
    if (block.type !== 'section') return [];
    if (!block.title) return descriptionToc(block.children, level);
    const below = descriptionToc(block.children, level + 1);
    if (block.id === undefined) return below;
    return [{ id: anchorId(block.id), text: titleText(block.title), level }, ...below];
  });
}
