import { expect, test } from '@jest/globals';
import { classesIn } from '../../src/releases/private-classes.ts';
import { changesOf, snapshotOfHeaders } from './header-texts.ts';

/** Returns the symbols of some declarations: kind and name. */
async function symbolsOf(declarations: string): Promise<string[]> {
  const { scopes } = await snapshotOfHeaders(declarations, '1.0.0');
  return scopes.flatMap(({ owner, symbols }) =>
    symbols.map(({ kind, name }) => `${kind} ${owner === '' ? '' : `${owner}::`}${name}`),
  );
}

test.each<[string, string[]]>([
  ['/** A. */ struct range {}; /** P. */ const range positive(0, 2, "P");', ['variable positive']],
  [
    '/** A. */ struct range {}; /** P. */ const range positive(int, const char *);',
    ['function positive'],
  ],
  ['/** A. */ struct range {}; /** P. */ const range positive(-1);', ['variable positive']],
  [
    '#define OLD(x) __attribute__((deprecated(x)))\n/** F. */\nOLD("No.") int f(int a, const char *b = "x");',
    ['macro OLD', 'function f'],
  ],
  // Doxygen reads the second function with the first one as its type.
  [
    'struct s { /** M. */ s(s &&other) LIB_NOEXCEPT(std::is_void<int>::value) = default; /** D. */ ~s() noexcept = default; /** V. */ int (*v)(int); };',
    ['struct s', 'variable s::v'],
  ],
  // The call of a macro that another library defines.
  ['LIB_DECLARE(foo, bar);\n/** F. */ int f();', ['function f']],
  ['/** C. */ struct LIB { /** C. */ LIB(int a); };', ['struct LIB', 'function LIB::LIB']],
  [
    '/** B. */ template <class T> struct BOX { T value; };\n/** G. */\ntemplate <class T> BOX(T) -> BOX<T>;',
    ['function BOX', 'struct BOX', 'variable BOX::value'],
  ],
  [
    'template <class T> struct base {}; struct derived : base<derived> { friend base<derived>; };',
    ['struct base', 'struct derived'],
  ],
  ['#define OLD __attribute__((deprecated))\n/** T. */ typedef int size OLD;', ['macro OLD']],
  [
    '/** A. */ struct range {}; /** P. */ range other(range &r, bool is = true);',
    ['function other'],
  ],
  // A macro with parameters does not replace a name without them, and a word of C++ is no name of a macro.
  [
    '#define key(e) ((e)->key)\n#define inline __inline\nstruct entry { int key; };',
    ['struct entry', 'macro key', 'variable entry::key'],
  ],
])('%s', async (text, expected) => {
  expect((await symbolsOf(text)).filter((line) => line !== 'struct range')).toEqual(expected);
});

test.each<[string, string[]]>([
  ['/** R. */ struct lib__io { /** C. */ int cb; };', []],
  ['/** R. */ struct _Io { /** C. */ int cb; };', []],
  ['/** R. */ struct _io { /** C. */ int cb; };', ['struct _io', 'variable _io::cb']],
  ['namespace __lib { /** R. */ struct io { /** C. */ int cb; }; }', []],
])('members of reserved scopes: %s', async (text, expected) => {
  expect(await symbolsOf(text)).toEqual(expected);
});

test.each<[string, Record<string, string>, string[]]>([
  [
    'a class in a source',
    { 'lib.h': 'int f();', 'lib.c': 'struct lexer { int token; };' },
    ['function f'],
  ],
  [
    'an incomplete type in a header, of which users see no members',
    { 'lib.h': 'typedef struct lexer lexer;', 'lib.c': 'struct lexer { int token; };' },
    ['struct lexer'],
  ],
  [
    'a macro of a source with the name of a field',
    { 'lib.h': 'struct s { int token; };', 'lib.c': '#define token 1' },
    ['struct s', 'variable token'],
  ],
])('sources: %s', async (_, files, expected) => {
  const { scopes } = await snapshotOfHeaders(files, '1.0.0');
  expect(
    scopes.flatMap(({ symbols }) => symbols.map(({ kind, name }) => `${kind} ${name}`)),
  ).toEqual(expected);
});

test.each([
  ['struct lexer;', true],
  ['typedef struct lexer *handle;', true],
  ['struct LIB_API lexer;', true],
  ['#define HANDLE struct lexer *', true],
  ['/* A struct lexer reads. */ int lexer();', false],
])('%s names the class lexer: %j', (text, isNamed) => {
  expect(classesIn([text])('lexer')).toBe(isNamed);
});

test('of a struct in an excluded file, users know the name', async () => {
  const files = {
    'lib.h': 'typedef struct lexer lexer;',
    'private/lexer.h': 'struct lexer { int token; }; struct other { int token; };',
  };
  const { scopes } = await snapshotOfHeaders(files, '1.0.0', { exclude: ['**/private/**'] });
  expect(scopes.flatMap(({ symbols }) => symbols)).toEqual([
    { kind: 'struct', name: 'lexer', header: 'lib.h' },
  ]);
});

test('the name of an excluded struct needs a description if all symbols do', async () => {
  const files = {
    'lib.h': '/** L. */\ntypedef struct lexer lexer;\ntypedef struct other other;',
    'private/lexer.h': 'struct lexer { int token; }; struct other { int token; };',
  };
  const { scopes } = await snapshotOfHeaders(files, '1.0.0', {
    exclude: ['**/private/**'],
    documentedOnly: true,
  });
  expect(scopes.flatMap(({ symbols }) => symbols.map(({ name }) => name))).toEqual(['lexer']);
});

test('changes to classes that a source file defines are not reported', async () => {
  const before = { 'lib.h': 'struct lexer; int f();', 'lib.c': 'struct lexer { int a; };' };
  const after = { ...before, 'lib.c': 'struct lexer { virtual ~lexer(); };' };
  expect(await changesOf(before, after)).toEqual([]);
});

const box = (forward: string, params: string): string => {
  const names = params.replaceAll('class ', '');
  return `${forward}
/** A box. */
template <${params}> class box { public: /** G. */ int get(); };
/** Swaps. */
template <${params}> void swap(box<${names}> &a, box<${names}> &b);
/** A hash. */
template <class T> struct hash {};
/** The hash of boxes. */
template <${params}> struct hash<box<${names}>> { /** G. */ int of(const box<${names}> &a); };`;
};

const two = box('', 'class T, class A');
const grown = 'template-parameter-added-default';

test.each<[string, string, string, string[]]>([
  [
    'a default in a forward declaration',
    two,
    box('template <class T, class A, class B = void> class box;', 'class T, class A, class B'),
    [`${grown} box`, `${grown} swap`],
  ],
  [
    'no default',
    two,
    box('template <class T, class A, class B> class box;', 'class T, class A, class B'),
    [
      'parameter-type swap (a)',
      'parameter-type swap (b)',
      `${grown} swap`,
      'template-parameters box',
    ],
  ],
])('a template with another parameter and %s', async (_, before, after, expected) => {
  const lines = (await changesOf(before, after)).filter((line) => !line.includes('hash'));
  expect(lines.sort()).toEqual(expected);
});

test('a specialisation of a template with another parameter is the same', async () => {
  const after = box(
    'template <class T, class A, class B = int> class box;',
    'class T, class A, class B',
  );
  expect((await changesOf(two, after)).filter((line) => line.includes('hash'))).toEqual([]);
});

const special = (text: string): string => `/** P. */ template <class T> struct print {};
/** I. */ template <class T> struct item {};
${text}`;

test.each<[string, string, string[]]>([
  [
    '/** I. */ template <> struct print<item<int>> { /** R. */ void run(); };',
    '/** I. */ template <class T> struct print<item<T>> { /** R. */ void run(); };',
    [],
  ],
  [
    '/** I. */ template <> struct print<item<int>> { /** R. */ void run(); };',
    '/** I. */ template <class T> struct print<T *> { /** R. */ void run(); };',
    ['symbol-removed print<item<int>>', 'member-of-removed print<item<int>>::run'],
  ],
])('specialisations: %s and %s', async (before, after, expected) => {
  const lines = await changesOf(special(before), special(after));
  expect(lines.filter((line) => !line.startsWith('symbol-added'))).toEqual(expected);
});
