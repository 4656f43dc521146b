import { expect, test } from '@jest/globals';
import { shortRefs } from '../../src/components/api/short-refs.ts';

/** Returns the shortened names of references of the member `a::b::C::run`. */
function short(...names: string[]): string[] {
  const refs = names.map((name, i) => ({ refid: `${i}`, name }));
  return shortRefs(refs, { qualifiedName: 'a::b::C::run' }).map(({ name }) => name);
}

test('names omit the scopes that they share with the member', () => {
  expect(short('a::b::C::stop', 'a::b::D::stop', 'a::x', 'std::move', 'x')).toEqual([
    'stop',
    'D::stop',
    'a::x',
    'std::move',
    'x',
  ]);
  expect(short('a::b::C', 'a::b::D<a::b::C>::run')).toEqual(['C', 'D<a::b::C>::run']);
});

test('two symbols never get the same name', () => {
  expect(short('a::b::C::stop', 'a::stop', 'stop')).toEqual(['a::b::C::stop', 'a::stop', 'stop']);
});
