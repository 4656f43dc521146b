import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import type { SearchAnswer } from '../../src/shared/search/answer.ts';
import { searchOf, type SiteSearch } from './search-engine.ts';

let search: SiteSearch;

beforeAll(async () => {
  search = await searchOf({ cwd: join(import.meta.dirname, '../..') });
}, 60_000);

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
