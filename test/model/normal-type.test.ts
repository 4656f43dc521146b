import { expect, it } from '@jest/globals';
import { normalParamType, normalType } from '../../src/model/normal-type.ts';

it.each([
  ['white space', 'std::map< int, std::vector<T> > &', 'std::map<int,std::vector<T>>&'],
  ['const behind the type', 'T const &', 'const T &'],
  ['const in template arguments', 'vec< T const * >', 'vec<const T*>'],
  ['scopes', 'const a::b::Type &', 'const Type &'],
  ['scopes of the standard library', 'std::uint8_t', 'uint8_t'],
  ['a leading scope operator', '::a::Type', 'Type'],
  ['typename and class', 'typename T::type', 'T::type'],
  ['words of C', 'struct point *', 'point *'],
  ['unsigned', 'unsigned', 'unsigned int'],
  ['long', 'unsigned long int', 'long unsigned'],
  ['attributes', '[[maybe_unused]] int', 'int'],
  ['no parameters', 'void (*)(void)', 'void (*)()'],
  [
    'arguments that the standard library fills in',
    'std::basic_string< char, std::char_traits< char >, std::allocator< char > >',
    'std::string',
  ],
])('does not distinguish %s', (_, one, other) => {
  expect(normalType(one)).toBe(normalType(other));
});

it.each([
  ['pointers', 'T *', 'T'],
  ['references', 'T &', 'T &&'],
  ['const behind a reference', 'const T &', 'T &'],
  ['const of a pointer', 'const char *', 'char *'],
  ['const of an argument', 'vec< const T >', 'vec< T >'],
  ['signs of characters', 'signed char', 'char'],
  ['sizes', 'long long', 'long'],
  ['what follows a comparison', 'if_t<(N > 1), A>', 'if_t<(N > 1), B>'],
  ['functions', 'void (*)(int)', 'void (*)(char)'],
])('distinguishes %s', (_, one, other) => {
  expect(normalType(one)).not.toBe(normalType(other));
});

it('ignores const of parameters passed by value', () => {
  expect(normalParamType('const int')).toBe('int');
  expect(normalParamType('char *const')).toBe(normalParamType('char *'));
  expect(normalParamType('const char *')).not.toBe(normalParamType('char *'));
  expect(normalParamType('const vec< T & >')).toBe(normalParamType('vec< T & >'));
});

it('a type with thousands of brackets is compared, too', () => {
  const deep = (open: string, close: string): string =>
    open.repeat(5000) + 'int' + close.repeat(5000);
  expect(normalType(deep('A<', '>'))).toBe(normalType(deep('A <', ' >')));
  expect(normalType(deep('A<', '>'))).not.toBe(normalType(deep('B<', '>')));
  expect(normalType(deep('(', ')'))).toContain('int');
});
