import { expect, test } from '@jest/globals';
import { changesOf } from './header-texts.ts';

const literals = `
/** Reads a length. */
length operator""_m(const char *text, unsigned long size);
/** Units. */
struct unit { /** Name. */ int name; };
/** Finds a unit. */
unit find_unit(const unit &like);
`;
const inNamespace = (open: string, close: string): string => `
/** Lengths. */
namespace lengths {
/** A length. */
struct length {};
${open}${literals}${close}
}`;

const plain = inNamespace('', '');
const inner = inNamespace('inline namespace literals { inline namespace unit_literals {', '}}');
const innermost = inNamespace(
  'inline namespace a { inline namespace b { inline namespace c {',
  '}}}',
);
const named = inNamespace('inline namespace literals { namespace unit_literals {', '}}');

test.each<[string, string, string, string[]]>([
  ['into nested inline namespaces', plain, inner, []],
  ['out of nested inline namespaces', inner, plain, []],
  ['into three inline namespaces', plain, innermost, []],
  ['into a namespace that users must write', plain, named, ['symbol-moved']],
])('symbols that moved %s', async (_, before, after, expected) => {
  const changes = await changesOf(before, after);
  expect([...new Set(changes.map((line) => line.split(' ')[0]))]).toEqual(expected);
});
