import type { ReactNode } from 'react';
import { StaticPart } from './static-part.tsx';

/** The search in the navbar, as HTML from the server; none if the site has no search. */
export function SearchSlot(): ReactNode {
  return <StaticPart name="search" className="navbar__search" />;
}
