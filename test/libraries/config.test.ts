import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { librariesPath } from '../../src/shared/libraries-path.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import type { Config } from '../../src/config/types.ts';
import { versionedDoxygen, xmlFolders } from '../../src/config/versioned-doxygen.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { contentFolder } from '../markdown/content-folder.ts';

const folder = contentFolder({
  'a/index.xml': '',
  'b/index.xml': '',
  'c/index.xml': '',
  'docs/x.md': '# X\n',
});

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

const two = { a: { xml: 'a' }, b: { xml: 'b', title: 'Bee' } };

test('each library takes the options of "doxygen", and has a path of its own', () => {
  const { config } = load({ libraries: two });
  expect(config?.libraries).toMatchObject({
    a: { xml: join(folder, 'a'), routeBasePath: 'docs/api/a', autolink: 'inlineCode' },
    b: { title: 'Bee', routeBasePath: 'docs/api/b' },
  });
  expect(config && xmlFolders(config)).toEqual([join(folder, 'a'), join(folder, 'b')]);
  expect(config?.libraries && librariesPath(config.libraries)).toBe('docs/api');
});

test('libraries belong to the latest version of the guides', () => {
  const { config } = load({ libraries: two, docs: {} });
  const versions = [
    { name: 'current', path: 'docs/next', isLast: false },
    { name: '1.0', path: 'docs', isLast: true },
  ];
  expect(config && versionedDoxygen(config, versions)).toMatchObject([
    { library: 'a', docsVersion: '1.0', isLatest: true },
    { library: 'b', docsVersion: '1.0', isLatest: true },
  ]);
  expect(config && versionedDoxygen(config, [])).toMatchObject([
    { library: 'a' },
    { library: 'b' },
  ]);
});

test.each([
  ['both options', { doxygen: { xml: 'c' }, libraries: two }, 'exclude each other', 7],
  ['no library', { libraries: {} }, 'It names no library', 4],
  [
    'a name that addresses cannot have',
    { libraries: { 'a b': { xml: 'a' } } },
    'cannot be the name',
    5,
  ],
  ['no XML', { libraries: { a: {} } }, '"libraries.a.xml" is missing', 5],
  [
    'the same path',
    { libraries: { a: { xml: 'a' }, b: { xml: 'b', routeBasePath: '/docs/api/A/' } } },
    'it has the same path as "a", /docs/api/A/',
    8,
  ],
  [
    'paths without a common folder',
    { libraries: { a: { xml: 'a', routeBasePath: 'a' }, b: { xml: 'b', routeBasePath: 'b' } } },
    'do not start with the same folder',
    4,
  ],
  [
    'the API reference of a version',
    { libraries: two, docs: { versions: { current: { doxygen: { xml: 'c' } } } } },
    'versions of the guides have no API reference of their own',
    16,
  ],
  [
    'a page about what is documented',
    { libraries: two, coverage: { page: true } },
    'no page about what is documented',
    14,
  ],
])('%s: reports it at its line', (_, config, message, line) => {
  expect(load(config).messages).toEqual([[expect.stringContaining(message), line]]);
});

test('a folder on the command line selects the library with that XML, or replaces all', () => {
  const own = load({ libraries: two }, 'b').config;
  expect(own?.libraries).toBeUndefined();
  expect(own?.doxygen).toMatchObject({ xml: join(folder, 'b'), title: 'Bee' });
  const other = load({ libraries: two }, 'c').config;
  expect(other?.libraries).toBeUndefined();
  expect(other?.doxygen).toMatchObject({ xml: join(folder, 'c') });
  expect(other?.doxygen?.title).toBeUndefined();
});
