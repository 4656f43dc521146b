import { expect, test } from '@jest/globals';
import { pageTitle } from '../../src/components/api/words/titles.ts';
import { indexSymbols } from '../../src/model/symbols.ts';
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
  const own = compound({ refid: 'x', name, kind, language: 'C++' });
  const symbols = indexSymbols({ title: '', folder: '', images: [], compounds: [own] });
  expect(pageTitle(own, symbols, texts)).toBe(title);
});

test('titles of namesakes include as much of their scope or path as needed to differ', () => {
  const names: [kind: 'struct' | 'class' | 'file', name: string][] = [
    ['class', 'sky::Line'],
    ['struct', 'app::view::Line'],
    ['struct', 'app::text::Line'],
    ['class', 'app::text::Word'],
    ['file', 'include/sea/sky/Export.h'],
    ['file', 'include/sea/app/Export.h'],
    ['file', 'include/sea/app/Line.h'],
    ['file', 'Export.h'],
    ['file', 'src/app/Export.h'],
  ];
  const compounds = names.map(([kind, name]) => compound({ refid: `${kind} ${name}`, name, kind }));
  const symbols = indexSymbols({ title: '', folder: '', images: [], compounds });
  expect(compounds.map((each) => pageTitle(each, symbols, texts))).toEqual([
    'sky::Line class',
    'view::Line struct',
    'text::Line struct',
    'Word class',
    'sky/Export.h file',
    'sea/app/Export.h file',
    'Line.h file',
    'Export.h file',
    'src/app/Export.h file',
  ]);
});
