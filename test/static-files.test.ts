import { expect, test } from '@jest/globals';
import { buildFolder } from './site-folder.ts';

test('static files with the path of a generated file are reported and skipped', async () => {
  const { reported, file } = await buildFolder(
    {
      'docs/a.md': '---\nslug: /\n---\n\n# Mine\n',
      'static/Index.html': '<p>Old</p>',
      'static/sitemap.xml': '<urlset/>',
      'static/kept.html': '<p>Kept</p>',
    },
    { docs: { routeBasePath: '/' } },
  );
  expect(reported).toEqual([
    'warning static-shadowed static/Index.html:?:? This static file is skipped: the site generates "index.html".',
    'warning static-shadowed static/sitemap.xml:?:? This static file is skipped: the site generates "sitemap.xml".',
  ]);
  expect(file('index.html')).toContain('Mine');
  expect(file('sitemap.xml')).toContain('<loc>');
  expect(file('kept.html')).toContain('Kept');
});
