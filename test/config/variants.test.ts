import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { loadConfig } from '../../src/config/load-config.ts';
import type { Config } from '../../src/config/types.ts';
import { versionedDoxygen, xmlFolders } from '../../src/config/versioned-doxygen.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { contentFolder } from '../markdown/content-folder.ts';

const folder = contentFolder({
  'linux/index.xml': '',
  'windows/index.xml': '',
  'old/index.xml': '',
  'docs/a.md': '# A\n',
});
const at = (name: string): string => join(folder, name);

function load(
  config: object,
  xml?: string,
): { config: Config | undefined; messages: [string, number | undefined][] } {
  const diagnostics = new Diagnostics();
  const text = JSON.stringify({ title: 'A', url: 'https://example.org', ...config }, null, 1);
  const loaded = loadConfig({ cwd: folder, file: 'site.config.yaml', text, xml }, diagnostics);
  return {
    config: loaded,
    messages: diagnostics.all.map(({ message, place }) => [message, place?.line]),
  };
}

const both = { Linux: 'linux', Windows: 'windows' };

test('the first variant is the folder of the library, unless another one is named', () => {
  const { config } = load({ doxygen: { variants: both } });
  expect(config?.doxygen).toMatchObject({
    xml: at('linux'),
    variants: { Linux: at('linux'), Windows: at('windows') },
  });
  expect(config && xmlFolders(config)).toEqual([at('linux'), at('windows')]);
  expect(load({ doxygen: { variants: both, xml: 'windows' } }).config?.doxygen?.xml).toBe(
    at('windows'),
  );
});

test('a folder on the command line replaces all variants', () => {
  const { config } = load({ doxygen: { variants: both } }, 'old');
  expect(config?.doxygen?.xml).toBe(at('old'));
  expect(config?.doxygen?.variants).toBeUndefined();
});

test('versions of the docs have variants of their own', () => {
  const { config } = load({
    doxygen: { variants: both },
    docs: { path: 'docs', versions: { '1.0': { doxygen: { xml: 'old' } } } },
  });
  const versions = [
    { name: 'current', path: 'docs', isLast: true },
    { name: '1.0', path: 'docs/1.0', isLast: false },
  ];
  const found = config ? versionedDoxygen(config, versions) : [];
  expect(
    found.map(({ settings: { xml, variants } }) => [xml, Object.keys(variants ?? {})]),
  ).toEqual([
    [at('linux'), ['Linux', 'Windows']],
    [at('old'), []],
  ]);
});

test.each<[title: string, doxygen: object, message: string, line: number]>([
  ['no folder at all', {}, '"doxygen.xml" is missing.', 4],
  ['no variant', { variants: {} }, '"doxygen.variants": It names no folder.', 5],
  [
    'the same folder twice',
    { variants: { Linux: 'linux', macOS: './linux' } },
    '"doxygen.variants": "Linux" and "macOS" have the same folder.',
    7,
  ],
  [
    'another folder than those of the variants',
    { variants: both, xml: 'old' },
    '"doxygen": "xml" is not the folder of a variant.',
    9,
  ],
])('%s is a fault', (_, doxygen, message, line) => {
  expect(load({ doxygen }).messages).toEqual([[message, line]]);
});
