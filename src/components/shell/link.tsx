import { createContext, useContext } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { isInternal, withBase, withTrailingSlash } from '../../shared/url.ts';
import { useSiteData } from './site-context.tsx';

/** Attributes of a link as written by its author: `to` and `href` are equivalent. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Site path (base path added), relative path, anchor or URL. */
  to?: string;
  /** False for paths that get no base path. */
  autoAddBaseUrl?: boolean;
}

/** Receives the address of each internal link that a component renders, with base path. */
export type LinkCollector = (href: string) => void;

const Collector = createContext<LinkCollector>(() => undefined);

/** Collects the links of a page while it is rendered: those that the build must check. */
export const LinkCollectorProvider = Collector.Provider;

const pathnameScheme = 'pathname://';

/**
 * A link in a React page or the shell. It is a plain anchor: the viewer handles clicks on all internal links, so that
 * links in the content and in the shell behave alike.
 */
export function Link(props: LinkProps): ReactNode {
  const { to, href, target, rel, autoAddBaseUrl = true, ...rest } = props;
  const { base, trailingSlash } = useSiteData();
  const collect = useContext(Collector);
  const written = to ?? href;
  if (written === undefined) return <a {...rest} />;
  if (written.startsWith(pathnameScheme)) {
    const path = withBase(base, written.slice(pathnameScheme.length));
    return <a {...rest} href={path} target={target ?? '_blank'} rel={rel} data-plain-link="" />;
  }
  if (!isInternal(written)) {
    const opensTab = opensNewTab(written);
    return (
      <a
        {...rest}
        href={written}
        target={target ?? (opensTab ? '_blank' : undefined)}
        rel={rel ?? (opensTab ? 'noopener noreferrer' : undefined)}
      />
    );
  }
  const path = autoAddBaseUrl ? withBase(base, written) : written;
  const url = withTrailingSlash(path, base, trailingSlash);
  collect(url);
  return <a {...rest} href={url} target={target} rel={rel} />;
}

/** True if a link opens a new tab by default. */
export function opensNewTab(href: string, target?: string): boolean {
  return !isInternal(href) && /^(https?:)?\/\//i.test(href) && target !== '_self';
}
