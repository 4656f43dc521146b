import { expect, test } from '@jest/globals';
import {
  codeWithoutTemplateSpaces,
  withoutTemplateSpaces,
} from '../../src/model/template-spaces.ts';

test.each([
  ['Utf< 16 >', 'Utf<16>'],
  ['Map< Key, List< Value > > &', 'Map<Key, List<Value>> &'],
  ['tea::Pot< T >::lid< U >', 'tea::Pot<T>::lid<U>'],
  ['void(Cup< int > a, Cup< int > b)', 'void(Cup<int> a, Cup<int> b)'],
  ['Cup< void(int) >', 'Cup<void(int)>'],
  ["Cup< '>', 1'000 >", "Cup<'>', 1'000>"],
  ['Cup< (a > b) >', 'Cup<(a > b)>'],
  ['Cup< decltype(a -> b) >', 'Cup<decltype(a -> b)>'],
  ['Cup<int >', 'Cup<int>'],
  ['Cup< Lid<> >', 'Cup<Lid<>>'],
  [
    'template<typename T > requires (N < 5 && M > 3)',
    'template<typename T> requires (N < 5 && M > 3)',
  ],
  ['std::enable_if_t<(N < 5)> < 3', 'std::enable_if_t<(N < 5)> < 3'],
  ['operator< (a, b)', 'operator< (a, b)'],
  ['operator<=> (a, b)', 'operator<=> (a, b)'],
  ['a << b', 'a << b'],
  ['bool b=(1< 2)', 'bool b=(1< 2)'],
  ['plain', 'plain'],
])('%s is written %s', (written, expected) => {
  expect(withoutTemplateSpaces(written)).toBe(expected);
  expect(codeWithoutTemplateSpaces([written])).toEqual([expected]);
});

test('a bracket and its content can be in different parts', () => {
  const link = { text: 'Leaf', refid: 'classLeaf' };
  expect(
    codeWithoutTemplateSpaces(['const ', { text: 'Cup', refid: 'c' }, '< ', link, ' > &']),
  ).toEqual(['const ', { text: 'Cup', refid: 'c' }, '<', link, '> &']);
});
