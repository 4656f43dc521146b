import type { ReactNode } from 'react';
import { breakable } from '../shell/breakable.tsx';
import type { TextLanguage } from '../../shared/languages.ts';

/** The header of a page: its only h1, and the lines below it. */
export function PageTitle(props: {
  /** The title. */
  children: ReactNode;
  /** The language of the title, if it is not that of the site. */
  language?: TextLanguage | undefined;
  /** Lines below the title: badges, a template line. */
  below?: ReactNode;
}): ReactNode {
  const { children } = props;
  return (
    <header className="page-header">
      <h1 {...props.language}>{typeof children === 'string' ? breakable(children) : children}</h1>
      {titleEnd}
      {props.below}
    </header>
  );
}

/** Follows a title in the document: browsers show titles when it has arrived, because words that follow move others. */
export const titleEnd: ReactNode = <span hidden />;
