import { expect, test } from '@jest/globals';
import { contentTexts, hasTexts, shellTexts } from '../../src/shared/texts/catalogues.ts';
import { fill } from '../../src/shared/texts/fill.ts';
import { plural } from '../../src/shared/texts/plural.ts';

test('S-343 a count uses the plural form of its language', () => {
  const posts = 'one post|{count} posts';
  expect([0, 1, 2, 1234].map((count) => plural('en', posts, count))).toEqual([
    '0 posts',
    'one post',
    '2 posts',
    '1,234 posts',
  ]);
  // French uses the singular for zero; Polish has a form for few, and another for many.
  expect(plural('fr', 'un article|{count} articles', 0)).toBe('un article');
  const polish = '{count} wpis|{count} wpisy|{count} wpisów|{count} wpisu';
  expect([1, 3, 5, 22].map((count) => plural('pl', polish, count))).toEqual([
    '1 wpis',
    '3 wpisy',
    '5 wpisów',
    '22 wpisy',
  ]);
  // A text with only one form.
  expect(plural('ja', '{count} 件 {tag}', 1, { tag: 'x' })).toBe('1 件 x');
});

test('S-342 texts are found by key; missing translations stay English', () => {
  expect(fill(shellTexts('en').expandCategory, { label: '$& {label}' })).toBe(
    "Expand sidebar category '$& {label}'",
  );
  expect(fill('{a} {b}', { a: 1 })).toBe('1 {b}');
  const translations = {
    de: { content: { archive: 'Archiv' } },
    'de-CH': { shell: { close: 'Zumachen' } },
    en: { shell: { close: 'Shut' } },
  };
  expect(contentTexts('de-AT', translations)).toEqual({
    ...contentTexts('en'),
    archive: 'Archiv',
    locale: 'de-AT',
  });
  expect(shellTexts('de', translations)).toEqual(shellTexts('en'));
  expect(shellTexts('de-CH', translations).close).toBe('Zumachen');
  expect(shellTexts('en-GB', translations)).toEqual({ ...shellTexts('en'), close: 'Shut' });
  expect(hasTexts('en-GB')).toBe(true);
  expect(hasTexts('de')).toBe(false);
  expect(hasTexts('de-AT', translations)).toBe(true);
});
