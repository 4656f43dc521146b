import { describe, expect, test } from '@jest/globals';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { config, folderOf, init, siteDoxyfile, withGit } from './library-folder.ts';

const HEADER = '/// A ring.\nstruct Ring {};\n';

/** Returns all files in a folder except those of git: their texts by path. */
function snapshot(cwd: string): Record<string, string> {
  const paths = readdirSync(cwd, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/.git/'));
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(path, 'utf8')]));
}

const LIBRARY = {
  Doxyfile: 'PROJECT_NAME = "Ring"\nGENERATE_XML = YES\nOUTPUT_DIRECTORY = doxygen\nINPUT=src\n',
  'src/ring.hpp': HEADER,
  'docs/intro.md': '# Intro\n',
  'docs/more/next.md': '# Next\n',
  'docs/_part.md': 'part',
  'blog/2026-01-02-out.md': 'Out.\n',
  'blog/authors.yml': 'jane: { name: Jane }\n',
  'static/img/favicon.ico': '',
  'static/logo.svg': '<svg/>',
  'sidebars.yaml': '# Ours\nguides:\n  - intro\n',
  LICENSE:
    'MIT License\n\nCopyright (c) 2020-2026 Jane Doe <jane@example.org>\n\nPermission is hereby granted, free of charge, to any\n',
};

test('a Doxyfile that git ignores is written and used', async () => {
  const files = { '.gitignore': 'Doxyfile\n', 'include/ring.hpp': HEADER };
  const cwd = withGit(folderOf(files), 'https://github.com/Jane/ring.git');
  const { out, error } = await init(cwd, ['--doxyfile']);
  expect(error).toBe('');
  expect(out).toContain('Found: Doxyfile, ');
  expect(out).toContain('Git ignores the Doxyfile: add it with "git add --force Doxyfile".');
  expect(out).toContain('  doxygen && npx mtp-site build');
});

test('every detected value is written, with its source', async () => {
  const cwd = withGit(folderOf(LIBRARY), 'https://jane:secret@github.com/Jane/ring.git');
  const { code, out, error } = await init(cwd);
  expect([code, error]).toEqual([0, '']);
  expect(out).toBe(
    [
      '[SUCCESS] Wrote "site.config.yaml".',
      'Wrote "pages/index.md".',
      'Found: Doxyfile, guides in docs (2), blog in blog (1), https://github.com/Jane/ring.',
      'Add the generated files to .gitignore, or run "mtp-site init --gitignore": doxygen/ build/',
      'Manual: https://micro-os-plus.github.io/mtp-site/start/new-site/#with-a-doxyfile',
      'Next:',
      '  doxygen && npx mtp-site build',
      '',
    ].join('\n'),
  );
  const text = readFileSync(join(cwd, 'site.config.yaml'), 'utf8');
  expect(text).not.toContain('secret');
  expect(text.split('\n').slice(3).join('\n')).toBe(`
# From PROJECT_NAME in Doxyfile:1.
title: Ring

# GitHub Pages, from the git remote.
url: https://jane.github.io
baseUrl: /ring/

# Found in static.
favicon: img/favicon.ico

# Doxygen's XML: OUTPUT_DIRECTORY in Doxyfile:3.
doxygen:
  xml: doxygen/xml
  sourceUrl: https://github.com/Jane/ring/blob/{revision}/{path}#L{line}

# Guides: 2 files in docs.
docs:
  sidebar: sidebars.yaml
  editUrl: https://github.com/Jane/ring/edit/main/

# Blog: 1 file in blog, authors in authors.yml.
blog:
  editUrl: https://github.com/Jane/ring/edit/main/

# Pages: 1 file in pages.
pages:
  path: pages

navbar:
  logo:
    src: logo.svg
    alt: ''
  items:
    - { type: libraryVersion, position: left }
    - { type: docSidebar, sidebarId: guides, label: Documentation, position: left }
    - { label: API Reference, to: /docs/api/, position: left }
    - { label: Blog, to: /blog/, position: left }
    - { label: GitHub, href: https://github.com/Jane/ring }

# The copyright is from LICENSE.
footer:
  links:
    - title: Documentation
      items:
        - { label: Guides, to: /docs/intro/ }
        - { label: API reference, to: /docs/api/ }
        - { label: Blog, to: /blog/ }
    - title: Project
      items:
        - { label: GitHub, href: https://github.com/Jane/ring }
        - { label: Licence, href: https://github.com/Jane/ring/blob/main/LICENSE }
  copyright: 'Copyright © 2020-2026 Jane Doe. Licence: MIT.'

colorMode:
  respectPrefersColorScheme: true

# A picture of each page, which other sites show with links.
socialCards: true

# For the first builds: reports errors in texts, links and XML as warnings, and still writes the
# site. Remove this when all warnings are fixed, so that errors fail the build.
checks:
  profile: lenient
`);
});

test('--gitignore adds what git would track, once, with the line ends of the file', async () => {
  const cwd = withGit(
    folderOf({
      'include/a.hpp': HEADER,
      'package.json': '{}',
      '.gitignore': '*.o\r\nbuild/\r\n# mine',
    }),
    'git@github.com:jane/ring.git',
  );
  const first = await init(cwd, ['--doxyfile', '--gitignore']);
  expect(first.out).toContain('Wrote ".gitignore".');
  expect(first.out).not.toContain('Add the generated files');
  const expected = '*.o\r\nbuild/\r\n# mine\r\ndoxygen/\r\nnode_modules/\r\n';
  expect(readFileSync(join(cwd, '.gitignore'), 'utf8')).toBe(expected);
  expect((await init(cwd, ['--doxyfile', '--gitignore'])).out).not.toContain('.gitignore');
  expect(readFileSync(join(cwd, '.gitignore'), 'utf8')).toBe(expected);
});

test('running it again changes nothing, in particular no edits of the user', async () => {
  const cwd = withGit(folderOf({ 'include/a.hpp': HEADER }), 'git@github.com:jane/ring.git');
  expect((await init(cwd, ['--doxyfile', '--github'])).code).toBe(0);
  const before = snapshot(cwd);
  expect(Object.keys(before)).toHaveLength(6);
  const again = await init(cwd, ['--doxyfile', '--github']);
  expect([again.code, snapshot(cwd)]).toEqual([0, before]);
  expect(again.out).not.toContain('Wrote');
  expect(again.out).toContain('"site.config.yaml" is already up to date; nothing was written.');

  const own = ['site.config.yaml', 'Doxyfile', '.github/workflows/documentation.yml'];
  for (const name of own) writeFileSync(join(cwd, name), 'PROJECT_NAME = mine\n');
  const kept = await init(cwd, ['--doxyfile', '--github']);
  expect(kept.code).toBe(0);
  for (const name of own)
    expect(readFileSync(join(cwd, name), 'utf8')).toBe('PROJECT_NAME = mine\n');
  expect(kept.out.match(/was left unchanged; use --force to overwrite it/g)).toHaveLength(2);

  await init(cwd, ['--github', '--force']);
  expect(config(cwd).title).toBe('mine');
  expect(readFileSync(join(cwd, 'Doxyfile'), 'utf8')).toBe('PROJECT_NAME = mine\n');
});

test('an existing configuration without an API reference gets the lines to add', async () => {
  const cwd = folderOf({ 'include/a.hpp': HEADER, 'docs/a.md': '# A\n' });
  const file = join(cwd, 'site.config.yaml');
  writeFileSync(file, 'title: A\ndocs: {}\n');
  const { out } = await init(cwd, ['--doxyfile']);
  const [, line = ''] = /"site.config.yaml" has no API reference: add "(.*)" to it/.exec(out) ?? [];
  expect(line).toBe(
    'doxygen: { xml: "doxygen/xml", show: { undocumentedFiles: true, undocumentedConcepts: true } }',
  );
  writeFileSync(file, `title: A\ndocs: {}\n${line}\n`);
  expect((await init(cwd, ['--doxyfile'])).out).not.toContain('has no API reference');
});

describe('a library without a Doxygen configuration', () => {
  test('without a terminal, nothing is written, and the message gives advice', async () => {
    const cwd = folderOf({ 'src/a.cpp': 'int a;', 'docs/a.md': '# A' });
    const { code, out, error } = await init(cwd);
    expect([code, out, existsSync(join(cwd, 'site.config.yaml'))]).toEqual([2, '', false]);
    expect(error).toContain('Run "mtp-site init --doxyfile"');
  });

  test('on a terminal, it asks one question and accepts both answers', async () => {
    const files = { 'include/a.h': 'int a(void);\n', 'docs/a.md': '# A\n' };
    const yes = folderOf(files);
    const { out } = await init(yes, [], true);
    expect(out).toMatch(/^There is no Doxygen configuration\. Write .* for include\?\n\[SUCCESS\]/);
    const doxyfile = readFileSync(join(yes, 'Doxyfile'), 'utf8');
    expect(doxyfile).toMatch(/^INPUT +=\s+include$/m);
    // The sources have no comments that Doxygen reads.
    expect(doxyfile).toMatch(/^EXTRACT_ALL += YES$/m);
    expect(config(yes)).toMatchObject({ doxygen: { xml: 'doxygen/xml' }, docs: {} });

    const no = folderOf(files);
    expect((await init(no, [], false)).code).toBe(0);
    expect([existsSync(join(no, 'Doxyfile')), config(no).doxygen]).toEqual([false, undefined]);
    const nothing = folderOf({ 'include/a.h': 'int a(void);\n' });
    expect((await init(nothing, [], false)).code).toBe(2);
  });

  test.each([
    ['#if __cplusplus >= 201703L\nint a();\n#endif\n', true],
    ['#define A_LANGUAGE __cplusplus\n', true],
    ['#if defined(__cplusplus) && __cplusplus > 199711L\n#endif\n', true],
    // These only ask whether the language is C++.
    ['#ifdef __cplusplus\nextern "C" {\n#endif\n', false],
    ['# ifndef __cplusplus\n# endif\n', false],
    ['#if defined(__cplusplus) || defined __cplusplus\n#endif\n', false],
  ])('headers that ask for the version of C++ get one: %j', async (header, asks) => {
    const cwd = folderOf({ 'include/a.h': header });
    await init(cwd, ['--doxyfile']);
    const doxyfile = readFileSync(join(cwd, 'Doxyfile'), 'utf8');
    expect(/^PREDEFINED += __cplusplus=202002L$/m.test(doxyfile)).toBe(asks);
  });

  test('headers that ask for exceptions and types of objects get them, as from compilers', async () => {
    const cwd = folderOf({
      'include/a.h':
        '#if defined(__cpp_exceptions) || defined(__EXCEPTIONS)\nint a();\n#endif\n#if __cpp_lib_char8_t || __cpp_lib_expected || __cpp_concepts\n#endif\n',
    });
    await init(cwd, ['--doxyfile']);
    expect(readFileSync(join(cwd, 'Doxyfile'), 'utf8')).toMatch(
      /^PREDEFINED += __cpp_exceptions=199711L \\\n +__EXCEPTIONS=1 \\\n +__cpp_lib_char8_t=201907L\n\n/m,
    );
  });

  test.each([
    ['int a();\n', true],
    // These are no Doxygen comments.
    ['//////////////////////////\n// A window\n//////////////////////////\nint a();\n', true],
    ['/**************/\n/* A window */\n/**************/\nint a();\n', true],
    ['/* file:///usr/share/a */\nint a();\n', true],
    ['/// A window.\nint a();\n', false],
    ['int a(); //!< A window.\n', false],
    ['//////////////////////////\n/** A window. */\nint a();\n', false],
  ])(
    'symbols without comments are shown if there are no Doxygen comments: %j',
    async (text, all) => {
      const cwd = folderOf({ 'include/a.h': text });
      await init(cwd, ['--doxyfile']);
      expect(/^EXTRACT_ALL += YES$/m.test(readFileSync(join(cwd, 'Doxyfile'), 'utf8'))).toBe(all);
    },
  );

  test.each([
    ['git', true],
    ['no git', false],
  ])('links to other sources are left out: Doxygen shows members of both, %s', async (_, git) => {
    const cwd = folderOf({
      'include/a.h': HEADER,
      'include/swift/b.h': '/** Two. */\nint b();\n',
      'other/c.h': HEADER,
    });
    symlinkSync('../a.h', join(cwd, 'include/swift/a.h'));
    // Doxygen does not read the other folder, and the last link leads nowhere.
    symlinkSync('../../other/c.h', join(cwd, 'include/swift/c.h'));
    symlinkSync('gone.h', join(cwd, 'include/swift/d.h'));
    const { out } = await init(git ? withGit(cwd, '') : cwd, ['--doxyfile']);
    const doxyfile = readFileSync(join(cwd, 'Doxyfile'), 'utf8');
    expect(doxyfile).toMatch(/^EXCLUDE += include\/swift\/a\.h$/m);
    expect(out).toContain('repeat the other headers: "include/swift/a.h".');
  });

  test('a file with the name of the output folder is left alone', async () => {
    const cwd = withGit(folderOf({ 'src/a.hpp': HEADER, build: '#!/bin/sh\n' }), '');
    const { code, out } = await init(cwd, ['--doxyfile']);
    expect([code, out.includes('npx mtp-site build --out site\n')]).toEqual([0, true]);
  });

  test('existing XML is enough', async () => {
    const cwd = folderOf({ 'doc/xml/index.xml': '<doxygenindex/>', 'src/a.hpp': HEADER });
    const { out, error } = await init(cwd, ['--doxyfile']);
    expect(config(cwd).doxygen).toEqual({ xml: 'doc/xml' });
    expect(error).toContain('info: "doc/xml" already exists; no Doxyfile was written.');
    expect(out).toContain('/start/new-site/#the-configuration\nNext:\n  npx mtp-site build\n');
  });
});

describe('facts from CMake', () => {
  const CMAKE =
    'cmake_minimum_required(VERSION 3.20)\n# project(wrong)\nset(NAME ring)\n' +
    'project(${NAME} VERSION 1.2 DESCRIPTION "Rings (fast)" HOMEPAGE_URL https://ring.example.org/x)\n';

  test('a target of doxygen_add_docs needs no Doxyfile; the site stays out of its build folder', async () => {
    const cwd = folderOf({
      'CMakeLists.txt': `${CMAKE}set(DOXYGEN_PROJECT_NAME "Ring \${PROJECT_VERSION}")
set(DOXYGEN_PREDEFINED RING_NOTHING\\(x\\)=, RING=1)
set(DOXYGEN_AWESOME_URL none)
add_subdirectory(docs)\n`,
      'docs/CMakeLists.txt': 'doxygen_add_docs(reference "${PROJECT_SOURCE_DIR}/include" ALL)\n',
      'include/a.hpp': HEADER,
    });
    const { out, error } = await init(cwd);
    expect(error).toBe('');
    expect(out).toContain('  (cd docs && doxygen ../site.doxyfile) && npx mtp-site build\n');
    expect(siteDoxyfile(cwd)).toMatchObject({
      PROJECT_NAME: '"Ring 1.2"',
      PROJECT_NUMBER: '1.2',
      PROJECT_BRIEF: '"Rings (fast)"',
      INPUT: '../include',
      RECURSIVE: 'YES',
      OUTPUT_DIRECTORY: '../doxygen',
      STRIP_FROM_PATH: '..',
      GENERATE_XML: 'YES',
      PREDEFINED: '"RING_NOTHING(x)=" RING=1',
    });
    expect(config(cwd)).toMatchObject({
      title: 'Ring 1.2',
      tagline: 'Rings (fast)',
      url: 'https://ring.example.org',
      baseUrl: '/x/',
      doxygen: { xml: 'doxygen/xml' },
    });
  });

  test('relative inputs of doxygen_add_docs are below its WORKING_DIRECTORY', async () => {
    const cwd = folderOf({
      'CMakeLists.txt': `${CMAKE}add_subdirectory(src)\n`,
      'src/CMakeLists.txt':
        'doxygen_add_docs(reference docs include ALL WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})\n',
      'include/a.hpp': HEADER,
      'docs/guide.md': '# Guide\n',
    });
    const { out } = await init(cwd);
    expect(out).toContain('  doxygen site.doxyfile && npx mtp-site build\n');
    expect(out).toContain(
      '"site.doxyfile" has the settings of doxygen_add_docs in "src/CMakeLists.txt"',
    );
    expect(siteDoxyfile(cwd)).toMatchObject({ INPUT: 'docs include' });
  });

  test('the variables of a template, and the target that uses it', async () => {
    const cwd = folderOf({
      'CMakeLists.txt': `${CMAKE}configure_file(docs/Doxyfile.in docs/Doxyfile @ONLY)
add_custom_target(manual COMMAND \${DOXYGEN_EXECUTABLE} docs/Doxyfile)\n`.replace(
        'configure_file',
        'foreach(each IN ITEMS include docs/guide.md)\n  string(APPEND READ " \\\\\\n\\"${PROJECT_SOURCE_DIR}/${each}\\"")\nendforeach()\nconfigure_file',
      ),
      'docs/Doxyfile.in':
        'PROJECT_NAME = "@PROJECT_NAME@ lib"\nPROJECT_BRIEF = "@WHO@"\n' +
        'OUTPUT_DIRECTORY = @CMAKE_CURRENT_BINARY_DIR@/api\nGENERATE_XML = YES\nINPUT = @READ@\n' +
        'LAYOUT_FILE = @CMAKE_BINARY_DIR@/layout.xml\nHTML_HEADER = header.html\n' +
        'MATHJAX_CODEFILE = math.js\nSTRIP_FROM_PATH = @Ring.core_SOURCE_DIR@/include\n' +
        'WARN_AS_ERROR = YES\nGENERATE_MAN = @WITH_MAN@\n',
      'include/a.hpp': HEADER,
      'docs/guide.md': '# Guide\n',
    });
    const { out, error } = await init(cwd);
    expect(error).toContain('docs/Doxyfile.in:2: warning: PROJECT_BRIEF depends on @WHO@');
    expect(out).toContain('  doxygen site.doxyfile && npx mtp-site build\n');
    expect(siteDoxyfile(cwd)).toEqual({
      '@INCLUDE': 'docs/Doxyfile.in',
      PROJECT_NAME: '"ring lib"',
      PROJECT_BRIEF: '',
      PROJECT_NUMBER: '1.2',
      LAYOUT_FILE: '',
      HTML_HEADER: '',
      MATHJAX_CODEFILE: '',
      STRIP_FROM_PATH: 'include',
      WARN_AS_ERROR: 'NO',
      INPUT: 'include docs/guide.md',
      OUTPUT_DIRECTORY: 'doxygen',
      XML_OUTPUT: 'xml',
      STRIP_CODE_COMMENTS: 'NO',
      GENERATE_XML: 'YES',
      XML_PROGRAMLISTING: 'YES',
      GENERATE_HTML: 'NO',
      GENERATE_LATEX: 'NO',
      GENERATE_MAN: 'NO',
    });
    expect(readFileSync(join(cwd, 'site.doxyfile'), 'utf8')).toMatch(/^ALIASES +\+= "keywords=/m);
    expect(config(cwd)).toMatchObject({ title: 'ring lib', doxygen: { xml: 'doxygen/xml' } });
    expect(config(cwd).docs).toBeUndefined();
  });
});

test('settings of Doxygen for other projects and #include lines', async () => {
  const cwd = folderOf({
    Doxyfile:
      'GENERATE_XML=YES\nINPUT=src\nSTRIP_FROM_INC_PATH = src/api/\n' +
      'TAGFILES = tags/a.tag=https://a.example.org/ref tags/gone.tag=https://b.example.org tags/a.tag=../local\n',
    'tags/a.tag': '<tagfile/>',
  });
  await init(cwd);
  expect(config(cwd).doxygen).toEqual({
    xml: 'xml',
    includeRoot: ['src/api'],
    tagFiles: { 'tags/a.tag': 'https://a.example.org/ref' },
  });
});

test('folders with sources of examples', async () => {
  const cwd = folderOf({
    Doxyfile: 'GENERATE_XML=YES\nINPUT=src\n',
    'src/ring.hpp': HEADER,
    'examples/first/main.cpp': '',
    'docs/Samples/second.c': '',
    'demo/readme.md': '',
    'lib/examples/other.cpp': '',
  });
  await init(cwd);
  expect(config(cwd).doxygen).toMatchObject({ examples: ['docs/Samples', 'examples'] });
});

test.each([
  ['meson.build', "project('ring', 'cpp',\n  version: '1.0', license: ['MIT'])\n"],
  [
    'conanfile.py',
    'class Ring(ConanFile):\n    name = "ring"\n    license = \'MIT\'\n    description = ("Fast rings")\n',
  ],
  ['vcpkg.json', '{ "name": "ring", "description": ["Fast rings", "More."], "license": "MIT" }'],
  [
    'package.json',
    '{ "name": "@jane/ring", "repository": { "url": "git+https://github.com/jane/ring.git" }, "license": "MIT" }',
  ],
  [
    'package.json',
    '{ "name": "ring", "homepage": "https://github.com/jane/ring#readme", "license": "MIT", broken',
  ],
])('facts from %s', async (name, text) => {
  const cwd = folderOf({ [name]: text, Doxyfile: 'GENERATE_XML=YES\n' });
  const { code } = await init(cwd);
  const { title, tagline, url, footer } = config(cwd);
  const isBroken = text.endsWith('broken');
  expect([code, title === 'ring']).toEqual([0, !isBroken]);
  expect(tagline).toBe(text.includes('Fast rings') ? 'Fast rings' : undefined);
  expect(url).toBe(text.includes('git+') ? 'https://jane.github.io' : undefined);
  const host = { label: 'GitHub', href: 'https://github.com/jane/ring' };
  expect(footer).toEqual({
    links: [
      { title: 'Documentation', items: [{ label: 'API reference', to: '/docs/api/' }] },
      ...(url === undefined ? [] : [{ title: 'Project', items: [host] }]),
    ],
    ...(isBroken ? {} : { copyright: 'Licence: MIT.' }),
  });
});

test('Doxygen runs in the folder where its configuration finds its sources, and writes XML even if that is disabled', async () => {
  const cwd = folderOf({
    'docs/Doxyfile': 'INPUT = ../include\nOUTPUT_DIRECTORY = "out/my api"\nGENERATE_XML = NO\n',
    'docs/guide.md': '# Guide\n',
    'include/a.hpp': HEADER,
  });
  const { out, error } = await init(cwd);
  expect(error).toBe('');
  expect(out).toContain('  (cd docs && doxygen ../site.doxyfile) && npx mtp-site build\n');
  expect(siteDoxyfile(cwd)).toMatchObject({ '@INCLUDE': 'Doxyfile', STRIP_FROM_PATH: '..' });
  expect(config(cwd)).toMatchObject({ doxygen: { xml: 'doxygen/xml' }, docs: {} });
});

test.each([
  ['a build', 'build/Makefile', '(cd build && doxygen ../site.doxyfile)'],
  ['a site of an earlier run', 'build/.mtp-site-manifest.json', 'doxygen site.doxyfile'],
])('Doxygen runs in the folder of CMake if it has %s: %s', async (_, file, command) => {
  const cwd = folderOf({
    'CMakeLists.txt':
      'project(ring)\nconfigure_file(docs/Doxyfile.in ${CMAKE_BINARY_DIR}/Doxyfile)\n' +
      'add_custom_target(docs COMMAND doxygen ${CMAKE_BINARY_DIR}/Doxyfile WORKING_DIRECTORY ${CMAKE_BINARY_DIR})\n',
    'docs/Doxyfile.in': 'INPUT = @CMAKE_SOURCE_DIR@/include\n',
    'include/a.hpp': HEADER,
    [file]: '{}',
  });
  const { out } = await init(cwd);
  expect(out).toContain(`  ${command} && npx mtp-site build`);
});

test('Markdown that Doxygen reads is not a guide, and a folder of a repository has its own links', async () => {
  const cwd = withGit(
    folderOf({
      'lib/Doxyfile': 'GENERATE_XML=YES\nINPUT = src docs\n',
      'lib/docs/page.md': '# Page\n',
      'lib/guides/guide.md': '# Guide\n',
      'lib/src/a.hpp': HEADER,
      'lib/CNAME': 'ring.example.org\n',
    }),
    'https://gitlab.com/group/sub/ring.git',
    'trunk',
  );
  expect((await init(join(cwd, 'lib'))).code).toBe(0);
  expect(config(join(cwd, 'lib'))).toMatchObject({
    url: 'https://ring.example.org',
    docs: { path: 'guides', editUrl: 'https://gitlab.com/group/sub/ring/-/edit/trunk/lib/' },
  });
});

test.each([
  ['git@github.com:jane/ring.git', 'https://github.com/jane/ring/blob/{revision}/{path}#L{line}'],
  [
    'https://gitlab.com/group/sub/ring.git',
    'https://gitlab.com/group/sub/ring/-/blob/{revision}/{path}#L{line}',
  ],
  [
    'https://codeberg.org/jane/ring.git',
    'https://codeberg.org/jane/ring/src/commit/{revision}/{path}#L{line}',
  ],
  [
    'https://gitea.example.org/jane/ring',
    'https://gitea.example.org/jane/ring/src/commit/{revision}/{path}#L{line}',
  ],
  [
    'git@bitbucket.org:jane/ring.git',
    'https://bitbucket.org/jane/ring/src/{revision}/{path}#lines-{line}',
  ],
  ['https://git.example.org/jane/ring', undefined],
])('sources link to %s, and the configuration is valid', async (remote, sourceUrl) => {
  const cwd = withGit(folderOf({ Doxyfile: 'GENERATE_XML=YES\nINPUT=src\n' }), remote);
  await init(cwd);
  expect((config(cwd).doxygen as { sourceUrl?: string }).sourceUrl).toBe(sourceUrl);
  const diagnostics = new Diagnostics();
  mkdirSync(join(cwd, 'xml'));
  loadConfig({ cwd }, diagnostics);
  expect(diagnostics.all).toEqual([]);
});
