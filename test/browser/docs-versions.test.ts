import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { base, serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';
import type { Stage } from './stage.ts';

const key = 'docs-preferred-version-default';

const sidebarOf = (name: string, ...ids: string[]): string => JSON.stringify({ [name]: ids });
const doc = (title: string, text: string, more = ''): string =>
  `---\ntitle: ${title}\n${more}---\n\n${text}\n\n## Part\n\nText.\n`;

/** Three versions: the current one, 2.0 (the latest) and 1.0. */
const files = {
  'versions.json': '["2.0", "1.0"]',
  'docs/new.md': doc('New in next', 'Only here.'),
  'versioned_docs/version-2.0/index.md': doc(
    'Welcome to 2.0',
    'See [the first](./guide/first.md) and [the same](/guide/first.md), and [a post](/blog/).',
    'slug: /\n',
  ),
  'versioned_docs/version-2.0/guide/first.md': doc('First of 2.0', 'Text.', 'tags: [start]\n'),
  'versioned_docs/version-2.0/guide/second.md': doc('Second of 2.0', 'Text.'),
  'versioned_sidebars/version-2.0-sidebars.json': sidebarOf(
    'docsSidebar',
    'index',
    'guide/first',
    'guide/second',
  ),
  'versioned_docs/version-1.0/index.md': doc(
    'Welcome to 1.0',
    'See [the first](./guide/first.md) and [the same](/guide/first.md).',
    'slug: /\n',
  ),
  'versioned_docs/version-1.0/guide/first.md': doc('First of 1.0', 'Text.', 'tags: [start]\n'),
  'versioned_docs/version-1.0/old.md': doc('Only in 1.0', 'Text.'),
  'versioned_sidebars/version-1.0-sidebars.yaml':
    'docsSidebar: [index, guide/first, old, { type: category, label: Group, link: { type: generated-index }, items: [old] }]\nolder: [old]\n',
};

const items = [
  { type: 'docSidebar', sidebarId: 'docsSidebar', label: 'Sidebar', position: 'left' },
  { type: 'doc', docId: 'guide/first', label: 'First', position: 'left' },
  { type: 'doc', docId: 'guide/second', label: 'Second', position: 'left' },
  { type: 'docsVersion', position: 'left', className: 'version-label' },
  {
    type: 'docsVersionDropdown',
    dropdownItemsBefore: [{ label: 'Before', to: '/about/' }],
    dropdownItemsAfter: [{ label: 'All versions', to: '/blog/' }],
  },
];

const docs = {
  path: 'docs',
  sidebar: 'sidebars.yaml',
  editUrl: 'https://example.org/edit/main',
  versions: {
    current: { label: 'Work' },
    '1.0': { label: 'One', className: 'is-old', noIndex: true },
  },
};

function menuOf(stage: Stage): { trigger: Locator; entry: (label: string) => Locator } {
  const menu = stage.page.locator('.dropdown--versions');
  return {
    trigger: menu.locator('> a'),
    entry: (label) => menu.locator('li > a', { hasText: new RegExp(`^${label}$`) }),
  };
}

const stored = (stage: Stage): Promise<string | null> =>
  stage.page.evaluate((name) => localStorage.getItem(name), key);

describe('a site of three versions', () => {
  const stage = setStage({
    site: () => serveSmallSite({ config: { docs, navbar: { items }, debug: true }, files }),
  });
  const item = (label: string): Locator =>
    stage.page.locator('.navbar__items > a', { hasText: new RegExp(`^${label}$`) });
  const title = (): Promise<string> => stage.page.locator('article h1').innerText();

  test('S-177 the latest is at the root of the docs, the current one at next/, others below their names', async () => {
    await stage.open('docs/');
    await eventually(() => title()).toBe('Welcome to 2.0');
    await stage.open('docs/next/');
    await eventually(() => title()).toBe('Welcome');
    await stage.open('docs/1.0/');
    await eventually(() => title()).toBe('Welcome to 1.0');
    const labels = stage.page.locator(
      '.theme-doc-sidebar-menu > li > div > a, .theme-doc-sidebar-menu > li > a',
    );
    await eventually(() => labels.allInnerTexts()).toEqual([
      'Welcome to 1.0',
      'First of 1.0',
      'Only in 1.0',
      'Group',
    ]);
  });

  test('links between files, and the link to the source, stay in their version', async () => {
    for (const [path, folder] of [
      ['docs/', 'versioned_docs/version-2.0'],
      ['docs/1.0/', 'versioned_docs/version-1.0'],
    ] as const) {
      await stage.open(path);
      const link = (text: string): Promise<string | null> =>
        stage.page.locator('.markdown a', { hasText: text }).getAttribute('href');
      await eventually(() => link('the first')).toBe(`${base}${path}guide/first/`);
      await eventually(() => link('the same')).toBe(`${base}${path}guide/first/`);
      await eventually(() => stage.page.locator('.theme-edit-this-page').getAttribute('href')).toBe(
        `https://example.org/edit/main/${folder}/index.md`,
      );
    }
    await stage.open('docs/next/new/');
    await eventually(() => stage.page.locator('.theme-edit-this-page').getAttribute('href')).toBe(
      'https://example.org/edit/main/docs/new.md',
    );
  });

  test('S-178 S-304 S-305 S-306 pages declare their version to style sheets, searches and robots', async () => {
    const meta = (name: string): Promise<string | null> =>
      stage.page.locator(`meta[name="${name}"]`).getAttribute('content');
    await stage.open('docs/1.0/old/');
    const html = stage.page.locator('html');
    await eventually(async () => ((await html.getAttribute('class')) ?? '').split(' ')).toEqual(
      expect.arrayContaining(['docs-version-1.0', 'is-old', 'docs-doc-id-old']),
    );
    await eventually(() => meta('docusaurus_version')).toBe('1.0');
    await eventually(() => meta('docsearch:version')).toBe('1.0');
    await eventually(() => meta('docusaurus_tag')).toBe('docs-default-1.0');
    await eventually(() => meta('docsearch:docusaurus_tag')).toBe('docs-default-1.0');
    await eventually(() => meta('robots')).toBe('noindex, nofollow');
    await stage.open('docs/');
    await eventually(() => meta('docusaurus_version')).toBe('2.0');
    await eventually(() => html.getAttribute('class')).toContain('docs-version-2.0');
    await eventually(() => stage.page.locator('meta[name="robots"]').count()).toBe(0);
    await stage.open('docs/next/');
    await eventually(() => meta('docusaurus_tag')).toBe('docs-default-current');
    const sitemap = await readFile(join(stage.site.folder, 'sitemap.xml'), 'utf8');
    expect(sitemap).toContain('/docs/next/new/');
    expect(sitemap).not.toContain('/docs/1.0/');
  });

  test('each version has its tags and its pages of categories', async () => {
    await stage.open('docs/1.0/tags/start/');
    await eventually(() => stage.page.locator('.tagged-doc a').getAttribute('href')).toBe(
      `${base}docs/1.0/guide/first/`,
    );
    await stage.open('docs/tags/start/');
    await eventually(() => stage.page.locator('.tagged-doc a').getAttribute('href')).toBe(
      `${base}docs/guide/first/`,
    );
    await stage.open('docs/1.0/category/group/');
    await eventually(() => stage.page.locator('.doc-card').getAttribute('href')).toBe(
      `${base}docs/1.0/old/`,
    );
  });

  test('S-179 S-218 older and newer versions have a banner that links to the same doc and stores the choice', async () => {
    const banner = stage.page.locator('.theme-doc-version-banner[role="alert"]');
    await stage.open('docs/');
    await eventually(() => banner.count()).toBe(0);
    await stage.open('docs/next/new/');
    await eventually(async () => (await banner.innerText()).replace(/\s+/g, ' ')).toBe(
      'This is unreleased documentation for Small Site Work version. For up-to-date documentation, see the latest version (2.0).',
    );
    // The latest version has no such doc, so the link leads to its main doc.
    await eventually(() => banner.locator('a').getAttribute('href')).toBe(`${base}docs/`);
    await stage.open('docs/1.0/guide/first/');
    await eventually(async () => (await banner.innerText()).replace(/\s+/g, ' ')).toBe(
      'This is documentation for Small Site One, which is no longer actively maintained. For up-to-date documentation, see the latest version (2.0).',
    );
    await eventually(() => stored(stage)).toBeNull();
    await stage.markWindow();
    await banner.locator('a', { hasText: 'latest version' }).click();
    await stage.page.waitForFunction(() => document.title.startsWith('First of 2.0'));
    await eventually(() => stage.page.url()).toBe(`${stage.site.url}docs/guide/first/`);
    await eventually(() => stage.isSameWindow()).toBe(true);
    await eventually(() => stored(stage)).toBe('2.0');
    await eventually(() => banner.count()).toBe(0);
  });

  test('S-179 S-219 the label of the version is above the text', async () => {
    const badge = stage.page.locator('article .theme-doc-version-badge');
    await stage.open('docs/');
    await eventually(() => badge.innerText()).toBe('Version: 2.0');
    await stage.open('docs/1.0/category/group/');
    await eventually(() => badge.innerText()).toBe('Version: One');
    await stage.open('docs/next/');
    await eventually(() => badge.innerText()).toBe('Version: Work');
  });

  test('S-134 S-135 items lead to the version of the page, then the chosen one, then the latest', async () => {
    const href = (label: string): Promise<string | null> => item(label).getAttribute('href');
    const label = stage.page.locator('.version-label');
    await stage.open('docs/1.0/old/');
    await eventually(() => href('Sidebar')).toBe(`${base}docs/1.0/`);
    await eventually(() => href('First')).toBe(`${base}docs/1.0/guide/first/`);
    // That version does not have this doc.
    await eventually(() => href('Second')).toBe(`${base}docs/guide/second/`);
    await eventually(() => label.innerText()).toBe('One');
    await eventually(() => label.getAttribute('href')).toBe(`${base}docs/1.0/`);
    await eventually(() => item('Sidebar').getAttribute('aria-current')).toBe('page');

    await stage.open('about/');
    await eventually(() => href('First')).toBe(`${base}docs/guide/first/`);
    await eventually(() => label.innerText()).toBe('2.0');
    // Another tab chooses a version.
    const tab = await stage.openTab('docs/');
    await tab.evaluate((name) => localStorage.setItem(name, 'current'), key);
    await stage.page.waitForSelector('.version-label >> text=Work');
    await eventually(() => href('First')).toBe(`${base}docs/next/guide/first/`);
    await eventually(() => href('Second')).toBe(`${base}docs/next/guide/second/`);
    // The page takes precedence over the choice.
    await tab.reload();
    await eventually(() => tab.locator('.version-label').innerText()).toBe('2.0');
    // The static page does not depend on the choice.
    const plain = await stage.openWithoutViewer('about/');
    await eventually(() => plain.locator('.version-label').innerText()).toBe('2.0');
    await stage.open('about/');
    await stage.page.waitForSelector('.version-label >> text=Work');
  });

  test('S-136 the menu lists all versions between its other entries, and is named after that of the page', async () => {
    await stage.open('docs/1.0/old/');
    const { trigger, entry } = menuOf(stage);
    await eventually(() => trigger.innerText()).toBe('One');
    await eventually(() => trigger.getAttribute('href')).toBe(`${base}docs/1.0/old/`);
    await eventually(() => trigger.getAttribute('class')).toContain('active');
    await eventually(() =>
      stage.page.locator('.dropdown--versions li > a').allTextContents(),
    ).toEqual(['Before', 'Work', '2.0', 'One', 'All versions']);
    await eventually(() => entry('One').getAttribute('aria-current')).toBe('page');
    await eventually(() => entry('2.0').getAttribute('aria-current')).toBeNull();
    await stage.open('about/');
    await eventually(() => trigger.innerText()).toBe('2.0');
  });

  test('S-137 an entry leads to the same doc or the main one, keeps query and hash, and stores the choice', async () => {
    await stage.open('docs/guide/first/?a=b#part');
    const { trigger, entry } = menuOf(stage);
    await stage.page.waitForSelector('.dropdown--versions a[href$="?a=b#part"]', {
      state: 'attached',
    });
    await eventually(() => entry('Work').getAttribute('href')).toBe(
      `${base}docs/next/guide/first/?a=b#part`,
    );
    await eventually(() => entry('One').getAttribute('href')).toBe(
      `${base}docs/1.0/guide/first/?a=b#part`,
    );
    // The current query and hash count, wherever they come from.
    await stage.page.locator('article h1').click();
    await stage.page.evaluate(() => {
      location.hash = '';
    });
    await stage.page.waitForSelector('.dropdown--versions a[href$="?a=b"]', { state: 'attached' });
    await stage.markWindow();
    await trigger.hover();
    await entry('One').click();
    await stage.page.waitForFunction(() => document.title.startsWith('First of 1.0'));
    await eventually(() => stage.page.url()).toBe(`${stage.site.url}docs/1.0/guide/first/?a=b`);
    await eventually(() => stage.isSameWindow()).toBe(true);
    await eventually(() => stored(stage)).toBe('1.0');

    await stage.open('docs/1.0/old/');
    await eventually(() => entry('Work').getAttribute('href')).toBe(`${base}docs/next/`);
    await eventually(() => entry('2.0').getAttribute('href')).toBe(`${base}docs/`);
    await stage.open('docs/1.0/category/group/');
    await eventually(() => entry('One').getAttribute('href')).toBe(
      `${base}docs/1.0/category/group/`,
    );
    // Pages outside the docs lead to main docs.
    await stage.open('about/?x=y');
    await stage.page.waitForSelector('.dropdown--versions a[href$="?x=y"]', { state: 'attached' });
    await eventually(() => entry('Work').getAttribute('href')).toBe(`${base}docs/next/?x=y`);
  });

  test('S-139 a stored version that no longer exists is ignored', async () => {
    await stage.open('about/');
    await stage.page.evaluate((name) => localStorage.setItem(name, '0.9'), key);
    await stage.open('blog/');
    await eventually(() => stored(stage)).toBeNull();
    await eventually(() => menuOf(stage).trigger.innerText()).toBe('2.0');
    await stage.page.evaluate((name) => localStorage.setItem(name, '1.0'), key);
    await stage.open('about/');
    await eventually(() => stored(stage)).toBe('1.0');
  });

  test('S-137 S-139 versions are chosen in the mobile menu too', async () => {
    await stage.page.setViewportSize({ width: 700, height: 700 });
    await stage.open('');
    await stage.page.locator('.navbar__toggle').click();
    await stage.page.locator('.navbar-sidebar a', { hasText: /^Versions$/ }).click();
    await stage.page.locator('.navbar-sidebar a', { hasText: /^One$/ }).click();
    await stage.page.waitForFunction(() => document.title.startsWith('Welcome to 1.0'));
    await eventually(() => stored(stage)).toBe('1.0');
  });

  test('S-174 S-175 S-176 components can read the data of all versions', async () => {
    await stage.open('__docusaurus/debug/globalData/');
    await passes(async () => {
      const shown = await stage.page.evaluate(() => {
        for (const node of document.querySelectorAll('details')) node.open = true;
        return document.body.innerText.replace(/\s+/g, ' ');
      });
      for (const part of [
        'name: "current" label: "Work" isLast: false',
        'name: "2.0" label: "2.0" isLast: true',
        'name: "1.0" label: "One" isLast: false',
        `path: "${base}docs/1.0" mainDocId: "index"`,
        `id: "/category/group" path: "${base}docs/1.0/category/group/" sidebar: "docsSidebar"`,
        `label: "Only in 1.0"`,
      ])
        expect(shown).toContain(part);
    });
  });

  test('S-137 a page has the addresses of its doc in all versions', async () => {
    await stage.open('docs/');
    const html = await readFile(join(stage.site.folder, 'docs/index.html'), 'utf8');
    const data = JSON.parse(/id="__page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
      version: string;
      versions: Record<string, string>;
    };
    expect(data.version).toBe('2.0');
    expect(data.versions).toEqual({
      current: `${base}docs/next/`,
      '2.0': `${base}docs/`,
      '1.0': `${base}docs/1.0/`,
    });
  });
});

describe('settings of versions', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite({
        config: {
          docs: {
            ...docs,
            sidebar: undefined,
            lastVersion: '1.0',
            onlyIncludeVersions: ['current', '1.0'],
            versionPersistence: 'none',
            versions: {
              current: { label: 'Work', path: 'dev', banner: 'none', badge: false },
              '1.0': { banner: 'unmaintained' },
            },
          },
          navbar: {
            items: [
              {
                type: 'docsVersionDropdown',
                versions: { '1.0': { label: 'Long term' } },
                position: 'left',
              },
              {
                type: 'docsVersionDropdown',
                versions: ['1.0', 'current'],
                dropdownActiveClassDisabled: true,
                'data-mark': 'menu',
              },
            ],
          },
        },
        files,
      }),
  });

  test('S-178 versions can have their own paths, banners and badges, and can be excluded', async () => {
    await stage.open('docs/dev/new/');
    await eventually(() => stage.page.locator('.version-banner, .version-badge').count()).toBe(0);
    await stage.open('docs/old/');
    await eventually(() => stage.page.locator('.version-banner').innerText()).toContain(
      'no longer actively',
    );
    await eventually(() => stage.page.locator('.version-badge').innerText()).toBe('Version: 1.0');
    expect(stage.site.pages.some(({ href }) => href.includes('2.0'))).toBe(false);
  });

  test('S-122 S-136 S-138 selected versions have custom labels; a single version is a link, and a menu can stay inactive', async () => {
    await stage.open('docs/old/');
    const alone = stage.page.locator('.navbar__items > a', { hasText: 'Long term' });
    await eventually(() => alone.getAttribute('href')).toBe(`${base}docs/old/`);
    await eventually(() => alone.getAttribute('aria-current')).toBe('page');
    const { trigger } = menuOf(stage);
    await eventually(() =>
      stage.page.locator('.dropdown--versions li > a').allTextContents(),
    ).toEqual(['1.0', 'Work']);
    await eventually(() => trigger.getAttribute('class')).not.toContain('active');
    await eventually(() => trigger.getAttribute('data-mark')).toBe('menu');
    await stage.open('docs/dev/new/');
    // The version of the page is not listed.
    await eventually(() => alone.innerText()).toBe('Long term');
  });

  test('S-139 nothing is stored if storage is off', async () => {
    await stage.open('docs/old/');
    const { trigger, entry } = menuOf(stage);
    await trigger.hover();
    await entry('Work').click();
    await stage.page.waitForURL(/\/docs\/dev\/$/);
    await eventually(() => stored(stage)).toBeNull();
    await stage.page.evaluate((name) => localStorage.setItem(name, 'current'), key);
    await stage.open('about/');
    await eventually(() => trigger.innerText()).toBe('1.0');
  });
});

describe('the API reference', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite({
        config: {
          docs: { ...docs, versions: { '2.0': { banner: 'unreleased', className: 'is-new' } } },
          doxygen: { xml: join(import.meta.dirname, '../../fixtures/micro-test-plus/xml') },
          navbar: { items: [{ type: 'docsVersionDropdown' }] },
        },
        files,
      }),
  });

  test('S-134 S-218 S-219 S-304 belongs to the latest version', async () => {
    await stage.open('docs/api/');
    const html = stage.page.locator('html');
    await eventually(async () => ((await html.getAttribute('class')) ?? '').split(' ')).toEqual(
      expect.arrayContaining(['docs-version-2.0', 'is-new']),
    );
    const tag = stage.page.locator('meta[name="docusaurus_tag"]');
    await eventually(() => tag.getAttribute('content')).toBe('docs-default-2.0');
    await eventually(() => stage.page.locator('.version-badge').innerText()).toBe('Version: 2.0');
    await eventually(() => stage.page.locator('.version-banner a').getAttribute('href')).toBe(
      `${base}docs/api/`,
    );
    // Another choice of the reader does not change the page's version.
    await stage.page.evaluate((name) => localStorage.setItem(name, '1.0'), key);
    await stage.page.reload();
    const { trigger, entry } = menuOf(stage);
    await eventually(() => trigger.innerText()).toBe('2.0');
    await eventually(() => entry('1.0').getAttribute('href')).toBe(`${base}docs/1.0/`);
  });
});
