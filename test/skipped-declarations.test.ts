import { beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredName } from '../src/compile/declared-name.ts';
import { reportSkippedDeclarations } from '../src/compile/skipped-declarations.ts';
import { Diagnostics } from '../src/diagnostics/diagnostics.ts';
import { readDoxygen } from '../src/doxygen/read-project.ts';
import { contextOf } from './context.ts';
import { needProgram } from './run/shared.ts';
import { contentFolder } from './markdown/content-folder.ts';

test.each<[code: string, name: string | undefined, because: string]>([
  ['int lib_open(const char *path);', 'lib_open', 'a function'],
  ['/* How. */\n// So.\n\nint lib_open(void);', 'lib_open', 'other comments may be between'],
  ['#ifdef A\nint lib_open(void);', 'lib_open', 'directives may be between'],
  ['LIB_EXTERN(int) lib_open(void);', 'lib_open', 'the macro is around the type'],
  ['LIB_API __attribute__((noreturn)) void lib_end(void);', 'lib_end', 'attributes are no names'],
  ['template <class T, class = A<B<T>>>\nT get(T a);', 'get', 'the parameters of a template'],
  ['bool operator==(const A &, const B &);', 'operator==', 'another operator is another name'],
  ['inline V operator * (V a, float b)', 'operator*', 'the sign is part of the name'],
  ['A &operator=(A &&other) noexcept(true) { }', 'operator=', 'the body assigns, too'],
  ['int operator ( ) (int a) const;', 'operator()', 'the parentheses are its sign'],
  ['int &operator[](int);', 'operator[]', 'the brackets are its sign'],
  ['explicit operator bool() const;', 'operator bool', 'the type is its name'],
  ['operator const char*() const;', 'operator const char *', 'as Doxygen writes it'],
  ['void *operator new(std::size_t);', 'operator new', 'a word is its sign'],
  ['long double operator"" _m(long double);', 'operator""_m', 'the suffix of a literal'],
  ['template <class T>\nclass List<T *, true> {\n T a;\n};', 'List', 'a specialization'],
  ['template <>\nstruct Traits<int>;', 'Traits', 'a specialization without parameters'],
  ['#define LIB_MAX(a, b) \\\n  a', 'LIB_MAX', 'a macro'],
  ['struct Window;', 'Window', 'a declaration of a type'],
  ['class LIB_API Window final : public Base {\n int a;\n};', 'Window', 'a class'],
  ['enum class Color : int { red };', 'Color', 'an enumeration'],
  ['typedef struct lib_a { int b; } lib_b;', 'lib_a', 'a type with two names'],
  ['typedef struct { struct { int b; } c; } lib_b;', 'lib_b', 'a type with the name behind it'],
  ['enum { a, b };', undefined, 'it has no name'],
  ['typedef void (*lib_handler)(int signal);', 'lib_handler', 'a pointer to a function'],
  ['typedef std::vector<int> values;', 'values', 'the type has a scope'],
  ['std::map<int, std::set<T>> sets = {};', 'sets', 'the type has arguments'],
  ['typedef unsigned long lib_size;', 'lib_size', 'another name of a type'],
  ['static const int limit = max(1, 2);', 'limit', 'the value calls a function'],
  ['int field : 3;', 'field', 'a field of bits'],
  ['int list[3];', 'list', 'an array'],
  ['/** Another one. */\nint a;', undefined, 'the comment stands alone'],
  ['}\nint a;', undefined, 'the scope ends'],
  ['', undefined, 'the file ends'],
])('%j declares %s: %s', (code, name) => {
  expect(declaredName(code)).toBe(name);
});

beforeAll(() => needProgram('doxygen'));

/** Returns what is reported on a header that Doxygen has read with some settings. */
async function reported(text: string, name = 'lib.h', settings = ''): Promise<Diagnostics['all']> {
  const cwd = contentFolder({ [name]: text });
  writeFileSync(
    join(cwd, 'Doxyfile'),
    `INPUT = ${name}\nSTRIP_FROM_PATH = .\nQUIET = YES\nGENERATE_XML = YES\nSTRIP_CODE_COMMENTS = NO\nGENERATE_HTML = NO\nGENERATE_LATEX = NO\nWARNINGS = NO\n${settings}\n`,
  );
  expect(spawnSync('doxygen', { cwd }).status).toBe(0);
  const diagnostics = new Diagnostics();
  const api = await readDoxygen(join(cwd, 'xml'), contextOf(diagnostics));
  if (!api) throw new Error('The XML could not be read.');
  reportSkippedDeclarations(api.compounds, diagnostics);
  return diagnostics.all;
}

const header = `/** \\file */
#ifndef LIB_H
#define LIB_H
/** Opens. */
int lib_open(void);
#if LIB_THREADS
/** Locks. */
int lib_lock(void);
#ifdef LIB_TIMEOUT
/// Locks for some time.
int lib_lock_for(int time);
#endif
#endif
#ifdef LIB_FILES
/** Writes. */
LIB_API int lib_write(void);
#else
/** Prints. */
int lib_print(void);
#endif
#endif
`;

test('documented declarations that the preprocessor leaves out are listed by the outer condition', async () => {
  expect(await reported(header)).toEqual([
    {
      code: 'skipped-declarations',
      level: 'info',
      place: { file: 'lib.h', line: 6 },
      message: [
        'Doxygen skipped 3 documented declarations in headers, because conditions around them are not met:',
        '  lib_lock (lib.h:7) and 1 more: LIB_THREADS',
        '  lib_write (lib.h:15): defined(LIB_FILES)',
      ].join('\n'),
      advice:
        'If they belong to the API, define what a build defines in the Doxyfile: PREDEFINED += LIB_THREADS=1.',
    },
  ]);
  const [rest] = await reported(header, 'lib.h', 'PREDEFINED = LIB_THREADS=1 LIB_TIMEOUT');
  expect(rest?.message).toContain('Doxygen skipped a documented declaration in headers');
});

test.each<[because: string, text: string]>([
  [
    'the other branch declares it',
    '#ifdef A\n/** A. */\nint a(long);\n#else\n/** A. */\nint a(int);\n#endif',
  ],
  ['it is switched off', '#if 0\n/** A. */\nint a(void);\n#endif'],
  ['the documentation does not need it', '#ifndef DOXYGEN\n/** A. */\nint a(void);\n#endif'],
  [
    'the comment is hidden',
    '#ifdef A\n/** @cond */\n/** A. */\nint a(void);\n/** @endcond */\n#endif',
  ],
  ['it is internal', '#ifdef A\n/** @internal A. */\nint a(void);\n#endif'],
  ['the comment is about a topic', '#ifdef A\n/** @defgroup a A */\nint a(void);\n#endif'],
  ['it has no comment', '#ifdef A\n/* A. */\nint a(void);\n#endif'],
])('nothing is reported if %s', async (_, text) => {
  expect(await reported(`/** \\file */\n/** B. */\nint b(void);\n${text}\n`)).toEqual([]);
});

test('conditions are listed up to a number, and one that only asks for a macro says how to define it', async () => {
  const blocks = Array.from(
    { length: 12 },
    (_, i) => `#ifdef LIB_${i}\n/** A. */\nint a${i}(void);\n#endif`,
  );
  const [found] = await reported(`/** \\file */\n/** B. */\nint b(void);\n${blocks.join('\n')}\n`);
  expect(found?.message).toMatch(
    / a9 \(lib\.h:\d+\): defined\(LIB_9\)\n {2}and 2 more conditions$/,
  );
  expect(found?.advice).toMatch(/PREDEFINED \+= LIB_0\.$/);
});

test.each([
  ['ifndef A', 'defined(A)', 'A'],
  ['if !A', 'A', 'A=1'],
  ['if A', '!A', 'NAME=1'],
  ['if A + B', '!(A + B)', 'NAME=1'],
])('the condition of #else after #%s is %s', async (directive, condition, definition) => {
  const text = `/** \\file */\n#${directive}\n/** B. */\nint b(void);\n#else\n/** A. */\nint a(void);\n#endif\n`;
  const settings = directive === 'if A' || directive === 'if A + B' ? 'PREDEFINED = A=1' : '';
  const [found] = await reported(text, 'lib.h', settings);
  expect(found?.message).toMatch(new RegExp(`: ${condition.replace(/[()+]/g, '\\$&')}$`));
  expect(found?.advice).toContain(`PREDEFINED += ${definition}.`);
});

test('sources are not searched: what they document is seldom for users', async () => {
  expect(
    await reported('/** B. */\nint b(void);\n#ifdef A\n/** A. */\nint a(void);\n#endif\n', 'lib.c'),
  ).toEqual([]);
});
