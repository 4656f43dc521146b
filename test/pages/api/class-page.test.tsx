import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { classPages } from '../../../src/pages/api/class.ts';
import { contextOf, input } from './library.ts';

const [page] = classPages(input);
if (!page) throw new Error('The library has a class.');
const context = contextOf(page);

test('a class page has a description', () => {
  expect(page.description).toMatchObject({
    address: { folder: 'classes', names: ['geo::Shape'], style: 'symbol' },
    title: 'Shape class template',
    description: 'Anything with an area.',
    refid: 'classgeo_1_1Shape',
  });
  expect(page.description.members?.map(({ name }) => name)).toEqual([
    'kind',
    'Shape',
    'area',
    'scale_',
  ]);
});

test('the table of contents has the sections, and each member once', () => {
  const flat = page
    .toc(context)
    .map(({ text, children }) => [text, ...children.map((c) => c.text)]);
  expect(flat).toEqual([
    ['Classes'],
    ['Numbers', 'scale_'],
    ['Public Types', 'kind'],
    ['Public Member Functions', 'Shape()', 'area()'],
    ['Detailed Description', 'Use'],
    ['All Members'],
  ]);
});

test('every entry of the table of contents is on the page, and all ids are unique', () => {
  const html = renderToStaticMarkup(page.render(context));
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, children } of page.toc(context))
    for (const entry of [id, ...children.map((child) => child.id)]) expect(ids).toContain(entry);
});
