import { useEffect, useLayoutEffect } from 'react';
import { isInternal } from '../../shared/url.ts';
import { usePageData } from '../shell/site-context.tsx';

/** The id of a plugin that a site has once. */
export const DEFAULT_PLUGIN_ID = 'default';

/** True if a URL has a scheme, or starts with `//`. */
export function hasProtocol(url: string): boolean {
  return !isInternal(url);
}

/** True if a URL stays on the site. */
export function isInternalUrl(url?: string): boolean {
  return url !== undefined && isInternal(url);
}

/** Renders nothing. */
export function Noop(): null {
  return null;
}

/** An effect before the next paint; on the server, which paints nothing, none. */
export const useIsomorphicLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** What collects links and anchors elsewhere; here they are found in the rendered HTML. */
export function useBrokenLinks(): {
  collectLink: (link?: string) => void;
  collectAnchor: (anchor?: string) => void;
} {
  return { collectLink: Noop, collectAnchor: Noop };
}

/** Which plugin makes a page of a kind elsewhere. */
function pluginOf(kind: string): string {
  if (kind.startsWith('doc')) return 'docusaurus-plugin-content-docs';
  return kind.startsWith('blog')
    ? 'docusaurus-plugin-content-blog'
    : 'docusaurus-plugin-content-pages';
}

/** Which plugin the page comes from. */
export function useRouteContext(): { plugin: { id: string; name: string } } {
  const { kind } = usePageData();
  return { plugin: { id: DEFAULT_PLUGIN_ID, name: pluginOf(kind) } };
}
