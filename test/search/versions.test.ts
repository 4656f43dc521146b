import { beforeAll, describe, expect, test } from '@jest/globals';
import { contentFolder } from '../markdown/content-folder.ts';
import { configFile, versionedConfig, versionedFiles } from '../versions/versioned-site.ts';
import { searchOf, type SiteSearch } from './search-engine.ts';
import { textOf } from './verdict.ts';

/** Creates the site with its settings replaced. */
function siteWith(settings: object = {}): string {
  return contentFolder({
    ...versionedFiles,
    ...configFile({ ...versionedConfig, ...settings }),
  });
}

describe('S-167: the search of a site with versions', () => {
  let search: SiteSearch;
  beforeAll(async () => {
    search = await searchOf({ cwd: siteWith() });
  });

  /** Returns the addresses of results, without the base path. */
  const found = async (query: string, version?: string): Promise<string[]> => {
    const answers = await search.ask(query, 20, version);
    const results = answers.at(-1)?.groups.flatMap((group) => group.results) ?? [];
    return results.map(({ href }) => href.replace('/b/', '')).sort();
  };

  test('searches one of them, the latest if the query names none or an unknown one', async () => {
    const latest = await found('shape');
    expect(latest).toContain('docs/api/structs/geo/shape/');
    expect(latest).toContain('docs/');
    expect(latest.filter((href) => /docs\/(?:next|1\.0|0\.9)/.test(href))).toEqual([]);
    expect(await found('shape', '2.0')).toEqual(latest);
    expect(await found('shape', 'gone')).toEqual(latest);
    expect(await found('fresh')).toContain('docs/api/classes/geo/fresh/');
    expect(await found('class:legacy')).toEqual([]);
  });

  test('searches an older one, or the current one, if the query names it', async () => {
    const old = await found('shape', '1.0');
    expect(old).toContain('docs/1.0/api/classes/geo/shape/');
    expect(old).toContain('docs/1.0/');
    expect(old.filter((href) => !href.startsWith('docs/1.0/'))).toEqual([]);
    expect(await found('class:legacy', '1.0')).toEqual(['docs/1.0/api/classes/geo/legacy/']);
    expect(await found('class:fresh', '1.0')).toEqual([]);
    expect(await found('class:fresh', 'current')).toEqual(['docs/next/api/classes/geo/fresh/']);
  });

  test('finds guides if a version has no API, and posts in every version', async () => {
    expect(await found('guide', '0.9')).toEqual(['docs/0.9/']);
    for (const version of ['2.0', '1.0', '0.9', 'current'])
      expect(await found('post:', version)).toEqual(['blog/2024/01/02/post/']);
  });

  test('the other versions are offered', async () => {
    for (const [version, others] of [
      ['2.0', ['1.0 One', '0.9 0.9', 'current Work']],
      ['1.0', ['2.0 2.0', '0.9 0.9', 'current Work']],
    ] as const) {
      const [answer] = await search.ask('shape', 20, version);
      const offered = answer?.otherVersions.map(({ name, label }) => `${name} ${label}`) ?? [];
      expect([...offered].sort()).toEqual([...others].sort());
    }
  });

  test('offers the targets of the navbar before anything is typed', async () => {
    const [answer] = await search.ask('  ');
    expect(answer?.isComplete).toBe(true);
    const entries = answer?.groups.flatMap(({ results }) => results) ?? [];
    expect(entries.map(({ name }) => textOf(name))).toContain('API');
  });
});

test('a site without search has no index', async () => {
  const { files } = await searchOf({ cwd: siteWith({ search: false }) });
  expect([...files.keys()]).toEqual([]);
});
