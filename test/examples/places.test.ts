import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { runNode } from '../cli/run-command.ts';
import { needProgram } from '../run/shared.ts';

let folder = '';

const files = {
  Doxyfile: [
    'INPUT=include README.md',
    'USE_MDFILE_AS_MAINPAGE=README.md',
    'EXAMPLE_PATH=samples',
    'GENERATE_HTML=NO',
    'GENERATE_LATEX=NO',
    'GENERATE_XML=YES',
    'QUIET=YES',
    '',
  ].join('\n'),
  'site.config.yaml': [
    'title: T',
    'doxygen: { xml: xml }',
    'examples:',
    "  command: 'g++ -std=c++20 -Iinclude {file} -o {output}'",
    '',
  ].join('\n'),
  'include/a.h': [
    '/** @file */',
    '',
    '/**',
    ' * @brief One.',
    ' *',
    ' * @code{.cpp}',
    ' * // example: run',
    ' * int x = one();',
    ' * x = wrong_code;',
    ' * @endcode',
    ' */',
    'inline int one() { return 1; }',
    '',
    '/// Two.',
    '///',
    '/// ```cpp no-run',
    '/// int y = wrong_fence;',
    '/// ```',
    '///',
    '/// @snippet sample.cpp part',
    'inline int two() { return 2; }',
    '',
    '//! Three.',
    '//! @include whole.cpp',
    'inline int three() { return 3; }',
    '',
    '/** Good: the header of its name is included by itself. @code',
    ' * return one() - 1; @endcode */',
    'inline int four() { return 4; }',
    '',
    '/**',
    ' * Tabs, and characters of several bytes.',
    ' * @par Example',
    ' * \t@code',
    ' * \tauto t = "µ"; t = wrong_tab;',
    ' * \t@endcode',
    ' *',
    ' * @dontinclude steps.cpp',
    ' * @skip main',
    ' * @until wrong_step',
    ' */',
    'inline int five() { return 5; }',
    '',
    '/**',
    ' * ```cpp',
    ' * std::puts("printed");',
    ' * ```',
    ' *',
    ' * ```text output',
    ' * wrong_output',
    ' * ```',
    ' */',
    'inline int seven() { return 7; }',
    '',
    '/**',
    ' * @include{doc} text.md',
    ' * @snippet{doc} text.md named',
    ' * @snippet this own',
    ' */',
    'inline int eight() { return 8; }',
    '#if 0',
    '//! [own]',
    'int own = wrong_own;',
    '//! [own]',
    '#endif',
    '',
  ].join('\n'),
  // In files with Windows line ends, Doxygen takes `c++` for code.
  'README.md': [
    '# Main',
    '',
    '```',
    'make install',
    '```',
    '',
    '```c++ compile-fail="wrong_markdown"',
    'int m = wrong_markdown;',
    '```',
    '',
    '```c++',
    '//@ int hidden = 1;',
    'hidden = wrong_page;',
    '```',
    '',
    '@code{.cpp}',
    'int c = wrong_command;',
    '@endcode',
    '',
    '- ```{.cpp}',
    '  int d = wrong_braces;',
    '  ```',
    '',
  ].join('\r\n'),
  'samples/text.md': [
    'Text.',
    '',
    '~~~{.cpp} ignore',
    'ignored_text',
    '~~~',
    '',
    '<!-- [named] -->',
    '@code',
    'int t = wrong_named;',
    '@endcode',
    '<!-- [named] -->',
    '',
  ].join('\n'),
  'samples/sample.cpp': 'int before;\n//! [part]\nint z = wrong_snippet;\n//! [part]\n',
  'samples/steps.cpp':
    '#include <a.h>\nint main() {\n  int first = wrong_step;\n  return first;\n}\n',
  'samples/whole.cpp': '#include <a.h>\nint main()\n{\n  return wrong_include;\n}\n',
};

beforeAll(async () => {
  await needProgram('g++');
  const doxygen = await needProgram('doxygen');
  expect(doxygen).not.toBe('');
  folder = mkdtempSync(join(tmpdir(), 'places-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { DOXYGEN_PATH = 'doxygen' } = process.env;
  expect(spawnSync(DOXYGEN_PATH, { cwd: folder }).status).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a compiler's messages lead to the lines of comments, snippets and included files", () => {
  const command = resolve('bin/mtp-site.mjs');
  const { out } = runNode(command, ['examples', '--format', 'json'], folder);
  const { diagnostics, examples } = JSON.parse(out) as {
    diagnostics: {
      level: string;
      message: string;
      place: { file: string; line: number; column: number };
    }[];
    examples: { status: string }[];
  };
  const errors = diagnostics.filter(({ level }) => level === 'error');
  const found = errors.map(({ message, place }) => [
    /wrong_\w+/.exec(message)?.[0],
    `${place.file}:${place.line}:${place.column}`,
  ]);
  expect(new Map(found.map(([name = message(), at = '']) => [name, at]))).toEqual(
    new Map([
      ['wrong_code', 'include/a.h:9:8'],
      ['wrong_fence', 'include/a.h:17:13'],
      ['wrong_snippet', 'samples/sample.cpp:3:9'],
      ['wrong_include', 'samples/whole.cpp:4:10'],
      ['wrong_page', 'README.md:13:10'],
      ['wrong_command', 'README.md:17:9'],
      ['wrong_braces', 'README.md:21:11'],
      ['wrong_tab', 'include/a.h:35:23'],
      // What ends within a bracket is compiled as part of its file.
      ['wrong_step', 'samples/steps.cpp:3:15'],
      ['wrong_output', 'include/a.h:50:undefined'],
      ['wrong_named', 'samples/text.md:9:9'],
      ['wrong_own', 'include/a.h:63:11'],
    ]),
  );
  expect(examples.filter(({ status }) => status === 'compiled')).toHaveLength(1);
  expect(examples.filter(({ status }) => status === 'refused')).toHaveLength(1);
  expect(examples.filter(({ status }) => status === 'ignored')).toHaveLength(1);
  expect(examples).toHaveLength(15);

  function message(): string {
    return JSON.stringify(diagnostics);
  }
});
