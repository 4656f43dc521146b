import { expect, test } from '@jest/globals';
import { aroundName } from '../../src/components/api/signature/around-name.ts';
import { textOfCode } from '../../src/model/walk.ts';

test.each([
  // Types from 1.9.4, and from 1.19
  ['int(*f)(double) const', 'int(*', ')(double) const'],
  ['int(*f)(double) const', 'int(*)', '(double) const'],
  ['int(A::*f)(double)', 'int(A::*', ')(double)'],
  ['int(A::*f)(double)', 'int(A::*)', '(double)'],
  ['void(*const f)(int)', 'void(*const', ')(int)'],
  ['void(*const f)(int)', 'void(*const)', '(int)'],
  ['void(*(*f)(int))(char)', 'void(*(*', ')(int))(char)'],
  ['void(*(*f)(int))(char)', 'void(*(*)', '(int))(char)'],
  ['void(APIENTRY *f)(int)', 'void(APIENTRY *', ')(int)'],
  ['void(APIENTRY *f)(int)', 'void(APIENTRY *)', '(int)'],
  // Types from both
  ['int f[2]', 'int', '[2]'],
  ['int(&f)(int)', 'int(&)', '(int)'],
  ['int(&f)[3]', 'int(&', ')[3]'],
  ['int(*f[4])(int)', 'int(*', '[4])(int)'],
  ['int(A::*const f[4])(int) const', 'int(A::*const[4])', '(int) const'],
  ['int(*volatile f[4])[3]', 'int(*volatile[4]', ')[3]'],
  ['void(*f(int x))(char)', 'void(*)(char)', '(int x)'],
  ['int(*f)(int)', 'int(*)(int)', ''],
  ['int A::*f[2]', 'int A::*', '[2]'],
  ['decltype(*(int *) 0) f', 'decltype(*(int *) 0', ')'],
  ['operator void(*)(f)() const', 'operator void(*)', '() const'],
])('%s', (expected, type, argsString) => {
  const { before, inner, args, behind } = aroundName([type], argsString);
  expect(textOfCode([...before, 'f', ...inner, args, ...behind])).toBe(expected);
});

test('links stay whole', () => {
  const link = { text: 'Box', refid: 'structBox' };
  const { before, behind } = aroundName([link, '(*)(', link, ')'], '(int x)');
  expect([...before, ...behind].filter((part) => part === link)).toHaveLength(2);
});
