import { beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { needProgram } from '../run/shared.ts';
import { config, folderOf, init, siteDoxyfile, withGit } from './library-folder.ts';

const HEADER = '/// A ring.\nstruct Ring {};\n';
const SOURCES = { 'include/ring.hpp': HEADER, 'src/ring.cpp': '#include <ring.hpp>\n' };

/** Returns a Doxygen configuration that reads the headers of the library. */
function doxyfile(name: string, more = '', input = 'include'): string {
  return `PROJECT_NAME = "${name}"\nINPUT = ${input}\n${more}`;
}

describe('choosing a Doxygen configuration', () => {
  test('the one of the library comes before those of examples, tests and third-party code', async () => {
    const cwd = folderOf({
      ...SOURCES,
      'examples/Doxyfile': doxyfile('Example', 'GENERATE_XML=YES\n', '../include'),
      'third_party/zip/Doxyfile': doxyfile('Zip', 'GENERATE_XML=YES\n', '../../include'),
      'meta/manual/ring.doxy': doxyfile('Ring', '', '../../include'),
    });
    const { out } = await init(cwd);
    expect(config(cwd).title).toBe('Ring');
    expect(out).toContain('Found: meta/manual/ring.doxy.');
    expect(out).not.toContain('Doxyfile"');
  });

  test('one of a small folder in the sources comes after a variant of the whole', async () => {
    const parts = Array.from({ length: 30 }, (_, i) => [`include/part${i}.hpp`, HEADER] as const);
    const cwd = folderOf({
      ...Object.fromEntries(parts),
      'src/template/cut.hpp': HEADER,
      'src/template/Doxyfile': doxyfile('Template', '', 'cut.hpp'),
      'doxygen/Doxyfile.ring': doxyfile('Ring', '', '../include'),
    });
    const { out } = await init(cwd);
    expect(config(cwd).title).toBe('Ring');
    expect(out).toContain('("src/template/Doxyfile" documents only its own folder)');
  });

  test('one of a folder with a good part of the sources is not that of a part', async () => {
    const cwd = folderOf({
      ...SOURCES,
      'src/Doxyfile': doxyfile('Ring', '', '.'),
      'doxygen/Doxyfile.de': doxyfile('Der Ring', '', '../include'),
    });
    await init(cwd);
    expect(config(cwd).title).toBe('Ring');
  });

  test('the most common of several is chosen, with the reason and the option that chooses another', async () => {
    const cwd = folderOf({
      ...SOURCES,
      'doc/Doxyfile.in': doxyfile('Ring', '', '@top_srcdir@/include'),
      'doc/Doxyfile_Tool': doxyfile('Tool'),
      'doc/Doxyfile.de.in': doxyfile('Der Ring', '', '@top_srcdir@/include'),
    });
    const { out } = await init(cwd);
    expect(config(cwd).title).toBe('Ring');
    expect(out).toContain(
      'Using "doc/Doxyfile.in" instead of "doc/Doxyfile.de.in", "doc/Doxyfile_Tool" (it has the most common name). To use another one: npx mtp-site init --force --doxygen doc/Doxyfile.de.in\n',
    );
    const other = await init(cwd, ['--force', '--doxygen', 'doc/Doxyfile_Tool']);
    expect([other.code, config(cwd).title]).toEqual([0, 'Tool']);
    const none = await init(cwd, ['--force', '--doxygen', 'doc/none']);
    expect([none.code, none.error]).toEqual([2, expect.stringContaining('no file "doc/none"')]);
  });

  test.each([
    ['one that names sources', 'docs/Doxyfile', 'gone', 'doc/Doxyfile', 'include'],
    ['one that needs no build', 'docs/Doxyfile.in', 'include', 'doc/Doxyfile', 'include'],
    ['one in a more usual folder', 'doc/Doxyfile', 'include', 'docs/Doxyfile', 'include'],
  ])('%s', async (_, worse, worseInput, better, betterInput) => {
    const cwd = folderOf({
      ...SOURCES,
      [worse]: doxyfile('Worse', '', worseInput),
      [better]: doxyfile('Better', '', betterInput),
    });
    const { out } = await init(cwd);
    expect([config(cwd).title, out]).toEqual([
      'Better',
      expect.stringContaining(`instead of "${worse}" (`),
    ]);
  });

  test('build output is ignored', async () => {
    const cwd = folderOf({
      ...SOURCES,
      'CMakeLists.txt':
        'project(ring)\nconfigure_file(docs/Doxyfile.in ${CMAKE_SOURCE_DIR}/docs/Doxyfile)\n',
      'docs/Doxyfile.in': doxyfile('Ring'),
      'docs/Doxyfile': doxyfile('Ring'),
    });
    expect((await init(cwd)).out).not.toContain('and not');
  });

  test.each([
    ['dox', {}],
    ['doc/doxygen.cfg.in', {}],
    ['Documentation/ring.dxy.in', {}],
    ['extras/reference.conf', { 'extras/Makefile': 'docs:\n\t$(DOXYGEN) reference.conf\n' }],
  ])('%s is one', async (path, more) => {
    const cwd = folderOf({ ...SOURCES, ...more, [path]: doxyfile('Ring', 'RECURSIVE=YES\n') });
    const { out } = await init(cwd);
    expect([config(cwd).title, out]).toEqual(['Ring', expect.stringContaining(`Found: ${path}.`)]);
  });

  test.each([
    [
      'CMakeLists.txt',
      'configure_file(doc/api.cmake ${CMAKE_BINARY_DIR}/Doxyfile)\nproject(ring VERSION 1.2)\n',
      'doc/api.cmake',
    ],
    [
      'CMakeLists.txt',
      'project(ring VERSION 1.2)\nconfigure_file(doc/api.txt ${CMAKE_BINARY_DIR}/api.txt)\n' +
        'add_custom_target(doc COMMAND ${DOXYGEN} -q api.txt)\n',
      'doc/api.txt',
    ],
    [
      'CMakeLists.txt',
      'project(ring VERSION 1.2)\nadd_custom_target(doc doxygen ${PROJECT_SOURCE_DIR}/doc/api.txt)\n',
      'doc/api.txt',
    ],
    [
      'meson.build',
      "project('ring', 'c', version: '1.2')\nname = 'Doxyfile'\n" +
        "configure_file(input: 'doc' / 'api.txt', output: name, configuration: {'VERSION': '1.2'})\n",
      'doc/api.txt',
    ],
    [
      'configure.ac',
      'AC_INIT([ring], [1.2])\nAC_CONFIG_FILES([Makefile doc/Doxyfile:doc/api.txt])\n',
      'doc/api.txt',
    ],
  ])('a template of any name that %s fills in', async (build, text, path) => {
    const cwd = folderOf({
      ...SOURCES,
      [build]: text,
      [path]: 'PROJECT_NAME = Ring\nPROJECT_NUMBER = ${VERSION}\nINPUT = include\n',
    });
    const { out } = await init(cwd);
    expect(out).toContain(`Found: ${path}.`);
  });

  test('a configured file that is no configuration of Doxygen', async () => {
    const cwd = folderOf({
      ...SOURCES,
      'CMakeLists.txt': 'project(ring)\nconfigure_file(ring.conf out.conf)\n',
      'ring.conf': 'PROJECT_NAME = @PROJECT_NAME@\n',
    });
    expect((await init(cwd)).error).toContain('no Doxygen configuration');
  });

  test('files with the word only in their names are ignored', async () => {
    const cwd = folderOf({
      ...SOURCES,
      'docs/doxygen.css': 'INPUT = x\nPROJECT_NAME = x\n',
      'docs/paradox': 'INPUT = x\n',
    });
    expect((await init(cwd)).error).toContain('no Doxygen configuration');
  });
});

describe('placeholders that a build fills in', () => {
  test('common variable names get the known facts of the project', async () => {
    const cwd = folderOf({
      ...SOURCES,
      'configure.ac': 'AC_INIT([ring], [1.4.2], [bugs@example.org])\n',
      'doc/Doxyfile.in':
        'PROJECT_NAME = $(PROJECT)-$(VERSION)\nINPUT = $(SRCDIR)/include @srcdir@/pages @gone@/x\n' +
        'OUTPUT_DIRECTORY = $(DOCDIR)\nEXCLUDE_PATTERNS = @PATTERNS@ */impl/*\nHAVE_DOT = @DOT@\n',
      'doc/pages/a.md': '# A\n',
    });
    await init(cwd);
    expect(config(cwd).title).toBe('ring');
    expect(siteDoxyfile(cwd)).toMatchObject({
      PROJECT_NAME: 'ring',
      PROJECT_NUMBER: '1.4.2',
      HAVE_DOT: '',
      INPUT: 'include doc/pages',
      EXCLUDE_PATTERNS: '*/impl/*',
      OUTPUT_DIRECTORY: 'doxygen',
    });
    expect(readFileSync(join(cwd, 'site.doxyfile'), 'utf8')).not.toContain(cwd);
  });

  test('values that Meson fills in', async () => {
    const cwd = folderOf({
      ...SOURCES,
      'meson.build': "project('ring', 'cpp', version: '2.1')\ntop = meson.source_root()\n",
      'doc/meson.build':
        "conf = configuration_data()\nconf.set('HEADERS', top / 'include')\nconf.set('NUMBER', meson.project_version())\n" +
        "configure_file(input: 'Doxyfile.in', output: 'Doxyfile', configuration: conf)\n",
      'doc/Doxyfile.in': 'PROJECT_NAME=Ring\nPROJECT_NUMBER = @NUMBER@\nINPUT = @HEADERS@\n',
    });
    await init(cwd);
    expect(siteDoxyfile(cwd)).toMatchObject({ INPUT: 'include', PROJECT_NUMBER: '2.1' });
  });

  test.each([
    ['"1.2.0 API documentation"', 'ring'],
    ['-', 'ring'],
    ['"@NOBODY_KNOWS@ -"', 'ring'],
    ['My Project', 'ring'],
    ['ring-1.0.2-beta', 'ring'],
    ['"The Ring"', 'The Ring'],
  ])('the title of a project that calls itself %s', async (name, title) => {
    const cwd = folderOf({
      ...SOURCES,
      'doc/Doxyfile.in': `PROJECT_NAME = ${name}\nINPUT=include\n`,
    });
    withGit(cwd, 'https://github.com/jane/ring.git');
    await init(cwd);
    expect(config(cwd).title).toBe(title);
    expect(siteDoxyfile(cwd).PROJECT_NAME ?? name).toContain(title);
  });

  test('an unknown version is omitted', async () => {
    const cwd = folderOf({
      ...SOURCES,
      Doxyfile: doxyfile('Ring', 'PROJECT_NUMBER = "Version {projectNumber}"\n'),
    });
    await init(cwd);
    expect(siteDoxyfile(cwd).PROJECT_NUMBER).toBe('');
  });

  test('CMake variables end according to their syntax', async () => {
    const cwd = folderOf({
      ...SOURCES,
      'CMakeLists.txt':
        'project(ring)\nset(DIRS include CACHE STRING "Folders of headers")\n' +
        'set(NUMBER 4.2 PARENT_SCOPE)\nset(LIST a b)\n',
      'doc/Doxyfile.in':
        'PROJECT_NAME=Ring\nPROJECT_NUMBER=@NUMBER@\nINPUT = @DIRS@\nPREDEFINED=@LIST@\n',
    });
    await init(cwd);
    expect(siteDoxyfile(cwd)).toMatchObject({
      INPUT: 'include',
      PROJECT_NUMBER: '4.2',
      PREDEFINED: 'a b',
    });
  });

  test('if INPUT is unknown, the sources are read, and that is reported', async () => {
    const many = Object.fromEntries([...'abcdefghijklm'].map((name) => [`src/${name}.h`, HEADER]));
    const cwd = folderOf({
      ...many,
      'docs/index.h': HEADER,
      'docs/Doxyfile.in':
        'PROJECT_NAME=Ring\nINPUT = @ROOT_SOURCE_DIR@/docs/index.h @FOLDERS@\nENABLED_SECTIONS = @PARTS@\n',
    });
    const { error } = await init(cwd);
    expect(error).toContain('docs/Doxyfile.in:2: warning: INPUT contains almost no sources');
    expect(error).not.toContain('INPUT depends on');
    expect(error).toContain(
      'docs/Doxyfile.in:3: warning: ENABLED_SECTIONS depends on @PARTS@, which',
    );
    expect(error).toContain('@FOLDERS@');
    expect(siteDoxyfile(cwd)).toMatchObject({ INPUT: 'docs/index.h src', RECURSIVE: 'YES' });
  });

  test.each([
    ['indented', '  if test x = x; then\n    IN="${srcdir}/include"\n  fi\n', 'include'],
    ['after a command', 'if x; then IN=$srcdir/include; fi\n', 'include'],
    ['with more', 'IN="$srcdir/include"\nIN+=" $srcdir/src"\n', 'include src'],
    ['by a call', 'AC_SUBST([IN], [$top_srcdir/include])\n', 'include'],
    ['in a comment', 'dnl IN=$srcdir/src\nIN=`ls src`\n', 'include'],
  ])('INPUT that configure.ac assigns, %s', async (_, text, input) => {
    const cwd = folderOf({
      ...SOURCES,
      'configure.ac': `AC_INIT([ring], [1.0])\n${text}`,
      'tests/a.c': HEADER,
      'Doxyfile.in': 'PROJECT_NAME = Ring\nINPUT = @IN@\nRECURSIVE = YES\n',
    });
    await init(cwd);
    expect(siteDoxyfile(cwd).INPUT).toBe(input);
  });

  test.each([
    ['an array', "IN = ['include', 'src']", 'include src'],
    ['join', "parts = [\n  'include', # headers\n  'src',\n]\nIN = ' '.join(parts)", 'include src'],
    ['more', "IN = []\nIN += ['include']\nIN += 'src'", 'include src'],
    ['folders', "IN = meson.current_source_dir() / 'include'", 'include'],
    ['what only Meson knows', "IN = ['src']\nIN += run_command('ls').stdout()", 'include'],
  ])('INPUT that Meson gets from %s', async (_, text, input) => {
    const cwd = folderOf({
      ...SOURCES,
      'meson.build': `project('ring', 'cpp', version: '2.1')\n${text}\nsubdir('doc')\n`,
      'doc/meson.build':
        "conf = configuration_data()\nconf.set('SOURCES', IN)\n" +
        "configure_file(input: 'Doxyfile.in', output: 'Doxyfile', configuration: conf)\n",
      'tests/a.c': HEADER,
      'doc/Doxyfile.in': 'PROJECT_NAME = Ring\nINPUT = @SOURCES@\nRECURSIVE = YES\n',
    });
    await init(cwd);
    expect(siteDoxyfile(cwd).INPUT).toBe(input);
  });

  test('INPUT never becomes empty, which would be the working folder with its tests', async () => {
    const cwd = folderOf({
      'lib/ring.py': 'x = 1\n',
      'doc/Doxyfile.in': 'PROJECT_NAME = Ring\nINPUT = @GENERATED@/x\n',
    });
    const { error } = await init(cwd);
    expect(error).toContain('INPUT depends on @GENERATED@');
    expect(siteDoxyfile(cwd).INPUT).toBe('.');
  });

  test('the folders that Doxygen does not create', async () => {
    const more = 'GENERATE_XML = YES\nXML_OUTPUT = .build/doxygen/xml\n';
    const cwd = folderOf({ ...SOURCES, 'docs/Doxyfile': doxyfile('Ring', more, '../include') });
    expect((await init(cwd)).out).toContain(
      '  mkdir -p docs/.build/doxygen && (cd docs && doxygen) && npx mtp-site build\n',
    );
  });

  test('Doxygen runs where its configuration reads most, and includes are relative to that', async () => {
    const cwd = folderOf({
      ...SOURCES,
      'doc/Doxyfile': 'PROJECT_NAME=Ring\nINPUT = .\nRECURSIVE = YES\nFILE_PATTERNS=*.hpp\n',
      'doc/page.h': HEADER,
    });
    expect((await init(cwd)).out).toContain('  doxygen site.doxyfile && npx mtp-site build\n');
  });
});

beforeAll(() => needProgram('doxygen'));

test('Doxygen takes what was written', async () => {
  const cwd = folderOf({
    ...SOURCES,
    'CMakeLists.txt': 'project(ring VERSION 3.1)\nconfigure_file(docs/Doxyfile.in Doxyfile)\n',
    'docs/Doxyfile.in':
      'PROJECT_NAME = "@PROJECT_NAME@"\nINPUT = ../include\nGENERATE_XML = @XML@\nHTML_HEADER = @CMAKE_BINARY_DIR@/header.html\n' +
      'LAYOUT_FILE = @CMAKE_BINARY_DIR@/layout.xml\nWARN_AS_ERROR = YES\nGENERATE_TAGFILE = @CMAKE_BINARY_DIR@/ring.tag\n',
    'include/bad.hpp': '/// @param nothing Not there.\nvoid bad();\n',
  });
  const { out } = await init(cwd);
  const [, line = ''] = /Next:\n {2}(.*) && npx/.exec(out) ?? [];
  expect(line).toBe('(cd docs && doxygen ../site.doxyfile)');
  const { status, stderr } = spawnSync('sh', ['-c', line], { cwd, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('rror')]);
  const xml = readFileSync(join(cwd, 'doxygen/xml/structRing.xml'), 'utf8');
  // Paths start at the folder of the library.
  expect(xml).toContain('file="include/ring.hpp"');
  expect(readFileSync(join(cwd, 'doxygen/xml/Doxyfile.xml'), 'utf8')).toContain('3.1');
});

test('a CMake target is preferred to a configuration without values', async () => {
  const cwd = folderOf({
    ...SOURCES,
    'CMakeLists.txt': 'project(ring)\ndoxygen_add_docs(docs include)\n',
    'tools/Doxyfile': 'PROJECT_NAME = Old\nINPUT = gone\n',
  });
  const { out } = await init(cwd);
  expect([config(cwd).title, siteDoxyfile(cwd).INPUT]).toEqual(['ring', 'include']);
  expect(out).toContain('Using "CMakeLists.txt" instead of "tools/Doxyfile" (the target');
});

describe('many configurations for parts of a library', () => {
  const devices = ['f0', 'f1', 'f2', 'f3', 'f4'];
  const headers = Object.fromEntries(devices.map((name) => [`include/${name}/gpio.h`, HEADER]));

  test('one has to be chosen, instead of reading everything', async () => {
    const cwd = folderOf({
      ...headers,
      'doc/Doxyfile': doxyfile('Rings', '', '../main.dox'),
      'main.dox': '/** @mainpage Rings */',
      ...Object.fromEntries(
        devices.map((name) => [
          `doc/${name}/Doxyfile`,
          doxyfile(name, '', `../../include/${name}`),
        ]),
      ),
    });
    const { code, error } = await init(cwd);
    expect([code, error]).toEqual([
      2,
      expect.stringContaining('5 Doxygen configurations for parts'),
    ]);
    expect(error).toContain('npx mtp-site init --doxygen doc/f0/Doxyfile\n');
    const chosen = await init(cwd, ['--doxygen', 'doc/f3/Doxyfile']);
    expect([chosen.code, config(cwd).title]).toEqual([0, 'f3']);
  });

  test('the build has to complete fragments', async () => {
    const cwd = folderOf({
      ...headers,
      'doc/Doxyfile': doxyfile('Rings', '', '../main.dox'),
      ...Object.fromEntries(
        devices.map((name) => [`doc/${name}/doxy.custom`, 'PREDEFINED += X\n']),
      ),
    });
    expect((await init(cwd)).error).toContain(
      'with the build of the library, then choose one: npx mtp-site init --doxygen doc/f0/Doxyfile\n',
    );
    const whole = await init(cwd, ['--doxyfile']);
    expect([whole.code, readFileSync(join(cwd, 'Doxyfile'), 'utf8')]).toEqual([
      0,
      expect.stringMatching(/^INPUT += include$/m),
    ]);
    expect((await init(cwd, ['--force'])).out).toContain('Found: Doxyfile, ');
  });

  test.each([
    [
      'one for the whole library',
      { 'doc/Doxyfile': doxyfile('Rings', 'RECURSIVE = YES\n', '../include') },
      5,
    ],
    ['few of them', {}, 4],
  ])('%s needs no choice', async (_, more, count) => {
    const own = devices.slice(0, count);
    const cwd = folderOf({
      ...headers,
      ...more,
      ...Object.fromEntries(
        own.map((name) => [`doc/${name}/Doxyfile`, doxyfile(name, '', `../../include/${name}`)]),
      ),
    });
    expect((await init(cwd)).code).toBe(0);
  });

  test('the one for internals comes last', async () => {
    const cwd = folderOf({
      ...SOURCES,
      'doc/DoxyfileAPI': doxyfile('Ring'),
      'doc/DoxyfileInternal': doxyfile('Internals', '', 'include src'),
    });
    const { out } = await init(cwd);
    expect(config(cwd).title).toBe('Ring');
    expect(out).toContain('("doc/DoxyfileInternal" documents internals)');
  });
});
