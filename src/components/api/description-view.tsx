import type { ReactNode } from 'react';
import { isClassLike } from '../../model/class-kinds.ts';
import type { Description, ParameterItem } from '../../model/description.ts';
import type { TextLanguage } from '../../shared/languages.ts';
import { useContent } from '../content-context.tsx';
import type { HeadingLevel } from '../page/heading-with-anchor.tsx';
import { useApiPage } from './api-page.ts';
import { renderBlocks, renderCompact } from './description/blocks.tsx';

/** A description with the anchors that link to it. */
export function DescriptionView(props: {
  /** The text. */
  blocks: Description;
  /** Level of the top headings in it. */
  level: HeadingLevel;
  /** Positions of the overloads to which a row of a table belongs. */
  positions?: ReadonlyMap<ParameterItem, readonly number[]>;
}): ReactNode {
  const { links, texts, drawings, sourceFile, languageOf } = useContent();
  const { ids, compound } = useApiPage();
  if (props.blocks.length === 0) return null;
  const { level, positions } = props;
  const scope = isClassLike(compound.kind) || compound.kind === 'namespace' ? compound.name : '';
  const setting = { links, texts: texts.api, drawings, sourceFile, scope, level, ids, positions };
  return within('div', languageOf?.(), renderBlocks(props.blocks, setting));
}

/** A brief description in a table row: no ids, and no paragraph around a single one. */
export function BriefView(props: {
  /** The text. */
  blocks: Description;
}): ReactNode {
  const { links, texts, drawings, sourceFile, languageOf } = useContent();
  if (props.blocks.length === 0) return null;
  const setting = { links, texts: texts.api, drawings, sourceFile, level: 6 } as const;
  const isLine = props.blocks.length === 1 && props.blocks[0]?.type === 'paragraph';
  return within(isLine ? 'span' : 'div', languageOf?.(), renderCompact(props.blocks, setting));
}

/** Puts a text in another language than the page into an element with that language, which has no box. */
function within(
  Tag: 'div' | 'span',
  language: TextLanguage | undefined,
  text: ReactNode,
): ReactNode {
  return language ? (
    <Tag {...language} className="text-language">
      {text}
    </Tag>
  ) : (
    text
  );
}
