import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { needProgram } from '../run/shared.ts';
import { cpp, resultOf, site } from './example-sites.ts';

test('a compilation database gives the flags', () => {
  const own = site(
    { 'docs/a.md': cpp('#include "a.h"\nstatic_assert(a == FLAG);') },
    'compileCommands: db.json',
  );
  mkdirSync(join(own, 'other'));
  writeFileSync(join(own, 'other/a.h'), 'constexpr int a = 7;\n');
  const entry = {
    directory: own,
    file: 'x.cpp',
    command: "g++ -std=c++20 -Iother '-DFLAG=7' -c x.cpp -o x.o",
  };
  writeFileSync(join(own, 'db.json'), JSON.stringify([entry]));
  expect(resultOf(own)).toMatchObject({ diagnostics: [], examples: [{ status: 'compiled' }] });
});

test('Clang says the same', async () => {
  await needProgram('clang++');
  const page = [
    cpp('std::puts("x");', 'run'),
    cpp('int x = y;'),
    cpp('int z = "t";', 'compile-fail="cannot initialize"'),
  ].join('');
  const own = site({ 'docs/a.md': page }, "command: 'clang++ -std=c++20 {file} -o {output}'");
  const { examples, diagnostics } = resultOf(own);
  expect(examples.map(({ status }) => status)).toEqual(['ran', 'failed', 'refused']);
  expect(diagnostics).toMatchObject([{ code: 'example-compile', place: { line: 6 } }]);
});

test('a CMake target gives its flags and its library', async () => {
  await needProgram('cmake');
  const own = site(
    {
      'docs/a.md': cpp(
        '#include "lib.h"\nstatic_assert(FLAG == 7);\nreturn seven() - FLAG;',
        'run',
      ),
      'lib/lib.h': 'int seven();\n',
      'lib/lib.cpp': 'int seven() { return 7; }\n',
      'CMakeLists.txt': [
        'cmake_minimum_required(VERSION 3.10)',
        'project(lib CXX)',
        'add_library(lib STATIC lib/lib.cpp)',
        'target_include_directories(lib PUBLIC lib)',
        'target_compile_definitions(lib PUBLIC FLAG=7)',
        'add_library(own::lib ALIAS lib)',
        '',
      ].join('\n'),
    },
    'cmakeTarget: own::lib',
  );
  expect(resultOf(own)).toMatchObject({ diagnostics: [], examples: [{ status: 'ran' }] });
  // The project stays in the cache, so neither the library nor the example is compiled again.
  expect(resultOf(own)).toMatchObject({ examples: [{ status: 'ran', isRecalled: true }] });
  writeFileSync(join(own, 'lib/lib.cpp'), 'int seven() { return 8; }\n');
  expect(resultOf(own)).toMatchObject({ examples: [{ status: 'failed', isRecalled: false }] });
});

test('a compiler for C compiles all blocks as C', () => {
  const page = cpp(
    'int class = 1;\nint *p = malloc(sizeof *p);\nfree(p);\nreturn class - 1;',
    'run',
  );
  const own = site({ 'docs/a.md': page }, "command: 'gcc -std=c11 {file} -o {output}'");
  expect(resultOf(own)).toMatchObject({ diagnostics: [], examples: [{ status: 'ran' }] });
});

test('libraries are relative to the folder of the configuration, also for a database elsewhere', () => {
  const own = site(
    {
      'docs/a.md': cpp('#include "lib.h"\nreturn seven() - 7;', 'run'),
      'lib/lib.cpp': 'int seven() { return 7; }\n',
      'lib/lib.h': 'int seven();\n',
    },
    'compileCommands: build/db.json\nlibraries: [lib/lib.o]',
  );
  const build = join(own, 'build');
  mkdirSync(build);
  const entry = { directory: build, file: 'x.cpp', command: 'g++ -I../lib -c x.cpp' };
  writeFileSync(join(build, 'db.json'), JSON.stringify([entry]));
  const compileLibrary = (): void => {
    spawnSync('g++', ['-c', 'lib.cpp', '-o', 'lib.o'], { cwd: join(own, 'lib') });
  };
  compileLibrary();
  expect(resultOf(own)).toMatchObject({ diagnostics: [], examples: [{ status: 'ran' }] });
  expect(resultOf(own)).toMatchObject({ examples: [{ isRecalled: true }] });
  // Its contents are part of what is proven.
  writeFileSync(join(own, 'lib/lib.cpp'), 'int seven() { return 8; }\n');
  compileLibrary();
  expect(resultOf(own)).toMatchObject({ examples: [{ status: 'failed' }] });
});
