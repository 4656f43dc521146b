import { expect, test } from '@jest/globals';
import { AscendingPlaces } from '../../src/shared/ascending-places.ts';
import {
  docsOption,
  docsSetOf,
  docsSetsOf,
  textSetsOf,
  translationFolder,
  versionFile,
} from '../../src/shared/content-sets.ts';
import { exampleLanguage } from '../../src/shared/example-language.ts';
import { append, groupBy } from '../../src/shared/group-by.ts';
import { isMemberChoice, isStandardChoice } from '../../src/shared/member-choices.ts';
import { ownValue } from '../../src/shared/own-value.ts';

test.each<[path: string, language: string | undefined]>([
  ['a.c', 'c'],
  ['a/b.cpp', 'cpp'],
  ['a.H', 'cpp'],
  ['a.c++', 'cpp'],
  ['a.tar.py', 'python'],
  ['a.mm', 'objectivec'],
  ['a.f90', 'fortran'],
  ['a.txt', undefined],
  ['makefile', undefined],
  ['constructor', undefined],
])('the language of %s is %s', (path, language) => {
  expect(exampleLanguage(path)).toBe(language);
});

test('places of ascending offsets', () => {
  const places = new AscendingPlaces('ab\n\ncd');
  const at = [0, 1, 2, 3, 3, 4, 5, 6].map((offset) => Object.values(places.at(offset)).join(':'));
  expect(at).toEqual(['1:1', '1:2', '1:3', '2:1', '2:1', '3:1', '3:2', '3:3']);
  expect(new AscendingPlaces('ab\ncd').at(4)).toEqual({ line: 2, column: 2 });
  expect(new AscendingPlaces('').at(0)).toEqual({ line: 1, column: 1 });
});

test('items are grouped in the order of their first', () => {
  const groups = groupBy([3, 1, 4, 1, 5], (n) => n % 2);
  expect([...groups]).toEqual([
    [1, [3, 1, 1, 5]],
    [0, [4]],
  ]);
  const lists = new Map([['a', [1]]]);
  append(lists, 'a', 2);
  append(lists, 'b', 3);
  expect([...lists]).toEqual([
    ['a', [1, 2]],
    ['b', [3]],
  ]);
});

test('names that all objects have are no values', () => {
  const values = { a: 1, constructor: 2 };
  expect([ownValue(values, 'a'), ownValue(values, 'constructor')]).toEqual([1, 2]);
  expect([ownValue({}, 'constructor'), ownValue(undefined, 'a'), ownValue(values)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each<[text: string | undefined, isChoice: boolean, isStandard: boolean]>([
  ['inherited', true, false],
  ['deprecated', true, false],
  ['v0', true, false],
  ['v7', true, false],
  ['v8', false, false],
  ['s0', true, true],
  ['s6', true, true],
  ['s7', false, true],
  ['s10', false, false],
  ['xs1', false, false],
  ['inheritedx', false, false],
  [undefined, false, false],
])('%s is a choice: %s, of a standard: %s', (text, isChoice, isStandard) => {
  expect([isMemberChoice(text), isStandardChoice(text ?? '')]).toEqual([isChoice, isStandard]);
});

test('sets of guides, with and without a main one', () => {
  const config = { docs: 1, docsSets: { community: 2 }, blog: 3, pages: 4 };
  expect(docsSetsOf(config)).toEqual([1, 2]);
  expect(docsSetsOf({ docsSets: { community: 2 } })).toEqual([2]);
  expect(textSetsOf(config)).toEqual([1, 2, 3, 4]);
  expect(textSetsOf({ docsSets: {} })).toEqual([]);
  expect([docsSetOf(config, undefined), docsSetOf(config, 'community')]).toEqual([1, 2]);
  expect(docsSetOf(config, 'constructor')).toBeUndefined();
  expect([translationFolder('docs'), translationFolder('docs', 'community')]).toEqual([
    'docusaurus-plugin-content-docs',
    'docusaurus-plugin-content-docs-community',
  ]);
  expect([
    versionFile(undefined, 'versions.json'),
    versionFile('community', 'versions.json'),
  ]).toEqual(['versions.json', 'community_versions.json']);
  expect([docsOption(undefined, 'path'), docsOption('community', 'path')]).toEqual([
    'docs.path',
    'docsSets.community.path',
  ]);
});
