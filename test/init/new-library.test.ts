import { beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { needProgram } from '../run/shared.ts';
import { commitAll, folderOf, init, withGit } from './library-folder.ts';

/** Runs a command in a folder. */
function run(
  cwd: string,
  command: string,
  args: string[],
): { status: number | null; out: string; error: string } {
  const env = { ...process.env, NO_COLOR: '1', CI: 'true' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env });
  return { status, out: stdout, error: stderr };
}

beforeAll(() => needProgram('doxygen'));

test('a new library has a website after init, Doxygen and build, with nothing written by hand', () => {
  const cwd = withGit(
    folderOf({
      'CMakeLists.txt':
        'cmake_minimum_required(VERSION 3.20)\nproject(ring VERSION 1.2.0 DESCRIPTION "A ring buffer")\n',
      'include/ring/ring.hpp':
        '#pragma once\n/// Rings.\nnamespace ring {\n/// A buffer.\nstruct buffer {\n  /// Adds a value.\n  void push(int value);\n};\n}\n',
      'README.md':
        '# Ring\n\nRing is a buffer.\n\n## Sizes\n\nSizes double. See [the guide](docs/intro.md).\n',
      'docs/intro.md': '# Introduction\n\nSee [[ring::buffer]] and [the next page](next.md).\n',
      'docs/next.md': '# Next\n\nText.\n',
      'blog/2026-01-02-first.md':
        '---\ntitle: 1.2.0 is out\nauthors: [jane]\n---\n\nNew.\n\n<!-- truncate -->\n\nMore.\n',
      'blog/authors.yml': 'jane:\n  name: Jane Doe\n',
    }),
    'https://github.com/jane/ring.git',
  );
  const tool = resolve('bin/mtp-site.mjs');
  const started = run(cwd, process.execPath, [tool, 'init', '--doxyfile', '--github']);
  expect([started.status, started.error]).toEqual([0, '']);
  const [, next = ''] = started.out.split('Next:\n');
  expect(next).toBe('  doxygen && npx mtp-site build\n');

  // Before Doxygen has run, the message says what to do.
  const early = run(cwd, process.execPath, [tool, 'build']);
  expect([early.status, early.error]).toEqual([
    2,
    expect.stringContaining('Run Doxygen with GENERATE_XML = YES first'),
  ]);

  expect(run(cwd, 'doxygen', []).status).toBe(0);
  commitAll(cwd);
  const built = run(cwd, process.execPath, [tool, 'build', '--format', 'json']);
  expect([built.status, built.error]).toEqual([0, '']);
  expect(JSON.parse(built.out)).toMatchObject({ exitCode: 0, counts: { error: 0, warning: 0 } });

  const page = (path: string): string => readFileSync(join(cwd, 'build', path), 'utf8');
  expect(page('docs/intro/index.html')).toMatch(/href="\/ring\/docs\/api\/[^"]*buffer/);
  expect(page('docs/intro/index.html')).toContain(
    'https://github.com/jane/ring/edit/main/docs/intro.md',
  );
  expect(page('docs/api/index.html')).toContain('1.2.0');
  // Doxygen reads the readme beside the folder of sources.
  expect(started.out).toContain('Doxygen also reads "README.md"');
  expect(page('docs/api/pages/readme/index.html')).toMatch(/href="[^"]*\/docs\/intro\/"/);
  expect(page('blog/index.html')).toContain('Jane Doe');
  const symbols = page('docs/api/symbols.json');
  expect(symbols).toContain('ring::buffer::push');
  expect(existsSync(join(cwd, 'doxygen/html'))).toBe(false);

  const again = run(cwd, process.execPath, [tool, 'init', '--doxyfile', '--github']);
  expect([again.status, again.out]).toEqual([0, expect.not.stringContaining('Wrote')]);
});

test('a library of C has its functions under their names, whatever macros are in front of them', () => {
  const cwd = folderOf({
    // Elsewhere, a folder of this name is not part of the library.
    'include/benchmark/lib.h': [
      '#if defined(_MSC_VER)',
      '# define LIB_EXTERN(type) __declspec(dllimport) type __cdecl',
      '#else',
      '# define LIB_EXTERN(type) __attribute__((visibility("default"))) type',
      '#endif',
      '/** Opens it. */',
      'LIB_EXTERN(int) lib_open(const char *name);',
      '/** Closes it. */',
      'LIB_EXTERN(int) lib_close(const char *name);',
      '/** Doubles a number. */',
      'static inline int lib_double(int number) { return 2 * number; }',
    ].join('\n'),
  });
  const tool = resolve('bin/mtp-site.mjs');
  expect(run(cwd, process.execPath, [tool, 'init', '--doxyfile']).status).toBe(0);
  expect(run(cwd, 'doxygen', []).status).toBe(0);
  expect(run(cwd, process.execPath, [tool, 'build']).status).toBe(0);
  const symbols = readFileSync(join(cwd, 'build/docs/api/symbols.json'), 'utf8');
  expect(symbols.match(/"lib_(?:open|close|double)"/g)).toHaveLength(3);
  expect(symbols).not.toMatch(/"(?:name|type)":"[^"]*LIB_EXTERN[^"]*\(/);
});

const MACRO =
  '#ifdef _WIN32\n#define LIB_API __declspec(dllexport)\n#else\n#define LIB_API\n#endif\n';
const STANDARD = '#define LIB_CPP __cplusplus\n#if LIB_CPP < 201703L\n#error Old.\n#endif\n';

// The values of both are one list: a second PREDEFINED replaces the first one.
test.each([
  ['macros', `${MACRO}/// A.\nclass LIB_API A {};\n/// B.\nLIB_API int b();\n`],
  [
    'the version of C++',
    `${STANDARD}/// A.\nclass A {};\n#if __cplusplus >= 202002L\n/// B.\nint b();\n#endif\n`,
  ],
  [
    'both',
    `${MACRO}${STANDARD}/// A.\nclass LIB_API A {};\n#if LIB_CPP >= 202002L\n/// B.\nLIB_API int b();\n#endif\n`,
  ],
])('the Doxyfile of init lets Doxygen read headers that need %s', (_, header) => {
  const cwd = folderOf({ 'include/a.hpp': `/// @file\n${header}` });
  const tool = resolve('bin/mtp-site.mjs');
  expect(run(cwd, process.execPath, [tool, 'init', '--doxyfile']).status).toBe(0);
  expect(readFileSync(join(cwd, 'Doxyfile'), 'utf8').match(/^PREDEFINED\b/gm)).toHaveLength(1);
  expect(run(cwd, 'doxygen', [])).toMatchObject({ status: 0, error: '' });
  const xml = (name: string): string => readFileSync(join(cwd, 'doxygen/xml', name), 'utf8');
  expect(xml('classA.xml')).toContain('<compoundname>A</compoundname>');
  expect(xml('a_8hpp.xml')).toContain('<definition>int b</definition>');
});

test('headers beside the folders of tools are read, and no other languages and texts about the repository', () => {
  const cwd = folderOf({
    'lib.h': '/** Opens it. */\nint lib_open(void);\n',
    'runners/run.h': '/** Runs it. */\nint run(void);\n',
    'scripts/size.py': 'class Size:\n  """A size."""\n',
    'LICENSE.md': '# Terms\n\nDo it.\n',
    'tools/AGENTS.md': '# Orders\n\nDo it.\n',
    'DESIGN.md': '# Design\n\nIt is small.\n',
  });
  const tool = resolve('bin/mtp-site.mjs');
  expect(run(cwd, process.execPath, [tool, 'init', '--doxyfile']).status).toBe(0);
  expect(run(cwd, 'doxygen', [])).toMatchObject({ status: 0, error: '' });
  const index = readFileSync(join(cwd, 'doxygen/xml/index.xml'), 'utf8');
  expect(index).toContain('<name>lib_open</name>');
  expect(index).toContain('<name>run</name>');
  expect(index).toContain('DESIGN');
  expect(index).not.toMatch(/Size|LICENSE|AGENTS/);
});

test('texts in reStructuredText are read as Breathe reads them', () => {
  const header =
    '/**\n  \\rst\n  Opens ``it``.\n\n  - once\n  \\endrst\n */\nint lib_open(void);\n';
  const cwd = folderOf({ 'include/lib.h': header });
  const tool = resolve('bin/mtp-site.mjs');
  expect(run(cwd, process.execPath, [tool, 'init', '--doxyfile']).status).toBe(0);
  expect(run(cwd, 'doxygen', [])).toMatchObject({ status: 0, error: '' });
  expect(run(cwd, process.execPath, [tool, 'build']).status).toBe(0);
  const page = readFileSync(join(cwd, 'build/docs/api/files/include/lib-h/index.html'), 'utf8');
  expect(page).toContain('<p>Opens <code>it</code>.</p><ul><li>once</li></ul>');
});

test('static functions of sources are not shown', () => {
  const cwd = folderOf({
    'src/lib.h': '/** Opens it. */\nint lib_open(void);\n',
    'src/lib.c': '#include "lib.h"\n/** Counts. */\nstatic int count(void) { return 1; }\n',
  });
  const tool = resolve('bin/mtp-site.mjs');
  expect(run(cwd, process.execPath, [tool, 'init', '--doxyfile']).status).toBe(0);
  expect(readFileSync(join(cwd, 'Doxyfile'), 'utf8')).not.toContain('EXTRACT_STATIC');
});

test('the one line that init prints builds a site of texts with faults, and lists these', () => {
  const cwd = withGit(
    folderOf({
      'docs/Doxyfile': 'PROJECT_NAME = Ring\nINPUT = ../include main.md\n',
      'docs/main.md': '# Ring {#mainpage}\n',
      'docs/start.md': '# Start\n\nUse {name} of <T>: [gone](gone.md), [main](main.md).\n',
      'include/ring.hpp': '/// A ring.\nstruct Ring {};\n',
    }),
    'https://github.com/jane/ring.git',
  );
  const tool = `${process.execPath} ${resolve('bin/mtp-site.mjs')}`;
  const started = run(cwd, 'sh', ['-c', `${tool} init`]);
  commitAll(cwd);
  const line = started.out.trimEnd().split('\n').at(-1) ?? '';
  expect(line).toBe('  (cd docs && doxygen ../site.doxyfile) && npx mtp-site build');
  const built = run(cwd, 'sh', ['-c', line.replaceAll('npx mtp-site', tool)]);
  expect([built.status, built.error]).toEqual([0, expect.stringContaining('"gone.md"')]);
  expect(built.out).toContain('fix the warnings (2 broken-markdown-link)');
  expect(readFileSync(join(cwd, 'build/docs/start/index.html'), 'utf8')).toContain('{name}');
});

test.each<[why: string, folders: string[], read: string, unread: string | undefined]>([
  [
    'programs and projects of editors use the library',
    ['lib', 'programs', 'IDE'],
    'lib',
    '"IDE", "programs"',
  ],
  ['a library can be in a folder with its own name', ['ring', 'apps'], 'ring', '"apps"'],
  ['there is nothing else', ['apps'], 'apps', undefined],
])('Doxygen reads the folders of the library: %s', async (_, folders, read, unread) => {
  const header = '/** Opens. */\nint ring_open(void);\n';
  const cwd = folderOf(Object.fromEntries(folders.map((name) => [`${name}/ring.h`, header])));
  const { code, out } = await init(cwd, ['--doxyfile']);
  expect(code).toBe(0);
  expect(/^INPUT += (.*)$/m.exec(readFileSync(join(cwd, 'Doxyfile'), 'utf8'))?.[1]).toBe(read);
  expect(/^Doxygen reads .*, not (.*): see INPUT/m.exec(out)?.[1]).toBe(unread);
});
