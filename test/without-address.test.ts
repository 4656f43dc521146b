import { expect, test } from '@jest/globals';
import { buildFolder } from './site-folder.ts';

const POST = { 'blog/2024-01-02-a.md': 'Text.\n\n<!-- truncate -->\n' };
const REPORT = 'info no-feeds';

test('a site without a URL has no file that needs one, and says which feeds it lacks', async () => {
  const { file, files, reported } = await buildFolder(POST, { url: undefined, blog: {} });
  const addresses = /xml$|feed\.json$/;
  expect(files().filter((path) => addresses.test(path))).toEqual([]);
  const home = file('blog/index.html') ?? '';
  expect(home).toContain('<link rel="icon"');
  expect(home).not.toMatch(/rel="(?:alternate" type="application|search|canonical)|localhost/);
  expect(reported.filter((message) => message.startsWith(REPORT))).toEqual([
    expect.stringContaining('The site has no feeds of the blog'),
  ]);
});

test.each([
  ['with a URL', POST, { blog: {} }],
  ['without posts', { 'src/pages/a.md': '# A\n' }, { url: undefined }],
  ['without feeds', POST, { url: undefined, blog: { feedOptions: { type: null } } }],
])('nothing is missing %s', async (_, written, config) => {
  const { reported } = await buildFolder(written, config);
  expect(reported.join('\n')).not.toContain(REPORT);
});

test('a site with a URL has feeds and the description of its search', async () => {
  const { files } = await buildFolder(POST, { blog: {} });
  expect(files()).toEqual(
    expect.arrayContaining(['blog/atom.xml', 'blog/rss.xml', 'opensearch.xml', 'sitemap.xml']),
  );
});
