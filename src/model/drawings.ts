import type {
  Diagram,
  FormulaBlock,
  InlineFormula,
  RawHtmlBlock,
  RawHtmlInline,
} from './description.ts';
import type { DescriptionNode } from './walk.ts';

/** A node that is converted to HTML before pages are rendered. */
export type Drawable = InlineFormula | FormulaBlock | RawHtmlInline | RawHtmlBlock | Diagram;

/** The result for such a node. */
export interface Drawing {
  /** The HTML; missing if the node could not be drawn. */
  html?: string;
  /** The HTML for use inside a line, if it differs: without blocks and links. */
  phrasing?: string;
  /** True if the HTML contains blocks, which are not allowed in a paragraph. */
  isBlock?: boolean;
  /** The source of a diagram that is in a separate file. */
  source?: string;
}

/** Maps the key of a node to its drawing; nodes with the same content share one. */
export type Drawings = ReadonlyMap<string, Drawing>;

/** Start of every id in a drawing. */
export const drawingIdPrefix = 'drawn-';

const drawables: Record<Drawable['type'], true> = {
  inlineFormula: true,
  formula: true,
  rawInline: true,
  raw: true,
  diagram: true,
};

/** True for nodes that are drawn. */
export function isDrawable(node: DescriptionNode): node is Drawable {
  return Object.hasOwn(drawables, node.type);
}

/** The key of a node's drawing, the same for nodes with the same content. */
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
