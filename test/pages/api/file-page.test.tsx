import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { indexSymbols } from '../../../src/model/symbols.ts';
import { filePages } from '../../../src/pages/api/file.ts';
import { compound } from '../../components/api-model.ts';
import { contextOf, input } from './library.ts';

/** Returns what the page of a header shows before a click and in all, of the files that include it. */
function includers(count: number): [shown: number, all: number] {
  const includedBy = Array.from({ length: count }, (_, i) => ({
    name: `user-${i}.cpp`,
    local: true,
  }));
  const header = compound({ refid: 'a_8hpp', kind: 'file', name: 'a.hpp', includedBy });
  const api = { title: '', folder: '', images: [], compounds: [header] };
  const own = { ...input, apiInScope: api, symbols: indexSymbols(api) };
  const [page] = filePages.pagesOf(own);
  if (!page) throw new Error('The header has a page.');
  const html = renderToStaticMarkup(page.render({ ...contextOf(page), symbols: own.symbols }));
  const names = (text: string): number => text.match(/user-\d+\.cpp/g)?.length ?? 0;
  return [names(html.replace(/<details.*?<\/details>/s, '')), names(html)];
}

test.each([
  [3, 3, 'few files are a line'],
  [100, 5, 'the declarations of a header that everybody includes would be far below'],
])('of %i files that include a header, %i are in sight, because %s', (count, shown) => {
  expect(includers(count)).toEqual([shown, count]);
});
