import type { ReactNode } from 'react';
import type { Block, ParameterItem } from '../../../model/description.ts';
import type { Drawings } from '../../../model/drawings.ts';
import type { Links } from '../../../model/links.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import type { HeadingLevel } from '../../page/heading-with-anchor.tsx';

/** Context in which the nodes of a description are rendered. */
export interface TextSetting {
  /** Resolves targets to addresses. */
  links: Links;
  /** The texts of the interface. */
  texts: ApiTexts;
  /** Rendered formulas, diagrams and HTML; without it, their source is shown. */
  drawings?: Drawings;
  /** Level of the top headings in the text. */
  level: HeadingLevel;
  /** Nodes that keep their id; elsewhere, and in a repeated brief description, they have none. */
  ids?: ReadonlySet<object>;
  /** Qualified name of the class or namespace whose page shows the text; names in it are looked up there first. */
  scope?: string;
  /** Source file of the text; relative links start from it. */
  sourceFile?: string;
  /** 1-based positions of the overloads to which a row of a table belongs; the other rows belong to all. */
  positions?: ReadonlyMap<ParameterItem, readonly number[]> | undefined;
  /** True inside a link or a summary, where links are not allowed. */
  unlinked?: boolean;
}

/** Renders blocks inside a block. */
export type RenderBlocks = (blocks: readonly Block[], setting: TextSetting) => ReactNode;

/** Renders one type of block; `inner` renders nested blocks, `compact` without a paragraph around a single text. */
export type BlockRenderer<Node extends Block> = (
  block: Node,
  setting: TextSetting,
  inner: { blocks: RenderBlocks; compact: RenderBlocks },
) => ReactNode;
