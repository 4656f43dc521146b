import { en } from './en.ts';

/** Texts of the shell. */
export type ShellTexts = typeof en.shell;

/** Texts of the search. */
export type SearchTexts = typeof en.search;

/** Texts of the API reference. */
export type ApiTexts = typeof en.api;

/** Texts of the debug pages. */
export type DebugTexts = typeof en.debug;

/** Texts in the content, with the language that decides plural forms and dates. */
export type ContentTexts = typeof en.content & {
  /** The site's locale. */
  locale: string;
  /** Those of the API reference. */
  api: ApiTexts;
  /** Those of the search. */
  search: SearchTexts;
  /** Those of the debug pages. */
  debug: DebugTexts;
};

/** A translation: texts by group and key; those that it lacks stay English. */
export type Translation = {
  readonly [Group in keyof typeof en]?: Readonly<Record<string, string | undefined>>;
};

/** The translations of a site, by locale. */
export type Translations = Readonly<Record<string, Translation>>;

/** The language of a locale: `en` of `en-GB`. */
function languageOf(locale: string): string {
  return locale.split('-')[0] ?? '';
}

/** The translation for a locale, or for its language; undefined where there is none. */
function translationOf(locale: string, translations: Translations): Translation | undefined {
  return translations[locale] ?? translations[languageOf(locale)];
}

/** True where there are texts for a locale: a translation, or the English texts themselves. */
export function hasTexts(locale: string, translations: Translations = {}): boolean {
  return languageOf(locale) === 'en' || translationOf(locale, translations) !== undefined;
}

/** The texts of the shell. */
export function shellTexts(locale: string, translations: Translations = {}): ShellTexts {
  return { ...en.shell, ...translationOf(locale, translations)?.shell };
}

/** The texts of the search. */
export function searchTexts(locale: string, translations: Translations = {}): SearchTexts {
  return { ...en.search, ...translationOf(locale, translations)?.search };
}

/** The texts of the content. */
export function contentTexts(locale: string, translations: Translations = {}): ContentTexts {
  const own = translationOf(locale, translations);
  return {
    ...en.content,
    ...own?.content,
    locale,
    api: { ...en.api, ...own?.api },
    search: searchTexts(locale, translations),
    debug: { ...en.debug, ...own?.debug },
  };
}
