import { expect, test } from '@jest/globals';
import type { Config } from '../../src/config/types.ts';
import { globExpression } from '../../src/model/glob.ts';
import { sitemapFiles } from '../../src/emit/sitemap.ts';
import { sitePlan, type PlanSetup } from './site-plan.ts';

async function sitemap(setup: PlanSetup): Promise<string> {
  const files = await sitemapFiles(sitePlan(setup));
  return files.map((file) => `${file.path}\n${'bytes' in file ? String(file.bytes) : ''}`).join();
}

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!);

const all: NonNullable<Config['sitemap']> = {
  changefreq: 'weekly',
  priority: 0.5,
  ignorePatterns: [],
  filename: 'sitemap.xml',
  lastmod: null,
};

test('S-309 lists the pages by address', async () => {
  expect(await sitemap({ pages: { 'docs/a/': {}, '': {} } })).toBe(
    'sitemap.xml\n<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      '<url><loc>https://example.org/base/</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>' +
      '<url><loc>https://example.org/base/docs/a/</loc><changefreq>weekly</changefreq><priority>0.5</priority></url></urlset>',
  );
});

test('S-310 omits pages that are hidden from search engines', async () => {
  const pages = {
    'a/': {},
    'b/': { noIndex: true },
    'c/': { unlisted: true },
    '404.html': { file: '404.html' },
    'tags/x/': {},
    'tags/': {},
  };
  const config = { sitemap: { ...all, ignorePatterns: ['/base/tags/**'] } };
  expect(locations(await sitemap({ pages, config }))).toEqual(['https://example.org/base/a/']);
});

test('S-309 encodes addresses', async () => {
  expect(locations(await sitemap({ pages: { 'ü&/': {} } }))).toEqual([
    'https://example.org/base/%C3%BC&amp;/',
  ]);
});

test('S-311 omits frequency and priority on request, and can have another name', async () => {
  const config = { sitemap: { ...all, changefreq: null, priority: null, filename: 'map.xml' } };
  expect(await sitemap({ pages: { '': {} }, config })).toMatch(
    /^map\.xml\n.*<url><loc>[^<]*<\/loc><\/url><\/urlset>$/,
  );
});

test.each([
  ['date', '2024-06-08'],
  ['datetime', '2024-06-08T04:30:00.000Z'],
  [null, undefined],
] as const)(
  'S-311 with lastmod %s, pages have the date of the last change',
  async (lastmod, written) => {
    const pages = { 'a/': { lastModified: '2024-06-08T04:30:00Z' }, 'b/': {} };
    const xml = await sitemap({ pages, config: { sitemap: { ...all, lastmod } } });
    const dates = xml.split('<url>').map((page) => page.match(/<lastmod>(.*)<\/lastmod>/)?.[1]);
    expect(dates).toEqual([undefined, written, undefined]);
  },
);

test('S-310 is not written without pages, for a hidden site, or when it is switched off', async () => {
  const pages = { '': {} };
  expect(await sitemap({})).toBe('');
  expect(await sitemap({ pages, config: { noIndex: true } })).toBe('');
  expect(await sitemap({ pages, config: { sitemap: null } })).toBe('');
  expect(await sitemap({ pages, config: { url: 'http://localhost' } })).toBe('');
});

test.each([
  ['/a/*', ['/a/b'], ['/a/b/', '/a/b/c', '/ab']],
  ['/a/**', ['/a/', '/a/b/c/'], ['/a', '/b/a/']],
  ['/**/x/', ['/x/', '/a/b/x/'], ['/ax/', '/x/y']],
  ['/{a,b*}/?', ['/a/1', '/bcd/2'], ['/c/1', '/a/12', '/a,b/1']],
  ['/a.b+(c)[d]', ['/a.b+(c)[d]'], ['/aXb+(c)[d]']],
  ['/a{b', ['/a{b'], ['/ab']],
])('the glob %s', (glob, good, bad) => {
  const expression = globExpression(glob);
  expect(good.filter((path) => !expression.test(path))).toEqual([]);
  expect(bad.filter((path) => expression.test(path))).toEqual([]);
});
