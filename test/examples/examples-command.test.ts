import { beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpp, resultOf, run, site, usual, type Listed } from './example-sites.ts';

test('proves what a page says', () => {
  const own = site({
    'docs/a.md': [
      cpp('int twice(int x) { return 2 * x; }'),
      cpp('std::printf("%d\\n", twice(2));', 'continues'),
      '```text output\n4\n```\n\n',
      cpp('int x = "text";', 'compile-fail="invalid conversion"'),
      cpp('std::vector<int> v{ 1 };\nreturn v.at(0) - 1;', 'run'),
      cpp('f();\n// ...\ng();'),
      cpp('nonsense', 'ignore'),
    ].join(''),
  });
  const { examples, diagnostics } = resultOf(own);
  expect(diagnostics.filter(({ code }) => code !== 'example-ignored')).toEqual([]);
  expect(examples.map(({ status }) => status)).toEqual([
    'compiled',
    'ran',
    'refused',
    'ran',
    'ignored',
    'ignored',
  ]);
  expect(examples[1]?.output).toBe('4');
});

describe('a fault has its place:', () => {
  const cases: [name: string, page: string, code: string, line: number, words: RegExp][] = [
    ['an unknown name', `# A\n\n${cpp('int x = 1;\nx = y;')}`, 'example-compile', 5, /y/],
    ['one that moves', cpp('f();\nint f() { return z; }'), 'example-compile', 3, /z/],
    ['an open bracket', cpp('if (true) {'), 'example-compile', 1, /expected/],
    [
      'a template of a header',
      cpp('struct S {};\nstd::vector<S> v;\nstd::sort(v.begin(), v.end());'),
      'example-compile',
      4,
      /found this at .*predefined_ops/,
    ],
    ['a linker', cpp('void f();\nf();'), 'example-compile', 1, /undefined reference/],
    [
      'another output',
      `${cpp('std::puts("5");', 'run')}\`\`\`text output\n4\n\`\`\`\n`,
      'example-output',
      6,
      /"5".*"4"/,
    ],
    ['an exit code', cpp('return 3;', 'run'), 'example-run', 1, /exit code 3/],
    ['a signal', cpp('std::abort();', 'run'), 'example-run', 1, /SIGABRT/],
    [
      'an endless loop',
      cpp('for (volatile int i = 0;;) {}', 'run'),
      'example-run',
      1,
      /did not end/,
    ],
    ['endless output', cpp('for (;;) std::puts("x");', 'run'), 'example-run', 1, /more than/],
    ['no UTF-8', cpp('std::puts("\\xFF");', 'run'), 'example-output', 1, /UTF-8/],
    [
      'what compiles',
      cpp('int x = 1;', 'compile-fail'),
      'example-compiles',
      1,
      /it compiles|compiles, but/,
    ],
    ['another error', cpp('int x = y;', 'compile-fail="z"'), 'example-compiles', 1, /contains "z"/],
    [
      'a missing header',
      cpp('#include "n.h"', 'compile-fail'),
      'example-compiles',
      1,
      /not in its code/,
    ],
    ['words that contradict', cpp('x;', 'run compile-fail'), 'example-words', 1, /cannot run/],
    [
      'the end of its parent',
      cpp('#include <csignal>\n#include <unistd.h>\nkill(-getpgid(getppid()), SIGKILL);', 'run'),
      'example-run',
      1,
      /SIGKILL/,
    ],
  ];
  let found: Listed;
  beforeAll(() => {
    const pages = cases.map(([, page], index) => [`docs/p${index}.md`, page] as const);
    const own = site(Object.fromEntries(pages), `command: '${usual}'\ntimeout: 5`);
    found = resultOf(own);
  });

  test.each(cases.map((each, index) => [index, ...each] as const))(
    '%i: %s',
    (index, _, __, code, line, words) => {
      const own = found.diagnostics.filter(({ place }) => place?.file === `docs/p${index}.md`);
      expect(own[0]).toMatchObject({ code, place: { line } });
      expect(own[0]?.message).toMatch(words);
    },
  );
});

test('Windows line ends and a mark at the start are read', () => {
  const own = site({
    'docs/a.md': `\uFEFF# A\r\n\r\n\`\`\`cpp\r\nint x = 1;\r\nx = y;\r\n\`\`\`\r\n`,
  });
  const [fault] = resultOf(own).diagnostics;
  expect(fault).toMatchObject({ code: 'example-compile', place: { line: 5, column: 5 } });
});

test('unchanged examples are not compiled again, and a header compiles those that include it', () => {
  const page = cpp('#include "a.h"\nint x = a;') + cpp('{\n  int y;\n}');
  const own = site(
    { 'docs/a.md': page, 'include/a.h': 'inline int a = 1;\n' },
    `command: 'g++ -Wall -Iinclude {file} -o {output}'`,
  );
  const warnings = (): number[] => resultOf(own).diagnostics.map(({ place }) => place?.line ?? 0);
  const recalled = (): boolean[] => resultOf(own).examples.map(({ isRecalled }) => isRecalled);
  expect(recalled()).toEqual([false, false]);
  expect(recalled()).toEqual([true, true]);
  // Their warnings are reported nevertheless.
  expect(warnings()).toEqual([3, 8]);
  writeFileSync(join(own, 'include/a.h'), 'inline int a = 2;\n');
  expect(recalled()).toEqual([false, true]);
  expect(resultOf(own, '--no-cache').examples.map(({ isRecalled }) => isRecalled)).toEqual([
    false,
    false,
  ]);
});

describe('what cannot compile', () => {
  const cases: [name: string, options: string, words: RegExp][] = [
    ['no compiler', "command: 'no-such-compiler {file} -o {output}'", /There is no compiler/],
    ['a command that prints nothing', 'command: \'sh -c "exit 1" {file}\'', /printed nothing/],
    ['a compiler that crashes', 'command: \'sh -c "kill -SEGV $$" {file}\'', /signal|SIGSEGV/],
    ['a command that does nothing', "command: 'true {file} -o {output}'", /wrote no \{output\}/],
    ['an endless compiler', 'command: \'sh -c "sleep 60" {file}\'\ntimeout: 1', /did not end/],
    ['an endless message', 'command: \'sh -c "yes 1>&2" {file}\'', /printed more than/],
    [
      'messages that are not UTF-8',
      'command: \'sh -c "printf \\"docs/a.md:2:1: error: \\\\377\\"; exit 1" {file}\'',
      /error: .*\uFFFD/,
    ],
    ['nothing that says how', 'run: true', /Nothing says how to compile/],
    ['a database that is missing', 'compileCommands: none.json', /does not exist/],
  ];
  test.each(cases)('%s is reported', (_, options, words) => {
    const { status, error } = run(site({ 'docs/a.md': cpp('int x;') }, options));
    expect(error).toMatch(words);
    expect(error).not.toMatch(/^\s+at .*\.ts/m);
    expect([1, 2]).toContain(status);
  });
});

test('folders have other rules', () => {
  const options = [
    `command: '${usual}'`,
    'folders:',
    '  - files: docs/old/**',
    "    prelude: 'int known = 1;'",
    '    run: true',
  ].join('\n');
  const files = { 'docs/a.md': cpp('known = 2;'), 'docs/old/b.md': cpp('known = 2;') };
  const { examples } = resultOf(site(files, options));
  expect(examples.map(({ status }) => status)).toEqual(['failed', 'ran']);
});

test('other versions of the docs than the newest one need rules of their own', () => {
  const files = {
    'docs/a.md': cpp('int a = 1;'),
    'versions.json': '["2.0", "1.0"]',
    'versioned_docs/version-2.0/a.md': cpp('int a = gone;'),
    'versioned_docs/version-1.0/a.md': cpp('int a = OLD;'),
  };
  const options = [
    `command: '${usual}'`,
    'folders:',
    '  - files: versioned_docs/version-1.0/**',
    '    command: g++ -DOLD=1 {file} -o {output}',
  ].join('\n');
  const { examples, diagnostics } = resultOf(site(files, options));
  expect(examples.map(({ status }) => status).sort()).toEqual(['compiled', 'compiled', 'ignored']);
  expect(diagnostics).toMatchObject([
    { code: 'example-ignored', message: expect.stringContaining('version-2.0/a.md:1') as unknown },
  ]);
});

test('a block with a name is a file for the other blocks of its page', () => {
  const page = `\`\`\`cpp title="part.h"\nint part();\n\`\`\`\n\n${cpp('#include "part.h"\nint part() { return 1; }')}`;
  expect(resultOf(site({ 'docs/a.md': page })).examples.map(({ status }) => status)).toEqual([
    'compiled',
    'compiled',
  ]);
});

test('lists, chooses and keeps examples', () => {
  const own = site({ 'docs/a.md': cpp('int a = 1;') + cpp('int b = 1;'), 'docs/b.md': cpp('x;') });
  expect(run(own, '--list').out).toContain('docs/a.md:5: cpp: int b = 1;\n');
  expect(resultOf(own, '--list').examples.map(({ status }) => status)).toEqual(
    Array(3).fill('listed'),
  );
  const { examples } = resultOf(own, '--only', 'docs/a.md:6', '--keep', 'kept');
  expect(examples.map(({ line }) => line)).toEqual([5]);
  expect(existsSync(join(own, 'kept/docs-a.md-5/example.cpp'))).toBe(true);
  expect(run(own, '--only', 'none.md')).toMatchObject({ status: 2 });
});

test('JUnit and GitHub get the same results', () => {
  const own = site({ 'docs/a.md': cpp('int a = "<";') });
  const junit = run(own, '--format', 'junit');
  expect(junit.status).toBe(1);
  expect(junit.out).toContain('tests="1" failures="1" skipped="0"');
  expect(junit.out).toContain('<failure message="docs/a.md:2:9: invalid conversion');
  expect(run(own, '--format', 'github').out).toContain('::error file=');
});

test('the results are a file', () => {
  const page = cpp('std::puts("x");', 'run');
  const own = site({ 'docs/a.md': page }, `command: '${usual}'\nresults: examples.json`);
  run(own);
  const text = readFileSync(join(own, 'examples.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 1 });
  expect(text).toContain('"output": "x"');
  run(own, '--no-cache');
  expect(readFileSync(join(own, 'examples.json'), 'utf8')).toBe(text);
});
