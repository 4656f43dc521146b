import { expect, test } from '@jest/globals';
import { sourceStatements } from '../../src/releases/source-statements.ts';
import { changesOf, snapshotOfHeaders } from './header-texts.ts';

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
    'declarations behind comments, which listings append to the line above',
    `/** A. */ [[deprecated("Use b.")]] void a();
/** B. */ void b();
/** E. */ enum e { /** X. */ x [[deprecated]], /** Y. */ y };
/** S. */ struct [[deprecated]] s { /** F. */ [[deprecated]] void f(); };`,
    { a: 'Use b.', 'e::x': true, s: true, 's::f': true },
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

test.each([
  [
    'namespace n {\n#ifdef A\nstruct s : t {\n#else\nstruct s {\n#endif\nint a;\n};\nint b;\n}',
    ['n::s int a', 'n int b'],
  ],
  [
    '#ifdef __cplusplus\nnamespace n {\n#else\ntypedef int bool;\n#endif\nint a;\n#ifdef __cplusplus\n}\n#endif\nint b;',
    [' typedef int bool', 'n int a', ' int b'],
  ],
])('each branch of a condition has the scopes in front of it: %s', (source, expected) => {
  const lines = sourceStatements(source)
    .filter(({ isWhole }) => isWhole)
    .map(({ scope, tokens }) => `${scope} ${tokens.map(({ text }) => text).join(' ')}`);
  expect(lines).toEqual(expected);
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

/** Macros with arguments, which Doxygen 1.9.4 takes for the names of what they mark. */
const marks = '#define LIB_API\n#define LIB_OLD(text) __attribute__((deprecated(text)))\n';

test.each<[string, string]>([
  ['LIB_OLD("x") int f(int count, const char *name = "n", void (*call)(int));', 'f'],
  ['LIB_API LIB_OLD("x") const char *f(void);', 'f'],
  ['template <class T, int N = 2> LIB_OLD("x") T f(T value);', 'f'],
  ['LIB_OLD("x") extern int f;', 'f'],
  ['LIB_OLD("x") typedef unsigned long f;', 'f'],
  ['struct s {\n LIB_OLD("x") explicit s(int count);\n};', 's::s'],
  ['struct s { LIB_OLD("x") static int f(); };', 's::f'],
  ['struct s { LIB_OLD("x") virtual int f() const = 0; };', 's::f'],
  ['struct s { LIB_OLD("x") bool operator==(const s &other) const noexcept; };', 's::operator=='],
  ['enum class e { x, f LIB_OLD("x"), y };', 'e::f'],
  ['enum e { x, f LIB_OLD("x") = 4, y };', 'e::f'],
])('a macro with arguments marks %s', async (text, name) => {
  const [before, after] = [text.replace(/LIB_OLD\("x"\) ?/, ''), text];
  expect(await deprecatedIn(marks + after)).toEqual({ [name]: 'x' });
  expect(await changesOf(marks + before, marks + after)).toEqual([`deprecated ${name}`]);
});
