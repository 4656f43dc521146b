import { expect, test } from '@jest/globals';
import { changesOf } from './header-texts.ts';

const lib = (bases: string): string =>
  `namespace lib { namespace internal { template <char C> struct one {}; template <char C> struct two {}; }
/** P. */ struct plain {};
/** A. */ struct rule${bases} {}; }`;

test.each<[string, string, string[]]>([
  // Users cannot name either of them.
  [' : internal::one<1>', ' : internal::two<1>', ['base-added lib::rule (internal::two< 1 >)']],
  // Members that were inherited may be gone.
  [' : internal::one<1>', '', ['base-removed lib::rule']],
  [' : plain', ' : internal::two<1>', ['base-added lib::rule', 'base-removed lib::rule']],
])('base class %s to %s', async (before, after, expected) => {
  const found = await changesOf(lib(before), lib(after));
  const bare = (lines: readonly string[]): string[] =>
    lines.map((line) => line.replace(/ \(.*/, '')).sort();
  expect(bare(found)).toEqual(bare(expected));
});
