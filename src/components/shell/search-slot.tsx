import type { ReactNode } from 'react';
import { StaticPart } from './static-part.tsx';

/** The place of the search in the navbar, which is HTML of the server's; none if the site has no search. */
export function SearchSlot(): ReactNode {
  return <StaticPart name="search" className="navbar__search" />;
}
