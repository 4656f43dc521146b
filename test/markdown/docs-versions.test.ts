import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { DocsConfig } from '../../src/config/types.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readDocs } from '../../src/markdown/read-docs.ts';
import { defaultTextSettings } from '../../src/markdown/read-markdown.ts';
import type { DocsVersion } from '../../src/model/site.ts';
import { contentFolder, messages } from './content-folder.ts';
import { docsConfig } from './docs-config.ts';
import { contextOf } from '../context.ts';

const files = {
  'versions.json': '["2.1", "2.0", "1.0"]',
  'docs/a.md': 'A.',
  'docs/draft.md': '---\ndraft: true\ntags: [x]\n---\n\nD.',
  'versioned_docs/version-2.1/a.md': 'A.',
  'versioned_docs/version-2.0/a.md': 'A.',
  'versioned_docs/version-1.0/b/a.md': 'A.',
  'versioned_sidebars/version-2.1-sidebars.json': '{ "main": ["a"] }',
  'i18n/de/docs/a.md': '# Neu',
  'i18n/de/versioned_docs/version-2.0/a.md': '# Alt',
};

async function read(
  settings: Partial<DocsConfig>,
  { drafts = false, docs = 'docs' } = {},
): Promise<DocsVersion[]> {
  const folder = contentFolder(files);
  const diagnostics = new Diagnostics();
  const config = docsConfig(join(folder, docs), {
    defaultPath: join(folder, 'docs'),
    ...settings,
  });
  const versions = await readDocs(config, contextOf(diagnostics), { drafts });
  expect(messages(diagnostics, folder)).toEqual([]);
  return versions;
}

/** Returns each version in short: name, path, banner, badge. */
async function shown(settings: Partial<DocsConfig>): Promise<string[]> {
  const versions = await read(settings);
  return versions.map(({ name, path, banner = 'none', badge, isLast }) =>
    [name, path, banner, badge ? 'badge' : '', isLast ? 'latest' : ''].filter(Boolean).join(' '),
  );
}

describe('versions of the guides', () => {
  test('S-177 S-179 without settings, the newest released one is the latest', async () => {
    expect(await shown({})).toEqual([
      'current docs/next unreleased badge',
      '2.1 docs none badge latest',
      '2.0 docs/2.0 unmaintained badge',
      '1.0 docs/1.0 unmaintained badge',
    ]);
  });

  test('S-178 S-179 settings select which versions are built, and which one is the latest', async () => {
    expect(await shown({ lastVersion: 'current' })).toEqual([
      'current docs none badge latest',
      '2.1 docs/2.1 unmaintained badge',
      '2.0 docs/2.0 unmaintained badge',
      '1.0 docs/1.0 unmaintained badge',
    ]);
    expect(await shown({ lastVersion: '2.0', includeCurrentVersion: false })).toEqual([
      '2.1 docs/2.1 unreleased badge',
      '2.0 docs none badge latest',
      '1.0 docs/1.0 unmaintained badge',
    ]);
    expect(await shown({ onlyIncludeVersions: ['1.0'] })).toEqual(['1.0 docs none latest']);
    expect(await shown({ disableVersioning: true })).toEqual(['current docs none latest']);
    const versions = {
      '2.0': { path: 'old', banner: 'none' as const, badge: false, noIndex: true },
    };
    expect(await shown({ versions })).toContain('2.0 docs/old none');
  });

  test('S-177 the list of versions can give the current one its place', async () => {
    const folder = contentFolder({
      'versions.json': '["2.0", "current"]',
      'docs/a.md': 'A.',
      'versioned_docs/version-2.0/a.md': 'A.',
    });
    const diagnostics = new Diagnostics();
    const versions = await readDocs(docsConfig(join(folder, 'docs')), contextOf(diagnostics));
    expect(messages(diagnostics, folder)).toEqual([]);
    expect(versions.map(({ name, path }) => [name, path])).toEqual([
      ['2.0', 'docs'],
      ['current', 'docs/next'],
    ]);
  });

  test('S-177 ids, sidebars and permalinks are those of the version', async () => {
    const versions = await read({});
    expect(versions.map(({ docs }) => docs.map(({ id, permalink }) => [id, permalink]))).toEqual([
      [['a', 'docs/next/a/']],
      [['a', 'docs/a/']],
      [['a', 'docs/2.0/a/']],
      [['b/a', 'docs/1.0/b/a/']],
    ]);
    expect(versions.map(({ sidebars }) => Object.keys(sidebars))).toEqual([
      ['docsSidebar'],
      ['main'],
      ['docsSidebar'],
      ['docsSidebar'],
    ]);
  });

  test('a version without translation falls back to the default language', async () => {
    const versions = await read({}, { docs: 'i18n/de/docs' });
    expect(versions.map(({ docs }) => docs[0]?.title)).toEqual(['Neu', 'a', 'Alt', 'a']);
    expect(versions.map(({ sidebars }) => Object.keys(sidebars)).flat()).toContain('main');
  });

  test('S-177 released versions can be next to the configuration while the docs are elsewhere', async () => {
    const folder = contentFolder({
      'docs/a.md': 'A.',
      'website/versions.json': '["1.0"]',
      'website/versioned_docs/version-1.0/a.md': 'A.',
      'website/versioned_sidebars/version-1.0-sidebars.json': '{ "main": ["a"] }',
    });
    const diagnostics = new Diagnostics();
    const site = join(folder, 'website');
    const settings = { ...defaultTextSettings, siteFolder: site };
    const versions = await readDocs(docsConfig(join(folder, 'docs')), contextOf(diagnostics), {
      settings,
    });
    expect(messages(diagnostics, folder)).toEqual([]);
    expect(
      versions.map(({ docs, sidebars }) => [docs[0]?.permalink, Object.keys(sidebars)]),
    ).toEqual([
      ['docs/next/a/', ['docsSidebar']],
      ['docs/a/', ['main']],
    ]);
  });

  test('S-189 drafts are omitted and named, or read like other guides', async () => {
    const [without] = await read({ disableVersioning: true });
    expect(without).toMatchObject({ draftIds: ['draft'], tags: [] });
    expect(without?.docs.map(({ id }) => id)).toEqual(['a']);
    const [withDrafts] = await read({ disableVersioning: true }, { drafts: true });
    expect(withDrafts).toMatchObject({ draftIds: [], tags: [{ key: 'x' }] });
    expect(withDrafts?.docs.map(({ id, draft }) => [id, draft])).toEqual([
      ['a', false],
      ['draft', true],
    ]);
    expect(withDrafts?.sidebars.docsSidebar).toContainEqual({ type: 'doc', id: 'draft' });
  });
});
