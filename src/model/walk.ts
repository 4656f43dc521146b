import { isHiddenLine } from '../shared/example-words.ts';
import type { CodeText } from './compound.ts';
import type { Block, CodeLine, Inline, Listing, Styled, Xref } from './description.ts';
import { styleElements, type Style } from './styles.ts';

/** A node of a description. */
export type DescriptionNode = Inline | Block;

/** Every type of inline without the styles; the compiler reports missing ones. */
const otherInlines: Record<Exclude<Inline['type'], Style>, true> = {
  text: true,
  ref: true,
  symbol: true,
  link: true,
  anchor: true,
  lineBreak: true,
  inlineImage: true,
  inlineFormula: true,
  rawInline: true,
};

const inlineTypes = { ...styleElements, ...otherInlines };

/** True for inlines, false for blocks. */
export function isInline(node: DescriptionNode): node is Inline {
  return Object.hasOwn(inlineTypes, node.type);
}

/** True for text with a style. */
export function isStyled(node: DescriptionNode): node is Styled {
  return Object.hasOwn(styleElements, node.type);
}

const none: readonly (readonly DescriptionNode[])[] = [];

/** The lists of child nodes, in reading order: titles and captions, items, cells, content. */
export function partsOf(node: DescriptionNode): readonly (readonly DescriptionNode[])[] {
  if (isStyled(node)) return [node.children];
  switch (node.type) {
    case 'text':
    case 'anchor':
    case 'lineBreak':
    case 'inlineImage':
    case 'inlineFormula':
    case 'rawInline':
    case 'listing':
    case 'rule':
    case 'formula':
    case 'raw':
      return none;
    case 'section':
    case 'note':
    case 'xref':
      return node.title ? [node.title, node.children] : [node.children];
    case 'details':
      return node.summary ? [node.summary, node.children] : [node.children];
    case 'parameterList':
      return node.items.flatMap((item) => [
        ...item.names.flatMap((name) => (name.type ? [name.type, name.name] : [name.name])),
        item.children,
      ]);
    case 'list':
    case 'linkList':
      return node.items.map((item) => item.children);
    case 'definitionList':
      return node.items.flatMap((item) => [item.term, item.children]);
    case 'table':
      return [
        ...(node.caption ? [node.caption] : []),
        ...node.rows.flatMap((row) => row.map((cell) => cell.children)),
      ];
    case 'figure':
    case 'diagram':
      return [node.caption];
    case 'ref':
    case 'symbol':
    case 'link':
    case 'paragraph':
    case 'heading':
    case 'preformatted':
    case 'quote':
    case 'center':
      return [node.children];
  }
}

/** A link target in a description: its id, and the node or item that has it. */
export interface NodeId {
  /** Doxygen's id; missing if the node has none. */
  id: string | undefined;
  /** The node or item. */
  owner: object;
}

/** The link targets that a node has itself, without its children. */
export function idsOf(node: DescriptionNode): readonly NodeId[] {
  if (node.type === 'anchor' || node.type === 'section') return [{ id: node.id, owner: node }];
  if (node.type === 'table') return [{ id: node.captionId, owner: node }];
  if (node.type === 'definitionList')
    return node.items.map((item) => ({ id: item.id, owner: item }));
  return noIds(node);
}

/** A node without an id of its own, so that the compiler reports new ones; the id of an `xref` is its target. */
type WithoutId = { type: string; id?: never; captionId?: never } | Xref;

function noIds(_: WithoutId): readonly NodeId[] {
  return empty;
}

const empty: readonly NodeId[] = [];

/** Calls a function with every node of a description, parents first, in reading order. */
export function visit(
  nodes: readonly DescriptionNode[],
  enter: (node: DescriptionNode) => void,
): void {
  for (const node of nodes) {
    enter(node);
    for (const part of partsOf(node)) visit(part, enter);
  }
}

/** The text of inlines without styling; formulas as TeX, images as their alternative text. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines.map(plainTextOf).join('');
}

function plainTextOf(inline: Inline): string {
  if (isStyled(inline)) return plainText(inline.children);
  switch (inline.type) {
    case 'text':
      return inline.value;
    case 'lineBreak':
      return ' ';
    case 'inlineFormula':
      return inline.tex;
    case 'inlineImage':
      return inline.alt;
    case 'anchor':
    case 'rawInline':
      return '';
    case 'ref':
    case 'symbol':
    case 'link':
      return plainText(inline.children);
  }
}

/** The text of a block: the text itself, or the child nodes that contain it. */
type BlockText = string | readonly (readonly DescriptionNode[])[];

/** The complete text of a block. */
function wholeText(node: Block): BlockText {
  if (node.type === 'listing') return textOfListing(node);
  return node.type === 'formula' ? node.tex : partsOf(node);
}

/** The text of blocks with white space collapsed, for search, summaries and metadata; `contentOf` can select parts. */
export function textOfBlocks(
  blocks: readonly DescriptionNode[],
  contentOf: (node: Block) => BlockText = wholeText,
): string {
  const pieces: string[] = [];
  const collect = (nodes: readonly DescriptionNode[]): void => {
    if (nodes.every(isInline)) pieces.push(plainText(nodes));
    else for (const node of nodes) collectNode(node);
  };
  const collectNode = (node: DescriptionNode): void => {
    if (isInline(node)) {
      pieces.push(plainText([node]));
      return;
    }
    const content = contentOf(node);
    if (typeof content === 'string') pieces.push(content);
    else for (const part of content) collect(part);
  };
  collect(blocks);
  return pieces.join(' ').replace(/\s+/g, ' ').trim();
}

/** The lines of a listing without those that belong to an example, but are not shown. */
export function shownLines({ lines }: Listing): CodeLine[] {
  return lines.filter((line, index) => !isHiddenLine(textOfLine(line), index));
}

/** The text of a listing, with line feeds between lines. */
export function textOfListing(listing: Listing): string {
  return shownLines(listing).map(textOfLine).join('\n');
}

/** The text of a line of code. */
export function textOfLine({ spans }: CodeLine): string {
  return spans.map(({ text }) => text).join('');
}

/** The text of a type, initializer or clause. */
export function textOfCode(code: CodeText): string {
  let text = '';
  for (const part of code) text += typeof part === 'string' ? part : part.text;
  return text;
}
