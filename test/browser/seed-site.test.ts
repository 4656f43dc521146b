import { describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually, passes } from '../run/eventually.ts';
import { base, serveFixtureSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const docs = [
  'user',
  'developer',
  'faq',
  'getting-started',
  'getting-started/glossary',
  'install',
  'maintainer',
  'project/about',
  'project/history',
  'releases',
  'support',
];
const withoutSidebar = ['developer/install/prerequisites', 'test', 'test/md'];
const library = 'micro-os-plus/micro-test-plus';
const indices = ['all', 'classes', 'enums', 'enumvalues', 'functions', 'typedefs', 'variables'];
const namespaces = [
  'detail',
  'literals',
  'math',
  'operators',
  'reflection',
  'type-traits',
  'utility',
];
const groups = [
  'assumptions',
  'c-api',
  'cli',
  'container-operators',
  'cpp-api',
  'exceptions',
  'expectations',
  'function-comparators',
  'inits',
  'literals',
  'logical-functions',
  'operators',
  'string-operators',
  'test-case',
  'test-suites',
  'utility-functions',
];
/** Underscores at the end of a name are hyphens in its path. */
const structs = [
  ...['eq-', 'ne-', 'lt-', 'le-', 'gt-', 'ge-', 'and-', 'or-', 'not-', 'nothrow-', 'throws-'],
  ...['assertion', 'colors', 'to-t'],
];
const classes = [
  'deferred-reporter',
  'deferred-reporter-base',
  'source-location',
  'test-reporter',
  'test-runner',
  'test-suite',
  'test-suite-base',
];

/** Paths that the site has had from the start, below the base path. */
const paths = [
  '',
  'blog',
  'blog/page/2',
  'blog/archive',
  'blog/authors',
  'blog/tags',
  'blog/tags/releases',
  'blog/tags/releases/page/2',
  'blog/tags/web',
  ...['', 'config', 'content', 'globalData', 'metadata', 'registry', 'routes'].map((view) =>
    `__docusaurus/debug/${view}`.replace(/\/$/, ''),
  ),
  ...[...docs, ...withoutSidebar].map((path) => `docs/${path}`),
  'docs/api',
  'docs/api/pages/deprecated',
  ...['files', 'namespaces'].flatMap((index) =>
    indices.map((part) => `docs/api/indices/${index}/${part}`),
  ),
  // Here, members of classes are functions, types and variables.
  ...['all', 'classes', 'functions', 'typedefs', 'variables'].map(
    (part) => `docs/api/indices/classes/${part}`,
  ),
  ...groups.map((name) => `docs/api/groups/${name}`),
  `docs/api/namespaces/${library}`,
  ...namespaces.map((name) => `docs/api/namespaces/${library}/${name}`),
];

const stage = setStage({ site: () => serveFixtureSite() });

describe('the demonstration site', () => {
  test('S-353 has all pages at their paths', () => {
    const hrefs = stage.site.pages.map(({ href }) => href);
    expect(hrefs).toEqual(
      expect.arrayContaining(paths.map((path) => (path === '' ? base : `${base}${path}/`))),
    );
    for (const name of [...classes, ...structs])
      expect(
        hrefs.filter((href) => href.includes('/docs/api/') && href.endsWith(`/${name}/`)),
      ).not.toEqual([]);
    const dated = /\/blog\/20(2[1-5])\/\d\d\/\d\d\/[^/]+\/$/;
    expect(hrefs.filter((href) => dated.test(href)).length).toBeGreaterThanOrEqual(18);
    for (const folder of ['files', 'folders', 'groups', 'structs'])
      expect(hrefs.filter((href) => href.startsWith(`${base}docs/api/${folder}/`))).not.toEqual([]);
    expect(hrefs.some((href) => /\/blog\/authors\/[^/]+\/authors\/2\/$/.test(href))).toBe(true);
  });

  test('S-353 sidebars, the unlisted doc, the docs without a sidebar', async () => {
    const { page } = stage;
    const nameOf = async (path: string): Promise<string | undefined> => {
      const html = await readFile(join(stage.site.folder, path, 'index.html'), 'utf8');
      const text = /id="__page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
      const data = JSON.parse(text) as { sidebar?: { name: string } };
      return data.sidebar?.name;
    };
    for (const path of docs)
      expect([path, await nameOf(`docs/${path}`)]).toEqual([path, 'docsSidebar']);
    for (const path of withoutSidebar)
      expect([path, await nameOf(`docs/${path}`)]).toEqual([path, undefined]);
    for (const path of [
      'docs/api',
      `docs/api/namespaces/${library}`,
      'docs/api/indices/classes/all',
    ])
      expect([path, await nameOf(path)]).toEqual([path, 'doxygenSidebar']);
    await stage.open('docs/test/');
    await page.locator('.theme-unlisted-banner').waitFor();
    await stage.open('docs/getting-started/');
    const first = page.locator('.doc-sidebar .menu__link').first();
    await eventually(() => first.innerText()).toBe('Getting Started');
    await stage.open('docs/api/');
    await eventually(() => page.locator('.doc-sidebar .menu__link').first().innerText()).toBe(
      'API Reference (Doxygen)',
    );
  });

  test('S-354 the navbar', async () => {
    await stage.open('docs/user/');
    const bar = stage.page.locator('.theme-layout-navbar');
    const menus = bar.locator('.dropdown > .navbar__link');
    await eventually(async () => (await menus.allInnerTexts()).map((text) => text.trim())).toEqual(
      expect.arrayContaining(['Documentation', 'Reference', 'Blog', 'English']),
    );
    const links = bar.locator('.theme-layout-navbar-right a');
    await passes(async () => {
      const texts = (await links.allInnerTexts()).map((text) => text.trim());
      expect(texts).toEqual(expect.arrayContaining(['GitHub', '3.2.2', 'Latest']));
    });
    await eventually(() => bar.locator('.navbar__search').count()).toBe(1);
    await eventually(() => bar.locator('.color-mode-toggle').count()).toBe(1);
  });

  test('S-355 the footer', async () => {
    await stage.open('docs/user/');
    const footer = stage.page.locator('.theme-layout-footer');
    const titles = footer.locator('.theme-layout-footer-column > :first-child');
    await eventually(() => titles.allInnerTexts()).toEqual(['Pages', 'Community', 'More']);
    await eventually(() => footer.locator('img').count()).toBeGreaterThan(0);
    await eventually(() => footer.innerText()).toContain('Copyright ©');
  });

  test('S-356 the table of releases', async () => {
    await stage.open('docs/releases/');
    const rows = stage.page.locator('.releases-table tbody a');
    const hrefs = await rows.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await passes(async () => {
      const titles = await rows.allInnerTexts();
      expect(titles).toHaveLength(17);
      expect(titles[0]).toContain('v3.2.2');
      expect(titles.at(-1)).toContain('v1.1.0');
    });
    const pages = new Set(stage.site.pages.map(({ href, kind }) => `${kind} ${href}`));
    for (const href of hrefs) expect(pages).toContain(`blog-post ${href}`);
    await stage.open('__docusaurus/debug/metadata/');
    await eventually(() => stage.page.locator('main').innerText()).toContain('3.2.2');
  });

  test('S-357 the constants', async () => {
    const { page, site } = stage;
    await stage.open('blog/');
    await eventually(() => new URL(page.url()).pathname).toBe('/micro-test-plus-xpack/blog/');
    const root = page.locator('html');
    await eventually(() => root.getAttribute('lang')).toBe('en');
    await eventually(() => root.getAttribute('data-theme')).toBe('light');
    await eventually(() => page.locator('.color-mode-toggle').count()).toBe(1);
    await eventually(() => page.locator('.post-summary').count()).toBe(10);
    await eventually(() => page.locator('.blog-sidebar li a').count()).toBe(8);
    await stage.open('__docusaurus/debug/config/');
    await passes(async () => {
      const config = await page.locator('main').evaluate((main) => main.textContent);
      for (const setting of [
        'quality: 70',
        'max: 1030',
        'min: 640',
        'steps: 2',
        'trailingSlash: true',
      ])
        expect(config).toContain(setting);
      for (const setting of ['minHeadingLevel: 2', 'maxHeadingLevel: 3', 'recentPosts: 8'])
        expect(config).toContain(setting);
    });
    const sitemap = await readFile(join(site.folder, 'sitemap.xml'), 'utf8');
    const count = (tag: string): number => sitemap.split(tag).length - 1;
    expect(count('<loc>')).toBeGreaterThan(100);
    expect(count('<changefreq>weekly</changefreq>')).toBe(count('<loc>'));
    expect(count('<priority>0.5</priority>')).toBe(count('<loc>'));
  });

  test('S-358 no request goes to other sites, and the storage contains only known keys', async () => {
    const { page, site } = stage;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await stage.open('');
    await page.locator('.announcement-bar__close').click();
    await page.locator('.color-mode-toggle').first().click();
    await stage.open('docs/user/');
    await page.locator('.doc-sidebar a', { hasText: 'Install' }).click();
    await page.locator('main h1', { hasText: 'Install' }).waitFor();
    await stage.open('docs/api/');
    const { origin } = new URL(site.url);
    expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
    await passes(async () => {
      const keys = await page.evaluate(() => [
        ...Object.keys(window.localStorage),
        ...Object.keys(window.sessionStorage),
      ]);
      expect(keys.filter((key) => !key.startsWith('docusaurus.')).sort()).toEqual(['theme']);
      expect(keys).toEqual(
        expect.arrayContaining(['docusaurus.announcement.dismiss', 'docusaurus.announcement.id']),
      );
    });
    expect(await stage.context.cookies()).toEqual([]);
  });
});
