import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { SearchAnswer } from '../../src/shared/search/answer.ts';
import { readQueryTable } from './query-table.ts';
import { searchOf, type SiteSearch } from './search-engine.ts';
import { textOf, verdict } from './verdict.ts';

const root = join(import.meta.dirname, '../..');
const table = readQueryTable();
const ownSite = 'micro-test-plus';

/** Returns the sources of a site in the table; undefined if they are not available. */
function sourceOf(site: string): { cwd: string; xml?: string; base?: string } | undefined {
  if (site === ownSite) return { cwd: root };
  const { MTP_SITE_CORPORA: folder = '' } = process.env;
  const xml = join(folder, site);
  return folder === '' || !existsSync(xml) ? undefined : { cwd: root, xml, base: `/${site}/` };
}

/** Returns the faults of a series of answers: each may only add to the previous one. */
function faults(answers: readonly SearchAnswer[], query: string): string[] {
  const found: string[] = [];
  const shown = new Map<string, string[]>();
  answers.forEach(({ groups, total, isComplete, fault, query: asked }, i) => {
    if (fault) found.push('failed');
    if (asked !== query) found.push(`answer to ${asked}`);
    if (isComplete !== (i === answers.length - 1)) found.push(`answer ${i} is complete too early`);
    if (total !== groups.reduce((sum, group) => sum + group.total, 0)) found.push('wrong total');
    for (const { group, results, total: known } of groups) {
      const rows = results.map(({ href, kind }) => `${kind} ${href}`);
      const before = shown.get(group) ?? [];
      if (before.some((row, place) => rows[place] !== row)) found.push(`${group}: moved rows`);
      if (results.length > known) found.push(`${group}: more results than there are`);
      if (new Set(rows).size < rows.length) found.push(`${group}: a result twice`);
      shown.set(group, rows);
    }
  });
  return found;
}

test('the table has enough rows, and no duplicate query', () => {
  expect(table.filter(({ site }) => site === ownSite).length).toBeGreaterThan(120);
  expect(new Set(table.map(({ site }) => site)).size).toBe(3);
  const rows = table.map(({ site, query, wanted }) => JSON.stringify([site, query, wanted]));
  expect(rows.filter((row, i) => rows.indexOf(row) !== i)).toEqual([]);
});

// Tests other libraries only if their XML is available; if a folder with them is named, all must be there.
const sites = [...new Set(table.map(({ site }) => site))].filter(
  (site) => process.env.MTP_SITE_CORPORA || sourceOf(site),
);

describe.each(sites)('%s', (site) => {
  const source = sourceOf(site);
  let search: SiteSearch;
  beforeAll(async () => {
    if (!source)
      throw new Error(`There is no XML of ${site} in the folder that MTP_SITE_CORPORA names.`);
    search = await searchOf(source);
  });

  const rows = table.filter((row) => row.site === site);
  test.each(rows)('line $line: $query', async (row) => {
    const answers = await search.ask(row.query);
    expect(faults(answers, row.query)).toEqual([]);
    const last = answers.at(-1);
    expect(last && verdict(row, last)).toBe('');
  });
});

describe('any input', () => {
  let search: SiteSearch;
  beforeAll(async () => {
    search = await searchOf({ cwd: root });
  });

  /** The signs of a keyboard, and others that occur in C++ texts. */
  const signs = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', ...'°§²³µ€£´¨–—…«»“”‘’×÷ß\t\0\x7f'];

  test('is answered: every sign, alone, twice, and around and within a name', async () => {
    for (const sign of signs)
      for (const query of [
        sign,
        sign + sign,
        sign.repeat(40),
        `${sign}expect`,
        `expect${sign}`,
        `expect ${sign} eq`,
        `test${sign}suite`,
        `operator${sign}`,
        `${sign}::${sign}`,
        `in:${sign}`,
        `(${sign}) -> ${sign}`,
      ]) {
        const answers = await search.ask(query);
        expect({ query, faults: faults(answers, query) }).toEqual({ query, faults: [] });
      }
  });

  test('is answered: 10,000 random strings', async () => {
    // The same strings in every run.
    let state = 20_260_101;
    const next = (bound: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % bound;
    };
    const pieces = table.map(({ query }) => query);
    const piece = (): string => {
      const chosen = pieces[next(pieces.length)] ?? '';
      switch (next(5)) {
        case 0:
          return String.fromCodePoint(next(0x3000));
        case 1:
          return String.fromCharCode(0xd800 + next(0x800));
        case 2:
          return signs[next(signs.length)] ?? '';
        case 3:
          return chosen.slice(next(chosen.length));
        default:
          return chosen.slice(0, next(chosen.length + 1));
      }
    };
    const queries = new Set<string>();
    while (queries.size < 10_000) queries.add(Array.from({ length: 1 + next(4) }, piece).join(''));
    let answered = 0;
    // Engines wait while browsers paint, so several answer at the same time.
    const left = queries.values();
    const askAll = async (engine: Pick<SiteSearch, 'ask'>): Promise<void> => {
      for (const query of left) {
        const answers = await engine.ask(query, 5);
        const wrong = faults(answers, query);
        if (wrong.length > 0) expect({ query, wrong }).toEqual({ query, wrong: [] });
        if (answers.length > 0) answered += 1;
      }
    };
    await Promise.all(Array.from({ length: 8 }, () => askAll(search.another())));
    expect(answered).toBe(10_000);
  });

  test('is found: each symbol by its whole name, first of the group', async () => {
    const all = await search.ask('in:micro_test_plus', 1000);
    const results = all.at(-1)?.groups.find(({ group }) => group === 'symbol')?.results ?? [];
    expect(results.length).toBeGreaterThan(300);
    const missing: string[] = [];
    for (const { name, qualifiedName = '' } of results) {
      const answers = await search.ask(qualifiedName, 20);
      const found = answers.at(-1)?.groups.flatMap((group) => group.results) ?? [];
      if (textOf(found[0]?.name ?? []) !== textOf(name)) missing.push(qualifiedName);
    }
    expect(missing).toEqual([]);
  });
});
