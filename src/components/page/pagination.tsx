import type { ReactNode } from 'react';
import { useContent } from '../content-context.tsx';

/** The target of a link to the page before or after: its title and its site path without base. */
export interface PaginationTarget {
  /** Title. */
  label: string;
  /** Site path without base. */
  permalink: string;
}

/** Links to the page before and after. */
export function Pagination(props: {
  /** The page before. */
  previous?: PaginationTarget;
  /** The page after. */
  next?: PaginationTarget;
  /** What labels the links for screen readers. */
  label?: string;
  /** What stands above the titles of the two; empty for nothing. */
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
      <span className="pagination-label">{target.label}</span>
    </a>
  );
}
