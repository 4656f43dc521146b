import { expect, test } from '@jest/globals';
import { changesOf, snapshotOfHeaders } from './header-texts.ts';

const macros = `#define LIB_OLD(text) __attribute__((deprecated(text)))
#define LIB_EXPORT(level) __attribute__((visibility("default")))
/** A base. */
struct base { /** B. */ int b; };
`;

/** Declarations of classes and enumerations with a place for a mark. */
const declarations: Readonly<Record<string, (mark: string) => string>> = {
  class: (mark) => `/** A. */ class ${mark} old {
public:
  /** Makes. */ explicit old(int size = 1, char sign = 'a') : size_(size) {}
  /** Ends. */ virtual ~old() { if (size_) { size_ = 0; } }
  /** Runs. */ template <class T> int run(const T &what, int *count) const noexcept;
  /** Compares. */ bool operator==(const old &other) const;
  /** Converts. */ explicit operator bool() const;
  /** Number. */ static constexpr int limit = 3;
  /** Sorts. */ enum class sort : unsigned char { small, large = 4 };
  /** Type. */ using type = base;
  /** Inner. */ struct inner { /** X. */ int x; };
protected:
  /** Helps. */ virtual void help(int) = 0;
private:
  int size_;
};`,
  struct: (mark) =>
    `/** A. */ struct ${mark} old final : public base { /** X. */ int x; /** Y. */ double y; };`,
  'class template': (mark) =>
    `/** A. */ template <typename T, int N = 2> class ${mark} old : base, protected virtual std::vector<T> { public: /** X. */ T x[N]; };`,
  union: (mark) => `/** A. */ union ${mark} old { /** I. */ int i; /** F. */ float f; };`,
  enumeration: (mark) =>
    `/** A. */ enum ${mark} old { /** O. */ one, /** T. */ two = 7, /** U. */ three };`,
  'scoped enumeration': (mark) =>
    `/** A. */ enum class ${mark} old : short { /** O. */ one, /** T. */ two };`,
  'in an inline namespace': (mark) =>
    `/** N. */ namespace lib { /** V. */ inline namespace v1 { /** A. */ struct ${mark} old { /** X. */ int x; /** G. */ int get() const; }; } }`,
};

const marks = [
  'LIB_OLD("No.")',
  '__attribute__((deprecated("No.")))',
  'LIB_EXPORT(1) LIB_OLD("No.")',
];

// Doxygen 1.9.4 takes the mark for a function, and the class for its body.
test.each(
  Object.entries(declarations).flatMap(([what, text]) =>
    marks.map((mark) => ({ what, mark, text })),
  ),
)('$what behind $mark', async ({ mark, text }) => {
  const plain = macros + text('');
  const marked = macros + text(mark);
  const changes = await changesOf(plain, marked);
  expect(changes.filter((change) => !/^(?:deprecated) /.test(change))).toEqual([]);
  expect(changes.some((change) => /^deprecated .*\bold$/.test(change))).toBe(true);
  expect(await changesOf(marked, macros)).toContainEqual(
    expect.stringMatching(/^symbol-removed .*\bold$/),
  );
});

/** Declarations with a place for an attribute of compilers, with which Doxygen 1.9.4 loses them. */
const attributed: readonly ((mark: string) => string)[] = [
  (mark) => `/** F. */ ${mark} int f(const char *a, int b);`,
  (mark) => `/** F. */ extern ${mark} int f;`,
  (mark) => `/** F. */ typedef int f ${mark};`,
  (mark) => `/** S. */ typedef struct ${mark} { /** A. */ int a; } s;`,
  (mark) => `/** S. */ typedef struct ${mark} s { /** A. */ int a; } s, *p;`,
  (mark) => `/** S. */ typedef struct ${mark} tag { /** A. */ int a; } s;`,
  (mark) => `/** S. */ typedef struct tag { /** A. */ int a; } ${mark} s;`,
  (mark) => `/** S. */ typedef union ${mark} { /** A. */ int a; } s, *p;`,
  (mark) => `/** E. */ typedef enum ${mark} { /** A. */ a, /** B. */ b = 4 } e;`,
  (mark) => `/** E. */ typedef enum ${mark} tag { /** A. */ a, /** B. */ b } e;`,
  (mark) => `/** S. */ ${mark} struct s { /** A. */ int a; };`,
  (mark) => `/** N. */ namespace lib { /** S. */ typedef struct ${mark} { /** A. */ int a; } s;
/** T. */ typedef struct ${mark} { /** B. */ int b; } t; }`,
];

test.each(
  attributed.flatMap((text) =>
    ['__attribute__((aligned(4)))', '__declspec(align(4))'].map((mark) => [text(mark), text('')]),
  ),
)('%s', async (marked, plain) => {
  // In listings, Doxygen joins a line that begins with a comment to the one above, here to a directive.
  const around = (text: string): string =>
    `\n/** Z. */\nint z();\n${text.replaceAll('*/ ', '*/\n')}\n`;
  expect(await changesOf(around(plain), around(marked))).toEqual([]);
});

// Another function with an attribute leaves the trace that the file has lost some.
test.each([
  ['what a condition leaves out', '#ifdef LIB_OTHER\n__attribute__((cold)) int g();\n#endif'],
  ['what is private', 'class c { __attribute__((cold)) int g(); };'],
  [
    'the definition of a member',
    'class c { int g(); };\n__attribute__((cold)) int c::g() { return 1; }',
  ],
])('%s is not lost', async (_, text) => {
  const { scopes } = await snapshotOfHeaders(
    `\n/** F. */\n__attribute__((cold)) int f();\n${text}\n`,
    '1.0.0',
  );
  const names = scopes.flatMap(({ symbols }) => symbols.map(({ name }) => name));
  expect(names.filter((name) => name !== 'c')).toEqual(['f']);
});

test('what a class contains is compared', async () => {
  const text = (members: string): string =>
    `${macros}/** A. */ class LIB_OLD("No.") old { public: ${members} };`;
  expect(await changesOf(text('int run(int x); int gone;'), text('int run(long x);'))).toEqual([
    'member-variable-removed old::gone',
    'parameter-type-loosened old::run (x)',
  ]);
});

test('what Doxygen has found is not added again', async () => {
  const { scopes } = await snapshotOfHeaders(
    `${macros}/** A. */ struct [[deprecated("No.")]] old { /** X. */ int x; };`,
    '1.0.0',
  );
  const names = scopes.flatMap(({ symbols }) => symbols.map(({ name }) => name));
  expect(names.filter((name) => name === 'old')).toHaveLength(1);
});
