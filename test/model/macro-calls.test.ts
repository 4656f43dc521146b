import { expect, test } from '@jest/globals';
import { isMacroCall, macroNames } from '../../src/model/macro-calls.ts';
import { compound, member } from '../components/api-model.ts';

const define = { member: member({ name: 'LIB_DECLARE', kind: 'define' }) };
const macros = macroNames([
  compound({
    refid: 'lib_8h',
    name: 'lib.h',
    kind: 'file',
    sections: [{ kind: 'define', description: [], entries: [define] }],
  }),
]);
const text = (value: string): { type: 'text'; value: string } => ({ type: 'text', value });

test.each<[string, boolean, Parameters<typeof member>[0]]>([
  ['a call in a namespace', true, { name: 'LIB_DECLARE' }],
  ['a call without arguments', true, { name: 'LIB_DECLARE', kind: 'variable' }],
  // A macro replaces the function, as getc() in C.
  ['a function with a type', false, { name: 'LIB_DECLARE', type: ['int'] }],
  [
    'a call with a description, which readers look for',
    false,
    { name: 'LIB_DECLARE', brief: [{ type: 'paragraph', children: [text('Declares it.')] }] },
  ],
  ['a constructor', false, { name: 'Window' }],
  ['the macro itself', false, { name: 'LIB_DECLARE', kind: 'define' }],
])('%s', (_, expected, own) => {
  expect(isMacroCall(member(own), macros)).toBe(expected);
});
