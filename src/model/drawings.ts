import type {
  Diagram,
  FormulaBlock,
  InlineFormula,
  RawHtmlBlock,
  RawHtmlInline,
} from './description.ts';
import type { DescriptionNode } from './walk.ts';

/** A node that is made into HTML before pages are rendered. */
export type Drawable = InlineFormula | FormulaBlock | RawHtmlInline | RawHtmlBlock | Diagram;

/** What was made of such a node. */
export interface Drawing {
  /** The HTML; missing where the node could not be drawn. */
  html?: string;
  /** The HTML for places in a line, where it differs: without blocks and links. */
  phrasing?: string;
  /** True where the HTML holds blocks, which may not stand in a paragraph. */
  isBlock?: boolean;
  /** The source of a diagram that is in a file of its own. */
  source?: string;
}

/** Maps the key of a node to what was made of it; nodes with the same content share it. */
export type Drawings = ReadonlyMap<string, Drawing>;

/** Start of every id in a drawing. */
export const drawingIdPrefix = 'drawn-';

/** Tells the nodes that are drawn. */
export function isDrawable(node: DescriptionNode): node is Drawable {
  switch (node.type) {
    case 'inlineFormula':
    case 'formula':
    case 'rawInline':
    case 'raw':
    case 'diagram':
      return true;
    default:
      return false;
  }
}

/** What nodes with the same drawing have in common. */
export function drawingKey(node: Drawable): string {
  switch (node.type) {
    case 'inlineFormula':
    case 'formula':
      return `${node.type}:${node.tex}`;
    case 'rawInline':
    case 'raw':
      return `html:${node.html}`;
    case 'diagram':
      return `${node.language}:${node.engine ?? ''}:${node.file ?? ''}:${node.text ?? ''}`;
  }
}
