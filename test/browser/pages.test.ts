import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { serveFixtureSite } from './fixture-site.ts';
import type { BuiltPage, FixtureSite } from './fixture-site.ts';
import { collectFaults, hydrated, openBrowser } from './open-browser.ts';

let browser: Browser;
let site: FixtureSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveFixtureSite()]);
}, 300_000);

afterAll(async () => {
  await browser.close();
  await site.close();
});

/** One page of each kind. */
function onePerKind(): BuiltPage[] {
  return [...new Map(site.pages.map((page) => [page.kind, page])).values()];
}

describe('every kind of page', () => {
  test('hydrates without a word on the console, within the content security policy', async () => {
    const kinds = onePerKind();
    expect(kinds.length).toBeGreaterThan(10);
    const found: Record<string, string[]> = {};
    for (const { href, kind } of kinds) {
      const page = await browser.newPage();
      const faults = collectFaults(page);
      await page.goto(new URL(href, site.url).href);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      if (faults.length > 0) found[`${kind} ${href}`] = faults;
      await page.close();
    }
    expect(found).toEqual({});
  }, 120_000);

  test('does not scroll sideways on a small screen', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
    const wide: string[] = [];
    for (const { href, kind } of onePerKind()) {
      await page.goto(new URL(href, site.url).href);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 390) wide.push(`${kind} ${href}: ${width}`);
    }
    await page.close();
    expect(wide).toEqual([]);
  }, 120_000);
});

describe('without JavaScript', () => {
  test('a page can be read, and its links lead on', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}docs/getting-started/`);
    expect(await page.locator('main h1').innerText()).not.toBe('');

    // A menu of the navbar opens when the focus is in it.
    const menu = page.locator('.dropdown', { hasText: 'Reference' });
    await menu.locator('> a').focus();
    await menu.locator('.dropdown__link').first().click();
    expect(page.url()).toBe(`${site.url}docs/api/`);

    // A group without page leads to its first page, where it stands open.
    const group = page.locator('.theme-doc-sidebar-menu a[role="button"]').first();
    const label = await group.innerText();
    await group.click();
    await page.waitForURL(/docs\/api\/.+/);
    const opened = page.locator('.theme-doc-sidebar-item-category-level-1', { hasText: label });
    expect(await opened.first().locator('ul a').count()).toBeGreaterThan(0);
    await context.close();
  });

  test('navbar and sidebar are in reach on a small screen', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(`${site.url}docs/getting-started/`);
    expect(await page.locator('.navbar__toggle').isVisible()).toBe(false);
    expect(await page.locator('.dropdown > a').first().isVisible()).toBe(true);
    await page.locator('.theme-doc-sidebar-menu a', { hasText: 'Install' }).click();
    expect(page.url()).toBe(`${site.url}docs/install/`);
    await page.locator('.theme-doc-toc-mobile summary').click();
    expect(await page.locator('.theme-doc-toc-mobile a').first().isVisible()).toBe(true);
    await context.close();
  });
});
