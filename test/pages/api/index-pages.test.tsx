import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { indexPages } from '../../../src/pages/api/index-pages.tsx';
import { contextOf, input } from './library.ts';

const pages = new Map(
  indexPages(input).map((page) => {
    const { address } = page.description;
    return ['permalink' in address ? address.permalink : '', page];
  }),
);

/** The rows of an index page as text. */
function rows(permalink: string): string[] {
  const page = pages.get(permalink);
  if (!page) return ['no such page'];
  const html = renderToStaticMarkup(page.render(contextOf(page)));
  return [...html.matchAll(/<li><code>(.*?)<\/li>/g)].map(([, row = '']) =>
    row.replace(/<[^>]+>/g, ''),
  );
}

test('lists with entries have a page, and those that every site has', () => {
  expect([...pages.keys()].map((path) => path.replace('docs/api/indices/', ''))).toEqual([
    'classes/all/',
    'classes/classes/',
    'classes/functions/',
    'classes/variables/',
    'classes/enums/',
    'classes/enumvalues/',
    'files/all/',
    'files/classes/',
    'files/functions/',
    'namespaces/all/',
    'namespaces/classes/',
    'namespaces/functions/',
    'namespaces/variables/',
    'namespaces/typedefs/',
    'namespaces/enums/',
    'namespaces/enumvalues/',
  ]);
});

test('an index names what is there, overloads once, sorted without regard to signs and case', () => {
  expect(rows('docs/api/indices/classes/all/')).toEqual([
    'area() function in geo::Shape',
    'Edge struct in geo::Shape',
    'flat enumeration value in geo::Shape',
    'kind enumeration in geo::Shape',
    'scale_ variable in geo::Shape',
    'Shape class template in geo',
    'Shape() function in geo::Shape',
  ]);
  expect(rows('docs/api/indices/namespaces/functions/')).toEqual(['_sum() function in geo']);
  const [page] = [pages.get('docs/api/indices/namespaces/functions/')];
  expect(page?.toc(contextOf(page)).map(({ text }) => text)).toEqual(['S']);
});
