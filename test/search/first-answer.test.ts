import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import type { SearchAnswer } from '../../src/shared/search/answer.ts';
import { searchOf, type SiteSearch } from './search-engine.ts';

let search: SiteSearch;

beforeAll(async () => {
  search = await searchOf({ cwd: join(import.meta.dirname, '../..') });
});

function groupsOf(answer: SearchAnswer | undefined): string[] {
  return answer?.groups.map(({ group }) => group) ?? [];
}

test('symbols that fill the list are delivered before texts are searched', async () => {
  const answers = await search.ask('test', 10);
  expect(groupsOf(answers[0])).toEqual(['symbol']);
  expect(answers[0]?.isComplete).toBe(false);
  expect(groupsOf(answers.at(-1))).toEqual([...['symbol', 'guide', 'post', 'removed']]);
  expect(answers.at(-1)?.groups[0]).toEqual(answers[0]?.groups[0]);
});

test('a few of them arrive together with texts', async () => {
  const [answer] = await search.ask('test_suite_base', 10);
  expect(groupsOf(answer)).toContain('guide');
});

async function firstNames(query: string): Promise<string[]> {
  const answers = await search.ask(query, 10);
  return (answers.at(-1)?.groups ?? []).map(
    ({ results: [first] }) => first?.name.map(({ text }) => text).join('') ?? '',
  );
}

test.each(['3.2.0', 'v3.2.0', 'release 3.2.0', 'version 3.2.0', 'what is new in 3.2.0?'])(
  'the post of a release comes first: %s',
  async (query) => {
    expect((await firstNames(query))[0]).toBe('µTest++ v3.2.0 released');
  },
);

test('words of which no text has all find texts with some of them', async () => {
  expect(await firstNames('brandnewword 3.2.0')).toContain('µTest++ v3.2.0 released');
});

test('a type with template arguments finds its aliases, after itself', async () => {
  const [group] = (await search.ask('value<bool>', 10)).at(-1)?.groups ?? [];
  const names = group?.results.map(({ name }) => name.map(({ text }) => text).join(''));
  expect(names?.slice(0, 3)).toEqual(['value', '_b', 'to_b']);
});
