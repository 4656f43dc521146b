import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { indexSymbols } from '../../../src/model/symbols.ts';
import { prosePages } from '../../../src/pages/api/page.ts';
import { compound } from '../../components/api-model.ts';
import { contextOf, input } from './library.ts';

test('a list that Doxygen generates has no source file; other pages name theirs', () => {
  const compounds = [
    compound({ refid: 'todo', name: 'todo', kind: 'page', location: { file: 'todo' } }),
    compound({ refid: 'intro', name: 'intro', kind: 'page', location: { file: 'doc/intro.dox' } }),
  ];
  const api = { title: '', folder: '', images: [], compounds };
  const own = { ...input, api, symbols: indexSymbols(api) };
  const [created = '', written = ''] = prosePages(own).map((page) =>
    renderToStaticMarkup(page.render({ ...contextOf(page), symbols: own.symbols })),
  );
  expect(created).toContain('todo');
  expect(created).not.toContain('class="location"');
  expect(written).toContain('class="location"');
  expect(written).toContain('doc/intro.dox');
});
