import { ownValue } from '../own-value.ts';
import { en } from './en.ts';

/** UI texts of the shell. */
export type ShellTexts = typeof en.shell;

/** The texts that the shell, the search and the API reference share. */
type SharedTexts = Pick<ShellTexts, 'deprecated'>;

/** UI texts of the search. */
export type SearchTexts = typeof en.search & SharedTexts;

/** UI texts of the API reference. */
export type ApiTexts = typeof en.api & SharedTexts;

/** Texts about the changes of an API, by the ids of rules. */
export type RuleTexts = typeof en.rules;

/** UI texts of the debug pages. */
export type DebugTexts = typeof en.debug;

/** UI texts in the content, with the locale for plural forms and dates. */
export type ContentTexts = typeof en.content & {
  /** The site's locale. */
  locale: string;
  /** Texts of the API reference. */
  api: ApiTexts;
  /** Texts about the changes of an API. */
  rules: RuleTexts;
  /** Texts of the search. */
  search: SearchTexts;
  /** Texts of the debug pages. */
  debug: DebugTexts;
};

/** A translation: texts by group and key; missing ones fall back to English. */
export type Translation = {
  readonly [Group in keyof typeof en]?: Readonly<Record<string, string | undefined>>;
};

/** The translations of a site, by locale. */
export type Translations = Readonly<Record<string, Translation>>;

/** The language of a locale: `en` of `en-GB`. */
export function languageOf(locale: string): string {
  return locale.split('-')[0] ?? '';
}

/** The translation for a locale or its language; undefined if there is none. */
export function translationOf(locale: string, translations: Translations): Translation | undefined {
  return ownValue(translations, locale) ?? ownValue(translations, languageOf(locale));
}

/** True if a locale is translated, or English. */
export function hasTexts(locale: string, translations: Translations = {}): boolean {
  return languageOf(locale) === 'en' || translationOf(locale, translations) !== undefined;
}

/** The texts of the shell. */
export function shellTexts(locale: string, translations: Translations = {}): ShellTexts {
  return { ...en.shell, ...translationOf(locale, translations)?.shell };
}

function sharedTexts(own: Translation | undefined): SharedTexts {
  return { deprecated: own?.shell?.deprecated ?? en.shell.deprecated };
}

/** Texts of the search that only HTML contains. */
const pageTexts = ['pagePlaceholder', 'pagePlaceholderReleases', 'withoutScript'] as const;

/** The texts of the search that scripts load. */
export type BoxTexts = Omit<SearchTexts, (typeof pageTexts)[number]>;

/** Returns the texts of the search that scripts load, as JSON. */
export function boxTexts(locale: string, translations: Translations = {}): string {
  const names: readonly string[] = pageTexts;
  const all = Object.entries(searchTexts(locale, translations));
  return JSON.stringify(Object.fromEntries(all.filter(([name]) => !names.includes(name))));
}

/** The texts of the search. */
export function searchTexts(locale: string, translations: Translations = {}): SearchTexts {
  const own = translationOf(locale, translations);
  return { ...en.search, ...own?.search, ...sharedTexts(own) };
}

/** The texts of the content. */
export function contentTexts(locale: string, translations: Translations = {}): ContentTexts {
  const own = translationOf(locale, translations);
  return {
    ...en.content,
    ...own?.content,
    locale,
    api: { ...en.api, ...own?.api, ...sharedTexts(own) },
    rules: { ...en.rules, ...own?.rules },
    search: searchTexts(locale, translations),
    debug: { ...en.debug, ...own?.debug },
  };
}
