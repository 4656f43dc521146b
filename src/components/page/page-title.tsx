import type { ReactNode } from 'react';

/** The header of a page: its only h1, with what stands around it. */
export function PageTitle(props: {
  /** The title. */
  children: ReactNode;
  /** A line above: the kind of thing. */
  above?: ReactNode;
  /** Lines below: badges, a template line. */
  below?: ReactNode;
}): ReactNode {
  return (
    <header className="page-header">
      {props.above !== undefined && <div className="page-header-above">{props.above}</div>}
      <h1>{props.children}</h1>
      {props.below}
    </header>
  );
}
