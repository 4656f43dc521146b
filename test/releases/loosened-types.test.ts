import { expect, test } from '@jest/globals';
import { compareSnapshots } from '../../src/releases/compare-snapshots.ts';
import type { Snapshot } from '../../src/releases/snapshot.ts';
import { createSnapshot } from '../../src/releases/write-snapshot.ts';
import { changedTogether } from './changed-declarations.ts';

const types: [before: string, after: string, expected: string[]][] = [
  ['void f(const value &v);', 'void f(value v);', ['parameter-type-loosened f (v)']],
  ['void f(value v);', 'void f(const value &v);', ['parameter-type-loosened f (v)']],
  ['void f(value &&v);', 'void f(value v);', ['parameter-type-loosened f (v)']],
  ['void f(const value &v);', 'void f(value &v);', ['parameter-type f (v)']],
  ['void f(const value &v);', 'void f(value &&v);', ['parameter-type f (v)']],
  [
    'template <class T> void f(const T &v);',
    'template <class T> void f(T &&v);',
    ['parameter-type-loosened f (v)'],
  ],
  [
    'template <class... T> void f(const T &... v);',
    'template <class... T> void f(T &&... v);',
    ['parameter-type-loosened f (v)'],
  ],
  // The class knows its `T`, so this binds to no value that stays.
  [
    'template <class T> struct s { /** F. */ void f(const T &v); };',
    'template <class T> struct s { /** F. */ void f(T &&v); };',
    ['parameter-type s::f (v)'],
  ],
  ['void f(value &v);', 'void f(value v);', ['parameter-type f (v)']],
  ['void f(const value &v);', 'void f(const value *v);', ['parameter-type f (v)']],
  ['void f(const char *v);', 'void f(std::string_view v);', ['parameter-type-loosened f (v)']],
  ['void f(const char *v);', 'void f(const std::string &v);', ['parameter-type-loosened f (v)']],
  [
    'void f(const std::string &v);',
    'void f(std::string_view v);',
    ['parameter-type-loosened f (v)'],
  ],
  ['void f(std::string_view v);', 'void f(const std::string &v);', ['parameter-type f (v)']],
  ['void f(std::string &v);', 'void f(std::string_view v);', ['parameter-type f (v)']],
  ['void f(int v);', 'void f(unsigned long v);', ['parameter-type-loosened f (v)']],
  ['void f(int v);', 'void f(other_t v);', ['parameter-type-loosened f (v)']],
  // A type of the library that its snapshots lack.
  ['void lib_f(int v);', 'void lib_f(lib_loop_t v);', ['parameter-type lib_f (v)']],
  ['other_t f();', 'int f();', ['return-type-loosened f']],
  ['int f();', 'regex_t f();', ['return-type f']],
  // Names of classes do not end so, and a type of the library is known.
  ['void f(int v);', 'void f(Other v);', ['parameter-type f (v)']],
  [
    '/** T. */ struct own_t { int i; }; void f(int v);',
    '/** T. */ struct own_t { int i; }; void f(own_t v);',
    ['parameter-type f (v)'],
  ],
  [
    'void f(int n, char *v[]);',
    'void f(int n, const char *const v[]);',
    ['parameter-type-loosened f (v)'],
  ],
  // Values of an enumeration convert to numbers, unless it is scoped, and numbers to no enumeration.
  ['enum e { a }; int f();', 'enum e { a }; e f();', ['return-type-loosened f']],
  [
    'int f();',
    'enum e { a }; e f();',
    ['symbol-added e', 'symbol-added e::a', 'return-type-loosened f'],
  ],
  ['enum e { a }; e f();', 'enum e { a }; int f();', ['return-type f']],
  ['enum e { a }; void f(e v);', 'enum e { a }; void f(int v);', ['parameter-type-loosened f (v)']],
  ['enum class e { a }; int f();', 'enum class e { a }; e f();', ['return-type f']],
  [
    'enum class e { a }; /** S. */ struct s { /** E. */ enum e { b }; }; int f();',
    'enum class e { a }; /** S. */ struct s { /** E. */ enum e { b }; }; e f();',
    ['return-type f'],
  ],
  // Whichever type the condition chooses, callers get a value.
  [
    'template <class T> std::conditional_t<is<T>, T, const T &> f(T t);',
    'template <class T> T f(T t);',
    ['return-type-loosened f'],
  ],
  [
    'template <class T> typename std::conditional<is<T>, T, T>::type f(T t);',
    'template <class T> T f(T t);',
    ['return-type-loosened f'],
  ],
  [
    'template <class T> typename std::conditional<is<T>, T, int *>::type f(T t);',
    'template <class T> T f(T t);',
    ['return-type f'],
  ],
  // Code that was written before gets the default.
  [
    '/** S. */ template <class T> struct s { /** F. */ int f(int v); };',
    '/** S. */ template <class T, class C = int> struct s { /** F. */ C f(C v); };',
    ['template-parameter-added-default s'],
  ],
  [
    '/** S. */ template <class T> struct s { /** F. */ int f(int v); };',
    '/** S. */ template <class T, class C = T> struct s { /** F. */ C f(C v); };',
    ['template-parameter-added-default s', 'parameter-type s::f (v)', 'return-type s::f'],
  ],
  [
    '/** A. */ template <class T> using a = std::pair<T, int>;',
    '/** A. */ template <class T, class C = int> using a = std::pair<T, C>;',
    ['template-parameter-added-default a'],
  ],
  [
    '/** S. */ template <class T> struct s { /** F. */ long f(int v); };',
    '/** S. */ template <class T, class C = T> struct s { /** A. */ using a = C; /** F. */ long f(a v); };',
    ['template-parameter-added-default s', 'symbol-added s::a', 'parameter-type s::f (v)'],
  ],
  [
    '/** S. */ template <class T> struct s { /** F. */ T f(int v); };',
    '/** S. */ template <class T, class C = T, class N = long> struct s { /** A. */ using a = C; /** F. */ a f(N v); };',
    ['template-parameter-added-default s', 'symbol-added s::a', 'parameter-type-loosened s::f (v)'],
  ],
  // The default of a new parameter can be another new parameter.
  [
    '/** S. */ template <class T> struct s { /** F. */ int f(int v); };',
    '/** S. */ template <class T, class C = int, class D = C> struct s { /** F. */ D f(D v); };',
    ['template-parameter-added-default s'],
  ],
  // An argument that is the default of its parameter.
  [
    '/** S. */ template <class T, class C = T> struct s {}; void f(s<int> v);',
    '/** S. */ template <class T, class C = T> struct s {}; void f(s<int, int> v);',
    [],
  ],
  [
    '/** S. */ template <class T, class C = T> struct s {}; void f(s<int> v);',
    '/** S. */ template <class T, class C = T> struct s {}; void f(s<int, char> v);',
    ['parameter-type f (v)'],
  ],
  // Only derived classes call a protected constructor.
  [
    '/** S. */ struct s { protected: s(int v); };',
    '/** S. */ struct s { protected: explicit s(int v); };',
    [],
  ],
  // They convert to something without a name.
  [
    '/** S. */ struct s { protected: operator int() const; };',
    '/** S. */ struct s { protected: explicit operator int() const; };',
    ['explicit-added s::operator int'],
  ],
  // What no call could use.
  ['void f(int v); void f(char *v) = delete;', 'void f(int v);', []],
  // A condition in the type of a parameter that no call passes.
  [
    'template <class T> void f(T t, decltype(t.a(), 0) = 0);',
    'template <class T> void f(T t, decltype(t.b(), 0) = 0);',
    ['constraint-changed f (2)'],
  ],
  [
    'template <class T> void f(T t, enable_it<T> = 0);',
    'template <class T> void f(T t, typename std::enable_if<is<T>, int>::type = 0);',
    ['constraint-changed f (2)'],
  ],
  [
    'template <class T> void f(T t, int = 0);',
    'template <class T> void f(T t, const char * = 0);',
    ['parameter-type f (2)'],
  ],
  ['void f(int *v);', 'void f(unsigned long *v);', ['parameter-type f (v)']],
  ['void f(float v);', 'void f(double v);', ['parameter-type-loosened f (v)']],
  ['void f(bool v);', 'void f(int v);', ['parameter-type-loosened f (v)']],
  ['void f(int v);', 'void f(void *v);', ['parameter-type f (v)']],
  ['void f(value *v);', 'void f(void *v);', ['parameter-type-loosened f (v)']],
  ['void f(const value *v);', 'void f(const void *v);', ['parameter-type-loosened f (v)']],
  ['void f(value **v);', 'void f(void *v);', ['parameter-type-loosened f (v)']],
  // The function may change what callers protect, or calls for what is no function.
  ['void f(const value *v);', 'void f(void *v);', ['parameter-type f (v)']],
  ['void f(void (*v)(int));', 'void f(void *v);', ['parameter-type f (v)']],
  ['void f(void *v);', 'void f(value *v);', ['parameter-type f (v)']],
  ['void f(value *v);', 'void f(void **v);', ['parameter-type f (v)']],
  ['void *f();', 'value *f();', ['return-type-loosened f']],
  ['value *f();', 'void *f();', ['return-type f']],
  ['const void *f();', 'value *f();', ['return-type-loosened f']],
  ['void f(int v);', 'void f(pid_t v);', ['parameter-type-loosened f (v)']],
  ['void f(int v);', 'void f(fpos_t v);', ['parameter-type f (v)']],
  [
    'template <int N> struct s {};',
    'template <size_t N> struct s {};',
    ['parameter-type-loosened s (N)'],
  ],
  [
    'template <int N> struct s {};',
    'template <auto N> struct s {};',
    ['parameter-type-loosened s (N)'],
  ],
  [
    'template <int N = 3> struct s {};',
    'template <size_t N> struct s {};',
    ['default-removed s (N)', 'parameter-type-loosened s (N)'],
  ],
  ['template <auto N> struct s {};', 'template <int N> struct s {};', ['template-parameters s']],
  ['template <int N> struct s {};', 'template <class N> struct s {};', ['template-parameters s']],
  // Only the function itself relies on what it promises.
  ['void f(char *__restrict v);', 'void f(char *v);', []],
  ['void f(char *v);', 'void f(char *restrict v);', []],
  ['typedef void call(int); void f(call v);', 'typedef void call(int); void f(call *v);', []],
  [
    'typedef void (*call)(int); void f(call v);',
    'typedef void (*call)(int); void f(call *v);',
    ['parameter-type f (v)'],
  ],
  ['int f();', 'unsigned long f();', ['return-type-loosened f']],
  ['int f();', 'double f();', ['return-type f']],
  ['int f();', 'auto f();', ['return-type-deduced f']],
  ['decltype(auto) f();', 'int &f();', ['return-type-deduced f']],
  [
    'void f(const std::vector<int> &v);',
    'void f(std::span<const int> v);',
    ['parameter-type-loosened f (v)'],
  ],
  // A span of changeable numbers refers to no constant vector.
  ['void f(const std::vector<int> &v);', 'void f(std::span<int> v);', ['parameter-type f (v)']],
  ['void f(int v);', 'void f(std::optional<int> v);', ['parameter-type-loosened f (v)']],
  ['void f(int v);', 'void f(std::optional<char> v);', ['parameter-type f (v)']],
  [
    'void f(void (*v)(int));',
    'void f(std::function<void(int)> v);',
    ['parameter-type-loosened f (v)'],
  ],
  ['typedef unsigned int t;', 'typedef uint32_t t;', []],
  ['typedef unsigned int t;', 'typedef uint64_t t;', ['typedef-target t']],
  ['const value f();', 'const value &f();', ['return-type-loosened f']],
  ['int f();', 'bool f();', ['return-type-loosened f']],
  ['float f();', 'double f();', ['return-type-loosened f']],
  // A scoped enumeration has `int` without saying so.
  ['enum class e { a };', 'enum class e : int { a };', []],
  ['enum class e { a };', 'enum class e : char { a };', ['enum-underlying-type e']],
  ['enum e { a };', 'enum e : int { a };', ['enum-underlying-type e']],
  ['bool f();', 'int f();', ['return-type f']],
  ['const value &f();', 'value f();', ['return-type-loosened f']],
  ['value f();', 'const value &f();', ['return-type-loosened f']],
  ['value &f();', 'value f();', ['return-type f']],
  [
    'struct s { /** F. */ virtual void f(const value &v); };',
    'struct s { /** F. */ virtual void f(value v); };',
    ['parameter-type s::f (v)'],
  ],
];

test.each(types)('types: %s and %s', async (before, after, expected) => {
  expect(await changed(before, after)).toEqual(expected);
});

const templates: [before: string, after: string, expected: string[]][] = [
  [
    'template <class T, class... U> value &f(T t, U... u);',
    'template <class... U> value &f(U... u);',
    ['overload-replaced f'],
  ],
  [
    'template <class T, class... U> value &f(T t, U... u);',
    'template <class... U> int f(U... u);',
    ['parameter-removed f (t)', 'return-type f', 'template-parameters f'],
  ],
  [
    'template <class T> std::enable_if<!is<T>::value, T>::type f(T t);',
    'template <class T> std::enable_if_t<!is_v<T>, T> f(T t);',
    ['constraint-changed f'],
  ],
  [
    'template <class T> T f(T t);',
    'template <class T> std::enable_if_t<is<T>, T> f(T t);',
    ['constraint-added f'],
  ],
  [
    'template <class T> typename std::enable_if<is<T>>::type f(T t);',
    'template <class T> void f(T t);',
    ['constraint-removed f'],
  ],
  [
    'template <class T> std::enable_if_t<is<T>, T> f(T t);',
    'template <class T> std::enable_if_t<is<T>, int> f(T t);',
    ['return-type f'],
  ],
];

test.each(templates)('templates: %s and %s', async (before, after, expected) => {
  expect(await changed(before, after)).toEqual(expected);
});

const twin = `/** A. */ struct a { /** X. */ int x(); };`;

const aliases: [before: string, after: string, expected: string[]][] = [
  [
    `${twin} /** B. */ struct b { /** X. */ int x(); };`,
    `${twin} /** B. */ using b = a;`,
    ['renamed-alias-kept b (a)'],
  ],
  [
    `${twin} /** B. */ struct b : a {};`,
    `${twin} /** B. */ using b = a;`,
    ['renamed-alias-kept b (a)'],
  ],
  [
    `${twin} /** B. */ struct b { /** Y. */ int y(); };`,
    `${twin} /** B. */ using b = a;`,
    ['kind-changed b', 'member-of-removed b::y'],
  ],
  ['void f(void (*call)(int));', 'using callback = void (*)(int); void f(callback call);', []],
  [
    'void f(void (*call)(int));',
    'using callback = void (*)(char); void f(callback call);',
    ['parameter-type f (call)'],
  ],
];

test.each(aliases)('aliases: %s and %s', async (before, after, expected) => {
  const lines = await changed(before, after);
  expect(lines.filter((line) => !line.startsWith('symbol-added'))).toEqual(expected);
});

const changed = changedTogether([...types, ...templates, ...aliases]);

/** The snapshot of a function with one parameter. */
function snapshotWith(release: string, type: string): Snapshot {
  const facts = { formatVersion: 1, library: 'Lib', release, settings: {}, hidden: [] };
  const params = [{ type, name: 'v' }];
  return createSnapshot(
    { ...facts, tool: 'test' },
    {
      headers: new Map(),
      scopes: [{ owner: 'lib', symbols: [{ kind: 'function', name: 'f', type: 'void', params }] }],
    },
  );
}

test.each([
  ['int[3]', 'int[4]', []],
  ['int[]', 'int *', []],
  ['int(&)[3]', 'int(&)[4]', ['parameter-type']],
  ['int(*)[3]', 'int(*)[4]', ['parameter-type']],
  ['int[2][3]', 'int[2][4]', ['parameter-type']],
])(
  'an array as a parameter is a pointer, but nothing else has no size: %s and %s',
  (a, b, rules) => {
    const changes = compareSnapshots(snapshotWith('1.0.0', a), snapshotWith('2.0.0', b));
    expect(changes.map(({ rule }) => rule)).toEqual(rules);
  },
);
