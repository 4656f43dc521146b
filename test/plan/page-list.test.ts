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
  const scoped = sources.map((source) => ({ source, scope }));
  const placed = placePages(
    scoped,
    { baseUrl: '/', checks: { duplicateRoutes: 'throw' } },
    diagnostics,
  );
  return [placed.map(({ permalink }) => permalink), diagnostics.all.map(({ code }) => code)];
}

const file = (name: string): Address => ({ folder: 'files', name, style: 'file' });

test('compounds of one name each have a page', () => {
  const [permalinks, faults] = place([file('a.h'), 'one_8h'], [file('a.h'), 'two_8h']);
  expect(faults).toEqual([]);
  expect(permalinks).toEqual([
    expect.stringMatching(/^api\/files\/a-h-two-8h~h/),
    'api/files/a-h/',
  ]);
  expect(place([file('a.h'), 'one_8h'], [file('a.h'), 'two_8h'])[0]).toEqual(permalinks);
});

test('pages whose permalinks their authors chose are reported', () => {
  const [permalinks, faults] = place([{ permalink: 'a/' }], [{ permalink: 'A/' }]);
  expect(permalinks).toEqual(['a/']);
  expect(faults).toEqual(['duplicate-route']);
});
