import { describe, expect, test } from '@jest/globals';
import { inSiteLayer, layerElementRules } from '../../src/render/site-layer.ts';

/** Returns a sheet in one line. */
const short = (css: string): string => css.replace(/\s+/g, ' ').replace(/ ?([{};]) ?/g, '$1');

describe("rules of the user's sheets", () => {
  test.each([
    ['a{b:c}', '@layer mtp-site{a{b:c}}', 'a rule for elements is one of ours'],
    ['.a{b:c}', '.a{b:c}', 'one with a class wins'],
    ['#a{b:c}', '#a{b:c}', 'or an id'],
    [':root{--a:b}', ':root{--a:b}', 'or a property'],
    ['[data-theme=dark]{--a:b}', '[data-theme=dark]{--a:b}', 'in one mode, too'],
    ['a:hover{b:c}', 'a:hover{b:c}', 'or a state, which must win over the classes of the user'],
    ['*,::before,a:after{b:c}', '@layer mtp-site{*,::before,a:after{b:c}}', 'parts are no states'],
    ['a:where(:not(.b)){b:c}', '@layer mtp-site{a:where(:not(.b)){b:c}}', 'this counts nothing'],
    ['h1,.a{b:c}', '@layer mtp-site{h1{b:c}}.a{b:c}', 'a list is divided'],
    ['a{b:c}p{d:e}', '@layer mtp-site{a{b:c}p{d:e}}', 'rules in a row share a block'],
    ['a{b:c}.x{y:z}p{d:e}', '@layer mtp-site{a{b:c}}.x{y:z}@layer mtp-site{p{d:e}}', 'in order'],
    ['@media print{a{b:c}}', '@media print{@layer mtp-site{a{b:c}}}', 'in a group as well'],
    ['@layer x{a{b:c}}', '@layer x{a{b:c}}', 'layers of the user remain'],
    ['@keyframes k{from{b:c}}', '@keyframes k{from{b:c}}', 'steps are no elements'],
    ['@font-face{b:c}', '@font-face{b:c}', 'nor are descriptors'],
  ])('%s becomes %s: %s', (css, expected) => {
    expect(short(layerElementRules(css))).toBe(expected);
  });
});

test('an empty sheet needs no layer', () => {
  expect([inSiteLayer(''), inSiteLayer('a{}')]).toEqual(['', '@layer mtp-site{a{}}']);
});
