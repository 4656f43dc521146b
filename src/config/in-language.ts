import { dirname, join } from 'node:path';
import { existsSync } from '../inputs/files.ts';
import { baseOfLanguage } from '../shared/languages.ts';
import type { Config } from './types.ts';

/** The languages of a site, the default one first. */
export function languagesOf({ i18n }: Config): string[] {
  const { defaultLocale, locales } = i18n;
  return [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)];
}

/** Folders of translations below that of a language: ours, and what Docusaurus calls them. */
const folders = {
  docs: ['docs', 'docusaurus-plugin-content-docs/current'],
  blog: ['blog', 'docusaurus-plugin-content-blog'],
  pages: ['pages', 'docusaurus-plugin-content-pages'],
};

/**
 * The configuration of the site in one of its languages. Texts are those in `i18n/{locale}/docs`, `blog` and `pages`
 * beside the configuration file, and those of the default language where they are not translated.
 */
export function inLanguage(config: Config, locale: string): Config {
  const { docs, blog, pages, file = '' } = config;
  const own = <Settings extends { path: string; defaultPath?: string }>(
    settings: Settings | undefined,
    name: keyof typeof folders,
  ): Settings | undefined => {
    const path = folders[name]
      .map((folder) => join(dirname(file), 'i18n', locale, folder))
      .find((folder) => existsSync(folder));
    return settings && path !== undefined
      ? { ...settings, path, defaultPath: settings.path }
      : settings;
  };
  return {
    ...config,
    baseUrl: baseOfLanguage(config.baseUrl, config.i18n, locale),
    i18n: { ...config.i18n, locale },
    docs: own(docs, 'docs'),
    blog: own(blog, 'blog'),
    pages: own(pages, 'pages'),
  };
}
