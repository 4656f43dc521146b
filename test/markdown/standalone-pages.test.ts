import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readStandalonePages } from '../../src/markdown/standalone-pages.ts';
import { readStaticFiles } from '../../src/markdown/static-files.ts';
import { contentFolder, messages } from './content-folder.ts';
import { pagesConfig } from './docs-config.ts';
import { contextOf } from '../context.ts';

test('Markdown files and modules become pages at their paths', async () => {
  const folder = contentFolder({
    'index.tsx': '',
    'about.md': '# About\n\nUs.',
    'more/index.md': '---\nslug: /elsewhere\nunlisted: true\n---\n',
    'more/tool.jsx': '',
    'draft.md': '---\ndraft: true\n---\n',
    '_part.tsx': '',
    'types.d.ts': '',
    'style.css': '',
  });
  const diagnostics = new Diagnostics();
  const pages = await readStandalonePages(pagesConfig(folder), contextOf(diagnostics));
  expect(messages(diagnostics, folder)).toEqual([]);
  expect(
    pages.map(({ permalink, title, unlisted, content }) => [
      permalink,
      title,
      unlisted,
      content.type === 'module' ? content.file : content.body.text,
    ]),
  ).toEqual([
    ['', undefined, undefined, join(folder, 'index.tsx')],
    ['about/', 'About', false, 'About Us.'],
    ['elsewhere/', undefined, true, ''],
    ['more/tool/', undefined, undefined, join(folder, 'more/tool.jsx')],
  ]);
});

test('a missing folder of pages is an error', async () => {
  const diagnostics = new Diagnostics();
  expect(await readStandalonePages(pagesConfig('no/such/folder'), contextOf(diagnostics))).toEqual(
    [],
  );
  expect(diagnostics.all.map(({ code, level }) => [level, code])).toEqual([
    ['error', 'pages-folder'],
  ]);
});

test('static files keep their paths, hidden ones too; the first folder wins', async () => {
  const first = contentFolder({ 'a.txt': '1', '.nojekyll': '', 'img/b.svg': '' });
  const second = contentFolder({ 'a.txt': '2', 'c.txt': '' });
  expect(await readStaticFiles(contextOf().inputs, [first, second, 'no/such/folder'])).toEqual([
    { path: '.nojekyll', source: join(first, '.nojekyll') },
    { path: 'a.txt', source: join(first, 'a.txt') },
    { path: 'c.txt', source: join(second, 'c.txt') },
    { path: 'img/b.svg', source: join(first, 'img/b.svg') },
  ]);
});
