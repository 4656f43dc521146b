import type { ReactNode } from 'react';
import { DocArticle } from '../../components/page/doc-article.tsx';
import type { PageContext } from '../page-kind.ts';

/** The frame of a page of the API reference. */
export function ApiArticle(props: {
  /** The page. */
  context: PageContext;
  /** Content between the text and the pagination. */
  footer?: ReactNode;
  /** True if the text contains the table of contents for small screens; otherwise it is above the text. */
  hasTocBox?: boolean;
  /** The text, starting with its header. */
  children: ReactNode;
}): ReactNode {
  const { context, ...others } = props;
  const { breadcrumbs, previous, next } = context;
  const trail = { breadcrumbs, previous, next };
  return <DocArticle {...trail} {...others} className="prose api-page" />;
}
