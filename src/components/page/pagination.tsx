import type { ReactNode } from 'react';
import { useContent } from '../content-context.tsx';
import { breakable } from '../shell/breakable.tsx';

/** The target of a link to the previous or next page. */
export interface PaginationTarget {
  /** Title. */
  label: string;
  /** Site path without base. */
  permalink: string;
}

/** Links to the previous and next page. */
export function Pagination(props: {
  /** The previous page. */
  previous?: PaginationTarget;
  /** The next page. */
  next?: PaginationTarget;
  /** Label of the links for screen readers. */
  label?: string;
  /** Texts above the two titles; empty for none. */
  sublabels?: [previous: string, next: string];
}): ReactNode {
  const { texts } = useContent();
  const { previous, next, label = texts.docPages } = props;
  const { sublabels = [texts.previous, texts.next] } = props;
  if (!previous && !next) return null;
  return (
    <nav className="pagination-nav" aria-label={label}>
      {previous && (
        <PaginationLink target={previous} direction="Previous" sublabel={sublabels[0]} />
      )}
      {next && <PaginationLink target={next} direction="Next" sublabel={sublabels[1]} />}
    </nav>
  );
}

function PaginationLink(props: {
  target: PaginationTarget;
  direction: 'Previous' | 'Next';
  sublabel: string;
}): ReactNode {
  const { links } = useContent();
  const { target, direction, sublabel } = props;
  return (
    <a
      className={`pagination-link pagination-${direction.toLowerCase()}`}
      href={links.permalink(target.permalink)}
      rel={direction === 'Next' ? 'next' : 'prev'}
    >
      {sublabel !== '' && <span className="pagination-sublabel">{sublabel}</span>}
      <span className="pagination-label">{breakable(target.label)}</span>
    </a>
  );
}
