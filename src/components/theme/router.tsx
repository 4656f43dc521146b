import type { ReactNode } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { Link } from '../shell/link.tsx';
import type { LinkProps } from '../shell/link.tsx';

export { useLocation } from 'react-router-dom';

/** A location on the site: an address, or its parts. */
export type To = string | Partial<Pick<Location, 'pathname' | 'search' | 'hash'>>;

/** The window's history, as far as code may change it. */
export interface RouterHistory {
  /** Current location. */
  location: Location;
  /** Goes to an address. */
  push: (to: To) => void;
  /** Goes to an address and replaces the current entry of the history. */
  replace: (to: To) => void;
  /** Moves by a number of entries. */
  go: (delta: number) => void;
  /** Moves one entry back. */
  goBack: () => void;
  /** Moves one entry forward. */
  goForward: () => void;
  /** Returns the address for a link. */
  createHref: (to: To) => string;
}

/** Returns the window's history; its addresses include the base path. */
export function useHistory(): RouterHistory {
  const location = useLocation();
  const navigate = useNavigate();
  return {
    location,
    push: (to) => navigate(to),
    replace: (to) => navigate(to, { replace: true }),
    go: (delta) => navigate(delta),
    goBack: () => navigate(-1),
    goForward: () => navigate(1),
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  };
}

/** A link of the router: its address includes the base path. */
export function RouterLink(props: Omit<LinkProps, 'to'> & { to: To }): ReactNode {
  const { to, ...rest } = props;
  const address = typeof to === 'string' ? to : createPath(to);
  return <Link autoAddBaseUrl={false} {...rest} to={address} />;
}
