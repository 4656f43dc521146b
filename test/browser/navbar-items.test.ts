import { describe, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { base, serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const items = [
  {
    label: 'First',
    to: '/docs/guide/first/',
    position: 'left',
    className: 'mine',
    'data-mark': 7,
    title: 'A title',
    rel: 'help',
  },
  { label: 'Without side', to: '/about/' },
  { label: 'Outside', href: 'https://example.com/x', position: 'left' },
  { label: 'Same tab', href: 'https://example.com/y', target: '_self' },
  { html: '<em>Markup</em>', to: '/counter/', position: 'left' },
  { label: 'As written', href: `${base}about/?a=b`, position: 'left' },
  { label: 'Prepended', href: '/about/?c=d', prependBaseUrlToHref: true, position: 'left' },
  { label: 'By path', to: '/about/', activeBasePath: 'docs/gui', position: 'left' },
  {
    label: 'By regex',
    to: '/about/',
    activeBaseRegex: 'XPACK/docs/(first|LONG)',
    position: 'left',
  },
  { type: 'html', value: '<i class="raw">Raw</i>', position: 'left', className: 'around' },
  {
    label: 'Menu',
    to: '/blog/',
    position: 'left',
    'data-menu': 'yes',
    items: [
      { label: 'About', to: '/about/' },
      { label: 'Outside in menu', href: 'https://example.com/z' },
      { type: 'html', value: '<hr>', className: 'line' },
      { type: 'doc', docId: 'long', label: 'Long' },
    ],
  },
  { label: 'Menu without target', items: [{ label: 'Posts', to: '/blog/' }] },
];

const docsItems = [
  { type: 'docSidebar', sidebarId: 'docsSidebar', position: 'left' },
  { type: 'docSidebar', sidebarId: 'other', label: 'Named', position: 'left' },
  { type: 'doc', docId: 'guide/first', position: 'left' },
  { type: 'doc', docId: 'alone', label: 'Alone', position: 'left' },
  { type: 'doc', docId: 'unlisted', label: 'Hidden', position: 'left' },
  { type: 'doc', docId: 'draft', label: 'Draft', position: 'left' },
  { type: 'docsVersion' },
  { type: 'docsVersion', label: 'Fixed', to: '/about/' },
  { type: 'docsVersionDropdown', className: 'versions' },
  { type: 'localeDropdown', queryString: '?from=menu' },
];

const sidebars = `docsSidebar: [index, long, guide/first, guide/second]
other: [other]
`;

describe('links and menus', () => {
  const stage = setStage({ site: () => serveSmallSite({ config: { navbar: { items } } }) });
  const link = (name: string): Locator =>
    stage.page.locator('.navbar__link, .dropdown__link', { hasText: new RegExp(`^${name}$`) });
  const classes = async (name: string): Promise<string[]> =>
    ((await link(name).getAttribute('class')) ?? '').split(' ');
  /** Returns the labels of the active links. */
  const active = (): Promise<string[]> =>
    stage.page.locator('.navbar__link--active').allInnerTexts();

  test('S-122 an item has its side, classes and attributes; without a side it is right', async () => {
    await stage.open('');
    const first = link('First');
    await eventually(() => first.getAttribute('data-mark')).toBe('7');
    await eventually(() => first.getAttribute('title')).toBe('A title');
    await eventually(() => first.getAttribute('rel')).toBe('help');
    await eventually(() => classes('First')).toContain('mine');
    const left = stage.page.locator('.navbar__items:not(.navbar__items--right)');
    const right = stage.page.locator('.navbar__items--right');
    await eventually(() => left.locator('a', { hasText: 'First' }).count()).toBe(1);
    await eventually(() => right.locator('> a').allInnerTexts()).toEqual([
      'Without side',
      'Same tab',
    ]);
    await eventually(() => right.locator('> .dropdown > a').innerText()).toBe(
      'Menu without target',
    );
    await eventually(() => link('Menu').getAttribute('data-menu')).toBe('yes');
  });

  test('S-123 an item with entries and without type is a menu, one without both a link', async () => {
    await stage.open('');
    await eventually(() => stage.page.locator('.dropdown > a').allInnerTexts()).toEqual([
      'Menu',
      'Menu without target',
    ]);
    await eventually(() => link('Menu').getAttribute('href')).toBe(`${base}blog/`);
    await eventually(() => link('Menu without target').getAttribute('href')).toBe('#');
  });

  test('S-125 S-129 markup replaces a label, and can be an item', async () => {
    await stage.open('');
    await eventually(() => stage.page.locator('a.navbar__link > em').innerText()).toBe('Markup');
    await eventually(() => stage.page.locator('div.navbar__item.around > i.raw').innerText()).toBe(
      'Raw',
    );
    await eventually(() => stage.page.locator('.dropdown__menu > li.line > hr').count()).toBe(1);
  });

  test('S-126 a path gets the base path, an address only on request', async () => {
    await stage.open('');
    const href = (name: string): Promise<string | null> => link(name).getAttribute('href');
    await eventually(() => href('First')).toBe(`${base}docs/guide/first/`);
    await eventually(() => href('As written')).toBe(`${base}about/?a=b`);
    await eventually(() => href('Prepended')).toBe(`${base}about/?c=d`);
    await eventually(() => href('Outside')).toBe('https://example.com/x');
  });

  test('S-127 a link is active on its page and below, by prefix or by expression, in the bar and in menus', async () => {
    await stage.open('docs/guide/first/');
    await eventually(() => active()).toEqual(['First', 'By path']);
    await eventually(() => link('First').getAttribute('aria-current')).toBe('page');
    await eventually(() => link('Without side').getAttribute('aria-current')).toBeNull();
    await stage.open('docs/long/');
    await eventually(() => active()).toEqual(['By regex']);
    await eventually(() => classes('Long')).toContain('dropdown__link--active');
    await eventually(() => classes('Menu')).toContain('active');
    await stage.open('about/');
    // An address is a link to the page like any other; prefix and expression replace the path rule.
    await eventually(() => active()).toEqual(['As written', 'Prepended', 'Without side']);
    await eventually(() => classes('About')).toContain('dropdown__link--active');
    await stage.open('blog/tags/');
    await eventually(() => classes('Menu')).toContain('active');
    await eventually(() => classes('Posts')).toContain('dropdown__link--active');
    await stage.page.setViewportSize({ width: 700, height: 700 });
    await stage.page.locator('.navbar__toggle').click();
    const row = stage.page.locator('.menu__link--active', { hasText: 'Posts' });
    await eventually(() => row.getAttribute('aria-current')).toBe('page');
  });

  test('S-127 S-013 a navigation moves the active link', async () => {
    await stage.open('');
    await eventually(() => active()).toEqual([]);
    await link('Without side').click();
    await stage.page.waitForSelector('.navbar__link--active >> text=Without side');
  });

  test('S-128 a link to another site has an icon, smaller in menus', async () => {
    await stage.open('');
    const sign = link('Outside').locator('svg');
    await eventually(() => sign.getAttribute('width')).toBe('13.5');
    await eventually(() => sign.getAttribute('height')).toBe('13.5');
    await eventually(() => sign.getAttribute('aria-label')).toBe('(opens in new tab)');
    await eventually(() => link('Outside').getAttribute('target')).toBe('_blank');
    await eventually(() => link('Outside in menu').locator('svg').getAttribute('width')).toBe('12');
    await eventually(() => link('First').locator('svg').count()).toBe(0);
  });
});

describe('items that depend on the docs', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite({
        config: {
          navbar: { items: docsItems },
          i18n: { defaultLocale: 'en', locales: ['en', 'de'], texts: { de: 'texts-de.yaml' } },
        },
        files: {
          'sidebars.yaml': sidebars,
          'docs/other.md': '---\ntitle: Another sidebar\n---\n\nText.\n',
          'docs/draft.md': '---\ntitle: Draft\ndraft: true\n---\n\nText.\n',
        },
      }),
  });
  const link = (name: string): Locator =>
    stage.page.locator('.navbar__items a', { hasText: new RegExp(`^${name}$`) });
  /** Returns the labels of the active links at the top. */
  const active = (): Promise<string[]> =>
    stage.page.locator('.navbar__link--active').allInnerTexts();

  test('S-131 a sidebar leads to its first link, takes its label, and is active on its docs', async () => {
    await stage.open('');
    await eventually(() => link('Welcome').getAttribute('href')).toBe(`${base}docs/`);
    await eventually(() => link('Named').getAttribute('href')).toBe(`${base}docs/other/`);
    await eventually(() => active()).toEqual([]);
    await stage.open('docs/guide/second/');
    await eventually(() => active()).toEqual(['Welcome', 'guide/first', 'Next', 'Next']);
    await stage.open('docs/other/');
    await eventually(() => active()).toEqual(['Named', 'Next', 'Next']);
    await stage.open('docs/alone/');
    await eventually(() => active()).toEqual(['Alone', 'Next', 'Next']);
  });

  test('S-133 a doc is named by its id; drafts are omitted, unlisted docs show on their own page only', async () => {
    await stage.open('docs/');
    await eventually(() => link('guide/first').getAttribute('href')).toBe(
      `${base}docs/guide/first/`,
    );
    // A doc of the same sidebar is open.
    await eventually(() => active()).toContain('guide/first');
    await eventually(() => link('Draft').count()).toBe(0);
    await eventually(() => link('Hidden').count()).toBe(0);
    await stage.open('docs/unlisted/');
    await eventually(() => active()).toContain('Hidden');
    await eventually(() => active()).not.toContain('guide/first');
    await link('Alone').click();
    await stage.page.waitForURL(/alone/);
    await link('Hidden').waitFor({ state: 'detached' });
  });

  test('S-135 S-138 with one version there is its label, which links to its main doc', async () => {
    await stage.open('about/');
    const versions = link('Next');
    await eventually(() => versions.count()).toBe(2);
    for (const each of await versions.all())
      await eventually(() => each.getAttribute('href')).toBe(`${base}docs/`);
    await eventually(() => stage.page.locator('.dropdown--versions').count()).toBe(0);
    await eventually(() => versions.nth(1).getAttribute('class')).toContain('versions');
    await eventually(() => link('Fixed').getAttribute('href')).toBe(`${base}about/`);
  });

  test('S-134 S-141 items that depend on the docs work on every page, also without scripts', async () => {
    for (const path of ['', 'blog/', '404.html', 'counter/']) {
      const tab = await stage.openWithoutViewer(path);
      await eventually(() =>
        tab.locator('a.navbar__link', { hasText: 'Welcome' }).getAttribute('href'),
      ).toBe(`${base}docs/`);
      await tab.close();
    }
  });

  test('S-142 languages lead to the same page with query and hash, by a full load', async () => {
    await stage.open('docs/long/?a=b#second');
    const menu = stage.page.locator('.dropdown--locales');
    await eventually(() => menu.locator('> a .icon-globe').count()).toBe(1);
    await eventually(() => menu.locator('> a').innerText()).toBe('English');
    const [english, german] = await menu.locator('li > a').all();
    if (!english || !german) throw new Error('There are not two languages.');
    await eventually(() => english.getAttribute('class')).toContain('dropdown__link--active');
    await eventually(() => german.getAttribute('class')).not.toContain('--active');
    await eventually(async () => [
      await english.getAttribute('lang'),
      await german.getAttribute('lang'),
    ]).toEqual(['en', 'de']);
    await eventually(() => german.getAttribute('target')).toBe('_self');
    const query = '?a=b&from=menu#second';
    await eventually(() => english.getAttribute('href')).toBe(`${base}docs/long/${query}`);
    await eventually(() => german.getAttribute('href')).toBe(`${base}de/docs/long/${query}`);

    // The current hash counts.
    await stage.page.evaluate(() => {
      location.hash = '#first';
    });
    await stage.page.waitForSelector('.dropdown--locales a[href$="?a=b&from=menu#first"]', {
      state: 'attached',
    });
    await stage.markWindow();
    await menu.hover();
    await german.click();
    await stage.page.waitForURL(/\/de\/docs\/long\/\?a=b&from=menu#first$/);
    await eventually(() => stage.isSameWindow()).toBe(false);
    await eventually(() => stage.page.locator('html').getAttribute('lang')).toBe('de');
    // From there it leads back, and the query does not grow.
    await eventually(() => stage.page.locator('.dropdown--locales > a').innerText()).toBe(
      'Deutsch',
    );
    await stage.page.waitForSelector(
      `.dropdown--locales a[lang="en"][href="${base}docs/long/?a=b&from=menu#first"]`,
      { state: 'attached' },
    );
  });
});

describe('one language', () => {
  const stage = setStage({
    site: () => serveSmallSite({ config: { navbar: { items: [{ type: 'localeDropdown' }] } } }),
  });

  test('S-142 the menu of languages is still a menu', async () => {
    await stage.open('about/');
    await eventually(() =>
      stage.page.locator('.dropdown--locales > a[role="button"]').innerText(),
    ).toBe('English');
    await eventually(() =>
      stage.page.locator('.dropdown--locales li > a').getAttribute('href'),
    ).toBe(`${base}about/`);
  });
});

describe('items of custom types', () => {
  const counter = `import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useState } from 'react';
if (typeof localStorage === 'object' && localStorage.getItem('isBroken')) throw new Error('Broken.');
export default function Counter({ label, start, mobile }) {
  const [count, setCount] = useState(start);
  if (count > 8) throw new Error('Too many.');
  return (
    <span className="counter-item" title={useLocation().pathname}>
      <button type="button" onClick={() => setCount(count + 1)}>{label}: {count}</button>
      {mobile ? 'in the panel' : <Link to="/about/">its page</Link>}
    </span>
  );
}
`;
  const stage = setStage({
    site: () =>
      serveSmallSite({
        config: {
          navbar: {
            customItems: { 'custom-counter': 'items/counter.tsx' },
            items: [
              { type: 'custom-counter', label: 'Bar', start: 7, position: 'left' },
              { label: 'Menu', items: [{ type: 'custom-counter', label: 'Entry', start: 1 }] },
            ],
          },
        },
        files: { 'items/counter.tsx': counter },
      }),
  });

  test('S-123 a component of the site renders in the bar, in menus and in the panel, on every page', async () => {
    const plain = await stage.openWithoutViewer('404.html');
    await eventually(() => plain.locator('.navbar__items .counter-item').first().innerText()).toBe(
      'Bar: 7its page',
    );
    await stage.open('docs/');
    const item = stage.page.locator('.navbar__items > .counter-item');
    await eventually(() => item.locator('a').getAttribute('href')).toBe(`${base}about/`);
    await item.locator('button').click();
    await eventually(() => item.locator('button').innerText()).toBe('Bar: 8');
    await stage.markWindow();
    await item.locator('a').click();
    await stage.page.waitForURL(/about/);
    await eventually(() => stage.isSameWindow()).toBe(true);
    await eventually(() => item.locator('button').innerText()).toBe('Bar: 8');
    await eventually(() => item.getAttribute('title')).toBe(`${base}about/`);
    await eventually(() => stage.page.locator('.dropdown__menu > li > .counter-item').count()).toBe(
      1,
    );
    await stage.page.setViewportSize({ width: 700, height: 700 });
    await stage.page.locator('.navbar__toggle').click();
    const row = stage.page.locator('.menu__list-item > .counter-item', { hasText: 'Bar' });
    await eventually(() => row.innerText()).toContain('in the panel');
  });

  test('S-130 an error in such a component is reported with its item', async () => {
    await stage.open('about/');
    const button = stage.page.locator('.navbar__items > .counter-item button');
    await button.click();
    await button.click();
    // Its script is loaded for the crash.
    await stage.page.locator('main .crash').waitFor();
    await passes(async () => {
      const text = await stage.page.locator('main').innerText();
      expect(text).toContain('A theme navbar item failed to render.');
      expect(text).toContain('"type": "custom-counter",\n  "label": "Bar",\n  "start": 7');
      expect(text).toContain('Too many.');
    });
    await eventually(() => stage.faults.join()).toContain('A theme navbar item failed to render.');
    stage.takeFaults();
  });

  test('a component that throws an error while it loads is left out', async () => {
    const { page } = stage;
    await stage.open('about/');
    await page.evaluate(() => {
      localStorage.setItem('isBroken', 'yes');
    });
    await stage.open('docs/');
    await eventually(() => page.locator('.counter-item').count()).toBe(0);
    await stage.markWindow();
    await page.locator('.navbar__brand').click();
    await page.waitForURL((url) => url.pathname === base);
    await eventually(() => stage.isSameWindow()).toBe(true);
    await eventually(() => stage.faults[0]).toBe('Error: Broken.');
    stage.takeFaults();
  });
});
