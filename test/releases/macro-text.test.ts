import { expect, test } from '@jest/globals';
import { declarationText } from '../../src/releases/declaration-text.ts';
import { macroText } from '../../src/releases/macro-text.ts';

test.each([
  ['1', '1'],
  ['1 /* one */', '1'],
  ['1 // one', '1'],
  ['do { \\ f(); \\ } while (0)', 'do { f(); } while (0)'],
  // Comments in texts are none, and escapes stay.
  ['"a // b" "\\n"', '"a // b" "\\n"'],
  ['a / b', 'a / b'],
])('the macro %j expands to %j', (value, expected) => {
  expect(macroText(value)).toBe(expected);
});

test('a macro without a text has no space behind its name', () => {
  expect(declarationText({ kind: 'macro', name: 'M', value: '/* none */' })).toBe('#define M');
});

test('an alias of a function whose name Doxygen takes out of its brackets has none', () => {
  const alias = { kind: 'alias', name: 'handler' } as const;
  expect(declarationText({ ...alias, type: 'void ()(int)' })).toBe('using handler = void(int)');
  expect(declarationText({ ...alias, type: 'void (*)()' })).toBe('using handler = void (*)()');
});
