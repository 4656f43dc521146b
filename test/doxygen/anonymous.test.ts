import { describe, expect, it } from '@jest/globals';
import {
  nameInTypes,
  unnamedEnumIn,
  unnamedTypeIn,
  withoutMangledNames,
} from '../../src/doxygen/anonymous.ts';

describe('withoutMangledNames', () => {
  it.each([
    ['A::[struct].pt', 'A::(anonymous struct of pt)'],
    ['A::[union].__unnamed0__', 'A::(anonymous union)'],
    ['A::[union].pt.__unnamed0__', 'A::(anonymous union in pt)'],
    ['A::[struct].__unnamed0__.pt', 'A::(anonymous struct of pt)'],
    ['A::[enum].a.b', 'A::(anonymous enum of a.b)'],
    ['A::[union].__unnamed0__.__unnamed12__::i', 'A::(anonymous union)::i'],
    [
      'A::[struct].pt::[union].pt.__unnamed0__::i',
      'A::(anonymous struct of pt)::(anonymous union in pt)::i',
    ],
    ['A::[struct].größe *', 'A::(anonymous struct of größe) *'],
    ['A::[struct].pt::@20417', 'A::(anonymous struct of pt)::(anonymous union)'],
    ['union A::@3::@4', '(anonymous union)'],
    ['union A::@3::@4 A::@3::@5', '(anonymous union) A::(anonymous union)'],
    ['A::@3::@4::i', 'A::(anonymous union)::i'],
    ['std::vector< struct A< int >::@1 >', 'std::vector< (anonymous struct) >'],
    ['list[0].a', 'list[0].a'],
    ['me@2.example', 'me@2.example'],
  ])('%s', (written, read) => {
    expect(withoutMangledNames(written, 'union')).toBe(read);
  });
});

describe('types without a name', () => {
  it.each([
    ['enum A::@3', 'A::@3'],
    ['const enum A< int, 2 >::@4 *', 'A<int,2>::@4'],
    ['enum @5', '@5'],
    ['enum A::[enum].mode', 'A::[enum].mode'],
    ['enum A::[struct].in', undefined],
    ['struct A::@3', undefined],
    ['enum tea', undefined],
  ])('%s as an enumeration', (type, name) => {
    expect(unnamedEnumIn(type)).toBe(name);
  });

  it.each([
    ['union A::@3', 'A::@3'],
    ['const struct A< int, 2 >::@3::@4 *', 'A<int,2>::@3::@4'],
    ['struct a::[struct].pt', 'a::[struct].pt'],
    ['struct cup', undefined],
    ['enum A::@5', undefined],
  ])('%s', (type, name) => {
    expect(unnamedTypeIn(type)).toBe(name);
  });

  it.each([
    ['A::@3', [], 'A::@3'],
    ['A::[struct].pt', ['int A::@12::x'], 'A::@12'],
    ['A< int >::[union].pt.__unnamed0__', ['int A< int >::@1::@2::i'], 'A<int>::@1::@2'],
    // The type of the member comes before its own name.
    ['A::[struct].pt', ['union A::@12::@13 A::@12::@14'], 'A::@12'],
    ['A::[struct].pt', ['struct B::@7 A::@12::x'], 'A::@12'],
    ['A::[struct].pt', ['int(*) A::@12::call(void *data)'], 'A::@12'],
    ['A::cup', ['int A::cup::x'], undefined],
  ])('%s is named after the definitions of its members', (rawName, definitions, name) => {
    expect(nameInTypes(rawName, definitions)).toBe(name);
  });
});
