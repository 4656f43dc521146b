import type { Block, Inline } from '../model/description.ts';

type Wrap = (children: Inline[]) => Inline;

/** Styles the text of a block, for blocks inside an element such as `bold`; titles, names and code keep their look. */
export function styledText(block: Block, wrap: Wrap): Block {
  const within = (blocks: readonly Block[]): Block[] =>
    blocks.map((each) => styledText(each, wrap));
  switch (block.type) {
    case 'paragraph':
      return { ...block, children: [wrap(block.children)] };
    case 'section':
    case 'note':
    case 'quote':
    case 'center':
    case 'details':
    case 'xref':
      return { ...block, children: within(block.children) };
    case 'parameterList':
    case 'list':
    case 'definitionList':
      return styledItems(block, within);
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row) =>
          row.map((cell) => ({ ...cell, children: within(cell.children) })),
        ),
      };
    case 'heading':
    case 'listing':
    case 'preformatted':
    case 'rule':
    case 'figure':
    case 'diagram':
    case 'formula':
    case 'raw':
    case 'linkList':
      return block;
  }
}

type ItemBlock = Extract<Block, { type: 'parameterList' | 'list' | 'definitionList' }>;

function styledItems(block: ItemBlock, within: (blocks: readonly Block[]) => Block[]): Block {
  const styled = <Item extends { children: Block[] }>(item: Item): Item => ({
    ...item,
    children: within(item.children),
  });
  switch (block.type) {
    case 'parameterList':
      return { ...block, items: block.items.map(styled) };
    case 'list':
      return { ...block, items: block.items.map(styled) };
    case 'definitionList':
      return { ...block, items: block.items.map(styled) };
  }
}
