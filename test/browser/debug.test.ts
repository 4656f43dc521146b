import { describe, expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { serveFixtureSite, serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const root = '__docusaurus/debug/';
const headings = {
  '': 'Site config',
  'config/': 'Site config',
  'metadata/': 'Site Metadata',
  'registry/': 'Registry',
  'routes/': 'Routes',
  'content/': 'Plugin content',
  'globalData/': 'Global data',
};

/** Returns the depth of each object and long list of a tree, the top being 1: the open ones and the closed ones. */
function levelsOf(tree: Locator): Promise<{ open: number[]; closed: number[] }> {
  return tree.evaluate((top) => {
    const levels = { open: new Set<number>(), closed: new Set<number>() };
    for (const node of [top, ...top.querySelectorAll('details')]) {
      let level = 1;
      for (let at = node; at !== top && at.parentElement; at = at.parentElement)
        if (at.matches('details')) level += 1;
      const size = node.querySelector('.json-size')?.textContent ?? '';
      const isShortList = size.startsWith('[') && Number(size.slice(1, -1)) < 5;
      if (!isShortList) levels[node.hasAttribute('open') ? 'open' : 'closed'].add(level);
    }
    return { open: [...levels.open].sort(), closed: [...levels.closed].sort() };
  });
}

/** Returns the closed lists of a page with fewer than five entries. */
function closedShortLists(page: Locator): Promise<string[]> {
  return page
    .locator('details:not([open]) > summary')
    .evaluateAll((summaries) =>
      summaries.map((summary) => summary.textContent).filter((text) => /\[[1-4]\]$/.test(text)),
    );
}

describe('debug pages', () => {
  const stage = setStage({ site: () => serveFixtureSite() });

  test('S-323 S-324 S-325 seven pages with their own layout', async () => {
    const { page } = stage;
    for (const [path, heading] of Object.entries(headings)) {
      await stage.open(root + path);
      await eventually(() => page.locator('h1').innerText()).toBe(heading);
      await eventually(() => page.title()).toBe('Docusaurus debug panel | µTest++');
      await eventually(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe(
        'noindex',
      );
      await eventually(() =>
        page.locator('.theme-layout-navbar, .theme-layout-footer').count(),
      ).toBe(0);
      const links = page.locator('nav a');
      await eventually(() => links.allInnerTexts()).toEqual([
        'Config',
        'Metadata',
        'Registry',
        'Routes',
        'Content',
        'Global data',
      ]);
    }
    // The links lead from one to the next without reloading the window.
    await stage.markWindow();
    await page.locator('nav a', { hasText: 'Metadata' }).click();
    await page.locator('h1', { hasText: 'Site Metadata' }).waitFor();
    await eventually(() => page.locator('nav a[aria-current="page"]').innerText()).toBe('Metadata');
    await eventually(() => stage.isSameWindow()).toBe(true);
    const sitemap = await readFile(join(stage.site.folder, 'sitemap.xml'), 'utf8');
    expect(sitemap).not.toContain('__docusaurus');
  });

  test('S-326 trees are open to the right level, and short lists on any level', async () => {
    const { page } = stage;
    const main = page.locator('main');
    const tree = page.locator('.debug-page > .json-node, .debug-page section > .json-node');
    for (const [path, depth] of [
      ['config/', 3],
      ['globalData/', 3],
      ['content/', 2],
    ] as const) {
      await stage.open(root + path);
      const trees = await tree.all();
      const levels = await Promise.all(trees.map(levelsOf));
      const open = new Set(levels.flatMap((level) => level.open));
      const closed = new Set(levels.flatMap((level) => level.closed));
      expect([path, Math.max(...open)]).toEqual([path, depth]);
      expect(Math.min(...closed)).toBeGreaterThan(depth);
      await eventually(() => closedShortLists(main)).toEqual([]);
    }
    await stage.open(`${root}config/`);
    await eventually(() => page.getByText('baseUrl: "/micro-test-plus-xpack/"').count()).toBe(1);
    await stage.open(`${root}content/`);
    await eventually(() => page.locator('h2').allInnerTexts()).toEqual(
      expect.arrayContaining(['docs', 'blog', 'pages', 'api']),
    );
    await stage.open(`${root}globalData/`);
    await eventually(() => main.textContent()).toContain('mainDocId');
  });

  test('S-326 metadata, registry and routes', async () => {
    const { page } = stage;
    await stage.open(`${root}metadata/`);
    const metadata = page.locator('main');
    await passes(async () => {
      const text = await metadata.innerText();
      expect(text).toMatch(/Generator version\n\d+\.\d+\.\d+/);
      expect(text).toMatch(/Site version\n3\.2\.2/);
      expect(text).toContain('Plugins and themes');
      expect(text).toMatch(/Type: (package|project|local|synthetic)/);
    });
    await stage.open(`${root}registry/`);
    await eventually(() => metadata.innerText()).toMatch(
      /Aliased Path: \/docs\/user\/\nResolved Path: fixtures\/micro-test-plus\/docs\/.*\.md/,
    );
    await stage.open(`${root}routes/`);
    const route = page.locator('li', { hasText: '/docs/user/' }).first();
    await eventually(() => route.innerText()).toMatch(
      /\/micro-test-plus-xpack\/docs\/user\/\nPage kind: doc\nIs exact: true\nSidebar: docsSidebar/,
    );
    const routes = page.locator('.debug-page > ul > li');
    await eventually(() => routes.count()).toBe(stage.site.pages.length);
  });
});

test('S-324 S-326 are off by default; a site without a version says so', async () => {
  const plain = await serveSmallSite();
  try {
    expect(await readdir(plain.folder)).not.toContain('__docusaurus');
  } finally {
    await plain.close();
  }
  const debugged = await serveSmallSite({ config: { debug: true } });
  try {
    const html = await readFile(join(debugged.folder, root, 'metadata/index.html'), 'utf8');
    expect(html).toContain('No version specified');
  } finally {
    await debugged.close();
  }
});
