import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { amalgamations } from '../../src/init/amalgamations.ts';
import { config, folderOf, init, withGit } from './library-folder.ts';

const HEADER = '/// A ring.\nstruct Ring {};\n';
const DOXYFILE = 'PROJECT_NAME=Ring\nGENERATE_XML=YES\n';
const RING = { Doxyfile: `${DOXYFILE}INPUT = src\n`, 'src/ring.hpp': HEADER };

/** Returns the guides that `init` finds in a folder of texts. */
async function docsOf(files: Record<string, string>): Promise<unknown> {
  const cwd = folderOf({ ...RING, ...files });
  await init(cwd);
  return config(cwd).docs;
}

describe('guides', () => {
  test('with components of other frameworks are left out, and that is said', async () => {
    const cwd = folderOf({
      ...RING,
      'docs/guide.md': "# Guide\n\n```js\nimport A from './a.astro';\n```\n",
      'docs/start.mdx': "import Tree from '@components/Tree.astro';\n\n# Start\n\n<Tree />\n",
      'docs/use.mdx': "import Part from './Part.tsx';\n\n# Use\n\n<Part />\n",
    });
    const { out } = await init(cwd);
    expect(config(cwd).docs).toEqual({
      exclude: [
        ...['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**'],
        ...['**/*.test.{js,jsx,ts,tsx,md,mdx}', '**/__tests__/**'],
        'start.mdx',
      ],
    });
    expect(out).toContain('"docs/start.mdx" has components of Astro, Svelte or Vue');
  });

  test('are the texts that Doxygen does not read', async () => {
    const texts = {
      'docs/guide.md': '# Guide\n',
      'docs/start.md': '# Start\n',
      'docs/pages/a.md': '# A\n',
      'docs/pages/b.md': '# B\n',
      'docs/snippets/deep/table.md': '| a |\n',
      'docs/main.md': '# Main\n',
    };
    const docs = await docsOf({
      ...texts,
      Doxyfile: `${DOXYFILE}INPUT = src docs/main.md docs/pages\nEXAMPLE_PATH = docs/snippets\n`,
    });
    expect(docs).toEqual({
      exclude: [
        ...['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**'],
        ...['**/*.test.{js,jsx,ts,tsx,md,mdx}', '**/__tests__/**'],
        ...['pages/**', 'snippets/deep/**', 'main.md'],
      ],
    });
  });

  test.each([
    ['INPUT = src docs', 'docs/a.md'],
    ['INPUT = src docs\nRECURSIVE = YES', 'docs/deep/er/a.md'],
    ['INPUT = . \nRECURSIVE = YES', 'docs/deep/a.md'],
    ['INPUT = src docs\nFILE_PATTERNS = *.hpp *.md', 'docs/a.md'],
  ])('are none if %s reads %s', async (settings, path) => {
    const Doxyfile = `${DOXYFILE}${settings}\n`;
    expect(await docsOf({ Doxyfile, [path]: '# A\n' })).toBeUndefined();
  });

  test.each([
    ['INPUT = src docs', 'docs/deep/a.md', { path: 'docs/deep' }],
    ['INPUT = src docs\nFILE_PATTERNS = *.hpp', 'docs/a.md', {}],
    ['INPUT = src docs\nEXCLUDE = docs/a.md', 'docs/a.md', {}],
    ['INPUT = src docs\nEXCLUDE_PATTERNS = */docs/*', 'docs/a.md', {}],
  ])('are found if %s omits %s', async (settings, path, docs) => {
    const Doxyfile = `${DOXYFILE}${settings}\n`;
    expect(await docsOf({ Doxyfile, [path]: '# A\n' })).toEqual(docs);
  });

  test.each([
    [['docs/api.md'], '/docs/reference/'],
    [['docs/02-API.md'], '/docs/reference/'],
    [['docs/api/index.md'], '/docs/reference/'],
    [['docs/api.md', 'docs/reference/a.md'], '/api/'],
    [['docs/apiary.md'], '/docs/api/'],
    [['docs/more/api.md'], '/docs/api/'],
  ])('keep their addresses: with %s, the API reference is at %s', async (paths, address) => {
    const texts = Object.fromEntries(paths.map((path) => [path, '# A\n']));
    const cwd = folderOf({ ...RING, ...texts, 'docs/start.md': '# Start\n' });
    await init(cwd);
    const { doxygen, navbar } = config(cwd);
    expect(navbar).toMatchObject({ items: [{}, {}, { label: 'API Reference', to: address }] });
    expect(doxygen).toMatchObject(
      address === '/docs/api/' ? {} : { routeBasePath: address.slice(1, -1) },
    );
  });

  test('are omitted if only texts about the repository, or one of many, remain', async () => {
    expect(
      await docsOf({ 'docs/CONTRIBUTING.md': '# C\n', 'docs/README.md': '# R\n' }),
    ).toBeUndefined();
    const read = [...'abcdef'].map((name) => `docs/${name}.md`);
    const Doxyfile = `${DOXYFILE}INPUT = src ${read.join(' ')}\n`;
    const texts = Object.fromEntries([...read, 'docs/npm.md'].map((path) => [path, '# T\n']));
    expect(await docsOf({ ...texts, Doxyfile })).toBeUndefined();
  });

  test('in another language, which another configuration reads, are ignored', async () => {
    const cwd = folderOf({
      ...RING,
      'Doxyfile.de': 'PROJECT_NAME=Ring\nINPUT = src docs/start.de.md\n',
      'docs/start.de.md': '# Anfang\n',
    });
    await init(cwd);
    expect(config(cwd).docs).toBeUndefined();
  });

  test('with braces or tags are plain Markdown, unless one has components', async () => {
    const format = async (text: string): Promise<unknown> => {
      const cwd = folderOf({ ...RING, 'docs/a.md': text });
      await init(cwd);
      return config(cwd).markdown;
    };
    expect(await format('# A\n\nUse {name} in std::vector<int>.\n')).toEqual({ format: 'detect' });
    expect(await format('# A\n\nA `map` of <T>.\n')).toEqual({ format: 'detect' });
    expect(await format('# A\n\nText.\n')).toBeUndefined();
    expect(await format("import Tabs from '@theme/Tabs';\n\n<Tabs />\n")).toBeUndefined();
  });
});

test('logo, icon, changelog and copyright holders are found', async () => {
  const cwd = withGit(
    folderOf({
      ...RING,
      Doxyfile: `${DOXYFILE}INPUT = src\nPROJECT_LOGO = doc/ring-logo.png\n`,
      'doc/ring-logo.png': 'png',
      'doc/notes.txt': 'x',
      'docs/images/favicon.ico': 'ico',
      'docs/images/other.png': 'png',
      'ChangeLog.md': '# Changes\n',
      'license.txt':
        'Ring - Copyright (c) 2001-2004 Jane Doe\nCopyright (c) 2005, John Roe. All rights reserved.\n\nPermission is hereby granted, free of charge\n',
      'README.md':
        '# Ring\n\n[![x](y)](z)\n\n**Ring** is a library\nfor rings. It is fast.\n\nMore.\n',
    }),
    'https://github.com/jane/ring.git',
  );
  const { out } = await init(cwd);
  expect(out).toContain('Wrote "static/ring-logo.png".\n');
  expect(existsSync(join(cwd, 'static/ring-logo.png'))).toBe(true);
  expect(config(cwd)).toMatchObject({
    tagline: 'Ring is a library for rings.',
    favicon: 'favicon.ico',
    staticDirectories: ['docs/images', 'static'],
    navbar: {
      logo: { src: 'ring-logo.png' },
      items: expect.arrayContaining([
        { label: 'Changelog', href: 'https://github.com/jane/ring/blob/main/ChangeLog.md' },
      ]),
    },
    footer: { copyright: 'Copyright © 2001-2004 Jane Doe, 2005 John Roe. Licence: MIT.' },
  });
  const again = await init(cwd);
  expect(again.out).not.toContain('Wrote');
  expect(again.out).toContain('"site.config.yaml" is already up to date');
});

test('.gitignore never excludes what the repository contains', async () => {
  const cwd = withGit(
    folderOf({
      ...RING,
      Doxyfile: `${DOXYFILE}INPUT = src\nOUTPUT_DIRECTORY = docs\n`,
      'docs/index.html': '<p>',
      'build/Jamfile': 'x',
    }),
    'https://github.com/jane/ring.git',
  );
  spawnSync('git', ['add', '.'], { cwd });
  const { out } = await init(cwd);
  expect(out).toContain(
    'Add the generated files to .gitignore, or run "mtp-site init --gitignore": docs/xml/ site/\n',
  );
  expect(out).toContain('  doxygen && npx mtp-site build --out site\n');
});

test('Doxygen writes for the site if the repository has nothing', async () => {
  const cwd = withGit(
    folderOf({ 'doxygen/Doxyfile': 'PROJECT_NAME=Ring\nINPUT = ../src\n', 'src/ring.hpp': HEADER }),
    'https://github.com/jane/ring.git',
  );
  spawnSync('git', ['add', '.'], { cwd });
  const { out } = await init(cwd);
  expect(config(cwd).doxygen).toMatchObject({ xml: 'doxygen-xml/xml' });
  expect(out).toContain(
    'Add the generated files to .gitignore, or run "mtp-site init --gitignore": doxygen-xml/ build/\n',
  );
});

test('the generated Doxyfile reads no file twice, and no third-party code', async () => {
  const part = (name: string): string => `/// ${name}.\nstruct ${name} { int value; };\n`;
  const names = [...'ABCDE'];
  const cwd = folderOf({
    ...Object.fromEntries(names.map((name) => [`include/${name}.hpp`, part(name)])),
    'include/all.hpp': names.map(part).join(''),
    'include/all.cpp': '#include "all.hpp"\n',
    'include/third_party/json.hpp': part('Json'),
    'include/tests/check.hpp': part('Check'),
    'include/testing/api.hpp': part('Testing'),
    'single_include/ring.hpp': names.map(part).join(''),
    'examples/one.hpp': part('One'),
  });
  const { code, out } = await init(cwd, ['--doxyfile']);
  expect(code).toBe(0);
  const doxyfile = readFileSync(join(cwd, 'Doxyfile'), 'utf8');
  expect(doxyfile).toMatch(/^INPUT +=\s+include$/m);
  expect(doxyfile).toMatch(
    /^EXCLUDE +=\s+include\/all\.cpp include\/all\.hpp include\/tests include\/third_party$/m,
  );
  expect(out).toContain('Doxygen reads "include", not "examples", "single_include"');
  expect(out).toContain('third-party code: "include/tests", "include/third_party".');
  expect(out).toContain(
    'headers that repeat the other headers: "include/all.cpp", "include/all.hpp".',
  );
});

test.each([
  ['Fast rings. And more of them.', 'Fast rings.'],
  ['Rings, e.g. Fast ones, for C++17. Header only', 'Rings, e.g. Fast ones, for C++17.'],
  ['Version 2.0 of rings', 'Version 2.0 of rings'],
  ['RTL. A library of rings. Small.', 'A library of rings.'],
  ['Ring. ', undefined],
  ['The ring', undefined],
  ['Rings', undefined],
  ['Rings in <b>C</b> (see https://ring.org), by [Jane](https://jane.org)', 'Rings in C, by Jane'],
  ['Fast rings <http://ring.example>.', 'Fast rings.'],
  ['环形缓冲区库', '环形缓冲区库'],
  ['![Status](status.svg) [![Build](build.svg)](build)', undefined],
  ['![Status](status.svg) Fast rings.', 'Fast rings.'],
])('one sentence of "%s" is the tagline', async (brief, tagline) => {
  const named = DOXYFILE.replace(/PROJECT_NAME.*/, 'PROJECT_NAME = "The Ring"');
  const cwd = folderOf({ ...RING, Doxyfile: `${named}INPUT=src\nPROJECT_BRIEF = "${brief}"\n` });
  await init(cwd);
  expect(config(cwd).tagline).toBe(tagline);
});

const MIT = 'Permission is hereby granted, free of charge\n';

test.each([
  ['Copyright (c) 2016 Jane Doe <jane@ring.org>, All rights reserved.', '2016 Jane Doe'],
  ['Copyright(c) 2016 Jane Doe (jane at ring.org)', '2016 Jane Doe'],
  ['Copyright 2016- Jane Doe, https://jane.org/.', '2016 Jane Doe'],
  [
    'Copyright © 2012 - present, Jane Doe and {ring} contributors',
    '2012 - present Jane Doe and {ring} contributors',
  ],
  ['Copyright (c) 2001 Jane\nCopyright (c) 2003-2005 Jane', '2001, 2003-2005 Jane'],
  ['Copyright (c) 2001 Jane\nCopyright (c) 2002 John\nCopyright (c) 2003 Joe', ''],
  [`Copyright 2001 A\nCopyright 2002 B\n${'x\n'.repeat(2000)}Copyright 2003 C`, ''],
  [
    'Copyright (C) 2004 Sam Hocevar\n\nEveryone is permitted to copy and distribute verbatim copies',
    '',
  ],
  ['Copyright (C) 2007 Free Software Foundation, Inc.\nCopyright 2001 Jane', ''],
])('the holders in "%s"', async (lines, holders) => {
  const cwd = folderOf({
    ...RING,
    Doxyfile: `${DOXYFILE}INPUT=src\n`,
    LICENSE: `${lines}\n\n${MIT}`,
  });
  await init(cwd);
  const start = holders === '' ? '' : `Copyright © ${holders}. `;
  expect(config(cwd).footer).toEqual({
    links: [{ title: 'Documentation', items: [{ label: 'API reference', to: '/docs/api/' }] }],
    copyright: `${start}Licence: MIT.`,
  });
});

const FUNCTIONS = (names: string): string =>
  [...names].map((name) => `int ${name}(void);\n`).join('');

test.each([
  [
    'a large main header',
    { a: FUNCTIONS('a'), b: FUNCTIONS('b'), c: FUNCTIONS('c'), all: FUNCTIONS('defghijkl') },
    [],
  ],
  ['a copy of the others', { a: FUNCTIONS('a'), b: FUNCTIONS('b'), all: FUNCTIONS('ab') }, ['all']],
  [
    'two copies',
    { a: FUNCTIONS('a'), b: FUNCTIONS('b'), all: FUNCTIONS('ab'), one: FUNCTIONS('ab') },
    ['all', 'one'],
  ],
  [
    'a copy without comments',
    { a: `/// A.\n${FUNCTIONS('a')}`, b: `/* B. */\n${FUNCTIONS('b')}`, all: FUNCTIONS('ab') },
    ['all'],
  ],
  [
    'one that includes another',
    { a: FUNCTIONS('a'), b: FUNCTIONS('b'), all: `#include "a.h"\n${FUNCTIONS('ab')}` },
    [],
  ],
  [
    'one that includes the settings of users',
    {
      a: FUNCTIONS('a'),
      b: FUNCTIONS('b'),
      set: '#define SIZE 1\n',
      all: `#include "set.h"\n#include <system/a.h>\n${FUNCTIONS('abcdefgh')}`,
      c: FUNCTIONS('cdefgh'),
    },
    ['all'],
  ],
  ['three quarters', { a: FUNCTIONS('ab'), b: FUNCTIONS('cd'), all: FUNCTIONS('abc') }, []],
  ['two of the same', { a: FUNCTIONS('ab'), b: FUNCTIONS('ab') }, []],
])('amalgamations: %s', (_, headers, found) => {
  const texts = new Map(Object.entries(headers).map(([name, text]) => [`${name}.h`, text]));
  expect(amalgamations(texts)).toEqual(found.map((name) => `${name}.h`));
});

test('a Doxyfile that init writes hides neither files nor concepts for lack of a comment', async () => {
  const cwd = folderOf({ 'include/a.h': '/** Opens. */\nint open_it(void);\n' });
  await init(cwd, ['--doxyfile']);
  const show = { undocumentedFiles: true, undocumentedConcepts: true };
  expect(config(cwd).doxygen).toMatchObject({ show });
  expect(readFileSync(join(cwd, 'Doxyfile'), 'utf8')).toMatch(/^STRIP_CODE_COMMENTS += NO$/m);
  await init(cwd, ['--force']);
  expect(config(cwd).doxygen).toMatchObject({ show });
  const own = folderOf(RING);
  await init(own);
  expect(config(own).doxygen).not.toMatchObject({ show });
});

test.each([
  [
    'only in sources',
    { 'include/a.h': 'int a(void);\n', 'src/a.c': '/** A. */\nint a(void) {}\n' },
    'include src',
  ],
  [
    'only about the file',
    { 'include/a.h': '/** @file */\nint a(void);\n', 'src/a.c': '/** A. */\nint a(void) {}\n' },
    'include src',
  ],
  [
    'in headers',
    { 'include/a.h': '/** A. */\nint a(void);\n', 'src/a.c': '/** A. */\nint a(void) {}\n' },
    'include',
  ],
  ['nowhere', { 'include/a.h': 'int a(void);\n', 'src/a.c': 'int a(void) {}\n' }, 'include'],
])('INPUT with comments %s', async (_, files, input) => {
  const cwd = folderOf(files);
  await init(cwd, ['--doxyfile']);
  expect(readFileSync(join(cwd, 'Doxyfile'), 'utf8')).toMatch(
    new RegExp(`^INPUT += ${input}$`, 'm'),
  );
});

describe('texts of other generators', () => {
  const shortcode = '{{< youtube x >}}\n';

  test('Hugo: index pages are guides, and what does not come over is counted', async () => {
    const cwd = folderOf({
      ...RING,
      'docs/_index.md': '# Ring\n',
      'docs/a.md': `${shortcode}${shortcode}`,
      'site/hugo.toml': 'title = "Ring"\n',
    });
    const { out } = await init(cwd);
    expect(out).toContain('guides in docs (2)');
    expect(out).toContain('The texts in "docs" are for Hugo (site/hugo.toml).');
    expect(out).toContain('Markup in 2 places (1 file) is shown as text');
  });

  test('MkDocs: the sidebar has the order of nav', async () => {
    const cwd = folderOf({
      ...RING,
      'mkdocs.yml':
        'nav:\n  - Home: index.md\n  - More:\n      - b.md\n      - First: a.md\n      - Code: https://ring.org\n  - gone.md\n' +
        'markdown_extensions:\n  - x: !!python/name:pymdownx.x ""\n',
      'docs/index.md': '# Ring\n',
      'docs/a.md': 'a\n',
      'docs/b.md': 'b\n',
    });
    const { out } = await init(cwd);
    expect(out).toContain('Wrote "sidebars.yaml".');
    expect(parse(readFileSync(join(cwd, 'sidebars.yaml'), 'utf8'))).toEqual({
      docsSidebar: [
        { type: 'doc', id: 'index', label: 'Home' },
        {
          type: 'category',
          label: 'More',
          items: [
            'b',
            { type: 'doc', id: 'a', label: 'First' },
            { type: 'link', label: 'Code', href: 'https://ring.org' },
          ],
        },
      ],
    });
    expect(config(cwd).docs).toMatchObject({ sidebar: 'sidebars.yaml' });
    expect((await init(cwd)).out).not.toContain('Wrote');
  });

  test.each([
    ['a sidebar file of the library', { 'sidebars.yaml': 'own:\n  - a\n' }],
    ['broken YAML', { 'mkdocs.yml': 'nav: [a: {\n' }],
    ['no nav', { 'mkdocs.yml': 'site_name: Ring\n' }],
    ['other texts', { 'mkdocs.yml': 'docs_dir: other\nnav:\n  - a.md\n' }],
  ])('no order is written with %s', async (_, more) => {
    const cwd = folderOf({
      ...RING,
      'mkdocs.yml': 'nav:\n  - a.md\n',
      'docs/a.md': 'a\n',
      ...more,
    });
    expect((await init(cwd)).out).not.toContain('Wrote "sidebars.yaml"');
  });

  test('Sphinx: texts in reStructuredText are counted', async () => {
    const cwd = folderOf({
      ...RING,
      'docs/conf.py': 'extensions = []\n',
      'docs/index.rst': 'Ring\n====\n',
      'docs/more/a.rst': 'A\n=\n',
    });
    expect((await init(cwd)).out).toContain(
      'docs/conf.py is of Sphinx: its 2 texts in reStructuredText are not read.',
    );
  });

  test('a config.toml of another program', async () => {
    const cwd = folderOf({ ...RING, 'config.toml': 'x = 1\n', 'docs/a.md': 'a\n' });
    expect((await init(cwd)).out).not.toContain('Hugo');
  });
});
