/** The languages of a site. */
export interface Languages {
  /** The language at the base path. */
  defaultLocale: string;
  /** All languages. */
  locales: string[];
  /** The language being built. */
  locale: string;
}

/** Folder of a language, relative to the base path and the output folder: empty for the default language. */
export function languageFolder({ defaultLocale }: Languages, locale: string): string {
  return locale === defaultLocale ? '' : `${locale}/`;
}

/** Base path of the site in one of its languages; `base` is that of the language being built. */
export function baseOfLanguage(base: string, languages: Languages, locale: string): string {
  const own = languageFolder(languages, languages.locale);
  return base.slice(0, base.length - own.length) + languageFolder(languages, locale);
}

/** The language of a text, as attributes of its element. */
export interface TextLanguage {
  /** The language. */
  lang: string;
  /** Its direction. */
  dir: 'ltr' | 'rtl';
}

/** Right-to-left languages. */
const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Returns the direction of a language's text. */
export function direction(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
