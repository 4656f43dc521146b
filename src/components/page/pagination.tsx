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
}): ReactNode {
  const { previous, next, label = 'Docs pages' } = props;
  if (!previous && !next) return null;
  return (
    <nav className="pagination-nav" aria-label={label}>
      {previous && <PaginationLink target={previous} direction="Previous" />}
      {next && <PaginationLink target={next} direction="Next" />}
    </nav>
  );
}

function PaginationLink(props: { target: PaginationTarget; direction: 'Previous' | 'Next' }) {
  const { links } = useContent();
  const { target, direction } = props;
  return (
    <a
      className={`pagination-link pagination-${direction.toLowerCase()}`}
      href={links.permalink(target.permalink)}
      rel={direction === 'Next' ? 'next' : 'prev'}
    >
      <span className="pagination-sublabel">{direction}</span>
      <span className="pagination-label">{target.label}</span>
    </a>
  );
}
