import { describe, expect, test } from '@jest/globals';
import type { BrowserContextOptions } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { addAxe, inBothThemes, violations } from './axe.ts';
import { serveFixtureSite, serveSmallSite } from './fixture-site.ts';
import type { BuiltPage } from './fixture-site.ts';
import { collectFaults, hydrated } from './page-state.ts';
import { setStage } from './stage.ts';
import { tabStops } from './tab-stops.ts';
import type { TabStop } from './tab-stops.ts';

/** Colours are tested in their final state, not during transitions. */
const calm: BrowserContextOptions = { reducedMotion: 'reduce' };

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 800 };

describe('the demonstration site', () => {
  const stage = setStage({ site: serveFixtureSite, reader: calm });

  /** A page of each kind: the last one, which does not repeat the first ones of a list. */
  const onePerKind = (): BuiltPage[] => [
    ...new Map(stage.site.pages.map((page) => [page.kind, page])).values(),
  ];

  test('every kind of page, light and dark, wide and narrow', async () => {
    const kinds = onePerKind();
    expect(kinds.length).toBeGreaterThan(15);
    const found: Record<string, string[]> = {};
    const check = async (viewport: { width: number; height: number }, first: string) => {
      const context = await stage.browser.newContext({ ...calm, viewport });
      await addAxe(context);
      const page = await context.newPage();
      collectFaults(page, stage.faults);
      for (const { href, kind } of kinds) {
        await page.goto(`${new URL(href, stage.site.url).href}?docusaurus-theme=${first}`);
        await hydrated(page);
        const report = async (theme: string, part: 'all' | 'colours'): Promise<void> => {
          await eventually(() => page.getAttribute('html', 'data-theme')).toBe(theme);
          const broken = await violations(page, part);
          if (broken.length > 0) found[`${kind} ${viewport.width} ${theme} ${href}`] = broken;
        };
        await report(first, 'all');
        const second = first === 'light' ? 'dark' : 'light';
        await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), second);
        await report(second, 'colours');
      }
      await context.close();
    };
    await Promise.all([check(wide, 'light'), check(narrow, 'dark')]);
    expect(found).toEqual({});
  });

  test('with each menu open, without announcement, after a navigation, light and dark', async () => {
    await addAxe(stage.context);
    const { page } = stage;
    await stage.open('docs/getting-started/');
    const triggers = page.locator('.navbar .dropdown > a');
    const count = await passes(async () => {
      const all = await triggers.count();
      expect(all).toBeGreaterThan(2);
      return all;
    });
    for (let i = 0; i < count; i++) {
      const trigger = triggers.nth(i);
      await trigger.focus();
      await page.keyboard.press('Enter');
      await page.locator('.dropdown__menu').nth(i).waitFor();
      await eventually(() => trigger.getAttribute('aria-expanded')).toBe('true');
      expect([i, await inBothThemes(page)]).toEqual([i, []]);
    }
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.locator('.theme-announcement-bar').waitFor({ state: 'detached' });
    expect(await inBothThemes(page)).toEqual([]);

    await stage.markWindow();
    for (const [path, title] of [
      ['docs/install/', 'Install'],
      ['docs/api/', 'µTest++'],
    ] as const) {
      await page.locator(`a[href$="${path}"]:visible`).first().click();
      await page.locator('main h1', { hasText: title }).waitFor();
      await page.locator('.progress-bar').waitFor({ state: 'detached' });
      expect([path, await inBothThemes(page)]).toEqual([path, []]);
    }
    await eventually(() => stage.isSameWindow()).toBe(true);
  });

  test('on a small screen, with both panes of the menu and with the table of contents, light and dark', async () => {
    await addAxe(stage.context);
    await stage.page.setViewportSize(narrow);
    const { page } = stage;
    await stage.open('docs/getting-started/');
    await page.locator('.theme-doc-toc-mobile summary').click();
    await page.locator('.theme-doc-toc-mobile a').first().waitFor();
    expect(await inBothThemes(page)).toEqual([]);

    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const pane = page.locator('.theme-layout-navbar-sidebar-panel:not([inert])');
    await pane.getByRole('link', { name: 'Getting Started' }).waitFor();
    expect(await inBothThemes(page)).toEqual([]);
    await pane.getByRole('button', { name: '← Back to main menu' }).click();
    const closed = pane.getByRole('button', { name: 'Expand the dropdown' });
    for (let left = await closed.count(); left > 0; left--) await closed.first().click();
    await pane.getByRole('link', { name: 'Archive' }).waitFor();
    expect(await inBothThemes(page)).toEqual([]);
  });

  /** Returns the faults of tab stops, by name. */
  const faultsOf = (stops: TabStop[]): string[] =>
    stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));

  /** Returns the parts in focus order. */
  const partsOf = (stops: TabStop[]): string[] =>
    stops.map(({ part }) => part).filter((part, i, all) => part !== all[i - 1]);

  test('by keyboard, each tab stop is visible and has a focus ring, forwards and backwards', async () => {
    const { page } = stage;
    await stage.open('docs/install/');
    const forwards = await tabStops(page, {
      most: 400,
      onStop: async ({ name }) => {
        // Open a menu on the way and go through it.
        if (!name.includes('Documentation')) return;
        await page.keyboard.press('Enter');
        await page.locator('.dropdown__menu').first().waitFor();
      },
    });
    expect(partsOf(forwards)).toEqual([
      'skip link',
      'announcement',
      'navbar',
      'menu',
      'navbar',
      'sidebar',
      'content',
      'pagination',
      'table of contents',
      'footer',
    ]);
    expect(faultsOf(forwards)).toEqual([]);

    // From the end of the document; the menus are closed.
    const stops = forwards.filter(({ part }) => part !== 'menu');
    const backwards = await tabStops(page, { key: 'Shift+Tab', most: stops.length });
    expect(partsOf(backwards)).toEqual(partsOf(stops).reverse());
    expect(faultsOf(backwards)).toEqual([]);
  });

  test('by keyboard, on a page of the API and on a small screen', async () => {
    const { page } = stage;
    const path = 'docs/api/classes/micro-os-plus/micro-test-plus/detail/deferred-reporter/';
    for (const [viewport, key] of [
      [wide, 'Tab'],
      [wide, 'Shift+Tab'],
      [narrow, 'Tab'],
      [narrow, 'Shift+Tab'],
    ] as const) {
      await page.setViewportSize(viewport);
      await stage.open(path);
      const stops = await tabStops(page, { key, most: 400 });
      expect(stops.length).toBeGreaterThan(10);
      expect([key, viewport.width, faultsOf(stops)]).toEqual([key, viewport.width, []]);
    }
  });
});

/** A React page that crashes in browsers. */
const crashPage = `
export default function Crash() {
  if (typeof window !== 'undefined') throw new Error('What is seen');
  return <main><h1>Sound</h1></main>;
}
`;

describe('a small site of several versions and languages', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite({
        config: {
          announcementBar: {
            id: 'a',
            content: 'News, and <a href="https://example.org/">a link</a>',
          },
          i18n: { defaultLocale: 'en', locales: ['en', 'de'], texts: { de: 'texts-de.yaml' } },
          docs: { path: 'docs' },
          navbar: {
            title: 'Small Site',
            items: [
              { label: 'Docs', to: '/docs/' },
              { type: 'docsVersionDropdown', position: 'right' },
              { type: 'localeDropdown', position: 'right' },
            ],
          },
          footer: { copyright: 'Nobody' },
        },
        files: {
          'pages/crash.tsx': crashPage,
          'versions.json': '["1.0"]',
          'versioned_docs/version-1.0/index.md': '---\nslug: /\ntitle: Old\n---\n\nText.\n',
        },
      }),
    reader: calm,
  });

  test('the menus of versions and languages, and the banner of a version, light and dark', async () => {
    await addAxe(stage.context);
    const { page } = stage;
    await stage.open('docs/next/');
    for (const name of ['versions', 'locales']) {
      const menu = page.locator(`.dropdown--${name}`);
      await menu.locator('> a').focus();
      await page.keyboard.press('Enter');
      await menu.locator('.dropdown__menu').waitFor();
      expect([name, await inBothThemes(page)]).toEqual([name, []]);
    }
    await page.setViewportSize(narrow);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const pane = page.locator('.theme-layout-navbar-sidebar-panel:not([inert])');
    await pane.getByRole('button', { name: '← Back to main menu' }).click();
    await pane.getByRole('link', { name: 'Docs', exact: true }).waitFor();
    const closed = pane.getByRole('button', { name: 'Expand the dropdown' });
    for (let left = await closed.count(); left > 0; left--) await closed.first().click();
    expect(await inBothThemes(page)).toEqual([]);
  });

  test('S-064 a crashed page, the not-found page, and React pages have one <main>, light and dark', async () => {
    await addAxe(stage.context);
    const { page } = stage;
    const headings = {
      'crash/': 'This page crashed.',
      'nowhere/': 'Page Not Found',
      'counter/': 'Counter',
      '': 'A small site',
    };
    for (const [path, title] of Object.entries(headings)) {
      await stage.open(path);
      await page.locator('main h1', { hasText: title }).waitFor();
      await eventually(() => page.locator('main').count()).toBe(1);
      expect([path, await inBothThemes(page)]).toEqual([path, []]);
    }
    await eventually(() => stage.faults.join()).toMatch(/What is seen|404/);
    stage.takeFaults();
  });

  test('S-064 a page without scripts has one <main> too', async () => {
    for (const path of ['crash/', 'counter/', 'docs/', '']) {
      const tab = await stage.openWithoutViewer(path);
      await eventually(async () => [path, await tab.locator('main').count()]).toEqual([path, 1]);
      await tab.close();
    }
  });
});
