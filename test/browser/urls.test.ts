import { describe, expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually, passes } from '../run/eventually.ts';
import { base, serveFixtureSite, serveSmallSite } from './fixture-site.ts';
import { hydrated } from './page-state.ts';
import { setStage, type Stage } from './stage.ts';

/** A text with every way to write a link. */
const markdownLinks = `---
title: Links
---

- [path](/docs/long)
- [query](/docs/long?a=/b#second)
- [base](/micro-test-plus-xpack/docs/long/)
- [root](/micro-test-plus-xpack)
- [home](/)
- [relative](../long)
- [source](./long.md#first)
- [image](/img/logo.svg)
- [bare file](/LICENSE)
- [plain](pathname:///img/logo.svg)
- [scheme](https://example.com/docs/long)
- [no scheme](//example.com/docs/long)
- [mail](mailto:ada@example.com)
- [odd scheme](a1+b.c-d:x)
- [anchor](#here)
- <a href="https://example.com/" target="_self" rel="author">own attributes</a>
- <a href="/docs/long" target="_blank">own target</a>

## Here

Text.
`;

/** The same in a React page. */
const reactLinks = `import Link from '@docusaurus/Link';

export default function Links() {
  return (
    <main className="container">
      <h1>Links</h1>
      <Link to="/docs/long">to</Link>
      <Link href="/docs/long">href</Link>
      <Link to="/docs/long?a=/b#second">query</Link>
      <Link to="/micro-test-plus-xpack">root</Link>
      <Link to="/docs/long" autoAddBaseUrl={false}>without base</Link>
      <Link to="#here">anchor</Link>
      <Link to="../docs/long">relative</Link>
      <Link to="/img/logo.svg">image</Link>
      <Link to="pathname:///img/logo.svg">plain</Link>
      <Link to="pathname:///img/logo.svg" target="_self">plain here</Link>
      <Link to="https://example.com/x">external to</Link>
      <Link href="https://example.com/x">external href</Link>
      <Link href="https://example.com/x" target="_self" rel="author">own attributes</Link>
      <Link to="/docs/long" onClick={(event) => event.preventDefault()}>prevented</Link>
      <Link to="/docs/long" target="_self">self</Link>
      <Link to="/docs/long" target="_blank">new tab</Link>
      <p id="here">Here</p>
    </main>
  );
}
`;

const linkFiles = {
  'docs/links.md': markdownLinks,
  'pages/links.tsx': reactLinks,
  'static/LICENSE': 'Free.\n',
  'sidebars.yaml': 'docsSidebar: [index, links, long, guide/first, guide/second]\n',
};

/** Returns the attributes of the links in the content, by their text. */
async function linksIn(stage: Stage): Promise<Record<string, (string | null)[]>> {
  const found = await stage.page
    .locator('#__page-content :is(.markdown, main.container) a:not(.hash-link, .toc-box a)')
    .evaluateAll((all) =>
      all.map((a): [string, (string | null)[]] => [
        a.textContent,
        ['href', 'target', 'rel'].map((name) => a.getAttribute(name)),
      ]),
    );
  return Object.fromEntries(found);
}

describe('forms of links', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite({
        config: { baseUrl: 'micro-test-plus-xpack', checks: { brokenLinks: 'ignore' } },
        files: linkFiles,
      }),
  });

  test('S-001 S-002 S-004 S-005 S-006 S-008 S-009 S-012 links of a text', async () => {
    await stage.open('docs/links/');
    const page = `${base}docs/long/`;
    const outside = ['_blank', 'noopener noreferrer'];
    await eventually(() => linksIn(stage)).toEqual({
      path: [page, null, null],
      query: [`${page}?a=/b#second`, null, null],
      base: [page, null, null],
      root: [base, null, null],
      home: [base, null, null],
      relative: ['../long/', null, null],
      source: [`${page}#first`, null, null],
      image: [`${base}img/logo.svg`, '_blank', null],
      'bare file': [`${base}LICENSE`, '_blank', null],
      plain: [`${base}img/logo.svg`, '_blank', null],
      scheme: ['https://example.com/docs/long', ...outside],
      'no scheme': ['//example.com/docs/long', ...outside],
      mail: ['mailto:ada@example.com', null, null],
      'odd scheme': ['a1+b.c-d:x', null, null],
      anchor: ['#here', null, null],
      'own attributes': ['https://example.com/', '_self', 'author'],
      'own target': [page, '_blank', null],
    });
  });

  test('S-002 S-006 S-007 S-008 S-009 links of a React page', async () => {
    await stage.open('links/');
    const page = `${base}docs/long/`;
    await passes(async () => {
      const links = await linksIn(stage);
      expect(links).toEqual({
        to: [page, null, null],
        href: [page, null, null],
        query: [`${page}?a=/b#second`, null, null],
        root: [base, null, null],
        'without base': ['/docs/long/', null, null],
        anchor: ['#here', null, null],
        relative: ['../docs/long/', null, null],
        image: [`${base}img/logo.svg`, null, null],
        plain: [`${base}img/logo.svg`, '_blank', null],
        'plain here': [`${base}img/logo.svg`, '_self', null],
        'external to': ['https://example.com/x', '_blank', 'noopener noreferrer'],
        'external href': ['https://example.com/x', '_blank', 'noopener noreferrer'],
        'own attributes': ['https://example.com/x', '_self', 'author'],
        prevented: [page, null, null],
        self: [page, '_self', null],
        'new tab': [page, '_blank', null],
      });
    });
  });

  test('S-010 only a plain click on a link to this window is a navigation', async () => {
    await stage.open('links/');
    await stage.markWindow();
    const { page } = stage;
    // A handler of the page decides first.
    await page.getByText('prevented').click();
    await eventually(() => page.url()).toBe(`${stage.site.url}links/`);
    for (const modifiers of [['Control'], ['Shift']] as const) {
      const [opened] = await Promise.all([
        stage.context.waitForEvent('page'),
        page.getByText('to', { exact: true }).click({ modifiers: [...modifiers] }),
      ]);
      await opened.close();
    }
    const [middle] = await Promise.all([
      stage.context.waitForEvent('page'),
      page.getByText('to', { exact: true }).click({ button: 'middle' }),
    ]);
    await middle.close();
    for (const [text, path] of [
      ['new tab', 'docs/long/'],
      ['plain', 'img/logo.svg'],
    ] as const) {
      const [tab] = await Promise.all([
        stage.context.waitForEvent('page'),
        page.getByText(text, { exact: true }).click(),
      ]);
      await tab.waitForURL(stage.site.url + path);
      await tab.close();
    }
    await eventually(() => page.url()).toBe(`${stage.site.url}links/`);
    await page.getByText('self', { exact: true }).click();
    await page.locator('h1', { hasText: 'A long page' }).waitFor();
    await eventually(() => stage.isSameWindow()).toBe(true);
  });

  test('S-008 a link with pathname:// reloads the window', async () => {
    await stage.open('links/');
    await stage.markWindow();
    await stage.page.getByText('plain here').click();
    await stage.page.waitForURL(`${stage.site.url}img/logo.svg`);
    await eventually(() => stage.isSameWindow()).toBe(false);
  });

  test('S-011 a link to the current address adds no history entry', async () => {
    await stage.open('docs/long/');
    await stage.markWindow();
    const { page } = stage;
    const length = (): Promise<number> => page.evaluate(() => history.length);
    const before = await length();
    const own = page.locator('.doc-sidebar a', { hasText: 'A long page' });
    await own.click();
    await own.click();
    await eventually(() => length()).toBe(before);
    await page.locator('.doc-sidebar a', { hasText: 'Links' }).click();
    await page.locator('h1', { hasText: 'Links' }).waitFor();
    await eventually(() => length()).toBe(before + 1);
    await eventually(() => stage.isSameWindow()).toBe(true);
  });

  test('S-012 the browser itself goes to anchors on the page', async () => {
    await stage.open('docs/links/');
    await stage.markWindow();
    const { page } = stage;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByText('anchor', { exact: true }).click();
    await page.waitForURL(`${stage.site.url}docs/links/#here`);
    await eventually(() => page.evaluate(() => document.querySelector(':target')?.id)).toBe('here');
    expect(requests.filter((url) => url.includes('docs/links'))).toEqual([]);
    await eventually(() => stage.isSameWindow()).toBe(true);
  });
});

/** Returns the paths of the built HTML files. */
async function htmlFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.html')).sort();
}

/** Returns the paths of all links and canonical addresses of this site in a file. */
async function addressesIn(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8');
  const own = /(?:href="|<loc>|<link>|<id>|content="0; ?url=)([^"<]*)/g;
  return [...text.matchAll(own)]
    .map(([, address = '']) => address.replace(/^https:\/\/example\.org/, ''))
    .filter((address) => address.startsWith(base))
    .map((address) => address.split(/[?#]/)[0] ?? '')
    .filter((path) => path !== base && !/\.(?!html)[a-z0-9]+$/.test(path));
}

/** Returns every page address that the site contains: links, canonical addresses, sitemap, feeds, redirects. */
async function allAddresses(folder: string): Promise<string[]> {
  const files = [...(await htmlFiles(folder)), 'sitemap.xml', 'blog/rss.xml', 'blog/atom.xml'];
  const found = await Promise.all(files.map((file) => addressesIn(join(folder, file))));
  return [...new Set(found.flat())].sort();
}

const slashConfig = {
  redirects: [{ from: '/old/', to: '/docs/long' }],
  navbar: {
    title: 'Small Site',
    items: [
      { label: 'Long', to: '/docs/long', position: 'left' },
      { label: 'First', to: '/docs/guide/first/?a=1#part', position: 'left' },
    ],
  },
};

describe.each([
  { trailingSlash: true, file: 'docs/guide/first/index.html', end: '/' },
  { trailingSlash: false, file: 'docs/guide/first.html', end: '' },
])('trailing slash: $trailingSlash', ({ trailingSlash, file, end }) => {
  const stage = setStage({
    site: () => serveSmallSite({ config: { ...slashConfig, trailingSlash } }),
  });

  test('S-002 S-003 S-021 page addresses all have it or all lack it, and each has a file', async () => {
    const { folder } = stage.site;
    const addresses = await allAddresses(folder);
    expect(addresses).toContain(`${base}docs/guide/first${end}`);
    expect(addresses).toContain(`${base}blog${end}`);
    expect(addresses.filter((path) => path.endsWith('/') !== trailingSlash)).toEqual([]);
    expect(await htmlFiles(folder)).toContain(file);
    expect(await htmlFiles(folder)).toEqual(expect.arrayContaining(['index.html', '404.html']));
    expect(await readFile(join(folder, 'old/index.html'), 'utf8')).toContain(
      `${base}docs/long${end}`,
    );
    const first = await readFile(join(folder, file), 'utf8');
    expect(first).toContain(`href="https://example.org${base}docs/guide/first${end}"`);
  });

  test('S-002 S-003 S-013 navigation', async () => {
    await stage.open(`docs/guide/first${end}`);
    await stage.markWindow();
    const { page } = stage;
    await page.locator('.theme-layout-navbar a', { hasText: 'Long' }).click();
    await page.locator('h1', { hasText: 'A long page' }).waitFor();
    await eventually(() => page.url()).toBe(`${stage.site.url}docs/long${end}`);
    const current = page.locator('.doc-sidebar [aria-current="page"]');
    await eventually(() => current.innerText()).toBe('A long page');
    await page.locator('.theme-layout-navbar a', { hasText: 'First' }).click();
    await page.locator('h1', { hasText: 'The first page' }).waitFor();
    await eventually(() => page.url()).toBe(`${stage.site.url}docs/guide/first${end}?a=1#part`);
    await page.locator('.markdown a', { hasText: 'the second page' }).click();
    await page.locator('h1', { hasText: 'The second page' }).waitFor();
    await eventually(() => page.url()).toBe(`${stage.site.url}docs/guide/second${end}`);
    await eventually(() => stage.isSameWindow()).toBe(true);
  });

  test('S-013 S-014 other spellings of an address lead to its page', async () => {
    const { page, site } = stage;
    for (const [wrong, path] of [
      ['docs/guide/first.html', `docs/guide/first${end}`],
      ['docs/GUIDE/First', `docs/guide/first${end}`],
      ['docs/guide/first/', `docs/guide/first${end}`],
      ['docs/guide/first/index.html', `docs/guide/first${end}`],
      ['index.html', ''],
    ] as const) {
      await page.goto(`${site.url}${wrong}?q=1`);
      const title = path === '' ? 'A small site' : 'The first page';
      await page.locator('h1', { hasText: title }).waitFor();
      await hydrated(page);
      const canonical = page.locator('link[rel="canonical"]');
      await eventually(() => canonical.getAttribute('href')).toBe(
        `https://example.org${base}${path}`,
      );
      await eventually(() => new URL(page.url()).search).toBe('?q=1');
    }
    // The requests for missing files.
    for (const fault of stage.takeFaults()) expect(fault).toContain('404 (Not Found)');
  });
});

describe('trailing slash: unchanged', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite({
        config: { ...slashConfig, trailingSlash: undefined },
        files: {
          'docs/index.md':
            '---\nslug: /\ntitle: Welcome\n---\n\n[without](/docs/long) and [with](/docs/long/#second), [home](/micro-test-plus-xpack/)\n',
        },
      }),
  });

  test('S-003 links and files', async () => {
    await stage.open('docs/');
    await eventually(() => linksIn(stage)).toMatchObject({
      without: [`${base}docs/long`, null, null],
      with: [`${base}docs/long/#second`, null, null],
      home: [base, null, null],
    });
    expect(await htmlFiles(stage.site.folder)).toContain('docs/long/index.html');
  });

  test('S-013 a link without slash leads to the page, and is the current one there', async () => {
    await stage.open('docs/');
    await stage.markWindow();
    const { page } = stage;
    await page.getByText('without').click();
    await page.locator('h1', { hasText: 'A long page' }).waitFor();
    await eventually(() => page.locator('.doc-sidebar [aria-current="page"]').innerText()).toBe(
      'A long page',
    );
    const item = page.locator('.theme-layout-navbar a', { hasText: 'Long' });
    await eventually(() => item.getAttribute('href')).toBe(`${base}docs/long`);
    await eventually(() => item.getAttribute('class')).toContain('active');
    await eventually(() => stage.isSameWindow()).toBe(true);
  });
});

describe('pages', () => {
  const stage = setStage({ site: () => serveFixtureSite() });

  test('S-016 elements that two docs share are kept during navigation between them', async () => {
    await stage.open('docs/user/');
    const { page } = stage;
    const frame = ['.theme-layout-navbar', '.doc-sidebar', '.theme-layout-footer'];
    await page.evaluate((selectors) => {
      for (const selector of selectors) {
        const element = document.querySelector<HTMLElement>(selector);
        if (element) element.dataset.mark = 'kept';
      }
    }, frame);
    await page.locator('.doc-sidebar a', { hasText: 'Install' }).click();
    await page.locator('main h1', { hasText: 'Install' }).waitFor();
    for (const selector of frame)
      await eventually(() => page.locator(`${selector}[data-mark="kept"]`).count()).toBe(1);
  });

  test('S-015 S-017 each page knows its path and its sidebar, or that it has none', async () => {
    for (const [path, sidebar] of [
      ['docs/user/', 'docsSidebar'],
      ['docs/api/classes/micro-os-plus/micro-test-plus/test-suite/', 'doxygenSidebar'],
      ['docs/test/', undefined],
      ['docs/test/md/', undefined],
      ['docs/developer/install/prerequisites/', undefined],
    ] as const) {
      await stage.open(path);
      await passes(async () => {
        const text = await stage.page.locator('#__page-data').textContent();
        const data: unknown = JSON.parse(text ?? '');
        expect(data).toMatchObject({ href: base + path });
        expect(await stage.page.locator('.doc-sidebar').count()).toBe(sidebar ? 1 : 0);
        if (sidebar) expect(data).toMatchObject({ sidebar: { name: sidebar } });
      });
    }
  });

  test('S-018 S-020 S-070 any other path shows the not-found page, in the docs too', async () => {
    const { page, site } = stage;
    for (const path of ['nothing/', 'docs/nothing/', 'docs/api/nothing']) {
      const response = await page.goto(site.url + path);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await eventually(() => page.locator('main h1').innerText()).toBe('Page Not Found');
      await eventually(() => page.locator('nav.theme-layout-navbar').count()).toBe(1);
      await eventually(() => page.locator('footer.theme-layout-footer').count()).toBe(1);
      await eventually(() => page.url()).toBe(site.url + path);
      // The page searches for the words of the address.
      await page.waitForLoadState('networkidle');
    }
    for (const fault of stage.takeFaults()) expect(fault).toContain('404 (Not Found)');
  });

  test('S-018 S-071 a link to a missing page ends on the not-found page', async () => {
    await stage.open('docs/user/');
    await stage.markWindow();
    const { page, site } = stage;
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = 'gone';
      document.querySelector('main')?.prepend(link);
    }, `${base}docs/gone/`);
    await page.getByText('gone', { exact: true }).click();
    await page.locator('h1', { hasText: 'Page Not Found' }).waitFor();
    await eventually(() => page.url()).toBe(`${site.url}docs/gone/`);
    await eventually(() => page.title()).toBe('Page Not Found | µTest++');
    const robots = page.locator('meta[name="robots"]');
    await eventually(() => robots.getAttribute('content')).toContain('noindex');
    await eventually(() => page.locator('link[rel="canonical"]').count()).toBe(0);
    await eventually(() => page.locator('.doc-sidebar').count()).toBe(0);
    await eventually(() => stage.isSameWindow()).toBe(true);
    expect(await readFile(join(site.folder, 'sitemap.xml'), 'utf8')).not.toContain('404');
    // Going back works.
    await page.goBack();
    await page.locator('h1', { hasText: 'User' }).waitFor();
    // The click and the pointer over the link request the missing page, each with a message on the console.
    await page.waitForLoadState('networkidle');
    for (const fault of stage.takeFaults()) expect(fault).toContain('404 (Not Found)');
  });
});
