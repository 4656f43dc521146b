import type { ReactNode } from 'react';
import type { Description } from '../../model/description.ts';
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
}): ReactNode {
  const { links, texts, drawings, sourceFile } = useContent();
  const { ids } = useApiPage();
  if (props.blocks.length === 0) return null;
  const { level } = props;
  return renderBlocks(props.blocks, { links, texts: texts.api, drawings, sourceFile, level, ids });
}

/** A brief description in a table row: no ids, and no paragraph around a single one. */
export function BriefView(props: {
  /** The text. */
  blocks: Description;
}): ReactNode {
  const { links, texts, drawings, sourceFile } = useContent();
  if (props.blocks.length === 0) return null;
  return renderCompact(props.blocks, { links, texts: texts.api, drawings, sourceFile, level: 6 });
}
