import { describe, expect, test } from '@jest/globals';
import { baseOfLanguage, direction, languageFolder } from '../../src/shared/languages.ts';
import { portablePath } from '../../src/shared/portable-address.ts';
import { memberHash, redirectedTo } from '../../src/shared/redirect-target.ts';
import { textHref } from '../../src/shared/text-href.ts';

test.each<[address: string, trailingSlash: boolean | undefined, file: string | undefined]>([
  ['/lib/', undefined, 'index.html'],
  ['/lib', undefined, 'index.html'],
  ['/lib#top', undefined, undefined],
  ['/lib/#top', undefined, 'index.html#top'],
  ['/lib/a/', undefined, 'a/index.html'],
  ['/lib/a/?q=1#b', undefined, 'a/index.html?q=1#b'],
  ['/lib/a', undefined, 'a/index.html'],
  ['/lib/a#b', undefined, 'a/index.html#b'],
  ['/lib/a', true, 'a/index.html'],
  ['/lib/a', false, 'a.html'],
  ['/lib/a/b?q', false, 'a/b.html?q'],
  ['/lib/v1.0/a', undefined, 'v1.0/a/index.html'],
  ['/lib/a.svg', undefined, 'a.svg'],
  ['/lib/a.svg#x/y', false, 'a.svg#x/y'],
  ['/library/', undefined, undefined],
  ['/other/', undefined, undefined],
  ['https://example.org/lib/', undefined, undefined],
])('the file of %s (with a slash: %s) is %s', (address, trailingSlash, file) => {
  expect(portablePath(address, { base: '/lib/', trailingSlash })).toBe(file);
});

test('an address of another host is none of a site at the root', () => {
  expect(portablePath('//example.org/a', { base: '/' })).toBeUndefined();
  expect(portablePath('/a', { base: '/' })).toBe('a/index.html');
});

test.each<[to: string, keepsHash: boolean, search: string, hash: string, expected: string]>([
  ['/a/', false, '', '', '/a/'],
  ['/a/', false, '?q=1', '#x', '/a/?q=1#x'],
  ['/a/?p=2', false, '?q=1', '#x', '/a/?p=2#x'],
  ['/a/#own', false, '?q=1', '#x', '/a/?q=1#own'],
  ['/a/#own', true, '', '#x', '/a/#x'],
  ['/a/#own', true, '', '', '/a/#own'],
  ['/a/?p=2#own?', true, '?q', '', '/a/?p=2#own?'],
])('%s (keeps the hash: %s) for "%s" and "%s" is %s', (to, keepsHash, search, hash, expected) => {
  expect(redirectedTo({ to, keepsHash }, { search, hash })).toBe(expected);
});

test.each<[hash: string, expected: string]>([
  [`#r_ga${'0'.repeat(32)}`, `#ga${'0'.repeat(32)}`],
  [`#r_a${'f'.repeat(32)}`, `#a${'f'.repeat(32)}`],
  [`#r_a${'f'.repeat(31)}`, `#r_a${'f'.repeat(31)}`],
  ['#r_area', '#r_area'],
  [`#x#r_a${'f'.repeat(32)}`, `#x#r_a${'f'.repeat(32)}`],
])('the row of a table %s leads to %s', (hash, expected) => {
  expect(memberHash(hash)).toBe(expected);
});

test.each<[href: string, expected: string]>([
  ['/a/', '/a/index.md'],
  ['/a/#b', '/a/index.md#b'],
  ['/a/#l00042', '/a/#l00042'],
  ['/a/#l0004', '/a/index.md#l0004'],
  ['/a/#l00042x', '/a/index.md#l00042x'],
  ['#b', '#b'],
  ['/b/', '/b/'],
  ['/b/#c', '/b/#c'],
])('the Markdown of %s is %s', (href, expected) => {
  const hrefs = new Map([
    ['/a/', '/a/index.md'],
    ['', '/wrong'],
  ]);
  expect(textHref(href, hrefs)).toBe(expected);
});

describe('languages', () => {
  const languages = { defaultLocale: 'en', locales: ['en', 'fr', 'de'], locale: 'fr' };
  test.each<[locale: string, base: string, of: string, expected: string]>([
    ['en', '/lib/', 'en', '/lib/'],
    ['en', '/lib/', 'fr', '/lib/fr/'],
    ['fr', '/lib/fr/', 'en', '/lib/'],
    ['fr', '/lib/fr/', 'de', '/lib/de/'],
    ['fr', '/lib/fr/', 'fr', '/lib/fr/'],
    ['fr', '/fr/fr/', 'en', '/fr/'],
  ])('from %s at %s, the base of %s is %s', (locale, base, of, expected) => {
    expect(baseOfLanguage(base, { ...languages, locale }, of)).toBe(expected);
  });

  test('the default language has no folder', () => {
    expect([languageFolder(languages, 'en'), languageFolder(languages, 'fr')]).toEqual(['', 'fr/']);
  });

  test.each<[locale: string, expected: string]>([
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['fa', 'rtl'],
    ['ckb', 'rtl'],
    ['en', 'ltr'],
    ['arn', 'ltr'],
    ['', 'ltr'],
  ])('%s is written %s', (locale, expected) => {
    expect(direction(locale)).toBe(expected);
  });
});
