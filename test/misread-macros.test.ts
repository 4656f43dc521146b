import { beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportMisreadMacros } from '../src/compile/misread-macros.ts';
import { Diagnostics } from '../src/diagnostics/diagnostics.ts';
import { readDoxygen } from '../src/doxygen/read-project.ts';
import { contextOf } from './context.ts';
import { needProgram } from './run/shared.ts';
import { contentFolder } from './markdown/content-folder.ts';

beforeAll(() => needProgram('doxygen'));

/** Returns what is reported on a header that Doxygen has read with its default settings. */
async function reported(...lines: string[]): Promise<{ text: string; advice?: string }[]> {
  const cwd = contentFolder({ 'lib.h': ['/** \\file */', ...lines, ''].join('\n') });
  writeFileSync(
    join(cwd, 'Doxyfile'),
    'INPUT = lib.h\nQUIET = YES\nGENERATE_XML = YES\nGENERATE_HTML = NO\nGENERATE_LATEX = NO\nWARNINGS = NO\nEXTRACT_ALL = YES\n',
  );
  expect(spawnSync('doxygen', { cwd }).status).toBe(0);
  const diagnostics = new Diagnostics();
  const api = await readDoxygen(join(cwd, 'xml'), contextOf(diagnostics));
  if (!api) throw new Error('The XML could not be read.');
  reportMisreadMacros(api.compounds, diagnostics);
  return diagnostics.all.map(({ message, advice = '' }) => ({ text: message, advice }));
}

test('a macro around the type', async () => {
  expect(
    await reported(
      '/** Opens. */ LIB_EXTERN(int) lib_open(void);',
      '/** Closes. */ LIB_EXTERN(int *) lib_close(int a, int b);',
    ),
  ).toEqual([
    {
      text: expect.stringContaining('Doxygen took the macro LIB_EXTERN for 2 functions'),
      advice: expect.stringContaining('PREDEFINED += "LIB_EXTERN(a)=a"'),
    },
  ]);
});

test('a declaration in a topic and in its file counts once', async () => {
  const [found] = await reported(
    '/** \\defgroup g G',
    ' * @{ */',
    '/** Opens. */ LIB_EXTERN(int) lib_open(void);',
    '/** @} */',
  );
  expect(found?.text).toContain('for a function:');
});

test('a macro in front of the type', async () => {
  expect(await reported('/** Opens. */ LIB_OLD(1.2, lib_new) const char *lib_open(void);')).toEqual(
    [
      {
        text: expect.stringContaining('Doxygen took the macro LIB_OLD for a function'),
        advice: expect.stringContaining('PREDEFINED += "LIB_OLD(a,b)="'),
      },
    ],
  );
});

test('attributes in front of declarations, of types and of members', async () => {
  const found = await reported(
    '/** Runs. */ __declspec(dllexport) int run(int a);',
    '/** Packed. */ typedef struct __attribute__((packed)) packed { /** A. */ int a; } packed;',
  );
  expect(found).toEqual([
    {
      text: expect.stringContaining('Doxygen took __declspec for the name of a symbol: '),
      advice: expect.stringContaining('PREDEFINED += "__declspec(x)="'),
    },
    {
      text: expect.stringContaining('Doxygen took __attribute__ for the name of a symbol: '),
      advice: expect.stringContaining('PREDEFINED += "__attribute__(x)="'),
    },
  ]);
});

test('a macro behind the name of a class', async () => {
  expect(
    await reported('#define LIB_FINAL final', '/** A window. */', 'class Window LIB_FINAL {};'),
  ).toEqual([
    {
      text: expect.stringContaining('Doxygen took the macro LIB_FINAL for the name of a class'),
      advice: expect.stringContaining('PREDEFINED += "LIB_FINAL="'),
    },
  ]);
});

test.each([
  ['FLASH', '', 'const uint8_t Bits[] FLASH = {1, 2};'],
  ['FLASH', '', 'const int Font FLASH = 3;'],
  ['FLASH', '', 'const Font Arial FLASH = {3};'],
  ['FLASH', '', 'const char *Text FLASH = "a";'],
  ['FLASH', '', 'struct S { int a FLASH; };'],
  ['LIB_TIGHT', '', 'struct a {int x;} LIB_TIGHT;\nstruct b {int y;} LIB_TIGHT;'],
  ['TIGHT', '', '#define TIGHT __attribute__((packed))\nstruct a {int x;} TIGHT;'],
  ['PACKED', '', 'struct a {int x;} PACKED;'],
  ['ALIGN', '(a)', 'ALIGN(4) extern uint8_t buffer[16];'],
  ['PLACED', '(...)', 'const uint8_t Bits[] PLACED("flash") = {1};'],
])('the macro %s%s of a variable', async (name, params, code) => {
  expect(await reported(...code.split('\n'))).toEqual([
    {
      text: expect.stringMatching(`the macro ${name} for a (?:variable|function):`),
      advice: expect.stringContaining(`PREDEFINED += "${name}${params}="`),
    },
  ]);
});

test.each([
  ['constants', 'const int MAX = 3;\nstatic const char VERSION[] = "1";\nunsigned long int BIG;'],
  ['an array of pointers', 'const char *const NAMES[] = {0};\nconst char *NAME;'],
  ['constants of a class', 'struct S { static const S ZERO; };\nconst S S::ZERO = {};'],
  [
    'constants of a template',
    'template <class T> struct S { static LIB_CONST size_t SIZE; };\ntemplate <class T> LIB_CONST size_t S<T>::SIZE;',
  ],
  ['registers', 'struct R { __IO uint32_t CR; volatile uint8_t SR; };'],
  [
    'a macro in front of a variable',
    'LIB_API Foo BAR;\nlib_api Foo BAZ;\nconst char LIB_API ID[];',
  ],
  ['variables of their own types', 'struct {int y;} CONFIG;\nstatic struct st {int y;} STATE;'],
  ['a variable with template arguments', 'const std::array<int[2], 3> LIST;\nns::Map<A, B c> MAP;'],
  ['a declaration and its definition', 'extern const int SIZE;\nconst int SIZE = 3;'],
  ['pointers to functions', 'void (*HANDLER)(int);\nint *(*TABLE[3])(int x);'],
  ['enumerators', 'enum E { FIRST LIB_OLD, SECOND = 2 };'],
  ['a constructor in capitals', 'struct WINDOW { WINDOW(int a) const noexcept; ~WINDOW(); };'],
  ['a class in capitals', 'class WINDOW {};\n#define WINDOWS'],
  ['a function in capitals', 'int RUN(int a);'],
  ['an exception specification', 'void RUN(int a) noexcept(noexcept(f(1)));'],
  ['a result behind the arguments', 'auto RUN(int a) -> decltype(f(1));'],
  ['a macro that is called in a file', 'TEST(Suite, name) { run(1); }'],
  ['exceptions of C++98', 'void RUN(int a) throw(std::bad_alloc, f(1));'],
  ['an attribute behind the arguments', 'void RUN(int a) __attribute__((nonnull(1)));'],
  ['a list of macros', 'ERROR_DEF(1, "a")\nERROR_DEF(2, "b")'],
  ['a macro in front of a function in small letters', 'LIB_API int lib_open(int a);'],
])('nothing is reported on %s', async (_, line) => {
  expect(await reported(line)).toEqual([]);
});
