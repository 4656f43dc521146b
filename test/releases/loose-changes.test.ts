import { expect, test } from '@jest/globals';
import { rules, type Rule, type RuleId } from '../../src/releases/rules.ts';
import { changed, changedTogether, changesTogether, wrapped } from './changed-declarations.ts';
import { changesOf } from './header-texts.ts';

test.each<[string, string, string[]]>([
  ['#define add(a, b) ((a) + (b))', 'int add(int a, int b);', ['macro-replaced add']],
  ['#define add(a, b) ((a) + (b))', 'int add(int a, int b, int c = 0);', ['macro-replaced add']],
  ['#define add(a, b) ((a) + (b))', 'int add(int a);', ['kind-changed add']],
  ['#define most 8', 'const int most = 8;', ['macro-replaced most']],
  ['int most();', '#define most() 8', ['kind-changed most']],
  ['#define log(...) print(__VA_ARGS__)', '#define log(text) print(text)', ['macro-form log']],
  ['#define log(text) print(text)', '#define log(...) print(__VA_ARGS__)', ['macro-text log']],
  ['#define twice(a) ((a) + (a))', '#define twice(x) ((x) + (x))', []],
  ['#define twice(a) ((a) + (a))', '#define twice(x) ((x) * 2)', ['macro-text twice']],
])('macros: %s and %s', async (before, after, expected) => {
  const lines = await changesOf(
    `#pragma once\n/// A.\n${before}\n`,
    `#pragma once\n/// A.\n${after}\n`,
  );
  expect(lines).toEqual(expected);
});

const otherKinds: [before: string, after: string, expected: string[]][] = [
  ['enum { a = 1, b };', 'enum e { a = 1, b };', ['symbol-added e']],
  ['enum { a = 1, b };', 'enum e { a = 1, b = 4 };', ['enum-value-changed b', 'symbol-added e']],
  // Code has to name a scoped enumeration.
  [
    'enum { a };',
    'enum class e { a };',
    ['enum-value-removed a', 'symbol-added e', 'symbol-added e::a'],
  ],
  ['enum { a };', 'constexpr int a = 0;', ['constant-replaced a']],
  ['enum { a };', 'extern int a;', ['enum-value-removed a', 'symbol-added a']],
  ['void old(int);', 'void f(int);\n/** O. */\n#define old f', ['renamed-macro-kept old (f)']],
  ['void old(int);', '#define old(a) f(a)', ['kind-changed old']],
  [
    'struct s { /** F. */ friend void swap(s &a, s &b); };',
    'struct s {};\n/** F. */ void swap(s &a, s &b);',
    ['operator-replaced s::swap'],
  ],
  [
    'struct s { /** F. */ int size() const; };',
    'struct s {};\n/** F. */ int size(const s &a);',
    ['symbol-added size', 'symbol-removed s::size'],
  ],
  ['struct s { /** A. */ int a[4]; };', 'struct s { /** A. */ int a[8]; };', ['array-size s::a']],
  ['typedef int t[4];', 'typedef int t[4][2];', ['array-size t']],
  // Snapshots of older versions lack the sizes.
  ['struct s { /** A. */ int a; };', 'struct s { /** A. */ int a[8]; };', []],
  [
    'struct s { /** A. */ int a; };',
    'struct s { /** A. */ static int a; };',
    ['became-static s::a'],
  ],
  ['extern int a;', 'static int a;', []],
  [
    'struct s { /** C. */ s(); /** C. */ explicit s(int a); };',
    'struct s { /** C. */ explicit s(int a = 0); };',
    ['default-added s::s (a)', 'overload-replaced s::s'],
  ],
];

const documented = (text: string): string => `/** A. */\n${text}\n`;

test.each(otherKinds)('other kinds: %s and %s', async (before, after, expected) => {
  const lines = await changedAnywhere(documented(before), documented(after));
  expect(lines.sort()).toEqual(expected);
});

const derivedMembers: [before: string, after: string, expected: string[]][] = [
  // It was virtual before, as in the base class.
  ['void f();', 'void f() override;', []],
  ['void f() override;', 'void f();', []],
  ['void g();', 'virtual void g();', ['virtual-added s::g']],
  ['virtual void g();', 'void g();', ['virtual-removed s::g']],
];

const derived = (member: string): string =>
  `struct base { /** F. */ virtual void f(); };\nstruct s : base { /** M. */ ${member} };`;

test.each(derivedMembers)(
  'members of a derived class: %s and %s',
  async (before, after, expected) => {
    expect(await changedInLibrary(derived(before), derived(after))).toEqual(expected);
  },
);

const classTemplates: [before: string, after: string, expected: string[]][] = [
  ['int N', 'int N, bool = true', ['template-parameter-added-default s']],
  ['class T', 'class T, class = void', ['template-parameter-added-default s']],
  ['class T', 'class T, class = std::enable_if_t<sizeof(T) == 1>', ['constraint-added s']],
  ['class T', 'std::integral T', ['constraint-added s']],
  [
    'class T, class = std::enable_if_t<sizeof(T) == 1>',
    'std::integral T',
    ['constraint-changed s'],
  ],
  ['int N', 'lib::integral N', ['template-parameters s']],
  ['class T', 'class... T', ['template-parameter-added-default s']],
  ['class... T', 'class T', ['template-parameters s']],
  ['class T, int N', 'class... T, int N', ['template-parameters s']],
];

const template = (params: string): string => `template <${params}> struct s {};`;

test.each(classTemplates)(
  'parameters of a class template: %s and %s',
  async (before, after, expected) => {
    expect(await changedInLibrary(template(before), template(after))).toEqual(expected);
  },
);

test.each<[string, string[]]>([
  ['template <class F, class... A> auto f(F &&call, A &&... all);', ['overload-replaced f']],
  [
    'template <class F, class... A> result_of<F, A...> f(F &&call, A &&... all);',
    ['overload-replaced f'],
  ],
  // They accept less.
  [
    'template <class F, class... A> auto f(F &call, A &&... all);',
    ['parameter-type f (call)', 'parameter-type f (all)', 'template-parameters f'],
  ],
  [
    'template <class F, class... A> requires (sizeof...(A) == 2) auto f(F &&call, A &&... all);',
    ['constraint-added f', 'parameter-type f (all)', 'template-parameters f'],
  ],
])('a template that becomes %s', async (after, expected) => {
  const before = 'template <class F, class T> auto f(F &&call, const vec<T> &all);';
  expect(await changed(before, after)).toEqual(expected);
});

test('the condition of a template can be a parameter with a default, with a name', async () => {
  const first = 'template <class T> T get(const value &v);';
  const second = (name: string): string =>
    `template <class T, int N${name}> T get(const value &v);`;
  expect(await changed(`${first} ${second(' = sizeof(from<T>)')}`, first)).toEqual([
    'overload-replaced get',
  ]);
  expect(await changed(`${first} ${second('')}`, first)).toEqual(['overload-removed get']);
});

test.each([
  'union { int NAME; float other; };',
  'struct { int NAME; } within;',
  'struct { struct { int NAME; } deep; } within;',
])('members of a private unnamed class are private: %s', async (text) => {
  const header = (name: string): string =>
    `class result { public: /** F. */ bool f(); private: bool is; ${text.replace('NAME', name)} };`;
  expect(await changed(header('first'), header('last'))).toEqual([]);
  const open = (name: string): string => header(name).replace('private:', 'public:');
  expect(await changed(open('first'), open('last'))).not.toEqual([]);
});

test('a macro for the name of a type is the type', async () => {
  const uses = (name: string): string =>
    `namespace lib { struct own {}; using kept = ${name}; /** F. */ ${name} f(); }`;
  const macro = '#define LIB_STRATEGY ::lib::own\n';
  const [before, after] = [uses('own'), uses('LIB_STRATEGY')];
  expect(await changesOf(before, macro + after)).toEqual(['symbol-added LIB_STRATEGY']);
  const other = '#define LIB_STRATEGY ::lib::other\n';
  expect(await changesOf(before, other + after)).toContain('return-type lib::f');
});

const qualifiers: [before: string, after: string, expected: string[]][] = [
  ['int get() &;', 'int get();', ['overload-replaced s::get']],
  ['int get();', 'int get() &;', ['ref-qualifier s::get']],
  ['int get() &;', 'int get() &&;', ['ref-qualifier s::get', 'ref-qualifier s::get']],
  ['int get() const;', 'int get() const &;', ['overload-replaced s::get']],
  [
    'int get();',
    'int get() &; int get() &&;',
    ['overload-added s::get', 'overload-replaced s::get'],
  ],
  [
    'int get();',
    'int get() &; int get() && = delete;',
    ['overload-added s::get', 'ref-qualifier s::get'],
  ],
  // A deleted overload takes calls from `const &`, and `&` takes none of constant objects.
  [
    'int get() const;',
    'int get() const &; int get() && = delete;',
    ['overload-added s::get', 'ref-qualifier s::get'],
  ],
  [
    'int get() const;',
    'int get() &; int get() const &&;',
    ['overload-added s::get', 'ref-qualifier s::get'],
  ],
  [
    'int get() const;',
    'int get() const &; int get() const &&;',
    ['overload-added s::get', 'overload-replaced s::get'],
  ],
  [
    'int &get() &; const int &get() const &;',
    'const int &get() const; int &get();',
    ['overload-replaced s::get', 'overload-replaced s::get'],
  ],
];

const struct = (members: string): string => `struct s { ${members} };`;

test.each(qualifiers)('qualifiers: %s and %s', async (before, after, expected) => {
  expect(await changedInLibrary(struct(before), struct(after))).toEqual(expected);
});

test('a macro of `throw()` that means `noexcept` now is the same', async () => {
  const header = (text: string): string => `#pragma once\n/// N.\n#define LIB_NOTHROW ${text}\n`;
  expect(await changesOf(header('throw()'), header('noexcept'))).toEqual([]);
  expect(await changesOf(header('throw()'), header(''))).toEqual(['macro-text LIB_NOTHROW']);
});

test('the protected members of a class that becomes final are not removed', async () => {
  const members = '{ protected: /** W. */ int width; public: /** F. */ void f(); };';
  expect(await changed(`class c ${members}`, `class c final ${members}`)).toEqual([
    'final-added c',
  ]);
});

test('what is in an unnamed namespace is not public, although Doxygen lists it', async () => {
  const unnamed = (type: string): string => `namespace { constexpr static ${type} gap = 2; }`;
  expect(await changed(unnamed('int'), unnamed('double'))).toEqual([]);
});

const defaults: [before: string, after: string, expected: string[]][] = [
  [
    'template <class T, class A = char> class c { };',
    'template <class T, class A> class c { };',
    ['default-removed c (A)'],
  ],
  [
    'template <class T, class A = char> class c; template <class T, class A> class c { };',
    'template <class T, class A> class c { };',
    ['default-removed c (A)'],
  ],
  [
    'template <class T, class A = char> class c; template <class T, class A> class c { };',
    'template <class T, class A = char> class c { };',
    [],
  ],
  [
    'template <int N = 1> class c { };',
    'template <int N = 2> class c { };',
    ['default-changed c (N)'],
  ],
  ['template <int N> class c { };', 'template <int N = 2> class c { };', ['default-added c (N)']],
  ['template <class T> void f(T t);', 'template <class T = int> void f(T t);', []],
];

test.each(defaults)('template defaults: %s and %s', async (before, after, expected) => {
  expect(await changedInLibrary(before, after)).toEqual(expected);
});

const inScopes: [before: string, after: string, expected: string[], why: string][] = [
  [
    'namespace detail { using text = const char *; } void f(detail::text t);',
    'void f(const char *t);',
    [],
    'users see only what the alias means',
  ],
  [
    'namespace detail { using text = const char *; } void f(detail::text t);',
    'void f(char *t);',
    ['parameter-type f (t)'],
    'the alias means something else',
  ],
  [
    'namespace detail { template <class T> struct id { using type = T; }; } template <class T> void f(typename detail::id<T>::type t);',
    'namespace detail { template <class U> using same = U; } template <class T> void f(detail::same<T> t);',
    [],
    'the alias is filled with its arguments',
  ],
  [
    'namespace detail { using text = const char *; } void f(const detail::text *t);',
    'void f(const char **t);',
    ['parameter-type f (t)'],
    'a constant pointer is no pointer to a constant',
  ],
  [
    'namespace detail { using a = value; using b = a; } detail::b f();',
    'value f();',
    [],
    'aliases of aliases are followed',
  ],
  ['namespace v1 { void f(); }', 'inline namespace v1 { void f(); }', [], 'both names remain'],
  [
    'namespace v1 { struct c { int a; void g(); }; enum class e { x }; }',
    'inline namespace v1 { struct c { int a; void g(); }; enum class e { x }; }',
    [],
    'members follow their class',
  ],
  [
    'namespace v1 { void f(int a); }',
    'inline namespace v1 { void f(char *a); }',
    ['parameter-type v1::f (a)'],
    'what changed besides is found',
  ],
  [
    'inline namespace v1 { void f(); }',
    'namespace v1 { void f(); }',
    ['symbol-moved f (v1::f)'],
    'the short name is gone',
  ],
];

test.each(inScopes)('scopes: %s and %s', async (before, after, expected) => {
  expect(await changedInLibrary(before, after)).toEqual(expected);
});

const overloads: [before: string, after: string, expected: string[]][] = [
  ['void f(int a, int b = 1);', 'void f(int a); void f(int a, int b);', ['overload-replaced f']],
  ['void f(int a); void f(int a, int b);', 'void f(int a, int b = 1);', ['overload-replaced f']],
  ['void f(int a, int b = 1);', 'void f(int a, int b);', ['default-removed f (b)']],
  ['void f(int a); void f(int a, int b);', 'void f(int a, int b);', ['overload-removed f']],
  [
    'void f(int a, int b = 1);',
    'void f(char *a); void f(int a, int b);',
    ['default-removed f (b)'],
  ],
  [
    'struct s { /** F. */ void f(int a) const; /** F. */ void f(int a, int b) const; };',
    'struct s { /** F. */ void f(int a, int b = 1); };',
    ['overload-merged s::f', 'const-removed s::f'],
  ],
];

test.each(overloads)('overloads: %s and %s', async (before, after, expected) => {
  const kinds = (await changedInLibrary(before, after)).filter(
    (line) => !/^(?:overload-added|default-added|parameter-renamed)/.test(line),
  );
  expect(kinds.sort()).toEqual([...expected].sort());
});

const parameters: [before: string, after: string, expected: string[]][] = [
  ['void f(int a, char *b);', 'void f(int a, bool c, char *b);', ['parameter-added f (c)']],
  ['void f(int a, char *b);', 'void f(value c, int a, char *b);', ['parameter-added f (c)']],
  ['void f(int a, bool c, char *b);', 'void f(int a, char *b);', ['parameter-removed f (c)']],
  [
    'void f(int a, char *b = 0);',
    'void f(int a, bool c = true, char *b = 0);',
    ['parameter-added f (c)'],
  ],
  ['void f(int a);', 'void f(int a, int b = 2);', ['parameter-added-default f (b)']],
  ['void f(int a);', 'void f(int c, int a);', ['parameter-added f (c)']],
  ['void f(int a, bool b);', 'void f(int a, value v);', ['parameter-type f (v)']],
];

test.each(parameters)('parameters: %s and %s', async (before, after, expected) => {
  const lines = await changedInLibrary(before, after);
  expect(lines.filter((line) => !line.startsWith('parameter-renamed'))).toEqual(expected);
});

const quiet = '#define LIB_NOEXCEPT noexcept\n';
const nothing = 'struct s { /** F. */ virtual void f() throw(); /** G. */ void g() throw(); };';

const exceptions: [before: string, after: string, expected: string[]][] = [
  [nothing, nothing.replaceAll('throw()', 'noexcept'), []],
  [quiet + nothing, quiet + nothing.replaceAll('throw()', 'LIB_NOEXCEPT'), []],
  [nothing, nothing.replaceAll('throw()', 'OTHER_NOEXCEPT'), []],
  [nothing, nothing.replaceAll(' throw()', ''), ['noexcept-removed s::f', 'noexcept-removed s::g']],
  ['void f() throw();', 'void f() throw(int);', ['noexcept-removed f']],
];

test.each(exceptions)('exceptions: %s and %s', async (before, after, expected) => {
  expect(await changedInLibrary(before, after)).toEqual(expected);
});

test.each<[string, string, string[]]>([
  ['(a, b) a + b', '(a, ...) a + __VA_ARGS__', ['macro-text LIB_CALL']],
  ['(a) a', '(a, ...) f(a __VA_OPT__(,) __VA_ARGS__)', ['macro-text LIB_CALL']],
  ['(a) a', '(a, ...) f(a, __VA_ARGS__)', ['macro-form LIB_CALL']],
  ['(a) a', '(a, b, ...) f(a, b)', ['macro-form LIB_CALL']],
  ['(...) f(__VA_ARGS__)', '(a, b) f(a, b)', ['macro-form LIB_CALL']],
])('macros: %s and %s', async (before, after, expected) => {
  expect(await changesOf(`#define LIB_CALL${before}`, `#define LIB_CALL${after}`)).toEqual(
    expected,
  );
});

const member =
  'struct v { /** E. */ bool operator==(const v &o) const; /** N. */ bool operator!=(const v &o) const; };';

const operators: [before: string, after: string, expected: string[]][] = [
  [
    member,
    'struct v { /** E. */ friend bool operator==(const v &a, const v &b); /** N. */ friend bool operator!=(const v &a, const v &b); };',
    [],
  ],
  [
    member,
    'struct v { /** E. */ auto operator<=>(const v &o) const = default; };',
    ['operator-replaced'],
  ],
  [
    'struct v {}; /** E. */ bool operator==(const v &a, const v &b);',
    'struct v { /** E. */ friend bool operator==(const v &a, const v &b); };',
    ['operator-replaced'],
  ],
  [
    'struct v {}; /** E. */ bool operator==(const v &a, const v &b);',
    'struct v {}; struct w { /** E. */ friend bool operator==(const v &a, const v &b); };',
    ['symbol-moved'],
  ],
  // The section of a friend means nothing.
  [
    'class v { /** E. */ friend bool operator==(const v &a, const v &b); };',
    'class v { public: /** E. */ friend bool operator==(const v &a, const v &b); };',
    [],
  ],
  [
    'class v { /** E. */ friend bool operator==(const v &a, const v &b); };',
    'class v {};',
    ['symbol-removed'],
  ],
  [
    'class v { protected: /** E. */ friend bool operator==(v a, v b); };',
    'class v { /** E. */ friend bool operator==(v a, v b); };',
    [],
  ],
  [
    'class v { using self = v; /** E. */ friend bool operator==(self a, self b) { return true; } };',
    'class v {};',
    ['symbol-removed'],
  ],
  // Another friend is declared where its users find it.
  ['class v { /** F. */ friend void f(int); };', 'class v {};', []],
  [member, 'struct v { /** E. */ bool operator==(const v &o) const; };', ['operator-replaced']],
  [member, 'struct v { /** E. */ auto operator<=>(const v &o) const; };', ['symbol-removed']],
  [member, 'struct v {}; /** E. */ bool operator==(const v &a, int b);', ['symbol-removed']],
];

test.each(operators)('operators: %s and %s', async (before, after, expected) => {
  const kinds = (await changedInLibrary(before, after)).map((line) => line.split(' ')[0] ?? '');
  const found = new Set(kinds.filter((kind) => breaks(kind) || kind === 'operator-replaced'));
  expect([...found].filter((kind) => expected.length > 0 || breaks(kind))).toEqual(expected);
});

function breaks(id: string): boolean {
  const { verdict }: Rule = rules[id as RuleId];
  return verdict === 'major';
}

const enumerators: [before: string, after: string, expected: string[]][] = [
  ['a, b', 'a, x, b', ['enum-value-added e::x', 'enum-value-shifted e::b']],
  ['a = 0, b = 1', 'a = 0, x = 1, b = 2', ['enum-value-added e::x', 'enum-value-changed e::b']],
  ['a, b', 'a, b = 7', ['enum-value-changed e::b']],
  ['a, b', 'a = 0, b = 1', []],
];

const of = (values: string): string => `/** E. */ enum class e { ${values} };`;

test.each(enumerators)('enumerators: %s and %s', async (before, after, expected) => {
  expect((await changedInLibrary(of(before), of(after))).sort()).toEqual([...expected].sort());
});

const others: [what: string, before: string, after: string, expected: string[]][] = [
  [
    'an explicit constructor with defaults accepts all arguments, but no list',
    'struct s { s(int a, int b); s(int a, int b, int c); };',
    'struct s { explicit s(int a, int b, int c = 0); };',
    ['default-added s::s (c)', 'explicit-added s::s', 'explicit-added s::s'],
  ],
  [
    'code reads and writes a volatile value as any other',
    'struct s { unsigned count; };',
    'struct s { volatile unsigned count; };',
    [],
  ],
  [
    'a volatile object has few functions',
    'struct t { void run(); };\nstruct s { t part; };',
    'struct t { void run(); };\nstruct s { volatile t part; };',
    ['variable-type s::part'],
  ],
  [
    'a value of an enumeration is a number',
    'enum e { a };\nstruct s { e state; };',
    'enum e { a };\nstruct s { volatile e state; };',
    [],
  ],
  [
    'a volatile value behind a pointer is another type',
    'struct s { unsigned *count; };',
    'struct s { volatile unsigned *count; };',
    ['variable-type s::count'],
  ],
  [
    'a volatile constant is constant',
    'struct s { volatile unsigned count; };',
    'struct s { const volatile unsigned count; };',
    ['variable-const-added s::count'],
  ],
  [
    'a macro with the former name of a class means it, and its members',
    'struct ports { int port; };',
    '#define ports port_info\nstruct port_info { int port; };',
    ['renamed-macro-kept ports (port_info)'],
  ],
  [
    'values of unnamed enumerations have nothing in common',
    'enum { CONFIG_UNKNOWN = 4, CONFIG_TEXT = 5 };',
    'enum { FEATURES_CGI = 4, CONFIG_TEXTS = 5 };',
    [
      'enum-value-removed CONFIG_UNKNOWN',
      'symbol-renamed CONFIG_TEXT (CONFIG_TEXTS)',
      'symbol-added FEATURES_CGI',
    ],
  ],
  [
    'a specialisation of a function template that remains',
    'template <class T> void put(const T &t);\n/// P.\ntemplate <> void put(const int &t);',
    'template <class T> void put(const T &t);',
    ['specialisation-removed put'],
  ],
  [
    'an overload whose calls a template of both releases deduces',
    '/// R.\nvoid read(int a, long &b);\n/// R.\ntemplate <class T> void read(int a, T &b);',
    '/// R.\ntemplate <class T> void read(int a, T &b);',
    ['overload-merged read'],
  ],
  [
    'an overload whose calls no template deduces',
    '/// R.\nvoid read(int a, long &b);\n/// R.\ntemplate <class T> void read(T &a, int b);',
    '/// R.\ntemplate <class T> void read(T &a, int b);',
    ['overload-removed read'],
  ],
  [
    'an overload of a type that the parameter of a template cannot have',
    '/// R.\nvoid read(long a);\n/// R.\ntemplate <class T> void read(T *a);',
    '/// R.\ntemplate <class T> void read(T *a);',
    ['overload-removed read'],
  ],
  [
    'an overload for pointers, of which a template deduces the type',
    '/// R.\nvoid read(long *a);\n/// R.\ntemplate <class T> void read(const T *a);',
    '/// R.\ntemplate <class T> void read(const T *a);',
    ['overload-merged read'],
  ],
  [
    'another condition of an alias that means another type',
    'template <class T> using text = typename std::enable_if<is_a<T>::value, int>::type;',
    'template <class T> using text = typename std::enable_if<is_b<T>::value, long>::type;',
    ['typedef-target text'],
  ],
  [
    'another condition of an alias that means the same type',
    'template <class T> using text = typename std::enable_if<is_a<T>::value, int>::type;',
    'template <class T> using text = typename std::enable_if<is_a<T>::value || is_b<T>::value, int>::type;',
    ['constraint-changed text'],
  ],
  [
    'a class whose head has conditions, and a pointer to a function: its header still declares the members',
    'struct s { int (*open)(int); int size; };',
    'struct t {};\nstruct s\n#ifdef A\n: t { \n#else\n{\n#endif\n#ifdef OPEN\nint (*open)(int);\n#endif\nint size; };',
    ['lost s::open', 'symbol-added t'],
  ],
];

test.each(others)('%s', async (_, before, after, expected) => {
  const found = await changedAnywhere(before, after);
  expect([...found].sort()).toEqual([...expected].sort());
});

const changedInLibrary = changedTogether([
  ...wrapped(derivedMembers, derived),
  ...wrapped(classTemplates, template),
  ...wrapped(qualifiers, struct),
  ...defaults,
  ...inScopes,
  ...overloads,
  ...parameters,
  ...exceptions,
  ...operators,
  ...wrapped(enumerators, of),
]);

const changedAnywhere = changesTogether([
  ...wrapped(otherKinds, documented),
  ...others.map(([, ...pair]) => pair),
]);
