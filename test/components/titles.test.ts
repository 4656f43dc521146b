import { expect, test } from '@jest/globals';
import { pageTitle } from '../../src/components/api/words/titles.ts';
import { contentTexts } from '../../src/shared/texts/catalogues.ts';
import { compound } from './api-model.ts';

const texts = contentTexts('en', {}).api;

test.each([
  ['union', 'a::A::(anonymous union)', 'anonymous union in A'],
  ['struct', 'a::A< int >::(anonymous struct of pt)', 'anonymous struct of pt in A< int >'],
  ['union', '(anonymous union)', 'anonymous union'],
  ['namespace', 'a::(anonymous namespace)', 'anonymous namespace in a'],
  ['struct', 'a::(anonymous struct)::B', 'B struct'],
] as const)('the title of the %s %s is %s', (kind, name, title) => {
  expect(pageTitle(compound({ refid: 'x', name, kind, language: 'C++' }), texts)).toBe(title);
});
