import { expect, test } from '@jest/globals';
import { changesOf, snapshotOfHeaders } from './header-texts.ts';

const shapes = `
/** A point. */ struct point { /** Left. */ int x; /** Top. */ int y; };
/** A side. */ enum class side { left, right };
/** A unit. */ enum unit { pixel, inch };
/** Draws. */ void draw(point at);
/** A box. */ template <class T> struct box { /** Its value. */ T value; };
/** Scales. */ template <class T> T scale(T value);
/** A number. */ typedef int number;
/** The most. */ constexpr int most = 3;`;

const names = ['box', 'draw', 'most', 'number', 'point', 'scale', 'side', 'unit'];

/** Returns the rule for each symbol of a library whose symbols move to another namespace. */
async function rulesAfter(newer: string, older = `namespace lib {${shapes}\n}`): Promise<string[]> {
  return (await changesOf(older, newer)).map((line) => line.replace(/ \(.*/, ''));
}

const compatible = names.map((name) => `symbol-moved-compatible lib::${name}`);
const moved = names.map((name) => `symbol-moved lib::${name}`);
const inCore = `namespace core {${shapes}\n}\n`;

test.each<[string, string, string[]]>([
  ['nothing keeps the names', inCore, moved],
  ['the namespace is an alias', `${inCore}namespace lib = core;`, compatible],
  [
    'a directive names the new namespace',
    `namespace lib { namespace core {${shapes}\n} using namespace core; }`,
    compatible,
  ],
  [
    'declarations name each symbol',
    `${inCore}namespace lib { using core::pixel; using core::inch; ${names.map((name) => `using core::${name};`).join(' ')} }`,
    compatible,
  ],
  [
    'one declaration names several symbols, and one begins at the global namespace',
    `${inCore}namespace lib { using core::draw, ::core::point; }`,
    moved.map((line) =>
      /draw|point/.test(line) ? line.replace('moved', 'moved-compatible') : line,
    ),
  ],
  [
    'a namespace with attributes',
    `${inCore}namespace [[deprecated]] lib __attribute__((visibility("default"))) { using namespace core; }`,
    compatible,
  ],
  // Only those who define the macro have the names.
  ['only if a macro is defined', `${inCore}#ifdef LIB_OLD\nnamespace lib = core;\n#endif`, moved],
  // A function sees the names, but its callers do not.
  [
    'only in a function',
    `${inCore}inline void f() { using namespace core; }`,
    ['symbol-added f', ...moved],
  ],
])('%s', async (_, newer, rules) => {
  expect(await rulesAfter(newer)).toEqual(rules);
});

test('global symbols that move to a namespace remain by a directive', async () => {
  expect(
    await rulesAfter(
      'namespace lib { /** F. */ void f(int); }\nusing namespace lib;',
      '/** F. */ void f(int);',
    ),
  ).toEqual(['symbol-moved-compatible f']);
});

test('names that every object has are names like others', async () => {
  expect(
    await rulesAfter(
      'namespace a { /** F. */ void f(); } namespace b { using a::f; }',
      'namespace a { /** F. */ void f(); } /** C. */ void constructor();',
    ),
  ).toEqual(['symbol-removed constructor']);
});

test('what else changes is compared', async () => {
  const older =
    'namespace a { /** F. */ void f(int); /** S. */ struct s { int x; int y; int z; }; }';
  const newer =
    'namespace b { /** F. */ void f(char *); /** S. */ struct s { int x; int y; }; }\nnamespace a { using b::f; using b::s; }';
  expect(await changesOf(older, newer)).toEqual([
    'parameter-type a::f (1)',
    'symbol-moved-compatible a::f (b::f)',
    'symbol-moved-compatible a::s (b::s)',
    'member-variable-removed a::s::z',
  ]);
});

test('a snapshot names only what is of the library, and of namespaces', async () => {
  const { header } = await snapshotOfHeaders(
    `namespace core { /** F. */ void f(); /** B. */ struct b { void m(); }; }
namespace lib { using std::string; using namespace std; using core::f; using namespace core;
inline namespace v1 { using core::b; /** G. */ void g(); }
/** D. */ struct d : core::b { using core::b::m; };
namespace detail { using core::f; } }
namespace old = core;`,
    '1.0.0',
  );
  expect(header.using).toEqual({
    lib: ['core'],
    'lib::b': ['core::b'],
    'lib::f': ['core::f'],
    old: ['core'],
  });
});
