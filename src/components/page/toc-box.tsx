import type { ReactNode } from 'react';
import { useContent } from '../content-context.tsx';

/** The table of contents for small screens; nothing on pages without one. */
export function TocBox(): ReactNode {
  const { tocBox } = useContent();
  if (tocBox === undefined) return null;
  return <div className="toc-box" dangerouslySetInnerHTML={{ __html: tocBox }} />;
}
