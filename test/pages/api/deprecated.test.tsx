import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Compound, Member } from '../../../src/model/compound.ts';
import type { Block } from '../../../src/model/description.ts';
import { indexSymbols } from '../../../src/model/symbols.ts';
import { classPages } from '../../../src/pages/api/class.ts';
import { indexPages } from '../../../src/pages/api/index-pages.tsx';
import type { PageInput } from '../../../src/pages/page-kind.ts';
import { compound, member } from '../../components/api-model.ts';
import { contextOf, input } from './library.ts';

const note: Block = {
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
    scope: 'c',
    name,
    protection: 'public',
    virtual: false,
  })),
});
const api = { title: '', folder: '', images: [], compounds: [kept] };
const own: PageInput = { ...input, api, symbols: indexSymbols(api) };

test('every list of members marks the deprecated ones; overloads together only if all are', () => {
  const [page] = classPages(own);
  if (!page) throw new Error('A class has a page.');
  const context = { ...contextOf(page), symbols: own.symbols };
  const toc = page.toc(context).flatMap(({ children }) => children);
  expect(toc.map(({ text, deprecated }) => [text, deprecated])).toEqual([
    ['old()', true],
    ['half()', undefined],
  ]);
  const html = renderToStaticMarkup(page.render(context));
  // The table of members, and that with the inherited ones.
  expect(html.match(/<tr[^>]* class="deprecated">|<tr class="deprecated">/g)).toHaveLength(4);
  // Two rows, and two members in full.
  expect(html.match(/badge-deprecated/g)).toHaveLength(4);
});

test('indices mark deprecated symbols', () => {
  const page = indexPages(own).find(({ description }) => description.title === 'Class functions');
  if (!page) throw new Error('There is an index of functions.');
  const html = renderToStaticMarkup(page.render({ ...contextOf(page), symbols: own.symbols }));
  const rows = [...html.matchAll(/<li( class="deprecated")?><code.*?<\/li>/g)];
  expect(rows.map(([row, mark]) => [row.replace(/<[^>]+>/g, ''), mark !== undefined])).toEqual([
    ['half() in c', false],
    ['old() in c deprecated', true],
  ]);
});
