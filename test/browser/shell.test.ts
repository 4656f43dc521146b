import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { serveFixtureSite } from './fixture-site.ts';
import type { FixtureSite } from './fixture-site.ts';
import { collectFaults, hydrated, openBrowser } from './open-browser.ts';

let browser: Browser;
let site: FixtureSite;
let context: BrowserContext;
let page: Page;
let faults: string[];

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveFixtureSite()]);
}, 300_000);

afterAll(async () => {
  await browser.close();
  await site.close();
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 700 } });
  page = await context.newPage();
  // Below that of a test, so that the message says what was waited for.
  page.setDefaultTimeout(10_000);
  faults = collectFaults(page);
});

afterEach(async () => {
  await context.close();
  expect(faults).toEqual([]);
});

async function open(path: string): Promise<void> {
  await page.goto(site.url + path);
  await hydrated(page);
}

/** A second page of the same reader, where only the inline script runs. */
async function openWithoutViewer(path: string): Promise<Page> {
  const other = await context.newPage();
  await other.route('**/assets/js/**', (route) => route.fulfill({ body: '' }));
  await other.goto(site.url + path);
  return other;
}

describe('colour mode', () => {
  test('the toggle swaps and stores it, and the next page has it before any script is loaded', async () => {
    await open('docs/install/');
    const toggle = page.locator('.navbar__color-mode');
    expect(await toggle.getAttribute('aria-label')).toBe(
      'Switch between dark and light mode (currently light mode)',
    );
    await toggle.click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    expect(await page.locator('.navbar__logo img').count()).toBe(1);

    const other = await openWithoutViewer('docs/install/');
    expect(await other.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await other.locator('.navbar__logo img:visible').getAttribute('src')).toContain('dark');

    // A choice in another tab is followed.
    await other.evaluate(() => localStorage.setItem('theme', 'light'));
    await page.waitForSelector('html[data-theme="light"]', { state: 'attached' });
  });
});

describe('announcement bar', () => {
  test('stays closed, without showing up before', async () => {
    await open('docs/install/');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    expect(await page.locator('.theme-announcement-bar').count()).toBe(0);
    const other = await openWithoutViewer('');
    expect(await other.locator('.theme-announcement-bar').isVisible()).toBe(false);

    // A bar with another id is shown again, on that same visit.
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'older'));
    const later = await openWithoutViewer('');
    expect(await later.locator('.theme-announcement-bar').isVisible()).toBe(true);
  });
});

describe('navbar', () => {
  test('menus open and close by keyboard', async () => {
    await open('docs/install/');
    const trigger = page.locator('.navbar .dropdown > a', { hasText: 'Documentation' });
    const entry = page
      .locator('.dropdown__link', { hasText: 'Glossary' })
      .or(page.locator('.dropdown__link', { hasText: 'FAQ' }));
    await trigger.focus();
    expect(await entry.isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await entry.waitFor({ state: 'visible' });
    expect(await trigger.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await entry.waitFor({ state: 'hidden' });
    await page.keyboard.press('Space');
    await entry.waitFor({ state: 'visible' });
    await page.keyboard.press('Shift+Tab');
    await entry.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${site.url}docs/install/`);
  });

  test('the first Tab reaches the skip link, which leads to the content', async () => {
    await open('docs/install/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator('main :focus').count()).toBe(1);
  });
});

describe('small screens', () => {
  test('the menu shows the sidebar first, then the navbar, and closes by back', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open('docs/install/');
    await page.locator('.theme-doc-sidebar-menu').first().waitFor({ state: 'attached' });
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    await toggle.click();
    const panel = page.locator('.navbar-sidebar');
    const pane = panel.locator('.navbar-sidebar__item:not([inert])');
    await pane.getByRole('link', { name: 'Getting Started' }).waitFor();
    await pane.getByRole('button', { name: '← Back to main menu' }).click();
    await pane.getByRole('button', { name: 'Expand the dropdown' }).first().click();
    await pane.getByRole('button', { name: 'Collapse the dropdown' }).first().waitFor();

    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await toggle.click();
    await pane.getByRole('link', { name: 'Getting Started' }).click();
    await page.waitForURL(`${site.url}docs/getting-started/`);
    await panel.waitFor({ state: 'hidden' });

    await toggle.click();
    await panel.waitFor({ state: 'visible' });
    await page.evaluate(() => history.back());
    await panel.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${site.url}docs/getting-started/`);
  });
});

describe('accessibility', () => {
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

  /** Rules that a page breaks, with the elements. */
  async function violations(): Promise<unknown> {
    // Not as a script element, which the policy forbids.
    await page.evaluate(await readFile(axe, 'utf8'));
    return page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: {
          run: (
            options: object,
          ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      };
      const { violations } = await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'] });
      return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
    });
  }

  test.each(['light', 'dark'])(
    'the shell has no faults that tools can find, %s',
    async (theme) => {
      for (const path of ['docs/getting-started/', 'blog/', '']) {
        await open(`${path}?docusaurus-theme=${theme}`);
        expect([path, await violations()]).toEqual([path, []]);
      }
    },
    60_000,
  );
});
