import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Where } from '../../src/config/option.ts';
import { translation } from '../../src/config/options-texts.ts';
import { readConfigSource } from '../../src/config/read-config-source.ts';
import { shippedTexts, withShippedTexts } from '../../src/config/shipped-texts.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { shellTexts } from '../../src/shared/texts/catalogues.ts';
import { en } from '../../src/shared/texts/en.ts';
import { messages } from '../markdown/content-folder.ts';

const folder = 'src/config/translations';
const languages = ['de', 'es', 'fr', 'ja', 'ru', 'zh'];
const english: [string, Record<string, string>][] = Object.entries(en);

/** The faults that the rules of a site's own texts find in the files of a language, and its texts by group. */
function read(language: string): { faults: string[]; texts: Map<string, string> } {
  const diagnostics = new Diagnostics();
  const texts = new Map<string, string>();
  for (const name of readdirSync(join(folder, language)).sort()) {
    const file = join(folder, language, name);
    const source = readConfigSource(readFileSync(file, 'utf8'), file, diagnostics);
    if (!source) continue;
    const at: Where = {
      path: '',
      place: source.place,
      folder: dirname(file),
      fault: (message, place, advice) =>
        diagnostics.error('config-invalid', message, place, advice),
    };
    const content = translation.read(source, at)?.value ?? {};
    for (const [group, own] of Object.entries(content))
      for (const [key, text] of Object.entries(own)) {
        const id = `${group}.${key}`;
        if (texts.has(id)) diagnostics.error('config-invalid', `${id} is also in another file.`);
        if (text !== undefined) texts.set(id, text);
      }
  }
  return { faults: messages(diagnostics, process.cwd()), texts };
}

const valuesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

/**
 * What is wrong with the plural forms of a text. Each form has the values of the English plural; only a form for the
 * count 1 alone may write the number as a word.
 */
function faultOfForms(language: string, text: string, original: string): string | undefined {
  const rules = new Intl.PluralRules(language);
  // Millions have a form of their own in French and Spanish, which no count of a site reaches.
  const expected =
    language === 'fr' || language === 'es' ? 2 : rules.resolvedOptions().pluralCategories.length;
  const forms = text.split('|');
  if (forms.length !== 1 && forms.length !== expected)
    return `has ${forms.length} plural forms instead of ${expected}`;
  if (!original.includes('|') && !original.includes('{count}') && forms.length > 1)
    return 'has plural forms, but no count';
  const values = valuesIn(original.split('|').at(-1) ?? '');
  const onlyOne = [0, 21, 1_000_000].every((count) => rules.select(count) !== 'one');
  const lacking = forms.flatMap((form, i) => {
    const isWord = i === 0 && forms.length > 1 && onlyOne;
    return values.filter((value) => !form.includes(value) && !(isWord && value === '{count}'));
  });
  return lacking.length > 0 ? `lacks ${lacking.join(', ')}` : undefined;
}

/** Texts of buttons and labels whose place is narrow: they are at most this many times as wide as the English. */
const narrow: Record<string, readonly string[]> = {
  shell: ['backToMainMenu', 'close', 'copied', 'copy', 'onThisPage', 'search', 'tryAgain', 'retry'],
  search: ['button', 'clearRecent', 'symbols', 'guides', 'posts', 'more', 'boxPlaceholder'],
  content: ['editPage', 'next', 'previous', 'readMore', 'viewAsMarkdown'],
  api: ['viewSource', 'compare', 'filterHint', 'graphAsText', 'changes', 'showInherited', 'since'],
};

/** Width in letters: those of Chinese and Japanese take twice the place. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[\u3000-\u9fff\uff00-\uffef]/.test(letter) ? 2 : 1), 0);

test('these languages have files', () => {
  expect(readdirSync(folder).sort()).toEqual(languages);
});

describe.each(languages)('the texts in %s', (language) => {
  const { faults, texts } = read(language);

  test('have only keys and values of the English texts', () => {
    expect(faults).toEqual([]);
  });

  test('lack no key', () => {
    const missing = english.flatMap(([group, own]) =>
      Object.keys(own)
        .map((key) => `${group}.${key}`)
        .filter((id) => !texts.has(id)),
    );
    expect(missing).toEqual([]);
  });

  test('have the plural forms of the language, and every value in each', () => {
    const wrong = english.flatMap(([group, own]) =>
      Object.entries(own).flatMap(([key, original]) => {
        const text = texts.get(`${group}.${key}`);
        const fault = text === undefined ? undefined : faultOfForms(language, text, original);
        return fault === undefined ? [] : [`${group}.${key} ${fault}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('fit into narrow places', () => {
    const long = english.flatMap(([group, own]) =>
      (narrow[group] ?? []).flatMap((key) => {
        const text = texts.get(`${group}.${key}`) ?? '';
        const most = Math.max(12, widthOf(own[key] ?? '') * 1.6);
        return widthOf(text) > most ? [`${group}.${key}: ${text}`] : [];
      }),
    );
    expect(long).toEqual([]);
  });

  test('are those that ship', () => {
    const shipped = Object.entries(shippedTexts(language) ?? {}).flatMap(([group, own]) =>
      Object.entries(own).map(([key, text]) => [`${group}.${key}`, text]),
    );
    expect(Object.fromEntries(shipped)).toEqual(Object.fromEntries(texts));
  });
});

test.each([
  ['{count} a|{count} b|{count} c|{count} d', 'ru', undefined, 'Russian has four forms'],
  ['{count} a|{count} b', 'ru', 'has 2 plural forms instead of 4', 'few and many lack'],
  ['a|{count} b|{count} c|{count} d', 'ru', 'lacks {count}', '21 has the first form'],
  ['ein|{count} b', 'de', undefined, 'the first form is for 1 only'],
  ['un|{count} b', 'fr', 'lacks {count}', '0 has the first form'],
  ['{count} b', 'de', undefined, 'one form may fit all counts'],
  ['ein|b', 'de', 'lacks {count}', 'the number is missing'],
])('%s in %s: %s', (text, language, fault, _because) => {
  expect(faultOfForms(language, text, 'One x|{count} x')).toBe(fault);
});

test.each([
  ['de', 'Schließen', 'it has texts'],
  ['de-AT', 'Schließen', 'a region has the texts of its language'],
  ['zh', '关闭', 'Chinese is written in simplified letters unless the region says otherwise'],
  ['zh-CN', '关闭', 'as above'],
  ['zh-Hans', '关闭', 'the script is that of the texts'],
  ['zh-TW', undefined, 'Taiwan writes traditional letters'],
  ['zh-Hant', undefined, 'the script is another one'],
  ['pl', undefined, 'no texts ship in Polish'],
  ['en', undefined, 'English is the catalogue itself'],
  ['../de', undefined, 'this is no locale'],
  ['de_AT', undefined, 'this is no locale either'],
])('the shipped texts of %s say %s for Close', (locale, close, _because) => {
  expect(shippedTexts(locale)?.shell?.close).toBe(close);
});

test("a site's own texts replace those that ship, key by key", () => {
  const own = { de: { shell: { close: 'Zu' } }, pl: { shell: { close: 'Zamknij' } } };
  const all = withShippedTexts(['en', 'de-CH', 'de', 'pl'], own) ?? {};
  const of = (locale: string): string[] => {
    const { close, copy } = shellTexts(locale, all);
    return [close, copy];
  };
  expect(of('de')).toEqual(['Zu', 'Kopieren']);
  expect(of('de-CH')).toEqual(['Zu', 'Kopieren']);
  expect(of('pl')).toEqual(['Zamknij', 'Copy']);
  expect(of('en')).toEqual(['Close', 'Copy']);
  expect(withShippedTexts(['en', 'en-GB'], undefined)).toBeUndefined();
});
