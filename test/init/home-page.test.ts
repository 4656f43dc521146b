import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { initialsOf, letterMark } from '../../src/init/letter-mark.ts';
import { commitAll, config, folderOf, init, withGit } from './library-folder.ts';

const HEADER = '/// A ring.\nstruct Ring {};\n';

const DOXYFILE =
  'PROJECT_NAME = Ring\nPROJECT_BRIEF = "Buffers that never_grow"\nGENERATE_XML = YES\nINPUT = include\n';

const base = { Doxyfile: DOXYFILE, 'include/ring.hpp': HEADER };

/** Runs `init` for a library at a host, with tags, and returns its home page: front matter and text. */
async function homeOf(
  files: Record<string, string>,
  { tags = [], remote = 'git@github.com:jane/ring.git' }: { tags?: string[]; remote?: string } = {},
): Promise<{ front: Record<string, unknown>; text: string; cwd: string }> {
  const cwd = withGit(folderOf({ ...base, ...files }), remote);
  commitAll(cwd);
  for (const tag of tags) spawnSync('git', ['tag', tag], { cwd });
  const { code, error } = await init(cwd);
  expect([code, error]).toEqual([0, '']);
  const path = ['pages/index.md', 'pages/index.mdx'].find((each) => existsSync(join(cwd, each)));
  const [, front = '', text = ''] =
    /^---\n([^]*?)\n---\n([^]*)$/.exec(readFileSync(join(cwd, path ?? ''), 'utf8')) ?? [];
  return { front: parse(front) as Record<string, unknown>, text, cwd };
}

/** Returns the ways to install a library that its home page names: the heading and the code of each. */
function waysIn(text: string): Record<string, string> {
  const found = text.matchAll(/^### (.+)\n\n```\S+(?: title="(.+)")?\n([^]*?)\n```$/gm);
  return Object.fromEntries(
    [...found].map(([, tool = '', file = '', code = '']) => [
      `${tool}${file === '' ? '' : ` ${file}`}`,
      code,
    ]),
  );
}

test('the home page says what the library says about itself', async () => {
  const { front, text, cwd } = await homeOf(
    {
      'README.md':
        '# Ring\n\n```sh\n$ vcpkg install ring\n```\n\n```c++\n#include <ring.hpp>\n\nint main() { Ring ring; }\n```\n',
      'docs/2-more.md': '# More <b>*rings*</b>\n',
      'docs/getting-started.md': '---\ntitle: First steps\n---\n',
      'include/topics.dox':
        '/** @defgroup math Rings of _numbers_ */\n/** @defgroup io Input */\n/** @cond IO @defgroup more More @endcond */\n/** @cond\n * @defgroup most Most\n * @endcond */\n',
      'CHANGELOG.md': '# 1.0\n',
    },
    {},
  );
  expect(front).toEqual({
    layout: 'home',
    title: 'Ring',
    hero: {
      name: 'Ring',
      tagline: 'Buffers that never\\_grow',
      logo: '/mark.svg',
      install: 'vcpkg install ring',
      actions: [
        { text: 'Get started', link: '../docs/getting-started.md' },
        { text: 'API reference', link: '/docs/api/' },
      ],
      code: {
        language: 'cpp',
        code: '#include <ring.hpp>\n\nint main() { Ring ring; }\n',
      },
    },
    features: [
      {
        title: 'Guides',
        text: '[First steps](../docs/getting-started.md) · [More rings](../docs/2-more.md)',
        link: '../docs/getting-started.md',
      },
      {
        title: 'API reference',
        text: 'What the headers declare, described by the comments in the sources.',
        link: '/docs/api/',
      },
      { title: 'Topics', text: 'Rings of \\_numbers\\_ · Input', link: '/docs/api/groups/' },
      {
        title: 'Changelog',
        text: 'What is new in each release.',
        link: 'https://github.com/jane/ring/blob/main/CHANGELOG.md',
      },
    ],
  });
  expect(text).toBe('');
  const { favicon, navbar, pages } = config(cwd);
  expect([favicon, navbar, pages]).toMatchObject([
    'mark.svg',
    { logo: { src: 'mark.svg', alt: '' } },
    { path: 'pages' },
  ]);
  expect(readFileSync(join(cwd, 'static/mark.svg'), 'utf8')).toBe(letterMark('Ring'));
});

describe('the ways to install', () => {
  const cmake =
    'cmake_minimum_required(VERSION 3.20)\nproject(Ring VERSION 2.0)\nadd_library(ring INTERFACE)\nadd_library(Ring::ring ALIAS ring)\nadd_library(Ring::part ALIAS part)\n';

  test('CMake and Meson fetch the newest release from the repository', async () => {
    const { front, text } = await homeOf(
      { 'CMakeLists.txt': cmake, 'meson.build': "project('ring', 'cpp')\n" },
      { tags: ['v1.9.0', 'v1.10.0', 'v2.0.0-rc1', 'nightly'] },
    );
    const fetch =
      'include(FetchContent)\nFetchContent_Declare(ring\n  GIT_REPOSITORY https://github.com/jane/ring.git\n  GIT_TAG        v1.10.0)\nFetchContent_MakeAvailable(ring)\n\ntarget_link_libraries(my_program PRIVATE Ring::ring)';
    // Above the section it would be there twice.
    expect(front.hero).not.toHaveProperty('code');
    expect(waysIn(text)).toEqual({
      'CMake CMakeLists.txt': fetch,
      'Meson subprojects/ring.wrap':
        '[wrap-git]\nurl = https://github.com/jane/ring.git\nrevision = v1.10.0\ndepth = 1',
    });
  });

  test('without a release they fetch the default branch; a target of a part is not that of the library', async () => {
    const part = cmake.replace('add_library(Ring::ring ALIAS ring)\n', '');
    const { front, text } = await homeOf({ 'CMakeLists.txt': part });
    expect(front.hero).toMatchObject({
      code: {
        title: 'CMakeLists.txt',
        language: 'cmake',
        code: expect.stringMatching(/GIT_TAG {8}main\)/),
      },
    });
    expect(text).toBe('');
    expect(JSON.stringify(front)).not.toContain('target_link_libraries');
  });

  test.each<[string, Record<string, string>, Record<string, string> | string | undefined]>([
    ['a vcpkg manifest of its own needs', { 'vcpkg.json': '{ "name": "ring" }' }, undefined],
    [
      'a vcpkg port',
      { 'ports/ring/vcpkg.json': '{ "name": "ring" }', 'ports/ring/portfile.cmake': '' },
      { vcpkg: 'vcpkg install ring --overlay-ports=ports' },
    ],
    [
      'a port of something else',
      { 'ports/zlib/vcpkg.json': '{ "name": "zlib" }', 'ports/zlib/portfile.cmake': '' },
      undefined,
    ],
    ['a command for something else', { 'README.md': '    brew install cmake\n' }, undefined],
    [
      'a command with options of vcpkg',
      { 'README.md': '    vcpkg install ring[extra]\n' },
      undefined,
    ],
    ['Homebrew', { 'README.md': '    brew install jane/tap/ring\n' }, 'brew install jane/tap/ring'],
    [
      'Conan in a text',
      { 'docs/install.md': '# Install\n\n    conan install --requires="ring/[*]"\n' },
      'conan install --requires="ring/[*]"',
    ],
    [
      'a Conan recipe',
      { 'conanfile.py': 'class Ring(ConanFile):\n    name = "ring"\n    version = "2.0"\n' },
      { Conan: 'conan create . --build=missing' },
    ],
    [
      'a Conan recipe without a version',
      {
        'conanfile.py': 'class Ring(ConanFile):\n    name = "ring"\n',
        'library.json': '{ "version": "2.1" }',
      },
      { Conan: 'conan create . --version=2.1 --build=missing' },
    ],
    ['a list of what it needs', { 'conanfile.txt': '[requires]\nzlib/1.3\n' }, undefined],
    [
      'an xpack',
      { 'package.json': '{ "name": "@jane/ring", "xpack": {} }' },
      'xpm install @jane/ring@latest',
    ],
    ['an npm package', { 'package.json': '{ "name": "@jane/ring" }' }, undefined],
    [
      'a private xpack',
      { 'package.json': '{ "name": "@jane/ring", "xpack": {}, "private": true }' },
      undefined,
    ],
  ])('%s', async (_, files, expected) => {
    const { front, text } = await homeOf(files);
    const { install } = front.hero as { install?: unknown };
    expect(install).toEqual(typeof expected === 'string' ? expected : undefined);
    expect(waysIn(text)).toEqual(typeof expected === 'object' ? expected : {});
  });

  test('a library without a known repository has none of them', async () => {
    const { front, text } = await homeOf({ 'CMakeLists.txt': cmake }, { remote: '/srv/ring' });
    expect([front.hero, text]).toEqual([
      expect.not.objectContaining({ code: expect.anything() }),
      '',
    ]);
  });
});

test('the readme spells the name that a build file has in capitals, and describes the library', async () => {
  const cwd = folderOf({
    'include/ring.hpp': HEADER,
    'CMakeLists.txt': 'project(RING_BUF)\n',
    'README.md':
      '# `ring_buf`\n\n![Build](build.svg)\n\nring_buf provides *fast* rings.\n\nMore.\n',
    'package.json': '{ "name": "ring_buf", "description": "![Build](build.svg)" }',
  });
  await init(cwd, ['--doxyfile']);
  expect(config(cwd)).toMatchObject({
    title: 'ring_buf',
    tagline: 'ring_buf provides fast rings.',
  });
});

test.each([
  ['1.0.0', undefined],
  ['2.0.0', '"2.0.0"'],
])('a package.json of "npm init" with version %s names the version %s', async (version, number) => {
  const scripts = { test: 'echo "Error: no test specified" && exit 1' };
  const json = JSON.stringify({ name: 'ring', version, scripts });
  const cwd = folderOf({ 'include/ring.hpp': HEADER, 'package.json': json });
  await init(cwd, ['--doxyfile']);
  const [, found] =
    /^PROJECT_NUMBER += (.+)$/m.exec(readFileSync(join(cwd, 'Doxyfile'), 'utf8')) ?? [];
  expect(found).toBe(number);
});

test.each([
  ['library.properties', 'name=Ring\nversion=1.2.3\nsentence=Fast rings.\n', '"1.2.3"'],
  ['conanfile.py', 'class Ring(ConanFile):\n    version = "latest"\n', undefined],
])('%s names the version unless it has no number', async (name, text, number) => {
  const cwd = folderOf({ 'include/ring.hpp': HEADER, [name]: text });
  await init(cwd, ['--doxyfile']);
  const doxyfile = readFileSync(join(cwd, 'Doxyfile'), 'utf8');
  expect(/^PROJECT_NUMBER += (.+)$/m.exec(doxyfile)?.[1]).toBe(number);
  expect(doxyfile.includes('PROJECT_BRIEF          = "Fast rings."')).toBe(number !== undefined);
});

test('a home page or a logo that exists stays, even with --force', async () => {
  const files = { ...base, 'pages/index.mdx': '# Mine\n', 'static/favicon.svg': '<svg/>' };
  const cwd = folderOf(files);
  const { out } = await init(cwd);
  expect(out).not.toContain('pages/index');
  expect(config(cwd)).toMatchObject({
    favicon: 'favicon.svg',
    navbar: { logo: { src: 'favicon.svg' } },
  });
  await init(cwd, ['--force']);
  expect(existsSync(join(cwd, 'pages/index.md'))).toBe(false);
  expect(existsSync(join(cwd, 'static/mark.svg'))).toBe(false);

  const other = folderOf(base);
  await init(other);
  writeFileSync(join(other, 'pages/index.md'), 'Mine.\n');
  writeFileSync(join(other, 'static/mark.svg'), '<svg/>');
  const before = readFileSync(join(other, 'site.config.yaml'), 'utf8');
  await init(other, ['--force']);
  expect(readFileSync(join(other, 'pages/index.md'), 'utf8')).toBe('Mine.\n');
  expect(readFileSync(join(other, 'static/mark.svg'), 'utf8')).toBe('<svg/>');
  expect(readFileSync(join(other, 'site.config.yaml'), 'utf8')).toBe(before);
});

test('an existing configuration gets no home page that it does not name', async () => {
  const cwd = folderOf({ ...base, 'site.config.yaml': 'title: Mine\n' });
  await init(cwd);
  expect([existsSync(join(cwd, 'pages')), existsSync(join(cwd, 'static'))]).toEqual([false, false]);
});

test('a home page that Doxygen would read has an ending that it does not read', async () => {
  const cwd = folderOf({ ...base, Doxyfile: 'GENERATE_XML = YES\nINPUT = .\nRECURSIVE = YES\n' });
  await init(cwd);
  expect(existsSync(join(cwd, 'pages/index.mdx'))).toBe(true);
});

test.each([
  ['Ring', 'R'],
  ['ring-buffer', 'RB'],
  ['RingBuffer of Jane', 'RB'],
  ['Box2D', 'B'],
  ['{fmt}', 'F'],
  ['++', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
