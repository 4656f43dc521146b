import type { ReactNode } from 'react';

/** The place of the search box in the navbar; it takes no room while it is empty. */
export function SearchSlot(): ReactNode {
  return <div className="navbar__search" />;
}
