import { beforeAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { symbolIndex } from '../../src/search/symbol-index.ts';
import { facetColumns } from '../../src/search/facet-columns.ts';
import type { ChosenFacets } from '../../src/shared/search/facets.ts';
import type { SearchAnswer } from '../../src/shared/search/answer.ts';
import { indexFormat, manifestPath } from '../../src/shared/search/format.ts';
import { createEngine } from '../../viewer/search/engine.ts';
import { madeUpSymbols } from '../bench/search-library.mjs';
import { searchOf, type SiteSearch } from './search-engine.ts';

let history: SiteSearch;
let topics: SiteSearch;

/** A library with two headers and two topics, of which one has a class with a member and a class inside. */
const xml = {
  'index.xml': `<doxygenindex version="1.9.4">${[
    ['group__io', 'group'],
    ['group__net', 'group'],
    ['classpipe', 'class'],
    ['structpipe_1_1end', 'struct'],
  ]
    .map(([refid, kind]) => `<compound refid="${refid}" kind="${kind}"><name>x</name></compound>`)
    .join('')}</doxygenindex>`,
  'group__io.xml': group(
    'io',
    'Streams',
    '<innerclass refid="classpipe" prot="public">pipe</innerclass>',
    member('group__io_1a', 'open_file', 'include/io/file.h'),
    member('group__io_1b', 'open_pipe', 'include/io/pipe.h'),
  ),
  'group__net.xml': group(
    'net',
    'Network',
    '',
    member('group__net_1a', 'open_socket', 'include/io/socket.h'),
  ),
  'classpipe.xml': compound(
    'classpipe',
    'class',
    'pipe',
    `<sectiondef kind="public-func">${member('classpipe_1a', 'open_end', 'src/pipe.cpp')}</sectiondef>
<location file="include/io/pipe.h" line="1"/><innerclass refid="structpipe_1_1end" prot="public">pipe::end</innerclass>`,
  ),
  'structpipe_1_1end.xml': compound(
    'structpipe_1_1end',
    'struct',
    'pipe::end',
    '<briefdescription><para>Has a state.</para></briefdescription><location file="include/io/pipe.h" line="3"/>',
  ),
};

function compound(id: string, kind: string, name: string, content: string): string {
  return `<doxygen version="1.9.4"><compounddef id="${id}" kind="${kind}" prot="public"><compoundname>${name}</compoundname>${content}</compounddef></doxygen>`;
}

function group(name: string, title: string, inner: string, ...members: string[]): string {
  const content = `<title>${title}</title>${inner}<sectiondef kind="func">${members.join('')}</sectiondef>`;
  return compound(`group__${name}`, 'group', name, content);
}

function member(id: string, name: string, file: string): string {
  const scope = id.startsWith('class') ? 'pipe::' : '';
  return `<memberdef kind="function" id="${id}" prot="public" static="no"><type>void</type><definition>void ${scope}${name}</definition><argsstring>()</argsstring><name>${name}</name><qualifiedname>${scope}${name}</qualifiedname><briefdescription><para>Opens.</para></briefdescription><detaileddescription/><location file="${file}" line="2"/></memberdef>`;
}

beforeAll(async () => {
  history = await searchOf({ cwd: resolve('fixtures/pages/removed'), xml: '.' });
  const cwd = mkdtempSync(join(tmpdir(), 'mtp-facets-'));
  mkdirSync(join(cwd, 'docs'));
  writeFileSync(
    join(cwd, 'site.config.yaml'),
    'title: T\nurl: https://example.org\nbaseUrl: /\ndocs: { path: docs }\ndoxygen: { xml: . }\n',
  );
  writeFileSync(join(cwd, 'docs/open.md'), '# open\n\nHow to open.\n');
  for (const [name, text] of Object.entries(xml)) writeFileSync(join(cwd, name), text);
  topics = await searchOf({ cwd });
  rmSync(cwd, { recursive: true });
});

/** Returns the last answer of a search. */
async function last(
  search: SiteSearch,
  query: string,
  facets?: ChosenFacets,
): Promise<SearchAnswer> {
  const answer = (await search.ask(query, 1, undefined, facets)).at(-1);
  if (!answer) throw new Error('There is no answer.');
  return answer;
}

test('all symbols that were found are counted, however few are listed', async () => {
  const { facets } = await last(topics, 'open', {});
  expect(facets).toEqual({
    kind: [['function', 4]],
    header: [
      // The member of a class comes with the header of the class, and is of its topic.
      ['io/pipe.h', 2],
      ['io/file.h', 1],
      ['io/socket.h', 1],
    ],
    topic: [
      ['Streams', 3],
      ['Network', 1],
    ],
    release: [],
  });
});

test.each<[ChosenFacets, names: number]>([
  [{}, 4],
  [{ header: 'io/pipe.h' }, 2],
  [{ topic: 'Streams' }, 3],
  [{ topic: 'Streams', header: 'io/file.h' }, 1],
  [{ topic: 'Network', header: 'io/file.h' }, 0],
  // The symbols of this site have no releases; the address can be that of another version.
  [{ release: '1.0' }, 0],
  [{ header: 'gone.h' }, 0],
])('%j leaves %i symbols, and no texts unless it is empty', async (chosen, count) => {
  const { groups, facets } = await last(topics, 'open', chosen);
  const [symbols] = groups.filter(({ group }) => group === 'symbol');
  expect(symbols?.total ?? 0).toBe(count);
  expect(facets?.kind).toEqual(count === 0 ? [] : [['function', count]]);
  const isNarrowed = Object.keys(chosen).length > 0;
  expect(groups.some(({ group }) => group === 'guide')).toBe(!isNarrowed);
});

test('a class inside another one is of the topic of the outer class', async () => {
  expect((await last(topics, 'struct: end', {})).facets?.topic).toEqual([['Streams', 1]]);
});

test.each<[query: string, ChosenFacets, number]>([
  ['geo', { release: '2.0.0' }, 1],
  ['since:2 geo', {}, 1],
  ['since:2 geo', { release: '1.0.0' }, 0],
])('%s with %j finds the symbols of a release', async (query, chosen, count) => {
  const { groups, facets } = await last(history, query, chosen);
  expect(groups.find(({ group }) => group === 'symbol')?.total ?? 0).toBe(count);
  expect(facets?.release).toEqual(count === 0 ? [] : [['2.0.0', count]]);
});

test('texts have no values, so a question for texts with a value finds nothing', async () => {
  const { total, facets } = await last(topics, 'guide: open', { header: 'io/file.h' });
  expect([total, facets?.header]).toEqual([0, []]);
  expect((await last(topics, 'guide: open', {})).total).toBe(1);
});

test('questions that do not ask for counts load no file for them', async () => {
  expect((await last(topics, 'open')).facets).toBeUndefined();
});

test('a facet of which no symbol has a value takes no space', () => {
  expect(facetColumns([{ header: 'a.h' }, { header: 'a.h' }])).toEqual([
    ['header', [['a.h']], expect.any(String)],
  ]);
  expect(facetColumns([{}])).toEqual([]);
});

test('the counts are those of all blocks of a large index, also for words, of which only the best are ranked', async () => {
  const symbols = madeUpSymbols(20_000).map((symbol, i) => ({ ...symbol, header: `${i % 3}.h` }));
  const { entry, files } = symbolIndex(symbols);
  expect(files.filter(({ path }) => /\/n\d+\.json$/.test(path)).length).toBeGreaterThan(1);
  const contents = new Map(files.map(({ path, bytes }) => [path, bytes]));
  const version = { name: '', label: '', symbols: entry };
  contents.set(
    manifestPath,
    JSON.stringify({ format: indexFormat, versions: [version], entries: [] }),
  );
  const engine = createEngine('/', (path) =>
    Promise.resolve(JSON.parse(contents.get(path) ?? 'null') as unknown),
  );
  const ask = (query: string, facets: ChosenFacets): Promise<SearchAnswer> =>
    new Promise((answered) =>
      engine.ask({ query, limit: 1, isWhole: true, facets }, (answer) => {
        if (answer.isComplete) answered(answer);
      }),
    );
  const sum = (counts: [string, number][] = []): number =>
    counts.reduce((all, [, count]) => all + count, 0);
  const all = await ask('size', {});
  expect(all.total).toBeGreaterThan(100);
  expect([sum(all.facets?.kind), sum(all.facets?.header)]).toEqual([all.total, all.total]);
  for (const [header, count] of all.facets?.header ?? [])
    expect([header, (await ask('size', { header })).total]).toEqual([header, count]);
  // Each header has as many of the best as the ranking keeps.
  for (const header of ['0.h', '1.h', '2.h'])
    expect((await ask('returns the size of buffers', { header })).total).toBeGreaterThanOrEqual(
      (await ask('returns the size of buffers', {})).total / 2,
    );
});
