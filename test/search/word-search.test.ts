import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import MiniSearch from 'minisearch';
import { wordOptions } from '../../src/search/prose-index.ts';
import type { ProseIndex } from '../../src/shared/search/format.ts';
import { parseQuery } from '../../src/shared/search/query.ts';
import { encodeWordIndex, several } from '../../src/shared/search/word-index.ts';
import { fieldWeights, WordSearch } from '../../viewer/search/word-search.ts';
import { readQueryTable } from './query-table.ts';
import { searchOf } from './search-engine.ts';

/** MiniSearch with the texts of this repository's site, and its replacement in browsers. */
let library: MiniSearch;
let own: WordSearch;

beforeAll(async () => {
  const { files } = await searchOf({ cwd: join(import.meta.dirname, '../..') });
  const index = new MiniSearch(wordOptions);
  let id = 0;
  for (const [path, text] of files) {
    const folder = /^(.*\/)words\.json$/.exec(path)?.[1];
    if (folder === undefined) continue;
    const { pages, sections } = JSON.parse(text) as ProseIndex;
    const texts: string[] = [];
    for (let file = 0; files.has(`${folder}t${file}.json`); file++)
      texts.push(...(JSON.parse(files.get(`${folder}t${file}.json`) ?? '') as string[]));
    sections.forEach(([page, heading], i) => {
      const title = sections[i - 1]?.[0] === page ? '' : (pages[page]?.[1] ?? '');
      index.add({ id: id++, title, heading, text: texts[i] });
    });
  }
  const written = index.toJSON();
  own = new WordSearch(encodeWordIndex(written));
  // The written index only distinguishes once from more often.
  for (const [, fields] of written.index)
    for (const times of Object.values(fields as Record<string, Record<string, number>>))
      for (const each of Object.keys(times)) if ((times[each] ?? 0) > 1) times[each] = several;
  library = MiniSearch.loadJS(written, wordOptions);
});

/** Returns MiniSearch's results: section numbers and scores in its order; equal scores are ordered by number. */
function expected(words: readonly string[], isFuzzy: boolean): [number, number][] {
  const [text = 0, heading = 0, title = 0] = fieldWeights;
  return library
    .search(words.join('\n'), {
      tokenize: (all) => all.split('\n'),
      processTerm: (term) => term,
      boost: { title, heading, text },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (isFuzzy && term.length > 4 ? 1 : false),
      combineWith: 'AND',
    })
    .map(({ id, score, queryTerms }) => [Number(id), score / queryTerms.length] as [number, number])
    .map(([id, score]) => [id, Number(score.toFixed(6))] as [number, number])
    .sort(([a, high], [b, low]) => low - high || a - b);
}

test.each([false, true])('words are ranked like in MiniSearch (fuzzy: %s)', (isFuzzy) => {
  let found = 0;
  for (const { query } of readQueryTable()) {
    const { words } = parseQuery(query);
    if (words.length === 0) continue;
    const sections = own
      .find(words, isFuzzy)
      .map(({ id, score }) => [id, Number(score.toFixed(6))] as [number, number])
      .sort(([a, high], [b, low]) => low - high || a - b);
    expect({ query, sections }).toEqual({ query, sections: expected(words, isFuzzy) });
    found += sections.length;
  }
  expect(found).toBeGreaterThan(500);
});

test('the best match comes first', () => {
  const scores = own.find(['test']).map(({ score }) => score);
  expect(scores.length).toBeGreaterThan(10);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});
