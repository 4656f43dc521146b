import { useEffect, useLayoutEffect } from 'react';
import { isInternal } from '../../shared/url.ts';
import { useLinkCollector } from '../shell/link.tsx';
import { usePageData } from '../shell/site-context.tsx';

/** Id of the only instance of a plugin. */
export const DEFAULT_PLUGIN_ID = 'default';

/** True if a URL has a scheme or starts with `//`. */
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

/** Runs an effect before the next paint; does nothing on the server. */
export const useIsomorphicLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Collects links for the check; anchors are found in the rendered HTML. */
export function useBrokenLinks(): {
  collectLink: (link?: string) => void;
  collectAnchor: (anchor?: string) => void;
} {
  const collect = useLinkCollector();
  return {
    collectLink: (link) => {
      if (link !== undefined) collect(link);
    },
    collectAnchor: Noop,
  };
}

/** Returns the Docusaurus plugin for a kind of page. */
function pluginOf(kind: string): string {
  if (kind.startsWith('doc')) return 'docusaurus-plugin-content-docs';
  return kind.startsWith('blog')
    ? 'docusaurus-plugin-content-blog'
    : 'docusaurus-plugin-content-pages';
}

/** Returns the plugin that the page comes from. */
export function useRouteContext(): { plugin: { id: string; name: string } } {
  const { kind, htmlClass } = usePageData();
  // The class names of a page name the set of texts that it belongs to.
  const [, id = DEFAULT_PLUGIN_ID] = /(?:^| )plugin-id-([\w-]+)/.exec(htmlClass) ?? [];
  return { plugin: { id, name: pluginOf(kind) } };
}
