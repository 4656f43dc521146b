import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { serveFixtureSite } from './fixture-site.ts';
import type { FixtureSite } from './fixture-site.ts';
import { collectFaults, hydrated, openBrowser } from './open-browser.ts';

let browser: Browser;
let site: FixtureSite;
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
  page = await browser.newPage({ viewport: { width: 1280, height: 700 } });
  // Below that of a test, so that the message says what was waited for.
  page.setDefaultTimeout(10_000);
  faults = collectFaults(page);
});

afterEach(async () => {
  await page.close();
  expect(faults).toEqual([]);
});

/** Opens a page and leaves a mark on the window, which a full load would wipe out. */
async function open(path: string): Promise<void> {
  await page.goto(site.url + path);
  await hydrated(page);
  await page.evaluate(() => Reflect.set(window, 'mark', true));
}

function isSameWindow(): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'mark') === true);
}

async function scrollTo(top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await page.waitForFunction((y) => window.scrollY === y, top);
}

describe('navigation', () => {
  test('swaps content, title, metadata and sidebar, and starts at the top', async () => {
    await open('docs/user/');
    await scrollTo(900);
    await page.locator('.theme-doc-sidebar-menu a', { hasText: 'Install' }).click();
    await page.waitForURL(`${site.url}docs/install/`);
    await page.waitForFunction(() => document.title.startsWith('Install'));
    expect(await page.locator('main h1').innerText()).toContain('Install');
    const canonical = page.locator('link[rel="canonical"]');
    expect(await canonical.getAttribute('href')).toMatch(/\/docs\/install\/$/);
    expect(await page.locator('.doc-sidebar [aria-current="page"]').innerText()).toBe('Install');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // The next Tab starts from the top.
    await page.keyboard.press('Tab');
    expect(await page.locator('.skip-link:focus').count()).toBe(1);
    expect(await isSameWindow()).toBe(true);
  });

  test('takes the links of the content too, and keeps the place on the way back', async () => {
    await open('docs/user/');
    const link = page.locator('#__page-content a[href$="/docs/getting-started/glossary/"]').first();
    // Clicking may scroll; what counts is where the reader left.
    await page.evaluate(() =>
      document.addEventListener('click', () => Reflect.set(window, 'leftAt', window.scrollY)),
    );
    await link.click();
    const top = await page.evaluate(() => Number(Reflect.get(window, 'leftAt')));
    await page.waitForFunction(() => document.title.startsWith('Glossary'));
    await scrollTo(50);
    await page.goBack();
    await page.waitForFunction(() => !document.title.startsWith('Glossary'));
    await page.waitForFunction((y) => window.scrollY === y, top);
    await page.goForward();
    await page.waitForFunction(() => document.title.startsWith('Glossary'));
    await page.waitForFunction(() => window.scrollY === 50);
    expect(await isSameWindow()).toBe(true);
  });

  test('goes to the heading that a link names', async () => {
    await open('');
    await page.locator('#__page-content a[href$="/docs/user/#suites"]').click();
    await page.waitForURL(`${site.url}docs/user/#suites`);
    await page.waitForFunction(() => {
      const top = document.getElementById('suites')?.getBoundingClientRect().top ?? 0;
      return window.scrollY > 0 && top > 0 && top < 150;
    });
    // Back to a page with a script of its own.
    await page.goBack();
    await page.locator('button', { hasText: '--silent' }).click();
    expect(await page.locator('[role="status"]').innerText()).toContain('Nothing is printed');
    expect(await isSameWindow()).toBe(true);
  });

  test('loads the page anew where its document cannot be fetched', async () => {
    await open('docs/user/');
    await page.route('**/docs/install/', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
    await page.locator('.theme-doc-sidebar-menu a', { hasText: 'Install' }).click();
    await page.waitForFunction(() => document.title.startsWith('Install'));
    expect(await isSameWindow()).toBe(false);
    // The failure is told on the console, as a warning; nothing else is.
    expect(
      faults.splice(0).every((fault) => fault.includes('fetch') || fault.includes('ERR_FAILED')),
    ).toBe(true);
  });

  test('the last of two clicks wins', async () => {
    await open('docs/user/');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/docs/install/', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('.theme-doc-sidebar-menu a', { hasText: 'Install' }).click();
    await page.waitForURL(`${site.url}docs/install/`);
    await page.waitForSelector('.progress-bar');
    await page.locator('.theme-doc-sidebar-menu a', { hasText: 'Getting Started' }).click();
    await page.waitForFunction(() => document.title.startsWith('Getting'));
    release();
    await page.waitForLoadState('networkidle');
    expect(await page.title()).toMatch(/^Getting/);
  });

  test('opens closed groups of the large sidebar from the whole tree', async () => {
    await open('docs/api/');
    const group = page.locator('.theme-doc-sidebar-item-category-level-1', { hasText: 'Files' });
    await group.locator('a[role="button"]').click();
    await group.locator('ul a[role="button"]', { hasText: 'src' }).click();
    await group.locator('ul ul a').first().click();
    await page.waitForURL(/docs\/api\/files\//);
    await page.waitForSelector('.doc-sidebar [aria-current="page"]');
    // What the reader opened stays open.
    const labels = group.locator('a[aria-expanded="true"]');
    expect(await labels.allInnerTexts()).toEqual(['Files', 'src']);
    expect(await isSameWindow()).toBe(true);
  });
});
