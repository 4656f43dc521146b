import { expect, test } from '@jest/globals';
import { sourceStatements } from '../../src/releases/source-statements.ts';
import { snapshotOfHeaders } from './header-texts.ts';

/** Returns the deprecated symbols of some declarations, with the messages. */
async function deprecatedIn(text: string): Promise<Record<string, string | true>> {
  const { scopes } = await snapshotOfHeaders(text, '1.0.0');
  const found: Record<string, string | true> = {};
  for (const { owner, symbols } of scopes)
    for (const { name, deprecated } of symbols)
      if (deprecated !== undefined) found[owner === '' ? name : `${owner}::${name}`] = deprecated;
  return found;
}

test.each<[string, string, Record<string, string | true>]>([
  ['an attribute', '[[deprecated]] void a(); void b();', { a: true }],
  [
    'an attribute with a message',
    '[[deprecated("Use " "b.")]] void a(); void b();',
    { a: 'Use b.' },
  ],
  ['an attribute behind the name', 'int a [[deprecated("Use b.")]]; int b;', { a: 'Use b.' }],
  [
    'an attribute of GNU',
    'void a() __attribute__((deprecated)); void b() __attribute__((deprecated("x")));',
    { a: true, b: 'x' },
  ],
  [
    'an attribute on another line',
    '[[deprecated]]\n/* Why. */\nvoid\na(int b,\n  int c);\nvoid b();',
    { a: true },
  ],
  [
    'a class',
    'struct [[deprecated("Use b.")]] a { void f(); }; struct b { [[deprecated]] void g(); };',
    { a: 'Use b.', 'b::g': true },
  ],
  [
    'a base class',
    'struct base {}; struct [[deprecated]] a : base {}; struct b : base {};',
    { a: true },
  ],
  [
    'an enumerator',
    'enum class e { x, y [[deprecated("Use x.")]] = 4, z }; enum f { y, w };',
    { 'e::y': 'Use x.' },
  ],
  [
    'a macro',
    '#define LIB_OLD __attribute__((deprecated))\nLIB_OLD void a();\nvoid b();',
    { a: true },
  ],
  [
    'a macro with a message',
    '#define LIB_DEPRECATED(text)\nvoid a() LIB_DEPRECATED("Use b.");\nvoid b();',
    { a: 'Use b.' },
  ],
  ['a macro of another library', 'OTHER_DEPRECATED void a();\nvoid b();', { a: true }],
  [
    'a macro that switches warnings off',
    'LIB_IGNORE_DEPRECATED_BEGIN\nvoid a();\nLIB_IGNORE_DEPRECATED_END\nvoid b();',
    {},
  ],
  ['a comment and a string', '// [[deprecated]]\nvoid a(); const char *b = "[[deprecated]]";', {}],
  ['a function with a body', 'inline void a() { struct [[deprecated]] b {}; }\nvoid c();', {}],
])('%s', async (_, text, expected) => {
  expect(await deprecatedIn(text)).toEqual(expected);
});

test('statements have their scopes and lines', () => {
  const source =
    'namespace a::b {\nclass c final : d {\npublic:\n  int e(int f = {});\n};\nenum { g,\nh }; }';
  expect(
    sourceStatements(source).map(({ scope, tokens }) => [
      scope,
      tokens.map(({ text }) => text).join(' '),
      tokens[0]?.line,
    ]),
  ).toEqual([
    ['', 'namespace a :: b', 1],
    ['a::b', 'class c final : d', 2],
    ['a::b::c', 'int e ( int f = { } )', 4],
    ['a::b', 'enum', 6],
    ['a::b', 'g', 6],
    ['a::b', 'h', 7],
  ]);
});
