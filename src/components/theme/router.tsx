import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { isInternal } from '../../shared/url.ts';
import { Link } from '../shell/link.tsx';
import type { LinkProps } from '../shell/link.tsx';

export { useLocation } from 'react-router-dom';

/** A place of the site: an address, or its parts. */
export type To = string | Partial<Pick<Location, 'pathname' | 'search' | 'hash'>>;

/** The history of the window, as far as code may change it. */
export interface RouterHistory {
  /** Where the reader is. */
  location: Location;
  /** Goes to an address. */
  push: (to: To) => void;
  /** Goes to an address that takes the place of this one in the history. */
  replace: (to: To) => void;
  /** Goes so many entries further. */
  go: (delta: number) => void;
  /** Goes one entry back. */
  goBack: () => void;
  /** Goes one entry forward. */
  goForward: () => void;
  /** The address as a link has it. */
  createHref: (to: To) => string;
}

/** The history of the window; addresses have the base path. */
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

/** What a path has in the place of the names of a pattern. */
export interface RouteMatch {
  /** The pattern. */
  path: string;
  /** The part of the path that it describes. */
  url: string;
  /** True if it describes the whole path. */
  isExact: boolean;
  /** What stands for the names. */
  params: Readonly<Record<string, string | undefined>>;
}

interface RoutePattern {
  path?: string | readonly string[];
  exact?: boolean;
  sensitive?: boolean;
}

/** Compares a path with a pattern, or the first that fits of several: null if it does not fit. */
export function matchPath(
  pathname: string,
  pattern: string | readonly string[] | RoutePattern,
): RouteMatch | null {
  const options: RoutePattern =
    typeof pattern === 'string' || isList(pattern) ? { path: pattern } : pattern;
  const { path = '/', exact = false, sensitive = false } = options;
  for (const each of typeof path === 'string' ? [path] : path) {
    const found = expressionOf(each, exact, sensitive).exec(pathname);
    if (!found) continue;
    const url = found[0] === '/' ? '/' : found[0].replace(/\/$/, '');
    const isExact = found[0] === pathname || url === pathname;
    return { path: each, url, isExact, params: { ...found.groups } };
  }
  return null;
}

/** What paths of a pattern look like: `:name` stands for a segment, `*` for anything. */
function expressionOf(pattern: string, exact: boolean, sensitive: boolean): RegExp {
  const source = pattern
    .replace(/\/+$/, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\*/g, '.*');
  return new RegExp(`^${source}${exact ? '/?$' : '(?:/|$)'}`, sensitive ? '' : 'i');
}

function isList(value: string | readonly string[] | RoutePattern): value is readonly string[] {
  return Array.isArray(value);
}

/** The page as the route of its own path; with a pattern, what the path has for it. */
export function useRouteMatch(): RouteMatch;
export function useRouteMatch(
  pattern: string | readonly string[] | RoutePattern,
): RouteMatch | null;
export function useRouteMatch(
  pattern?: string | readonly string[] | RoutePattern,
): RouteMatch | null {
  const { pathname } = useLocation();
  if (pattern !== undefined) return matchPath(pathname, pattern);
  return { path: pathname, url: pathname, isExact: true, params: {} };
}

/** What stands for names in the path of the page: pages are files, which have none. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  return {};
}

/** Goes to another place as soon as it is shown in a browser; without scripts, there is a link. */
export function Redirect({ to }: { to: To }): ReactNode {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const address = typeof to === 'string' ? to : createPath({ pathname, ...to });
  useEffect(() => {
    if (isInternal(address)) navigate(address, { replace: true });
    else window.location.replace(address);
  }, [address, navigate]);
  return (
    <p>
      <Link autoAddBaseUrl={false} to={address}>
        {address}
      </Link>
    </p>
  );
}

/** A link of the router: its address has the base path. */
export function RouterLink(props: Omit<LinkProps, 'to'> & { to: To }): ReactNode {
  const { to, ...rest } = props;
  const address = typeof to === 'string' ? to : createPath(to);
  return <Link autoAddBaseUrl={false} {...rest} to={address} />;
}
