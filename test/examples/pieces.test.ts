import { describe, expect, test } from '@jest/globals';
import { toHtml } from 'hast-util-to-html';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { exampleMark, resultKey } from '../../src/code/example-marks.ts';
import type { ExampleMarks } from '../../src/model/example-marks.ts';
import { compareOutput } from '../../src/examples/compare-output.ts';
import { readMessages } from '../../src/examples/compiler-messages.ts';
import { isForC, standardOf, readDependencies } from '../../src/examples/compiler.ts';
import { fenceExamples } from '../../src/examples/fence-examples.ts';
import { findLines, sourceOf } from '../../src/examples/find-lines.ts';
import { standardIncludes } from '../../src/examples/standard-headers.ts';
import { readExampleWords, withoutHiddenLines } from '../../src/shared/example-words.ts';

describe('the words of a block', () => {
  const cases: [text: string, words: object, because: string][] = [
    ['run', { run: true }, 'it runs'],
    ['title="a run" no-run', { run: false }, 'a title has no words'],
    ['compile-fail', { compileFail: true }, 'it must not compile'],
    ['compile-fail="no run"', { compileFail: true, error: 'no run' }, 'the error is a text'],
    ['{1,3} showLineNumbers', {}, 'other words belong to others'],
  ];
  test.each(cases)('%s: %j, because %s', (text, words) => {
    expect(readExampleWords(text)).toEqual(words);
  });
});

test('hidden lines and the words in the first line are not shown', () => {
  expect(withoutHiddenLines('// example: run\n//@ int x;\nuse(x);\n// example: y')).toBe(
    'use(x);\n// example: y',
  );
});

test('fences have the places of their lines, also in lists and with Windows line ends', () => {
  const text = '# A\r\n\r\n- item\r\n\r\n  ```cpp run\r\n  //@ int x;\r\n  use(x);\r\n  ```\r\n';
  const [example] = fenceExamples(text, 'a.md', new Diagnostics());
  expect(example?.lines).toEqual([
    { text: 'int x;', file: 'a.md', line: 6, indent: 6 },
    { text: 'use(x);', file: 'a.md', line: 7, indent: 2 },
  ]);
});

test('a misspelt word is reported, and an output without an example', () => {
  const diagnostics = new Diagnostics();
  fenceExamples('```text output\n1\n```\n\n```cpp compile-fails\nx;\n```\n', 'a.md', diagnostics);
  expect(diagnostics.all.map(({ message, place }) => [place?.line, message])).toEqual([
    [1, 'There is no example above this output.'],
    [5, '"compile-fails" has no meaning for an example.'],
  ]);
});

describe('lines of a comment are found', () => {
  const cases: [source: string, line: number, because: string][] = [
    ['/**\n * @code\n * int x = 1;\n *   f(x);\n * @endcode\n */', 3, 'stars are no code'],
    ['/// @code\n/// int x = 1;\n///   f(x);\n/// @endcode', 2, 'nor are slashes'],
    ['/*!\n\\code\nint x  =  1;\n  f(x);\n*/', 3, 'white space may differ'],
    ['a\r\nint x = 1;\r\n  f(x);\r\n', 2, 'so may line ends'],
  ];
  test.each(cases)('%j: line %i, because %s', (source, line) => {
    const found = findLines(['int x = 1;', '  f(x);'], sourceOf('a.h', source));
    expect(found?.[0]?.line).toBe(line);
  });

  test('nearest to what they describe', () => {
    const source = sourceOf('a.h', 'f();\n\n\n\nf();\nint g();\n\nf();');
    expect(findLines(['f();'], source, 6)?.[0]?.line).toBe(5);
  });
});

describe('messages of', () => {
  const cases: [compiler: string, line: string, message: object][] = [
    [
      'GCC',
      'docs/a.md:12:3: error: no x',
      { level: 'error', place: { file: 'docs/a.md', line: 12, column: 3 }, text: 'no x' },
    ],
    [
      'Clang',
      'a.h:7:1: warning: unused [-Wx]',
      { level: 'warning', place: { file: 'a.h', line: 7, column: 1 }, text: 'unused [-Wx]' },
    ],
    [
      'MSVC',
      "C:\\docs\\a.md(12,3): error C2065: 'x': undeclared identifier",
      {
        level: 'error',
        place: { file: 'C:\\docs\\a.md', line: 12, column: 3 },
        text: "C2065: 'x': undeclared identifier",
      },
    ],
    [
      'ld',
      "/usr/bin/ld: a.o: in function `main': a.md:(.text+0x5): undefined reference to `f()'",
      { level: 'error', text: "undefined reference to `f()'" },
    ],
  ];
  test.each(cases)('%s', (_, line, message) => {
    expect(readMessages(line)).toEqual([{ ...message, from: [] }]);
  });

  test('GCC and Clang name the code that has led to a fault in a header', () => {
    const gcc = 'a.md:8:4:   required from here\na.h:4:50: error: no x\na.h:5:1: error: no y';
    const clang = 'a.h:4:50: error: no x\na.md:8:4: note: in instantiation of f requested here';
    const place = { file: 'a.md', line: 8, column: 4 };
    expect(readMessages(gcc).map(({ from }) => from)).toEqual([[place], []]);
    expect(readMessages(clang).map(({ from }) => from)).toEqual([[place]]);
  });
});

describe('an output', () => {
  const cases: [expected: string, printed: string, line: number | undefined, because: string][] = [
    ['a\nb', 'a  \r\nb\n\n', undefined, 'white space at ends is not seen'],
    ['a', '\u001B[31ma\u001B[0m', undefined, 'nor are colours'],
    ['a\nb', 'a\nc', 1, 'the second line differs'],
    ['a', 'a\nb', 1, 'there is more'],
    ['Built … x', 'Built 1.2 x', undefined, 'the sign stands for any text'],
    ['a\n…\nd', 'a\nb\nc\nd', undefined, 'alone, it stands for lines'],
    ['…\nd', 'd\nd', undefined, 'as many as needed'],
    ['a\n…\nd', 'a\nb', 2, 'what follows must still be there'],
    ['a.c', 'abc', 0, 'a dot is a dot'],
  ];
  test.each(cases)('%j of %j differs at %j, because %s', (expected, printed, line) => {
    expect(compareOutput(expected, printed)?.line).toBe(line);
  });
});

test('the standard is that of the command', () => {
  const names = ['c++ -std=c++20 x', 'cl /std:c++17 x', 'cc -std=gnu11 x', 'c++ x'].map(standardOf);
  expect(names).toEqual(['C++20', 'C++17', 'C11', '']);
});

describe('a command', () => {
  const cases: [command: string, isC: boolean, because: string][] = [
    ['cc {file} -o {output}', true, 'cc is a compiler for C'],
    ['ccache /usr/bin/arm-none-eabi-gcc-13 {file}', true, 'so is gcc, of any target'],
    ['g++ -x c -std=gnu17 {file}', true, 'the standard is one of C'],
    ['CC=x c++ {file}', false, 'a variable is no compiler'],
    ['/opt/clang++-16 {file}', false, 'this one is for C++'],
    ['cl /std:c++20 {file}', false, 'and so is this one'],
  ];
  test.each(cases)('%s compiles C: %j, because %s', (command, isC) => {
    expect(isForC(command)).toBe(isC);
  });
});

describe('headers of the standard library', () => {
  const cases: [code: string, language: 'c' | 'cpp', includes: string[], because: string][] = [
    ['std::vector<int> v;', 'cpp', ['#include <vector>'], 'the name is that of a header'],
    ['vector<int> v;', 'cpp', [], 'without std, it may be another'],
    ['printf("x");', 'cpp', ['#include <cstdio>'], 'a name of C is not below std'],
    ['x.printf("x"); a::free(y);', 'cpp', [], 'these belong to others'],
    ['for (int i : { 1, 2 }) f(i);', 'cpp', ['#include <initializer_list>'], 'braces are a list'],
    ['double y = sqrt(2);', 'c', ['#include <math.h>'], 'C has other names for headers'],
    ['int log = 1; uint8_t b;', 'c', ['#include <stdint.h>'], 'a variable can have the name log'],
  ];
  test.each(cases)('of %j in %s: %j, because %s', (code, language, includes) => {
    expect(standardIncludes(code, language)).toEqual(includes);
  });
});

test('dependencies are those of -MD and of /showIncludes', () => {
  expect(readDependencies('a: /p/a.cpp /p/x.h \\\n /p/y\\ z.h\n', '/p/a.cpp', '/')).toEqual([
    '/p/x.h',
    '/p/y z.h',
  ]);
  expect(readDependencies('Note: including file:  /p/x.h\r\n', '/p/a.cpp', '/')).toEqual([
    '/p/x.h',
  ]);
});

describe('a proven block', () => {
  const code = 'std::puts("x");';
  const result = { status: 'ran', compiler: 'GCC 13.2', standard: 'C++20', output: 'x' } as const;
  const marks: ExampleMarks = {
    results: { [resultKey(code)]: { ...result, program: 'int main() { puts("x"); }' } },
    release: 'lib 2.0',
    explorer: {
      url: 'https://godbolt.org/',
      compiler: 'g132',
      options: '-O2',
      libraries: { fmt: '1' },
    },
    texts: { compiled: 'C {compiler}', ran: 'R {compiler}', refused: 'N', explorer: 'Open' },
  };

  test('says who compiled it, and folds its output', () => {
    const html = toHtml(exampleMark(`${code}  \r\n`, marks));
    expect(html).toContain('<summary>R GCC 13.2, C++20, lib 2.0</summary>');
    expect(html).toContain('<code>x</code>');
  });

  test('opens Compiler Explorer with its whole program', () => {
    const html = toHtml(exampleMark(code, marks));
    const [, state = ''] = /href="https:\/\/godbolt\.org\/clientstate\/([^"]+)"/.exec(html) ?? [];
    expect(JSON.parse(Buffer.from(decodeURIComponent(state), 'base64').toString())).toEqual({
      sessions: [
        {
          id: 1,
          language: 'c++',
          source: 'int main() { puts("x"); }',
          compilers: [{ id: 'g132', options: '-O2', libs: [{ id: 'fmt', version: '1' }] }],
        },
      ],
    });
  });

  test('has no mark if its code has changed', () => {
    expect(exampleMark(`${code}\nmore();`, marks)).toEqual([]);
  });
});
