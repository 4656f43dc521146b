import { withBase } from '../../shared/url.ts';
import { useSiteData } from './site-context.tsx';

/** What React pages import by the names `@docusaurus/…`; the viewer gives them the same objects. */
export { CrashBoundary as ErrorBoundary } from './crash.tsx';
export { Link } from './link.tsx';

/** Adds the base path to a site path: the default export of `@docusaurus/useBaseUrl`. */
export function useBaseUrl(url: string, options?: { absolute?: boolean }): string {
  const { base, url: origin } = useSiteData();
  const path = withBase(base, url);
  return options?.absolute && path.startsWith('/') ? origin + path : path;
}

/** The part of the configuration that React pages may read. */
export interface DocusaurusContext {
  /** The site. */
  siteConfig: {
    /** Name of the site. */
    title: string;
    /** One line below the name. */
    tagline: string;
    /** Origin. */
    url: string;
    /** Base path with slashes at both ends. */
    baseUrl: string;
    /** Between page title and site title. */
    titleDelimiter: string;
    /** Adds or strips slashes at the end of page URLs. */
    trailingSlash?: boolean;
    /** Free fields of the configuration. */
    customFields?: Record<string, unknown>;
  };
  /** Languages. */
  i18n: { currentLocale: string };
}

/** The site as React pages see it: the default export of `@docusaurus/useDocusaurusContext`. */
export function useDocusaurusContext(): DocusaurusContext {
  const site = useSiteData();
  const { title, tagline, url, base, titleDelimiter, trailingSlash, customFields } = site;
  return {
    siteConfig: { title, tagline, url, baseUrl: base, titleDelimiter, trailingSlash, customFields },
    i18n: { currentLocale: site.locale },
  };
}
