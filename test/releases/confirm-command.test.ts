import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { needKnownDoxygen, needProgram } from '../run/shared.ts';
import { SmallLibrary } from './small-library.ts';

let library: SmallLibrary;

beforeAll(async () => {
  await needKnownDoxygen();
  await needProgram('g++');
});

beforeEach(() => {
  library = new SmallLibrary();
  library.git('init', '--quiet');
  header('double scale(int by);', 'int area(int width);', 'void drop();');
  library.release('v1.0.0');
  header(
    'double scale(double by);',
    'int area(const char *width);',
    'inline void drop(int = 0) {}',
  );
  library.runDoxygen();
});

afterEach(() => library.remove());

function header(...declarations: readonly string[]): void {
  const text = `#pragma once\nnamespace shapes {\n${declarations.join('\n')}\n}\n`;
  library.write('include/shapes/shapes.h', text);
}

test('a change after which callers compile is risky at most', async () => {
  const { out } = await library.run('diff', 'v1.0.0', '--confirm');
  expect(out).toContain('Breaking (1)');
  expect(out).toMatch(
    /shapes::area .*\n.*\[parameter-type, ABI\]\n +breaks code that calls it with 1 argument: .*conversion/,
  );
  expect(out).toMatch(
    /shapes::scale .*\n.*\[parameter-type, ABI\]\n +breaks code that takes its address: /,
  );
  const [breaking = '', risky = ''] = out.split('May break some code');
  expect(breaking).not.toContain('shapes::scale');
  expect(risky).toContain('shapes::scale');
});

test('--format json has what the compiler said, and releases.confirm needs no option', async () => {
  const command = 'g++ -fsyntax-only -w -I{include} {file}';
  library.edit('site.config.yaml', (text) => `${text}releases:\n  confirm: ${command}\n`);
  const { out } = await library.run('diff', 'v1.0.0', '--format', 'json');
  const { changes } = JSON.parse(out) as { changes: { symbol: string; confirmation: unknown }[] };
  expect(changes.find(({ symbol }) => symbol === 'shapes::area')?.confirmation).toMatchObject({
    outcome: 'breaks',
    uses: ['calls it with 1 argument'],
  });
  const without = await library.run('diff', 'v1.0.0', '--no-confirm', '--format', 'json');
  expect(without.out).not.toContain('"outcome"');
});

test('the compiler runs once for the same code', async () => {
  const log = join(library.folder, 'runs.txt');
  library.write(
    'compiler',
    `#!/bin/sh\ntest "$1" = --version || echo run >> ${log}\nexec g++ -fsyntax-only -w "$@"\n`,
  );
  chmodSync(join(library.folder, 'compiler'), 0o755);
  const command = `${library.folder}/compiler -I{include} {file}`;
  library.edit('site.config.yaml', (text) => `${text}releases:\n  confirm: ${command}\n`);
  const first = await library.run('diff', 'v1.0.0');
  const runs = library.read('runs.txt');
  expect((await library.run('diff', 'v1.0.0')).out).toBe(first.out);
  expect(library.read('runs.txt')).toBe(runs);
  library.edit('include/shapes/shapes.h', (text) => `${text}// Changed.\n`);
  await library.run('diff', 'v1.0.0');
  expect(library.read('runs.txt').length).toBeGreaterThan(runs.length);
});

test('what a header declared is looked for where its other symbols are now', async () => {
  header('struct box {', 'void put(int value);', '};');
  library.release('v0.9.0');
  rmSync(join(library.folder, 'include/shapes'), { recursive: true });
  const text =
    '#pragma once\nnamespace shapes {\nstruct any { any(long); };\nstruct box { void put_it(any); };\n}\n' +
    '#define put put_it\n';
  library.write('include/forms/forms.h', text);
  library.runDoxygen();
  const { out } = await library.run('diff', 'v0.9.0', '--confirm');
  expect(out).toContain('shapes::box::put');
  expect(out).not.toContain('code that calls');
});

test('headers that do not compile leave the changes as they are, with the reason', async () => {
  library.edit('include/shapes/shapes.h', (text) => `#include "generated.h"\n${text}`);
  const { out } = await library.run('diff', 'v1.0.0', '--confirm');
  expect(out).toContain(
    'could not be tried: the headers of the newer release do not compile: generated.h: No such file',
  );
  expect(out).toContain('Breaking (2)');
});

test('--headers names the headers of both releases', async () => {
  for (const side of ['old', 'new'])
    mkdirSync(join(library.folder, side, 'shapes'), { recursive: true });
  const text = '#pragma once\nnamespace shapes { int area(int width); double scale(int by); }\n';
  library.write('old/shapes/shapes.h', text);
  library.write('new/shapes/shapes.h', text);
  const { out } = await library.run('diff', 'v1.0.0', '--confirm', '--headers', 'old', 'new');
  expect(out).not.toContain('Breaking');
  const missing = await library.run('diff', 'v1.0.0', '--confirm', '--headers', 'old', 'none');
  expect(missing).toMatchObject({ code: 2 });
  expect(missing.error).toContain('error: --headers: there is no folder "none". [confirm]');
});

test('says what it lacks', async () => {
  library.edit(
    'site.config.yaml',
    (text) => `${text}releases:\n  confirm: no-compiler -I{include} {file}\n`,
  );
  const { code, error } = await library.run('diff', 'v1.0.0');
  expect(error).toContain('error: No compiler confirms the changes: no-compiler does not run.');
  expect(code).toBe(2);
});

test('headers that need an earlier standard are compiled for it', async () => {
  // `u8` literals have another type since C++20, and <vector> no longer includes <limits>.
  const old =
    '}\n#include <vector>\nnamespace shapes {\ninline const char *unit() { return u8"m"; }\ninline int most() { return std::numeric_limits<int>::max(); }';
  header(old, 'int area(int width);', 'void drop();');
  library.release('v0.9.0');
  header(old, 'int area(const char *width);');
  library.runDoxygen();
  const { out } = await library.run('diff', 'v0.9.0', '--confirm');
  expect(out).toContain('breaks code that calls it with 1 argument');
  expect(out).not.toContain('could not be tried');
});

test('headers that do not compile by themselves are no reason to blame a change', async () => {
  header('template <class T> struct box { int size(int n); T value; };');
  library.release('v0.8.0');
  header('template <class T> struct box { int size(char *n); T value; missing<T> other; };');
  library.runDoxygen();
  const { out } = await library.run('diff', 'v0.8.0', '--confirm');
  expect(out).toContain('could not be tried: the headers of the newer release do not compile');
  expect(out).not.toContain('breaks code');
});
