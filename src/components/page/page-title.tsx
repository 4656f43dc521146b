import type { ReactNode } from 'react';

/** The header of a page: its only h1, and the lines below it. */
export function PageTitle(props: {
  /** The title. */
  children: ReactNode;
  /** Lines below the title: badges, a template line. */
  below?: ReactNode;
}): ReactNode {
  return (
    <header className="page-header">
      <h1>{props.children}</h1>
      {titleEnd}
      {props.below}
    </header>
  );
}

/** Follows a title in the document: browsers show titles when it has arrived, because words that follow move others. */
export const titleEnd: ReactNode = <span hidden />;
