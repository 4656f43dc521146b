import type { ReactNode } from 'react';
import type { Description } from '../../model/description.ts';
import { useContent } from '../content-context.tsx';
import { renderBlocks } from './description/blocks.tsx';
import { ownIds } from './own-ids.ts';

/** The content of a page that an extension adds: a description without a symbol around it. */
export function OwnPageView(props: {
  /** The text. */
  content: Description;
}): ReactNode {
  const { links, texts, drawings } = useContent();
  const ids = ownIds([props.content], []);
  return renderBlocks(props.content, { links, texts: texts.api, drawings, level: 2, ids });
}
