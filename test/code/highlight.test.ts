import { expect, test } from '@jest/globals';
import { loadHighlight } from '../../src/code/highlight.ts';

test.each([
  ['cpp', true, 'the name of a grammar'],
  ['CPP', true, 'case does not matter'],
  ['Cxx', true, 'an alias that its grammar lists'],
  ['x++', true, 'a rare one'],
  ['docker', true, 'of the later of two grammars'],
  ['no-such-language', false, 'nothing lists it'],
  ['constructor', false, 'names of built-in properties are no languages'],
])('code in the language %s is highlighted: %s, %s', async (name, isKnown) => {
  const highlight = await loadHighlight();
  expect(highlight(name, 'x = 1;') !== undefined).toBe(isKnown);
});
