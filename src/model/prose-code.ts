import type { Element, Root } from 'hast';

/**
 * Elements that stand for code in the tree of a text. `mdx-code`: a piece of JSX or an expression, whose children are
 * slots with the Markdown inside of it. `mdx-partial`: another text that is a part of this one; its children are the
 * slots that it was given, then one with its content.
 */
export const codeTags = { code: 'mdx-code', slot: 'mdx-slot', partial: 'mdx-partial' } as const;

/** The code of a text: what it imports and declares, and a function for each piece of JSX or expression. */
export interface ProseModule {
  /** What the elements of the tree know it by, in `dataModule`. */
  id: string;
  /** The file, as messages name it; imports are relative to it. */
  file: string;
  /** The source, with JSX; each function is exported as `$0`, `$1`… in the lines where the text has its imports. */
  source: string;
  /** How many characters stand in its first line before what the text has there. */
  before: number;
  /** The functions. */
  functions: ProseFunction[];
}

/** A function of the code of a text. */
export interface ProseFunction {
  /** Its source. */
  source: string;
  /** Names that the text imports or declares and that it uses: maps each to the path it is imported from. */
  uses: Record<string, string | null>;
  /** Line of the piece, from 1. */
  line?: number;
  /** Column of the piece, from 1. */
  column?: number;
}

/** Calls back for each element of a text, with the file that it was written in. */
export function visitElements(
  tree: Root | Element,
  file: string,
  visitor: (element: Element, file: string) => void,
): void {
  for (const child of tree.children) {
    if (child.type !== 'element') continue;
    visitor(child, file);
    if (child.tagName !== codeTags.partial) visitElements(child, file, visitor);
    // The last slot has the content of another file, those before it what it was given.
    else
      child.children.forEach((slot, i) => {
        const { dataFile } = child.properties;
        const isContent = i === child.children.length - 1 && typeof dataFile === 'string';
        if (slot.type === 'element') visitElements(slot, isContent ? dataFile : file, visitor);
      });
  }
}
