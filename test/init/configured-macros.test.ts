import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configuredMacros, isHeaderTemplate } from '../../src/init/configured-macros.ts';
import { folderOf, init } from './library-folder.ts';

const template = '#cmakedefine HAS_A\n  # cmakedefine01 HAS_B\n#mesondefine HAS_C\n#define D @D@\n';

test.each<[because: string, header: string[], found: string[]]>([
  [
    'a documented function needs one',
    ['#ifdef HAS_A', '/** Runs. */', 'void a();', '#endif'],
    ['HAS_A'],
  ],
  ['the other half is for builds without', ['#ifdef HAS_A', '#else', '/// Runs.', '#endif'], []],
  ['the other half needs one', ['#ifndef HAS_A', '#else', '/// Runs.', '#endif'], ['HAS_A']],
  [
    'it is asked in another way',
    ['# if defined( HAS_B ) // so', '//! Runs.', '# endif'],
    ['HAS_B'],
  ],
  ['its value is asked', ['#if HAS_C', '/*! Runs. */', '#endif'], ['HAS_C']],
  [
    'two conditions are around it',
    ['#ifdef HAS_A', '#if HAS_B', '/// Runs.', '#endif', '#endif'],
    ['HAS_A', 'HAS_B'],
  ],
  [
    'it hides more than it shows',
    ['#ifdef HAS_A', '/// 1', '#else', '/// 2', '/// 3', '#endif'],
    [],
  ],
  [
    'it shows more than it hides',
    ['#if !HAS_A', '/// 1', '#else', '/// 2', '/// 3', '#endif'],
    ['HAS_A'],
  ],
  ['nothing is documented', ['#ifdef HAS_A', '// Runs.', 'int a; ///< behind', '#endif'], []],
  ['the condition is longer', ['#if HAS_A && OTHER', '/// Runs.', '#endif'], []],
  ['the comment is behind it', ['#ifdef HAS_A', 'int a;', '#endif', '/// Runs.', 'void a();'], []],
  [
    'no build defines it',
    ['#ifdef D', '/// Runs.', '#endif', '#ifdef E', '/// Runs.', '#endif'],
    [],
  ],
])('%s', (_, header, found) => {
  expect(configuredMacros([template], () => [header.join('\n')])).toEqual(found);
});

test.each([
  ['include/lib/config.h.in', true],
  ['cmake/config.h.cmake', true],
  ['src/config.hpp.meson', true],
  ['lib.pc.in', false],
  ['include/lib/config.h', false],
])('%s is a template of a header: %s', (path, isOne) => {
  expect(isHeaderTemplate(path)).toBe(isOne);
});

const library = {
  'include/config.h.in': '#cmakedefine RING_TCP\n#cmakedefine RING_UDP\n#cmakedefine RING_LOG\n',
  'include/ring.h': '#ifdef RING_TCP\n/** Opens. */\nint open_tcp(void);\n#endif\n',
  'include/udp.h': '#ifdef RING_UDP\n/** Opens. */\nint open_udp(void);\n#endif\n',
  'include/plain.h': '/** Closes. */\nvoid close_all(void);\n',
  'tests/test.h': '#ifdef RING_LOG\n/** Logs. */\nvoid log(void);\n#endif\n',
};

test.each<
  [why: string, files: Record<string, string>, written: string, values: string | undefined]
>([
  [
    'a new one has those of all headers',
    {},
    'Doxyfile',
    'RING_TCP \\\n                         RING_UDP',
  ],
  [
    'those that the own one lacks are added, for the headers that it reads',
    { Doxyfile: 'INPUT = include\nPREDEFINED = RING_UDP=2\n' },
    'site.doxyfile',
    'RING_TCP',
  ],
  [
    'other headers need nothing',
    { Doxyfile: 'INPUT = include/plain.h\n' },
    'site.doxyfile',
    undefined,
  ],
])('the configuration of Doxygen: %s', async (_, files, written, values) => {
  const cwd = folderOf({ ...library, ...files });
  const { code } = await init(cwd, ['--doxyfile']);
  expect(code).toBe(0);
  const text = readFileSync(join(cwd, written), 'utf8');
  expect(/^PREDEFINED +\+?= ((?:.*\\\n)*.*)$/m.exec(text)?.[1]).toBe(values);
});
