import { expect, test } from '@jest/globals';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileOnHost } from '../../src/plan/repository-files.ts';
import { readRepositoryFiles } from '../../src/markdown/repository-files.ts';
import { Inputs } from '../../src/inputs/inputs.ts';
import { contentFolder } from '../markdown/content-folder.ts';
import type { Site } from '../../src/model/site.ts';

test.each([
  ['https://github.com/a/b/edit/main/', 'https://github.com/a/b/blob/main/include/a.h'],
  ['https://github.com/a/b/tree/main/site', 'https://github.com/a/b/blob/main/include/a.h'],
  [
    'https://github.com/a/b/blob/release/2.0/site',
    'https://github.com/a/b/blob/release/2.0/include/a.h',
  ],
  ['https://gitlab.com/a/g/b/-/edit/main/', 'https://gitlab.com/a/g/b/-/blob/main/include/a.h'],
  ['https://codeberg.org/a/b/_edit/main/', 'https://codeberg.org/a/b/src/branch/main/include/a.h'],
  [
    'https://codeberg.org/a/b/src/branch/main/',
    'https://codeberg.org/a/b/src/branch/main/include/a.h',
  ],
  ['https://example.org/edit?path=', undefined],
])('a file next to the site that is edited at %s', (editUrl, expected) => {
  const isBelow = editUrl.endsWith('site');
  const file = {
    path: 'include/a.h',
    fromSite: isBelow ? '../include/a.h' : 'include/a.h',
    isFolder: false,
  };
  const config = { docs: { editUrl }, docsSets: {} } as unknown as Parameters<typeof fileOnHost>[1];
  expect(fileOnHost(file, config, undefined)).toBe(expected);
});

test('a folder, a file above the branch, and a repository that only the sources name', () => {
  const to = (editUrl: string | undefined, fromSite: string, isFolder: boolean) => {
    const config = { docs: { editUrl }, docsSets: {} };
    return fileOnHost(
      { path: 'src/a b', fromSite, isFolder },
      config as unknown as Parameters<typeof fileOnHost>[1],
      editUrl === undefined
        ? { url: 'https://github.com/a/b/blob/v1/{path}#L{line}', paths: new Map() }
        : undefined,
    );
  };
  expect(to('https://github.com/a/b/edit/main', 'src/a b', true)).toBe(
    'https://github.com/a/b/tree/main/src/a%20b',
  );
  expect(to('https://github.com/a/b/edit/main', '../src/a b', true)).toBeUndefined();
  expect(to(undefined, '../src/a b', true)).toBe('https://github.com/a/b/tree/v1/src/a%20b');
});

test('what texts link to outside their folders, and exists', () => {
  const folder = contentFolder({ 'docs/a.md': '', 'docs/b.md': '', Makefile: '', 'src/a.c': '' });
  mkdirSync(join(folder, '.git'));
  const links = [
    '../Makefile',
    '../src',
    '../none',
    'b.md',
    '/Makefile',
    '../../../../etc/passwd',
  ].map((url) => ({ url, kind: 'link', place: { file: join(folder, 'docs/a.md') } }));
  const site = { docs: [{ docs: [{ body: { links } }] }], standalone: [], localAssets: new Map() };
  const found = readRepositoryFiles(
    new Inputs(),
    site as unknown as Site,
    [join(folder, 'docs')],
    folder,
  );
  expect([...found.values()]).toEqual([
    { path: 'Makefile', fromSite: 'Makefile', isFolder: false },
    { path: 'src', fromSite: 'src', isFolder: true },
  ]);
});
