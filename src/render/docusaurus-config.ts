import type { Plan } from '../plan/types.ts';
import { baseOfLanguage } from '../shared/languages.ts';

/**
 * Returns the configuration as the user's code reads it, with the names of Docusaurus. JSON-like; `title` is the
 * site's.
 */
export function docusaurusConfig(config: Plan['config'], title: string): Record<string, unknown> {
  const { locales, defaultLocale, locale } = config.i18n;
  const { tagline, url, baseUrl, titleDelimiter, trailingSlash } = config;
  const path = (language: string): string => baseOfLanguage(config.baseUrl, config.i18n, language);
  return {
    title,
    tagline,
    url,
    baseUrl,
    favicon: config.favicon,
    trailingSlash,
    titleDelimiter,
    noIndex: config.noIndex,
    customFields: config.customFields,
    i18n: {
      defaultLocale,
      locales,
      currentLocale: locale,
      localeConfigs: Object.fromEntries(
        locales.map((language) => [language, { htmlLang: language, path: path(language) }]),
      ),
    },
    themeConfig: themeConfig(config),
  };
}

function themeConfig(config: Plan['config']): Record<string, unknown> {
  const { navbar, footer, announcementBar, colorMode, sidebar, tableOfContents, image } = config;
  const { customItems: _, ...bar } = navbar;
  return {
    navbar: bar,
    footer: footer && footerConfig(footer),
    announcementBar,
    colorMode,
    docs: {
      sidebar,
      versionPersistence: config.docs?.versionPersistence,
    },
    tableOfContents,
    image,
    metadata: config.metadata,
  };
}

type FooterConfig = NonNullable<Plan['config']['footer']>;
type FooterLink = Extract<FooterConfig['links'][number], { attributes: object }>;

/** Returns the footer with links whose further attributes are keys of their own, as authors write them. */
function footerConfig({ component: _, links, ...footer }: FooterConfig): object {
  const plain = ({ attributes, ...link }: FooterLink): object => ({ ...link, ...attributes });
  return {
    ...footer,
    links: links.map((link) =>
      'items' in link ? { ...link, items: link.items.map(plain) } : plain(link),
    ),
  };
}
