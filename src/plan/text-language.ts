import { dirname, join } from 'node:path';
import type { Config } from '../config/types.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { direction, type TextLanguage } from '../shared/languages.ts';

/**
 * Returns a function that finds the language of a text by its file; texts without a file are comments. It returns
 * `undefined` for texts in the language of the site: others have no translation, and are in the default language.
 * Returns `undefined` if the site is in the default language.
 */
export function languageOfTexts({
  i18n: { defaultLocale, locale },
  file = '',
}: Pick<Config, 'i18n' | 'file'>): ((source?: string) => TextLanguage | undefined) | undefined {
  if (locale === defaultLocale) return undefined;
  const translations = `${displayPath(join(dirname(file), 'i18n', locale))}/`;
  const original = { lang: defaultLocale, dir: direction(defaultLocale) };
  return (source) => (source?.startsWith(translations) ? undefined : original);
}
