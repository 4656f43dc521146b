import type { Element, Root } from 'hast';

/**
 * Elements that represent code in the tree of a text. `mdx-code`: a piece of JSX or an expression; its children are
 * slots with the Markdown inside it. `mdx-partial`: an included text; its children are the slots passed to it, then one
 * with its content.
 */
export const codeTags = { code: 'mdx-code', slot: 'mdx-slot', partial: 'mdx-partial' } as const;

/** The code of a text: its imports and declarations, and a function for each piece of JSX or expression. */
export interface ProseModule {
  /** The id by which elements of the tree refer to it, in `dataModule`. */
  id: string;
  /** The file, as messages name it; imports are relative to it. */
  file: string;
  /** The source, with JSX. Each function is exported as `$0`, `$1`… and the imports keep their line numbers. */
  source: string;
  /** The number of characters added at the start of its first line. */
  before: number;
  /** The functions. */
  functions: ProseFunction[];
  /** The statements of texts whose exports it imports, by their path as written. */
  parts?: Record<string, PartModule>;
}

/** The imports and exports of a text that another one imports from. */
export interface PartModule {
  /** Its file, as messages name it. */
  file: string;
  /** The statements, at their lines. */
  source: string;
  /** The texts that it imports from itself. */
  parts?: Record<string, PartModule>;
}

/** Prefix of the path of a text in an import of its exports. */
export const partPrefix = 'mtp-site:part/';

/** A function of the code of a text. */
export interface ProseFunction {
  /** Its source. */
  source: string;
  /** The names from the text's imports and declarations that it uses, each with the path of its import, or null. */
  uses: Record<string, string | null>;
  /** 1-based line of the piece. */
  line?: number;
  /** 1-based column of the piece. */
  column?: number;
}

/** Calls a function for each element of a text, with the file that contains it. */
export function visitElements(
  tree: Root | Element,
  file: string,
  visitor: (element: Element, file: string) => void,
): void {
  for (const child of tree.children) {
    if (child.type !== 'element') continue;
    visitor(child, file);
    if (child.tagName !== codeTags.partial) visitElements(child, file, visitor);
    // The last slot has the content of another file; the others were passed to it.
    else
      child.children.forEach((slot, i) => {
        const { dataFile } = child.properties;
        const isContent = i === child.children.length - 1 && typeof dataFile === 'string';
        if (slot.type === 'element') visitElements(slot, isContent ? dataFile : file, visitor);
      });
  }
}
