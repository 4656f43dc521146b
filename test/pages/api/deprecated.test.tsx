import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { indexEntries } from '../../../src/components/api/index/index-entries.ts';
import type { Compound, Member } from '../../../src/model/compound.ts';
import type { Block, Inline, Xref } from '../../../src/model/description.ts';
import { indexSymbols } from '../../../src/model/symbols.ts';
import { classPages } from '../../../src/pages/api/class.ts';
import { indexPages } from '../../../src/pages/api/index-pages.tsx';
import { symbolRows } from '../../../src/plan/symbol-rows.ts';
import { symbolEntries } from '../../../src/search/symbol-entries.ts';
import type { PageInput, PageSource } from '../../../src/pages/page-kind.ts';
import { contentTexts } from '../../../src/shared/texts/catalogues.ts';
import { compound, member, para } from '../../components/api-model.ts';
import { contextOf, input } from './library.ts';

const note: Xref = {
  type: 'xref',
  id: 'deprecated_1_deprecated000001',
  title: [],
  children: [],
};
const old = member({ name: 'old', refid: 'c_1old', detailed: [note] });
const half = member({ name: 'half', refid: 'c_1half1', detailed: [note] });
const other = member({ name: 'half', refid: 'c_1half2' });
const members: Member[] = [old, half, other];
const kept: Compound = compound({
  refid: 'c',
  name: 'c',
  sections: [
    { kind: 'public-func', description: [], entries: members.map((one) => ({ member: one })) },
  ],
  allMembers: members.map(({ refid, name }) => ({
    refid,
    name,
    protection: 'public',
    virtual: false,
  })),
});
const api = { title: '', folder: '', images: [], compounds: [kept] };
const own: PageInput = { ...input, apiInScope: api, symbols: indexSymbols(api) };

test('every list of members marks the deprecated ones; overloads together only if all are', () => {
  const [page] = classPages.pagesOf(own);
  if (!page) throw new Error('A class has a page.');
  const context = { ...contextOf(page), symbols: own.symbols };
  const toc = page.toc(context).flatMap(({ children }) => children);
  expect(toc.map(({ text, deprecated }) => [text, deprecated])).toEqual([
    ['old()', true],
    ['half()', undefined],
  ]);
  const html = renderToStaticMarkup(page.render(context));
  // The table of members, and the table of inherited ones.
  expect(html.match(/<tr[^>]* class="deprecated">|<tr class="deprecated">/g)).toHaveLength(4);
  // Two rows, and two members in full.
  expect(html.match(/badge-deprecated/g)).toHaveLength(4);
});

test('indices mark deprecated symbols', () => {
  const page = indexPages
    .pagesOf(own)
    .find(({ description }) => description.title === 'Class functions');
  if (!page) throw new Error('There is an index of functions.');
  const html = renderToStaticMarkup(page.render({ ...contextOf(page), symbols: own.symbols }));
  const rows = [...html.matchAll(/<li( class="deprecated")?><code.*?<\/li>/g)];
  expect(rows.map(([row, mark]) => [row.replace(/<[^>]+>/g, ''), mark !== undefined])).toEqual([
    ['half() in c', false],
    ['old() in c deprecated', true],
  ]);
});

test('indices, search and symbols.json agree on constructors of deprecated classes and values of deprecated enums', () => {
  const value = {
    refid: 'c_1v',
    name: 'v',
    protection: 'public' as const,
    brief: [],
    detailed: [],
  };
  const entries = [
    member({ name: 'c', refid: 'c_1c' }),
    member({ name: 'run', refid: 'c_1run' }),
    member({ kind: 'enum', name: 'e', refid: 'c_1e', detailed: [note], enumValues: [value] }),
  ].map((one) => ({ member: one }));
  const sections = [{ kind: 'public-func', description: [], entries }];
  const reference = { ...api, compounds: [compound({ ...kept, sections, detailed: [note] })] };
  const symbols = indexSymbols(reference);
  const { links } = contextOf(classPages.pagesOf(own)[0]!);
  const marked = ['c', 'c', 'e', 'v'];

  expect(
    indexEntries('classes', reference.compounds, symbols, contentTexts('en').api)
      .filter(({ deprecated }) => deprecated)
      .map(({ name }) => name.replace('()', '')),
  ).toEqual(marked);
  const found = symbolEntries({ reference, symbols, links, searchWords: new Map() }).filter(
    ({ isDeprecated }) => isDeprecated,
  );
  expect(found.map(({ name }) => name).sort()).toEqual(marked);
  const rows = symbolRows(symbols, links).filter(({ deprecated }) => deprecated);
  expect(rows.map(({ refid }) => refid.replace('c_1', '')).sort()).toEqual(marked);
});

/** Returns a deprecation that links to symbols in this order. */
function naming(...refids: string[]): Block {
  const children = refids.map((refid): Inline => ({
    type: 'ref',
    refid,
    children: [{ type: 'text', value: `${refid}(int)` }],
  }));
  return { ...note, children: [para('Since ', ...children, '.')] };
}

test('lists name the first symbol that a deprecation links to, which is neither a namespace nor the symbol itself', () => {
  const space = compound({ refid: 'n', name: 'n', kind: 'namespace' });
  const fresh = member({ name: 'fresh', refid: 'fresh' });
  const former = member({
    name: 'former',
    refid: 'former',
    brief: [para('Does it.')],
    detailed: [para({ type: 'text', value: 'More.' }), naming('n', 'former', 'c', 'fresh', 'old')],
  });
  const lost = member({ name: 'lost', refid: 'lost', detailed: [naming('gone', 'n')] });
  const entries = [fresh, former, lost, old].map((one) => ({ member: one }));
  const sections = [{ kind: 'public-func', description: [], entries }];
  const owner = compound({ refid: 'c', name: 'c', sections });
  const shape = compound({ refid: 'd', name: 'd', detailed: [naming('n', 'c')] });
  const reference = { ...api, compounds: [space, owner, shape] };
  const named: PageInput = { ...input, apiInScope: reference, symbols: indexSymbols(reference) };
  const rowsOf = (page: PageSource | undefined, row: RegExp): string[] => {
    if (!page) throw new Error('There is no such page.');
    const html = renderToStaticMarkup(page.render({ ...contextOf(page), symbols: named.symbols }));
    return [...html.matchAll(row)].map(([each]) => each.replace(/<[^>]+>/g, ''));
  };
  const classPage = classPages.pagesOf(named).find(({ description }) => description.refid === 'c');
  expect(rowsOf(classPage, /<td[^>]*member-declaration.*?<\/td>/g)).toEqual([
    'fresh()',
    'former() deprecated →\u00a0fresh()Does it.',
    'lost() deprecated',
    'old() deprecated',
  ]);
  const index = indexPages
    .pagesOf(named)
    .find(({ description }) => description.title === 'All class members');
  expect(rowsOf(index, /<li class="deprecated">.*?<\/li>/g)).toEqual([
    'd class deprecated →\u00a0c()',
    'former() function in c deprecated →\u00a0fresh()',
    'lost() function in c deprecated',
    'old() function in c deprecated',
  ]);
});
