import { titleText } from '../model/title-text.ts';
import type { Block } from '../model/description.ts';
import { textOfBlocks } from '../model/walk.ts';

/** The title of the paragraph into which the alias `\keywords` turns its words. */
const title = /^keywords:?$/i;

/** Returns the keywords that the author of a description gives it, which commas or semicolons separate. */
export function keywordsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.type === 'note' && block.kind === 'par' && title.test(titleText(block.title ?? []))
      ? textOfBlocks(block.children)
          .split(/[,;]/)
          .map((keyword) => keyword.trim())
          .filter(Boolean)
      : [],
  );
}
