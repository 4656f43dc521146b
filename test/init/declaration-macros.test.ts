import { describe, expect, test } from '@jest/globals';
import { declarationMacros } from '../../src/init/declaration-macros.ts';

const macrosOf = (...lines: string[]): string[] => declarationMacros([lines.join('\n')]);

describe('macros in front of declarations', () => {
  test.each<[string, string[], string[]]>([
    [
      'all definitions have attributes only',
      [
        '#ifdef _WIN32',
        '# define LIB_CALL __cdecl',
        '#elif defined(__GNUC__)',
        '# define LIB_CALL __attribute__((visibility("default"), cold))',
        '#else',
        '# define LIB_CALL',
        '#endif',
        'int LIB_CALL lib_open(void);',
      ],
      ['LIB_CALL='],
    ],
    [
      'attributes that no header defines are behind what is declared',
      [
        'const int font PROGMEM = 3;',
        'void isr(void) IRAM_ATTR;',
        'struct pair { int a; } PACKED;',
        'extern int a[16] ALIGNED(4), c;',
        'extern int b[16] ALIGNED(4);',
        'const int d[] IN_FLASH = {1};',
        'const int MAX = e[0] == SIZE;',
      ],
      ['ALIGNED(...)=', 'IN_FLASH=', 'IRAM_ATTR=', 'PACKED=', 'PROGMEM='],
    ],
    [
      'a header defines one as nothing',
      ['#define IN_FLASH', 'extern const int a[] IN_FLASH;'],
      ['IN_FLASH='],
    ],
    [
      'words of compilers are in front of declarations',
      [
        'typedef struct __attribute__((packed)) { int a; } lib_pair;',
        '__declspec(dllexport) int lib_open(void);',
        '_Static_assert(sizeof(lib_pair) == 4, "Size");',
        '// _Alignas(8)',
      ],
      ['_Static_assert(...)=', '__attribute__(x)=', '__declspec(x)='],
    ],
    [
      'a parameter is the type',
      [
        '#define LIB_EXTERN(type) __declspec(dllimport) type __stdcall',
        '#define LIB_EXTERN(kind) extern kind',
        'LIB_EXTERN(int) lib_open(void);',
      ],
      ['LIB_EXTERN(type)=extern type'],
    ],
    [
      'a parameter is the name of a pointer to a function',
      [
        '#define LIB_CALLBACK(name) (__cdecl *name)',
        '#define LIB_CALLBACK(id) (* id)',
        'typedef int LIB_CALLBACK(lib_done)(int code);',
      ],
      ['LIB_CALLBACK(name)=(*name)'],
    ],
    [
      'specifiers stay, as the language spells them',
      [
        '#define LIB_INLINE static __inline__',
        '#define LIB_INLINE __forceinline',
        'LIB_INLINE int f();',
      ],
      ['LIB_INLINE=static inline'],
    ],
    [
      'older compilers spell them otherwise',
      ['#define LIB_NOEXCEPT throw()', '#define LIB_NOEXCEPT _NOEXCEPT', 'int f() LIB_NOEXCEPT;'],
      ['LIB_NOEXCEPT=noexcept'],
    ],
    [
      'one is made of another one',
      [
        '#define LIB_IMPORT __declspec(dllimport)',
        '#define LIB_API LIB_IMPORT extern',
        'LIB_API int f();',
      ],
      ['LIB_API=extern'],
    ],
    [
      'linkage opens and closes a block',
      [
        '#define LIB_BEGIN extern "C" {',
        '#define LIB_END }',
        '#define LIB_BEGIN',
        '#define LIB_END',
        'LIB_BEGIN',
        'int f();',
        'LIB_END',
      ],
      ['LIB_BEGIN=extern "C" {', 'LIB_END=}'],
    ],
    [
      'a definition goes on, with comments',
      [
        '#define LIB_OLD(what) /* see what */ \\',
        '  __attribute__((deprecated("Use " #what))) // why',
        'LIB_OLD(g) int f();',
      ],
      ['LIB_OLD(what)='],
    ],
    [
      'they open and close a namespace',
      [
        '#define LIB_VERSION v2',
        '#define LIB_BEGIN namespace lib { inline namespace LIB_VERSION {',
        '#define LIB_END } }',
        'LIB_BEGIN',
        'struct open {};',
        'LIB_END',
      ],
      ['LIB_BEGIN=namespace lib { inline namespace v2 {', 'LIB_END=} }'],
    ],
    [
      'a macro computes the name of an inline namespace',
      [
        '#define LIB_JOIN(a, b) a ## b',
        '#define LIB_TAG _v2',
        '#define LIB_BEGIN namespace lib { inline namespace LIB_JOIN( \\',
        '  abi, LIB_TAG) {',
        '#define LIB_END } /* inline */ \\',
        '  } // lib',
        'LIB_BEGIN',
        'struct open {};',
        'LIB_END',
      ],
      ['LIB_BEGIN=namespace lib {', 'LIB_END=}'],
    ],
    [
      'there is no blank in front of an inline namespace',
      [
        '#define LIB_BEGIN namespace lib {inline namespace v2 {',
        '#define LIB_END }}',
        'LIB_BEGIN',
        'struct open {};',
        'LIB_END',
      ],
      ['LIB_BEGIN=namespace lib { inline namespace v2 {', 'LIB_END=} }'],
    ],
    [
      'one wraps the attributes of another one',
      [
        '#define LIB_PUSH _Pragma("clang diagnostic push")',
        '#define LIB_WRAP(text) LIB_PUSH text',
        '#define LIB_WRAP(x) x',
        '#define LIB_OLD(since) LIB_WRAP([[deprecated("Since " #since)]])',
        '#define LIB_OLD(since) __declspec(deprecated)',
        'LIB_OLD(2) int f();',
      ],
      ['LIB_OLD(since)='],
    ],
    [
      'one wraps the parameter of another one',
      [
        '#define LIB_WRAP(x) static x',
        '#define LIB_FUNCTION(type) LIB_WRAP(type)',
        'LIB_FUNCTION(int) f();',
      ],
      ['LIB_FUNCTION(type)=static type'],
    ],
    [
      'they describe parameters to a static analyser',
      [
        '#define LIB_OUT(size) _Out_writes_(size)',
        '#define LIB_OUT(size)',
        'f(LIB_OUT(2) int* a);',
      ],
      ['LIB_OUT(size)='],
    ],
    [
      'compilers without prototypes drop the parameters',
      ['#define OF(args) args', '#define OF(args) ()', 'int lib_open OF((int a));'],
      ['OF(args)=args'],
    ],
    [
      'a build may define another one',
      ['#define LIB_PUBLIC LIB_EXTERN_SYMBOL', '#define LIB_PUBLIC', 'LIB_PUBLIC int f();'],
      ['LIB_PUBLIC='],
    ],
    [
      'conditions are about the documentation',
      ['#if !defined(LIB_DOXYGEN) && LIB_DEBUG', 'int f();', '#endif', '#ifdef DOXYGEN', '#endif'],
      ['DOXYGEN=1', 'LIB_DOXYGEN=1'],
    ],
    [
      'they switch warnings of a compiler off',
      [
        '#define LIB_PUSH(list) __pragma(warning(push)) __pragma(warning(disable: list))',
        '#define LIB_PUSH(list)',
        'LIB_PUSH(4251)',
      ],
      ['LIB_PUSH(list)='],
    ],
    [
      'they name a namespace',
      [
        '#ifndef LIB_NS',
        '#define LIB_NS lib',
        '#endif',
        '#define LIB_DETAIL lib::detail',
        'namespace LIB_NS { namespace more {} }',
        'namespace lib::LIB_DETAIL {}',
      ],
      ['LIB_DETAIL=lib::detail', 'LIB_NS=lib'],
    ],
    ['a generated header defines it', ['class LIB_EXPORT Window {};'], ['LIB_EXPORT=']],
  ])('are expanded if %s', (_, lines, expected) => {
    expect(macrosOf(...lines)).toEqual(expected);
  });

  test.each<[string, string[]]>([
    ['one definition is more', ['#define X inline', '#define X f(1)', 'X int f();']],
    ['it is not used', ['#define LIB_API extern']],
    ['only a directive uses it', ['#define LIB_API extern', '#ifdef LIB_API', '#endif']],
    ['only a comment uses it', ['#define LIB_API extern', '/* LIB_API */ // LIB_API']],
    ['it is empty, and named as a condition', ['#define LIB_TRACE', 'LIB_TRACE int f();']],
    ['its parameter stands twice', ['#define PAIR(a) a a', 'PAIR(int) f();']],
    ['it expands to itself', ['#define A B', '#define B A', 'A int f();', 'B int g();']],
    [
      'blocks of two kinds close alike',
      [
        '#define LIB_BEGIN namespace lib { inline namespace NAME(2) {',
        '#define LIB_MORE namespace lib { namespace more {',
        '#define NAME(x) v ## x',
        '#define LIB_END } }',
        'LIB_BEGIN int f(); LIB_END',
        'LIB_MORE int g(); LIB_END',
      ],
    ],
    [
      'it gives two parameters to another',
      ['#define A(a) B(a, int)', '#define B(x, y) y x', 'A(int) f();'],
    ],
    [
      'they close what no other one opens',
      [
        '#define LIB_BEGIN namespace NAME(2) {',
        '#define LIB_END }',
        'LIB_BEGIN',
        'int f();',
        'LIB_END',
      ],
    ],
    ['headers define the condition', ['#define IN_DOXYGEN 0', '#if IN_DOXYGEN', '#endif']],
    [
      'the name of a namespace depends on the compiler',
      ['#if X', '#define LIB_NS a', '#else', '#define LIB_NS b', '#endif', 'namespace LIB_NS {}'],
    ],
    ['it spells a specifier', ['#define inline __inline', 'inline int f();']],
    ['definitions differ in parameters', ['#define X(a) a', '#define X inline', 'X int f();']],
    ['the name of a type is in capitals', ['FILE *open(HANDLE handle);']],
  ])('stay if %s', (_, lines) => {
    expect(macrosOf(...lines)).toEqual([]);
  });

  test('third-party headers define macros, but their own ones are not used', () => {
    const foreign =
      '#define TOOLS_PURE __attribute__((pure))\n#define TOOLS_API extern\nTOOLS_API int g();';
    expect(declarationMacros(['TOOLS_PURE int f();'], [foreign])).toEqual(['TOOLS_PURE=']);
  });
});
