import { de } from './de.ts';
import { en } from './en.ts';

/** Texts of the shell. */
export type ShellTexts = typeof en.shell;

/** Texts in the content, with the language that decides plural forms and dates. */
export type ContentTexts = typeof en.content & {
  /** The site's locale. */
  locale: string;
};

/** A translation; texts that it lacks stay English. */
export interface Translation {
  /** The shell. */
  shell: Partial<typeof en.shell>;
  /** The content. */
  content: Partial<typeof en.content>;
}

/** The languages: a new one is a file beside this one, and a word here. */
const catalogues: Readonly<Record<string, Translation>> = { en, de };

/** The languages that there are texts in. */
export const textLocales: readonly string[] = Object.keys(catalogues);

/** The catalogue of a locale, or of its language: `en` for `en-GB`; undefined where there is none. */
function catalogueOf(locale: string): Translation | undefined {
  return catalogues[locale] ?? catalogues[locale.split('-')[0] ?? ''];
}

/** True where there are texts for a locale. */
export function hasTexts(locale: string): boolean {
  return catalogueOf(locale) !== undefined;
}

/** The texts of the shell. */
export function shellTexts(locale: string): ShellTexts {
  return { ...en.shell, ...catalogueOf(locale)?.shell };
}

/** The texts of the content. */
export function contentTexts(locale: string): ContentTexts {
  return { ...en.content, ...catalogueOf(locale)?.content, locale };
}
