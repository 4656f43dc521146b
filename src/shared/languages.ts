/** The languages of a site. */
export interface Languages {
  /** The one at the base path. */
  defaultLocale: string;
  /** All of them. */
  locales: string[];
  /** The one that is built. */
  locale: string;
}

/** Folder of a language below the base path and the output folder: none for the default one. */
export function languageFolder({ defaultLocale }: Languages, locale: string): string {
  return locale === defaultLocale ? '' : `${locale}/`;
}

/** Base path of the site in one of its languages; `base` is that of the language that is built. */
export function baseOfLanguage(base: string, languages: Languages, locale: string): string {
  const own = languageFolder(languages, languages.locale);
  return base.slice(0, base.length - own.length) + languageFolder(languages, locale);
}
