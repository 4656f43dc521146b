import { describe, expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually, passes } from '../run/eventually.ts';
import { base, serveFixtureSite, serveSmallSite } from './fixture-site.ts';
import { hydrated } from './page-state.ts';
import { setStage } from './stage.ts';

/** A page with the parts of a doc that the small site lacks, and a tag that only an unlisted doc has. */
const files = {
  'docs/parts.md':
    '---\ntitle: Parts\ntags: [start]\n---\n\n:::note\nBoxed.\n:::\n\n```js\nlet a;\n```\n',
  'docs/start.md': '---\ntitle: Start\nslug: /start.html\n---\n\nA page of an older site.\n',
  'static/folder/data.bin': 'as it is\n',
  'static/own.js': '',
};

const config = {
  title: 'Small Site',
  favicon: 'img/logo.svg',
  announcementBar: { id: 'a', content: 'News' },
  docs: { path: 'docs', editUrl: 'https://example.com/edit/' },
  footer: { links: [{ title: 'Column', items: [{ label: 'Far', href: 'https://example.com/' }] }] },
  headTags: [
    { tagName: 'script', attributes: { src: `${base}own.js` } },
    { tagName: 'meta', attributes: { name: 'own-meta', content: 'x' } },
  ],
};

describe('documents', () => {
  const stage = setStage({ site: () => serveSmallSite({ config, files }) });

  const read = (path: string): Promise<string> => readFile(join(stage.site.folder, path), 'utf8');

  test('S-021 S-022 S-023 the files of the site', async () => {
    const all = await readdir(stage.site.folder, { recursive: true });
    expect(all).toEqual(
      expect.arrayContaining([
        'index.html',
        'docs/long/index.html',
        'docs/start.html',
        '404.html',
        'img/logo.svg',
      ]),
    );
    expect(all).not.toContain('docs/start.html/index.html');
    expect(await read('folder/data.bin')).toBe('as it is\n');
    expect(await read('404.html')).toContain('Page Not Found');
    for (const file of all.filter((name) => name.endsWith('.html')))
      expect(await read(file)).toMatch(/^<!DOCTYPE html>\n.*<\/html>\n$/s);
  });

  test('S-024 S-025 S-029 the order of a document', async () => {
    const html = await read('docs/long/index.html');
    const order = [
      '<!DOCTYPE html>',
      '<html lang="en" dir="ltr" class="',
      '<head><meta charset="UTF-8">',
      '<meta name="generator" content="mtp-site ',
      '<meta name="color-scheme"',
      '<script>',
      '<title>',
      '<meta name="description"',
      '<link rel="canonical"',
      '<link rel="icon"',
      `<script src="${base}own.js"></script>`,
      '<link rel="stylesheet"',
      '<script type="module" src="',
      '</head><body><svg xmlns="http://www.w3.org/2000/svg" class="icon-shapes">',
      '<symbol id="theme-svg-external-link"',
      '<div id="__docusaurus">',
      '</body></html>',
    ];
    const places = order.map((part) => html.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(html.match(/<div id="__docusaurus">/g)).toHaveLength(1);
    expect(html.match(/<symbol id="theme-svg-external-link"/g)).toHaveLength(1);
    const assets = [...html.matchAll(/(?:src|href)="([^"]*\/assets\/[^"]*)"/g)].map(
      ([, url]) => url,
    );
    expect(assets.length).toBeGreaterThan(1);
    for (const url of assets)
      expect(url).toMatch(
        /^\/micro-test-plus-xpack\/assets\/(css\/[\w-]+-[A-Z0-9]{8}\.css|js\/[\w-]+-[A-Z0-9]{8}\.js)$/,
      );
  });

  test('S-029 the icons of external links refer to the sprite', async () => {
    await stage.open('docs/');
    const icons = stage.page.locator('svg.icon-external-link use');
    await eventually(() => icons.count()).toBeGreaterThan(1);
    for (const icon of await icons.all()) {
      await eventually(() => icon.getAttribute('href')).toBe('#theme-svg-external-link');
      await passes(async () => {
        const size = await icon.evaluate((use: SVGUseElement) => use.getBBox().width);
        expect(size).toBeGreaterThan(5);
      });
    }
  });

  test('S-026 S-027 S-308 the root element of each page, also after navigation', async () => {
    const { page, site } = stage;
    const raw = await read('docs/index.html');
    expect(raw).toContain('data-has-hydrated="false"');
    await stage.open('docs/');
    await stage.markWindow();
    const docs = 'docs-wrapper plugin-docs plugin-id-default docs-version-current';
    const blog = 'blog-wrapper plugin-blog plugin-id-default';
    const classes = {
      'docs/long/': `${docs} docs-doc-page docs-doc-id-long`,
      'docs/guide/first/': `${docs} docs-doc-page docs-doc-id-guide/first`,
      'docs/tags/': `${docs} docs-tags-list-page`,
      'docs/tags/start/': `${docs} docs-tags-doc-list-page`,
      'blog/': `${blog} blog-list-page`,
      'blog/2025/02/20/released/': `${blog} blog-post-page`,
      'blog/tags/': `${blog} blog-tags-list-page`,
      'blog/tags/news/': `${blog} blog-tags-post-list-page`,
      'blog/authors/': `${blog} blog-authors-list-page`,
      'blog/authors/ada/': `${blog} blog-authors-posts-page`,
      'about/': 'mdx-wrapper plugin-pages plugin-id-default mdx-page',
      'counter/': 'plugin-pages plugin-id-default',
      'nothing/': 'plugin-native plugin-id-default',
      '': 'plugin-pages plugin-id-default',
    };
    const root = (): Promise<Record<string, string | null>> =>
      page.evaluate(() => {
        const { documentElement: html } = document;
        const names = ['class', 'lang', 'dir', 'data-has-hydrated'];
        return Object.fromEntries(names.map((name) => [name, html.getAttribute(name)]));
      });
    for (const [path, name] of Object.entries(classes)) {
      const expected = { class: name, lang: 'en', dir: 'ltr', 'data-has-hydrated': 'true' };
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        document.querySelector('main')?.append(link);
        link.click();
      }, base + path);
      await page.waitForFunction((wanted) => document.documentElement.className === wanted, name);
      await eventually(async () => [path, await root()]).toEqual([path, expected]);
    }
    await eventually(() => stage.isSameWindow()).toBe(true);
    for (const [path, name] of Object.entries(classes)) {
      await page.goto(site.url + path);
      await hydrated(page);
      await eventually(async () => [path, await root()]).toMatchObject([path, { class: name }]);
    }
    for (const fault of stage.takeFaults()) expect(fault).toContain('404 (Not Found)');
  });

  test('S-028 the class names that style sheets of site authors use', async () => {
    const { page } = stage;
    await stage.open('docs/parts/');
    const names = [
      'theme-layout-navbar',
      'theme-layout-navbar-left',
      'theme-layout-navbar-right',
      'theme-layout-main',
      'theme-layout-footer',
      'theme-layout-footer-column',
      'theme-announcement-bar',
      'theme-doc-sidebar-container',
      'theme-doc-sidebar-menu',
      'theme-doc-breadcrumbs',
      'theme-doc-markdown',
      'theme-doc-footer',
      'theme-edit-this-page',
      'theme-code-block',
      'theme-admonition',
    ];
    for (const name of names) {
      const visible = page.locator(`.${name}:visible`);
      await eventually(async () => [name, await visible.count()]).toEqual([name, 1]);
    }
    await stage.open('docs/long/');
    await eventually(() => page.locator('.theme-doc-toc-desktop:visible').count()).toBe(1);
    await page.evaluate(() => window.scrollTo(0, 1000));
    await page.waitForFunction(() => window.scrollY === 1000);
    const button = page.locator('.theme-back-to-top-button');
    await button.waitFor({ state: 'attached' });
    await page.evaluate(() => window.scrollTo(0, 800));
    await button.waitFor();
    await stage.open('docs/unlisted/');
    await eventually(() => page.locator('.theme-unlisted-banner:visible').count()).toBe(1);
    await page.setViewportSize({ width: 600, height: 700 });
    await stage.open('docs/long/');
    await eventually(() => page.locator('.theme-doc-toc-mobile:visible').count()).toBe(1);
    await page.locator('.navbar__toggle').click();
    for (const name of ['theme-layout-navbar-sidebar', 'theme-layout-navbar-sidebar-panel'])
      await page.locator(`.${name}:visible`).first().waitFor();
  });
});

describe('without JavaScript', () => {
  const stage = setStage({ site: () => serveFixtureSite(), reader: { javaScriptEnabled: false } });

  test('S-030 pages are readable, and every link works', async () => {
    const { page, site } = stage;
    await page.goto(`${site.url}docs/user/`);
    await eventually(
      async () => (await page.locator('.markdown').innerText()).length,
    ).toBeGreaterThan(1000);
    await page.locator('.doc-sidebar a', { hasText: 'Install' }).first().click();
    await page.locator('main h1', { hasText: 'Install' }).waitFor();
    await page.locator('.pagination-link').first().click();
    await eventually(() => page.locator('main h1').count()).toBe(1);

    // A category without a page links to its first page, which shows it open.
    await page.goto(`${site.url}docs/api/`);
    const group = page.locator('.doc-sidebar .menu__list-item--collapsed > div > a').first();
    const label = await group.innerText();
    await eventually(() => group.getAttribute('href')).toMatch(
      /^\/micro-test-plus-xpack\/docs\/api\/.+\/$/,
    );
    await group.click();
    const row = page.locator('.theme-doc-sidebar-item-category', { hasText: label }).first();
    await eventually(() => row.getAttribute('class')).not.toContain('collapsed');
    await eventually(() => page.locator('main h1').count()).toBe(1);
  });
});

test('S-031 the command reports the version of Node that it requires', async () => {
  const file = join(import.meta.dirname, '../../package.json');
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'));
  expect(manifest).toMatchObject({ engines: { node: '^18.17.0 || ^20.3.0 || >=21.0.0' } });
});
