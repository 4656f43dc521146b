import { beforeAll, describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { parseExpression } from '../../src/doxygen/conditions/macro-expression.ts';
import { readDoxygen } from '../../src/doxygen/read-project.ts';
import type { ApiReference } from '../../src/model/site.ts';
import { contextOf } from '../context.ts';
import { needProgram } from '../run/shared.ts';
import { variantFolders } from './variant-folders.ts';

beforeAll(() => needProgram('doxygen'));

/** The macros that Doxygen knows: those of a compiler for C++23. */
const newest = { all: ['__cplusplus=202302L', '__cpp_lib_expected=202211L', 'OWN=1', 'DOXYGEN=1'] };

async function read(
  sources: Record<string, string>,
  standards?: Record<string, string>,
  variants: Record<string, readonly string[]> = newest,
): Promise<ApiReference> {
  const folder = variantFolders(sources, [], variants);
  const folders = Object.fromEntries(
    Object.keys(variants).map((name) => [name, join(folder, name, 'xml')]),
  );
  const [first = ''] = Object.values(folders);
  const api = await readDoxygen(first, contextOf(), {
    standards,
    ...(variants !== newest && { variants: folders }),
  });
  if (!api) throw new Error('The XML could not be read.');
  return api;
}

/** The symbols that not all standards have, as `name: standards`, after a line with all standards that differ. */
function lines({ compounds, standards = [] }: ApiReference): string[] {
  const found = compounds.flatMap((compound) => [
    compound,
    ...(compound.kind === 'group' || compound.kind === 'file'
      ? compound.sections.flatMap(({ entries }) =>
          entries.flatMap((entry) => ('member' in entry ? [entry.member] : [])),
        )
      : []),
  ]);
  return [
    standards.join(' '),
    ...found.flatMap(({ name, facts }) =>
      facts.standards ? [`${name}: ${facts.standards.join(' ')}`] : [],
    ),
  ];
}

const linesOf = async (header: string, macros?: Record<string, string>): Promise<string[]> =>
  lines(await read({ 'src/a.hpp': `/** @file */\n${header}` }, macros));

const none = [''];

describe('conditions', () => {
  test.each<[title: string, header: string, expected: string[]]>([
    ['without any', 'int f();', none],
    ['on nothing but C++', '#ifdef __cplusplus\nint f();\n#endif', none],
    ['on a standard', '#if __cplusplus >= 201703L\nint f();\n#endif', ['C++14 C++17', 'f: C++17']],
    [
      'greater than one',
      '#if __cplusplus > 201703L\nint f();\n#endif',
      ['C++17 C++20', 'f: C++20'],
    ],
    [
      'with draft values',
      '#if __cplusplus >= 201709L && defined(__cplusplus)\nint f();\n#endif',
      ['C++17 C++20', 'f: C++20'],
    ],
    [
      'on several lines, with comments',
      '#if __cplusplus >= \\\n  201703L // 17\nint f();\n#endif',
      ['C++14 C++17', 'f: C++17'],
    ],
    [
      'nested',
      '#if __cplusplus >= 201402L\nint f();\n#  if __cplusplus >= 202002L\nint g();\n#  endif\n#endif',
      ['C++11 C++14 C++17 C++20', 'f: C++14 C++17 C++20', 'g: C++20'],
    ],
    [
      'in #elif and #else',
      '#if __cplusplus < 201402L\nint f();\n#elif __cplusplus < 201703L\nint g();\n#else\nint h();\n#endif',
      ['C++14 C++17', 'h: C++17'],
    ],
    [
      'on features with and without a value',
      '#if defined(__cpp_lib_expected) && __cpp_lib_expected >= 202211L\nint f();\n#endif',
      ['C++20 C++23', 'f: C++23'],
    ],
    [
      'on the value of Visual C++',
      '#if _MSVC_LANG >= 201703L || __cplusplus >= 201703L\nint f();\n#endif',
      ['C++14 C++17', 'f: C++17'],
    ],
    // A platform may lack it in any standard, but no standard has it without the other condition.
    [
      'and on a platform',
      '#if !defined(_WIN32) && __cplusplus >= 201703L\nint f();\n#endif',
      ['C++14 C++17', 'f: C++17'],
    ],
    ['or on a platform', '#if !defined(_WIN32) || __cplusplus >= 201703L\nint f();\n#endif', none],
    // Only Doxygen reads it in older standards.
    [
      'or on Doxygen',
      '#if defined(DOXYGEN) || __cplusplus >= 201703L\nint f();\n#endif',
      ['C++14 C++17', 'f: C++17'],
    ],
    ['on an unknown macro', '#if OWN\nint f();\n#endif', none],
    // The other branch declares it, too.
    [
      'around two declarations of the same name',
      '#if __cplusplus >= 201703L\nint f(int);\n#else\nint f(long);\n#endif',
      none,
    ],
    [
      'around two declarations in separate conditions',
      '#if __cplusplus >= 201703L\nint f(int);\n#endif\n#if __cplusplus < 201703L\nint f(long);\n#endif',
      none,
    ],
    ['around parts of a declaration', '#if __cplusplus >= 201703L\ninline\n#endif\nint f();', none],
    ['in comments', '/*\n#if __cplusplus >= 201703L\n*/\nint f();\n', none],
    [
      'around a class and in it',
      '#if __cplusplus >= 201402L\nclass C {\npublic:\n#if __cplusplus >= 201703L\n  int f();\n#endif\n};\n#endif',
      ['C++11 C++14 C++17', 'C: C++14 C++17'],
    ],
    [
      // The whole library needs it.
      'that end with an error',
      '#if __cplusplus < 201703L\n#error C++17\n#endif\n',
      none,
    ],
  ])('%s', async (_, header, expected) => {
    expect((await linesOf(header)).sort()).toEqual([...expected].sort());
  });

  test.each<[title: string, macros: string, expected: string[]]>([
    [
      'defined on a condition',
      '#if __cplusplus >= 201703L\n#define OWN\n#endif',
      ['C++14 C++17', 'f: C++17'],
    ],
    ['with a value', '#define OWN (__cplusplus >= 201703L)', ['C++14 C++17', 'f: C++17']],
    [
      'from one of two others',
      '#ifdef _MSVC_LANG\n#define VERSION _MSVC_LANG\n#else\n#define VERSION __cplusplus\n#endif\n#if VERSION > 201402\n#define OWN 1\n#endif',
      ['C++14 C++17', 'f: C++17'],
    ],
    [
      'that users may replace',
      '#ifndef OWN\n#define OWN (__cplusplus >= 201703L)\n#endif',
      ['C++14 C++17', 'f: C++17'],
    ],
    ['with parameters', '#define OWN(x) (__cplusplus >= 201703L)', none],
    ['defined for other reasons', '#ifdef _WIN32\n#define OWN 1\n#endif', none],
  ])('on a macro of another header, %s', async (_, macros, expected) => {
    const guarded = `#ifndef B_HPP\n#define B_HPP\n${macros}\n#endif\n`;
    const use = macros.includes('#define OWN\n') ? '#ifdef OWN' : '#if OWN';
    const sources = {
      'src/a.hpp': `/** @file */\n${use}\nint f();\n#endif\n`,
      'src/b.hpp': guarded,
    };
    const found = lines(await read(sources)).filter((line) => !line.startsWith('OWN'));
    expect(found).toEqual(expected);
  });

  test('on a macro that the configuration explains', async () => {
    const header = '#if OWN\nint f();\n#endif';
    expect(await linesOf(header, { OWN: 'C++20' })).toEqual(['C++17 C++20', 'f: C++20']);
  });

  test('of C count for C only', async () => {
    const text =
      '/** @file */\n#if defined(__cplusplus) || __STDC_VERSION__ >= 201112L\nint f(void);\n#endif';
    expect(lines(await read({ 'src/a.h': text }))).toEqual(['C99 C11', 'f: C11']);
  });
});

test('variants with the names of standards are standards', async () => {
  const header =
    '/** @file */\n#if __cplusplus >= 202002L\nint f();\n#endif\nenum E { A,\n#if __cplusplus >= 202002L\nB\n#endif\n};';
  const api = await read({ 'src/a.hpp': header }, undefined, {
    'c++20': ['__cplusplus=202002L'],
    'C++17': ['__cplusplus=201703L'],
  });
  expect(api.variants).toBeUndefined();
  expect(lines(api)).toEqual(['C++17 C++20', 'f: C++20']);
  const file = api.compounds.find(({ kind }) => kind === 'file');
  const values = file?.sections.flatMap(({ entries }) =>
    entries.flatMap((entry) => ('member' in entry ? entry.member.enumValues : [])),
  );
  expect(values?.map(({ name, standards }) => [name, standards])).toEqual([
    ['A', undefined],
    ['B', ['C++20']],
  ]);
});

const lookup = { valueOf: () => undefined, isDefined: () => undefined };

test.each<[text: string, value: number | undefined]>([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3 == 9 && !0', 1],
  ['0x10u << 2', 64],
  ["202'002L / 100", 2020],
  ['7 % 0', undefined],
  ['1 ? 2 : UNKNOWN', 2],
  ['UNKNOWN && 0', 0],
  ['UNKNOWN || 1', 1],
  ['UNKNOWN || 0', undefined],
  ['__has_include(<span>) || 1', 1],
  ['__has_include(<span>)', undefined],
  ['defined UNKNOWN', undefined],
  ['1 +', undefined],
  ['(1', undefined],
  ['', undefined],
])('the expression %s', (text, value) => {
  expect(parseExpression(text)(lookup)).toBe(value);
});

test.each(['(', '!', '1 ? '])('an endless expression of %s', (start) => {
  expect(parseExpression(`${start.repeat(9999)}1`)(lookup)).toBeUndefined();
});
