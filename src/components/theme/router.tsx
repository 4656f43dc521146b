import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { isInternal } from '../../shared/url.ts';
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

/** The result of matching a path with a pattern. */
export interface RouteMatch {
  /** The pattern. */
  path: string;
  /** The matched part of the path. */
  url: string;
  /** True if the whole path matched. */
  isExact: boolean;
  /** The values of the pattern's names. */
  params: Readonly<Record<string, string | undefined>>;
}

interface RoutePattern {
  path?: string | readonly string[];
  exact?: boolean;
  sensitive?: boolean;
}

/** Matches a path with a pattern, or the first of several that fits; `null` if none fits. */
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

/** Converts a pattern to a regular expression: `:name` matches a segment, `*` anything. */
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

/** Returns the page as the route of its own path; with a pattern, the match of its path. */
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

/** Returns the parameters in the page's path: none, because pages are files. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  return {};
}

/** Redirects as soon as it is shown in a browser; without scripts, it shows a link. */
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

/** A link of the router: its address includes the base path. */
export function RouterLink(props: Omit<LinkProps, 'to'> & { to: To }): ReactNode {
  const { to, ...rest } = props;
  const address = typeof to === 'string' ? to : createPath(to);
  return <Link autoAddBaseUrl={false} {...rest} to={address} />;
}
