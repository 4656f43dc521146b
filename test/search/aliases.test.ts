import { expect, test } from '@jest/globals';
import { contentFolder, messages } from '../markdown/content-folder.ts';
import { configFile, versionedConfig, versionedFiles } from '../versions/versioned-site.ts';
import { searchOf, type SiteSearch } from './search-engine.ts';

const guide = '# Start\n\nText.\n\n## Build it\n\nMore.\n';

/** Builds the search of a site with aliases; returns it, and what is reported. */
async function searchWith(aliases: object): Promise<[search: SiteSearch, reported: string[]]> {
  const cwd = contentFolder({
    ...versionedFiles,
    'docs/start.md': guide,
    'versioned_docs/version-2.0/start.md': guide,
    ...configFile({ ...versionedConfig, search: { aliases } }),
  });
  const search = await searchOf({ cwd });
  return [search, messages(search.diagnostics, cwd)];
}

test('words of the configuration find symbols, pages and sections', async () => {
  const [search, reported] = await searchWith({
    'ring road': 'geo::circle',
    perimeter: ['circle::size', '/docs/start'],
    compile: '/docs/start#build-it',
    weblog: '/blog/2024/01/02/post/',
    outline: '/docs/api/structs/geo/shape',
    older: 'geo::legacy',
  });
  expect(reported).toEqual([]);
  const found = async (query: string, version?: string): Promise<string[]> => {
    const answer = (await search.ask(query, 20, version)).at(-1);
    const results = answer?.groups.flatMap((group) => group.results) ?? [];
    return results.map(({ href }) => href.replace('/b/', ''));
  };
  expect(await found('ring road')).toEqual(['docs/api/classes/geo/circle/']);
  expect(await found('perimeters')).toContain('docs/api/classes/geo/circle/#size');
  expect(await found('perimeter')).toEqual(['docs/api/classes/geo/circle/#size', 'docs/start/']);
  expect(await found('compile')).toEqual(['docs/start/#build-it']);
  expect(await found('weblog')).toEqual(['blog/2024/01/02/post/']);
  expect(await found('outline')).toEqual(['docs/api/structs/geo/shape/']);
  // A symbol that only another version has.
  expect(await found('older')).toEqual([]);
  expect(await found('older', '1.0')).toEqual(['docs/1.0/api/classes/geo/legacy/']);
  expect(await found('ring road', '1.0')).toEqual(['docs/1.0/api/classes/geo/circle/']);
});

test('targets that do not exist, and names of several symbols, are errors', async () => {
  const [, reported] = await searchWith({
    a: 'geo::circel',
    b: '/docs/none',
    c: ['/docs/start#gone', 'geo::circle'],
    d: 'size',
  });
  expect(reported.map((text) => text.replace(/:\d+:\d+ /, ': '))).toEqual([
    'error search-alias site.config.yaml: "search.aliases.a": no symbol has the name "geo::circel".',
    'error search-alias site.config.yaml: "search.aliases.b": there is no text or symbol at "/docs/none".',
    'error search-alias site.config.yaml: "search.aliases.c": there is no text or symbol at "/docs/start#gone".',
    'error search-alias site.config.yaml: "search.aliases.d": "size" is ambiguous: it may mean "geo::circle::size", "geo::fresh::size", "geo::shape::size".',
  ]);
});
