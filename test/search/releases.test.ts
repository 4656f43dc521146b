import { beforeAll, expect, test } from '@jest/globals';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { searchOf, type SiteSearch } from './search-engine.ts';

let search: SiteSearch;

beforeAll(async () => {
  search = await searchOf({ cwd: resolve('fixtures/pages/removed'), xml: '.' });
});

/** Returns the names of the symbols that a query finds. */
async function found(query: string): Promise<string[]> {
  const answers = await search.ask(query);
  const results = answers.at(-1)?.groups.flatMap((group) => group.results) ?? [];
  return results.map(({ qualifiedName = '' }) => qualifiedName);
}

test.each([
  ['since:2.0.0', ['geo::print']],
  ['since:2.0', ['geo::print']],
  ['since:2 print', ['geo::print']],
  ['fn: since:2', ['geo::print']],
  ['class: since:2', []],
  ['since:2.0.1', []],
  ['since:1.0', []],
  ['since:>1.0', ['geo::print']],
  ['since:>=2.0', ['geo::print']],
  ['since:>1 class:', []],
  ['since:>2.0', []],
  ['since:>10', []],
])('%s finds symbols by the release that added them', async (query, names) => {
  expect(await found(query)).toEqual(names);
});

test('symbols that are gone come last, in a group of their own', async () => {
  const [answer] = (await search.ask('geo')).slice(-1);
  expect(answer?.groups.map(({ group }) => group)).toEqual(['symbol', 'removed']);
  const [square] = (await search.ask('Square')).slice(-1);
  expect(square?.groups.at(-1)?.results[0]).toMatchObject({
    group: 'removed',
    href: '/docs/api/classes/geo/square/',
  });
});

test.each([
  ['removed: grow', ['/docs/api/classes/geo/circle/#grow']],
  ['removed:geo::Square', ['/docs/api/classes/geo/square/']],
  ['removed: GEO_VERSION', ['/docs/api/files/old-hpp/#GEO_VERSION']],
  ['removed: side', ['/docs/api/classes/geo/square/']],
  ['removed: area', []],
])('%s finds only symbols that are gone', async (query, hrefs) => {
  const [answer] = (await search.ask(query)).slice(-1);
  const results = answer?.groups.flatMap((group) => group.results) ?? [];
  expect(results.map(({ href }) => href)).toEqual(hrefs);
});

test('what was never published is found on the page about the release that removed it', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'mtp-unpublished-'));
  cpSync('fixtures/pages/removed', cwd, { recursive: true });
  rmSync(join(cwd, 'api/pages.txt'));
  const file = join(cwd, 'api/1.0.0.json');
  // As in a snapshot that was taken from a tag.
  const text = readFileSync(file, 'utf8')
    .replace(/,?\s*"(?:address|page)":\s*"[^"]*"/g, '')
    .replaceAll('{,', '{');
  writeFileSync(file, text.replace(/"checksum": "\w+",\n/, ''));
  writeFileSync(join(cwd, 'api/summaries.txt'), 'GEO_VERSION: The version of everything.\n');
  const unpublished = await searchOf({ cwd, xml: '.' });
  const [answer] = (await unpublished.ask('removed: GEO_VERSION')).slice(-1);
  const results = answer?.groups.flatMap((group) => group.results) ?? [];
  expect(results.map(({ href }) => href)).toEqual(['/docs/api/changes/2.0.0/']);
  expect(JSON.stringify(results)).toContain('2.0.0: The version of everything.');
  rmSync(cwd, { recursive: true });
});

test('the filters are offered', async () => {
  const [answer] = (await search.ask('sin')).slice(-1);
  expect(answer?.completions).toEqual([{ query: 'since:', label: 'since:' }]);
});
