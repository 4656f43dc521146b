import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../diagnostics/read-messages.ts';
import { distFolder } from '../inputs/dist-folder.ts';
import {
  languageOf,
  translationOf,
  type Translation,
  type Translations,
} from '../shared/texts/catalogues.ts';
import { en } from '../shared/texts/en.ts';
import { mapValues } from '../shared/map-values.ts';

/** Returns the script in which a locale is written, such as `Hans`; undefined if it is no valid locale. */
function scriptOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).maximize().script;
  } catch {
    return undefined;
  }
}

/**
 * Returns the texts that ship with mtp-site for a locale: those of its language, unless it is written in another script
 * (`zh-TW`). Undefined if there are none.
 */
export function shippedTexts(locale: string): Translation | undefined {
  const language = languageOf(locale);
  const script = scriptOf(locale);
  if (script === undefined || script !== scriptOf(language)) return undefined;
  const file = join(distFolder, 'texts', `${language.toLowerCase()}.json`);
  if (!existsSync(file)) return undefined;
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isObject(content) ? mapValues(content, textsIn) : undefined;
}

/** Returns the texts of a group by key. */
function textsIn(group: unknown): Record<string, string> {
  const entries = isObject(group) ? Object.entries(group) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Returns the texts of a translation, with those of another one instead where it has some. */
function replaced(texts: Translation, others: Translation = {}): Translation {
  const groups = Object.keys(en) as (keyof typeof en)[];
  return Object.fromEntries(groups.map((group) => [group, { ...texts[group], ...others[group] }]));
}

/** Returns the translations of a site's locales: its own texts, and those that ship with mtp-site for all others. */
export function withShippedTexts(
  locales: readonly string[],
  own: Translations | undefined,
): Translations | undefined {
  const merged = locales.flatMap((locale) => {
    const shipped = shippedTexts(locale);
    return shipped ? [[locale, replaced(shipped, translationOf(locale, own ?? {}))] as const] : [];
  });
  return merged.length === 0 ? own : { ...own, ...Object.fromEntries(merged) };
}
