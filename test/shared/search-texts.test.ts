import { expect, test } from '@jest/globals';
import { splitOutside, withoutArguments } from '../../src/shared/search/arguments.ts';
import { hideOwner, showOwner } from '../../src/shared/search/owner-mark.ts';
import { pageOf, patternOf } from '../../src/shared/search/page-path.ts';

test.each<[text: string, parts: string[], why: string]>([
  ['a, b', ['a', ' b'], 'no brackets'],
  ['', [''], 'nothing'],
  ['map<a, b>, c', ['map<a, b>', ' c'], 'template arguments stay together'],
  ['f(a, b), c', ['f(a, b)', ' c'], 'arguments stay together'],
  ['x[a, b], c', ['x[a, b]', ' c'], 'an index stays together'],
  ['{a, b}, c', ['{a, b}', ' c'], 'a list stays together'],
  ['f(a<b, c>, d), e', ['f(a<b, c>, d)', ' e'], 'brackets in brackets'],
  ['(a) -> b, c', ['(a) -> b', ' c'], 'an arrow closes nothing'],
  ['f(a->b, c), d', ['f(a->b, c)', ' d'], 'an arrow closes nothing'],
  ['a>, (b, c)', ['a>', ' (b, c)'], 'one bracket too many changes nothing'],
  ['(a, b', ['(a, b'], 'an open bracket reaches to the end'],
  ['(a),', ['(a)', ''], 'nothing after the last'],
])('"%s" is split into %s: %s', (text, parts) => {
  expect(splitOutside(text, ',')).toEqual(parts);
});

test.each<[name: string, expected: string]>([
  ['b::c', 'b::c'],
  ['b<x>::c', 'b::c'],
  ['b<x<int>, y<z<q>>>::c<d>', 'b::c'],
  ['b<x', 'b'],
  ['b>c', 'bc'],
])('"%s" without arguments is "%s"', (name, expected) => {
  expect(withoutArguments(name)).toBe(expected);
});

test.each<[signature: string, scope: string, hidden: string, why: string]>([
  ['(box const &)', 'shapes::box', '(` const &)', 'the last name of the scope'],
  ['(box, box)', 'box', '(`, `)', 'each of them'],
  ['(boxes, sandbox)', 'box', '(boxes, sandbox)', 'only whole names'],
  ['(ab)', 'x::ab', '(ab)', 'too short to save anything'],
  ['(a`b, box)', 'box', "(a'b, `)", 'the mark itself is lost'],
  ['(a`b)', '', "(a'b)", 'the mark itself is lost'],
  ['(box<int>)', 'box<int>', '(box<int>)', 'no plain name'],
])('%s in %s is %s: %s', (signature, scope, hidden) => {
  expect(hideOwner(signature, scope)).toBe(hidden);
  const shown = showOwner(hidden, () => scope);
  expect(shown).toBe(signature.replace('a`b', "a'b"));
});

test('the scope is only looked up for a mark', () => {
  const never = (): string => {
    throw new Error('not needed');
  };
  expect(showOwner('(int)', never)).toBe('(int)');
});

test.each<[page: string, name: string, pattern: string | undefined, why: string]>([
  ['/api/classes/shapes/box/', 'shapes::box', '/api/classes/*/', 'the path of the name'],
  ['/api/classes/shapes/box', 'shapes::box', '/api/classes/*', 'without a slash at the end'],
  ['/api/classes/box/', 'v1::box', '/api/classes/**/', 'an inline namespace is left out'],
  ['/api/classes/my-box/', 'My_Box', '/api/classes/*/', 'lower case with hyphens'],
  ['/api/classes/box-2/', 'box', undefined, 'another page'],
  ['/api/classes/sandbox/', 'box', undefined, 'only whole segments'],
  ['/api/classes/box/', 'box<int>', undefined, 'other characters'],
  ['/api/classes/a/', 'a'.repeat(81), undefined, 'a long name is shortened in addresses'],
  ['/box/', 'box', '/*/', 'nothing in front of it'],
])('%s of %s has the pattern %s: %s', (page, name, pattern) => {
  expect(patternOf(page, name)).toBe(pattern);
  if (pattern !== undefined) expect(pageOf(pattern, name)).toBe(page);
});

test('the longest end of a name wins, and a pattern without a name is kept', () => {
  expect(patternOf('/api/a/a/', 'a::a')).toBe('/api/*/');
  expect(pageOf('/api/x/', 'a')).toBe('/api/x/');
  expect(pageOf('/api/*/', 'a<b>')).toBe('/api//');
});
