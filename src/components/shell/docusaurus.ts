import { isInternal, withBase } from '../../shared/url.ts';
import { useThemeData } from '../theme/theme-data.tsx';
import { useSiteData } from './site-context.tsx';

/** Options for turning a site path into an address. */
export interface BaseUrlOptions {
  /** Adds the origin. */
  absolute?: boolean;
  /** Adds the base path even if it is already there. */
  forcePrependBaseUrl?: boolean;
}

/** A site path, or an object that converts to one, such as an imported image. */
export type Address = string | { toString: () => string };

/** Adds the base path to a site path; nothing stays nothing. */
interface WithBaseUrl {
  (url: Address, options?: BaseUrlOptions): string;
  (url: Address | undefined, options?: BaseUrlOptions): string | undefined;
}

/** Returns functions that add the base path to site paths. */
export function useBaseUrlUtils(): { withBaseUrl: WithBaseUrl } {
  const { base, url: origin } = useSiteData();
  function withBaseUrl(given: Address, options?: BaseUrlOptions): string;
  function withBaseUrl(given: Address | undefined, options?: BaseUrlOptions): string | undefined;
  function withBaseUrl(
    given: Address | undefined,
    options: BaseUrlOptions = {},
  ): string | undefined {
    const url = given?.toString();
    if (!url || url.startsWith('#') || !isInternal(url)) return url;
    const path = `/${url.replace(/^\//, '')}`;
    const full = options.forcePrependBaseUrl ? base + path.slice(1) : withBase(base, path);
    return options.absolute ? origin + full : full;
  }
  return { withBaseUrl };
}

/** Adds the base path to a site path: the default export of `@docusaurus/useBaseUrl`. */
export function useBaseUrl(url: Address, options?: BaseUrlOptions): string;
export function useBaseUrl(url: Address | undefined, options?: BaseUrlOptions): string | undefined;
export function useBaseUrl(url: Address | undefined, options?: BaseUrlOptions): string | undefined {
  return useBaseUrlUtils().withBaseUrl(url, options);
}

/** The part of the configuration that React pages may read. */
export interface DocusaurusContext {
  /** The site. */
  siteConfig: {
    /** Name of the site. */
    title: string;
    /** Tagline of the site. */
    tagline: string;
    /** Origin. */
    url: string;
    /** Base path with slashes at both ends. */
    baseUrl: string;
    /** Separator between page title and site title. */
    titleDelimiter: string;
    /** Adds or strips slashes at the end of page URLs. */
    trailingSlash?: boolean;
    /** Free fields of the configuration. */
    customFields?: Record<string, unknown>;
    /** Further configuration under the names of Docusaurus, such as `themeConfig`. */
    [name: string]: unknown;
  };
  /** Languages. */
  i18n: { currentLocale: string; [name: string]: unknown };
  /** Versions of the program and its parts. */
  siteMetadata: Record<string, unknown>;
}

/** Returns the site data for React pages: the default export of `@docusaurus/useDocusaurusContext`. */
export function useDocusaurusContext(): DocusaurusContext {
  const site = useSiteData();
  const config = useThemeData('siteConfig') ?? {};
  const { title, tagline, url, base, titleDelimiter, trailingSlash, customFields } = site;
  const own = { title, tagline, url, baseUrl: base, titleDelimiter, trailingSlash, customFields };
  const { i18n } = config;
  const languages = typeof i18n === 'object' && i18n !== null ? i18n : {};
  return {
    siteConfig: { ...config, ...own },
    i18n: { ...languages, currentLocale: site.locale },
    siteMetadata: {},
  };
}
