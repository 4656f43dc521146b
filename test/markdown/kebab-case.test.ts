import { expect, test } from '@jest/globals';
import { kebabCase } from '../../src/markdown/kebab-case.ts';

test.each([
  ['Release notes', 'release-notes', 'spaces separate words'],
  ['Über', 'uber', 'accents are left out'],
  ['Élan vital', 'elan-vital', 'of all letters'],
  ['Straße', 'strasse', 'letters without a base are spelled out'],
  ['camelCase', 'camel-case', 'a capital starts a word'],
  ['XMLReader', 'xml-reader', 'except within an abbreviation'],
  ['ESP32', 'esp-32', 'digits are a word'],
  ['C++', 'c', 'signs are left out'],
  ["don't", 'dont', 'apostrophes are part of a word'],
  ['日本語', '日本語', 'other scripts remain'],
])('S-220 the address of the tag %j is %j: %s', (label, address) => {
  expect(kebabCase(label)).toBe(address);
});
