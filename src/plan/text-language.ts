import { dirname, join } from 'node:path';
import type { Config } from '../config/types.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { direction, type TextLanguage } from '../shared/languages.ts';

/**
 * Returns a function that tells the language of a text by its file, if that is another one than the language of the
 * site: what has no translation, such as all comments, is in the default language. `undefined` if there is nothing to
 * tell.
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
