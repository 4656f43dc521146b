import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { indexPages } from '../../../src/pages/api/index-pages.tsx';
import { indexSymbols } from '../../../src/model/symbols.ts';
import { compound, member } from '../../components/api-model.ts';
import { contextOf, input } from './library.ts';

const pages = new Map(
  indexPages.pagesOf(input).map((page) => {
    const { address } = page.description;
    return ['permalink' in address ? address.permalink : '', page];
  }),
);

/** Returns the rows of an index page as text. */
function rows(permalink: string): string[] {
  const page = pages.get(permalink);
  if (!page) return ['no such page'];
  const html = renderToStaticMarkup(page.render(contextOf(page)));
  return [...html.matchAll(/<li[^>]*><code>(.*?)<\/li>/g)].map(([, row = '']) =>
    row.replace(/<[^>]+>/g, ''),
  );
}

test('only lists with entries have a page', () => {
  expect([...pages.keys()].map((path) => path.replace('docs/api/indices/', ''))).toEqual([
    'classes/all/',
    'classes/classes/',
    'classes/functions/',
    'classes/variables/',
    'classes/enums/',
    'classes/enumvalues/',
    'namespaces/all/',
    'namespaces/classes/',
    'namespaces/functions/',
  ]);
});

test('an index lists its symbols, overloads once, sorted without regard to punctuation and case', () => {
  expect(rows('docs/api/indices/classes/all/')).toEqual([
    'area() function in geo::Shape deprecated',
    'Edge struct in geo::Shape',
    'flat enumeration value in geo::Shape',
    'kind enumeration in geo::Shape',
    'scale_ variable in geo::Shape',
    'Shape class template in geo',
    'Shape() function in geo::Shape',
  ]);
  expect(rows('docs/api/indices/namespaces/functions/')).toEqual(['_sum() in geo']);
  const [page] = [pages.get('docs/api/indices/namespaces/functions/')];
  // The letters above the list stay in view; a table of contents would list them again.
  expect(page?.toc(contextOf(page))).toEqual([]);
});

test('every letter of a list of thousands has a page', () => {
  const names = ['alpha', 'beta', '_9lives', 'ödland'];
  const entries = Array.from({ length: 5000 }, (_, i) => {
    const name = `${names[i % names.length] ?? ''}${i}`;
    return { member: member({ name, refid: `f_1a${i}`, kind: 'define' }) };
  });
  const long = compound({
    refid: 'long_8h',
    name: 'long.h',
    kind: 'file',
    sections: [{ kind: 'define', description: [], entries }],
  });
  const api = { title: '', folder: '', images: [], compounds: [long] };
  const own = { ...input, apiInScope: api, symbols: indexSymbols(api) };
  const macros = indexPages
    .pagesOf(own)
    .filter(({ description: { address } }) => JSON.stringify(address).includes('files/macros/'));
  const html = macros.map((page) => renderToStaticMarkup(page.render(contextOf(page))));
  expect(macros.map(({ description: { address, title } }) => [address, title])).toEqual(
    [
      ['', 'Macros'],
      ['0/', 'Macros: #'],
      ['a/', 'Macros: A'],
      ['b/', 'Macros: B'],
      ['ud6/', 'Macros: Ö'],
    ].map(([path = '', title]) => [{ permalink: `docs/api/indices/files/macros/${path}` }, title]),
  );
  expect(html[0]?.match(/<li><code>/g)).toHaveLength(4);
  expect(html[0]).toMatch(/files\/macros\/a\/">A<\/a><\/code> 1250 entries: alpha0 … alpha996/);
  expect(html[2]?.match(/<li><code>/g)).toHaveLength(1250);
  expect(html[2]).toMatch(/<a href="[^"]*files\/macros\/a\/" aria-current="page">A<\/a>/);
});
