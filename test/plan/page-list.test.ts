import { expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import type { Address, PageSource } from '../../src/pages/page-kind.ts';
import { placePages } from '../../src/plan/page-list.ts';
import type { PageScope } from '../../src/plan/page-scopes.ts';

function place(...pages: [address: Address, refid?: string][]): [string[], string[]] {
  const diagnostics = new Diagnostics();
  const scope = { input: { settings: { apiPath: 'api' } } } as unknown as PageScope;
  const sources = pages.map(
    ([address, refid]) => ({ kind: 'x', description: { address, refid } }) as unknown as PageSource,
  );
  const scoped = sources.map((source) => ({ source, scope, input: scope.input }));
  const placed = placePages(
    scoped,
    { baseUrl: '/', checks: { duplicateRoutes: 'throw' } },
    diagnostics,
  );
  return [placed.map(({ permalink }) => permalink), diagnostics.all.map(({ code }) => code)];
}

const file = (name: string): Address => ({ folder: 'files', names: [name], style: 'path' });

test('compounds with the same name each have a page', () => {
  const [permalinks, faults] = place([file('a.h'), 'one_8h'], [file('a.h'), 'two_8h']);
  expect(faults).toEqual([]);
  expect(permalinks).toEqual([
    expect.stringMatching(/^api\/files\/a-h-[0-9a-z]{4}\/$/),
    'api/files/a-h/',
  ]);
  expect(place([file('a.h'), 'one_8h'], [file('a.h'), 'two_8h'])[0]).toEqual(permalinks);
});

test('a name that an inline namespace makes ambiguous is reported, and keeps its address', () => {
  const symbol = (...names: [string, ...string[]]): Address => ({
    folder: 'classes',
    names,
    style: 'symbol',
  });
  const [permalinks, faults] = place([symbol('a::X', 'a::v1::X')], [symbol('a::X')]);
  expect(permalinks).toEqual(['api/classes/a/v1/x/', 'api/classes/a/x/']);
  expect(faults).toEqual(['inline-namespace']);
});

test('pages with equal permalinks set by their authors are reported', () => {
  const [permalinks, faults] = place([{ permalink: 'a/' }], [{ permalink: 'A/' }]);
  expect(permalinks).toEqual(['a/']);
  expect(faults).toEqual(['duplicate-route']);
});

test('pages with one permalink are reported if the second one sets it', () => {
  const diagnostics = new Diagnostics();
  const scope = { input: { settings: {} } } as unknown as PageScope;
  const [first, second] = [1, 8].map((line) => {
    const place = { file: `post-${line}.md`, line: 1, column: 1 };
    const addressPlace = line === 8 ? { ...place, line, column: 7 } : undefined;
    const description = { address: { permalink: 'blog/same/' }, place, addressPlace };
    const source = { kind: 'x', description } as unknown as PageSource;
    return { source, scope, input: scope.input };
  });
  const config = { baseUrl: '/', checks: { duplicateRoutes: 'throw' } } as const;
  placePages([first!, second!], config, diagnostics);
  expect(diagnostics.all.map(({ place: where }) => where)).toEqual([
    { file: 'post-8.md', line: 8, column: 7 },
  ]);
});

test('pages whose URL no file system can store are reported, and skipped', () => {
  const longest = 'é'.repeat(127);
  const [permalinks, faults] = place(
    [{ permalink: `docs/${longest}/` }],
    [{ permalink: `docs/${longest}ab/` }],
    [{ permalink: 'docs/'.repeat(200) }],
  );
  expect(permalinks).toEqual([`docs/${longest}/`]);
  expect(faults).toEqual(['long-route', 'long-route']);
});
