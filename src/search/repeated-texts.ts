import type { Block } from '../model/description.ts';
import { titleText } from '../model/title-text.ts';
import { textWithoutCode } from './text-without-code.ts';

/** Number of names from which on a text in their descriptions is one that a library repeats. */
const manyNames = 5;

/** The pieces of a description, of which a library can repeat some, and the name of its symbol. */
export interface DescribedName {
  /** The name, without scope: overloads and overrides repeat each other. */
  name: string;
  /** Texts of its blocks; the titles of paragraphs are pieces of their own. */
  pieces: readonly string[];
}

/** Returns the pieces of a description that other descriptions may have as well. */
export function piecesOf(blocks: readonly Block[]): string[] {
  return blocks
    .flatMap((block) =>
      block.type === 'note' && block.title
        ? [titleText(block.title), textWithoutCode(block.children)]
        : [textWithoutCode([block])],
    )
    .filter((piece) => piece !== '');
}

/** Returns a function that tells which pieces many names have: they say little about each of them. */
export function repeatedTexts(described: readonly DescribedName[]): (piece: string) => boolean {
  const names = new Map<string, Set<string>>();
  for (const { name, pieces } of described)
    for (const piece of pieces) {
      const known = names.get(piece) ?? new Set();
      if (known.size < manyNames) names.set(piece, known.add(name));
    }
  return (piece) => (names.get(piece)?.size ?? 0) >= manyNames;
}
