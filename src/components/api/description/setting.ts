import type { ReactNode } from 'react';
import type { Block } from '../../../model/description.ts';
import type { Drawings } from '../../../model/drawings.ts';
import type { Links } from '../../../model/links.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import type { HeadingLevel } from '../../page/heading-with-anchor.tsx';

/** Where a description stands: what its nodes need to know to be rendered. */
export interface TextSetting {
  /** Where targets lead. */
  links: Links;
  /** The texts of the interface. */
  texts: ApiTexts;
  /** What was drawn of formulas, diagrams and HTML; without it they show as their source. */
  drawings?: Drawings;
  /** Level of the first headings in the text. */
  level: HeadingLevel;
  /** Nodes that carry their id; in other places, and in a brief's second place, they have none. */
  ids?: ReadonlySet<object>;
  /** The source file of the text, for links relative to it. */
  sourceFile?: string;
  /** True inside a link or a summary, where no link may stand. */
  unlinked?: boolean;
}

/** Renders blocks that stand inside a block. */
export type RenderBlocks = (blocks: readonly Block[], setting: TextSetting) => ReactNode;

/** Renders one type of block; `inner` renders the blocks inside, `compact` without a paragraph around a lone text. */
export type BlockRenderer<Node extends Block> = (
  block: Node,
  setting: TextSetting,
  inner: { blocks: RenderBlocks; compact: RenderBlocks },
) => ReactNode;
