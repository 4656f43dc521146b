import type { Block, Inline } from './description.ts';
import { isStyled } from './walk.ts';

/** What replaces the lists of nodes of a description; children are replaced before the list that contains them. */
export interface Replace {
  /** Replaces a list of blocks. */
  blocks: (blocks: Block[]) => Block[];
  /** Replaces a run of text; that of a preformatted block and of code is not replaced. */
  inlines: (inlines: Inline[]) => Inline[];
}

/** Returns a copy of blocks in which every list of nodes is replaced. */
export function mapBlocks(blocks: readonly Block[], replace: Replace): Block[] {
  return replace.blocks(blocks.map((block) => mapBlock(block, replace)));
}

/** Returns a copy of running text in which every run is replaced. */
export function mapInlines(inlines: readonly Inline[], replace: Replace): Inline[] {
  return replace.inlines(
    inlines.map((node) => {
      if (node.type === 'code') return node;
      if (isStyled(node)) return { ...node, children: mapInlines(node.children, replace) };
      return node.type === 'ref' || node.type === 'symbol' || node.type === 'link'
        ? { ...node, children: mapInlines(node.children, replace) }
        : node;
    }),
  );
}

function mapBlock(block: Block, replace: Replace): Block {
  const blocks = (children: readonly Block[]): Block[] => mapBlocks(children, replace);
  const inlines = (children: readonly Inline[]): Inline[] => mapInlines(children, replace);
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { ...block, children: inlines(block.children) };
    case 'section':
    case 'note':
    case 'xref':
      return {
        ...block,
        ...(block.title && { title: inlines(block.title) }),
        children: blocks(block.children),
      };
    case 'details':
      return {
        ...block,
        ...(block.summary && { summary: inlines(block.summary) }),
        children: blocks(block.children),
      };
    case 'quote':
    case 'center':
      return { ...block, children: blocks(block.children) };
    case 'list':
      return {
        ...block,
        items: block.items.map((item) => ({ ...item, children: blocks(item.children) })),
      };
    case 'definitionList':
      return {
        ...block,
        items: block.items.map((item) => ({
          ...item,
          term: inlines(item.term),
          children: blocks(item.children),
        })),
      };
    case 'parameterList':
      return {
        ...block,
        items: block.items.map((item) => ({ ...item, children: blocks(item.children) })),
      };
    case 'table':
      return {
        ...block,
        ...(block.caption && { caption: inlines(block.caption) }),
        rows: block.rows.map((row) =>
          row.map((cell) => ({ ...cell, children: blocks(cell.children) })),
        ),
      };
    case 'figure':
    case 'diagram':
      return { ...block, caption: inlines(block.caption) };
    case 'linkList':
    case 'preformatted':
    case 'listing':
    case 'rule':
    case 'formula':
    case 'raw':
      return block;
  }
}
