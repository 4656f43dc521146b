import { describe, test } from '@jest/globals';
import { eventually } from '../run/eventually.ts';
import { serveFixtureSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const stage = setStage({ site: serveFixtureSite, reader: { javaScriptEnabled: false } });

describe('without JavaScript', () => {
  test('S-030 a page is readable, and its links work', async () => {
    const { page, site } = stage;
    await page.goto(`${site.url}docs/getting-started/`);
    await eventually(() => page.locator('main h1').innerText()).not.toBe('');

    // A menu of the navbar opens when it has the focus.
    const menu = page.locator('.dropdown', { hasText: 'Reference' });
    await menu.locator('> a').focus();
    await menu.locator('.dropdown__link').first().click();
    await eventually(() => page.url()).toBe(`${site.url}docs/api/`);

    // A group without page links to its first page, where the group is open.
    const group = page.locator('.theme-doc-sidebar-menu a[role="button"]').first();
    const label = await group.innerText();
    await group.click();
    await page.waitForURL(/docs\/api\/.+/);
    const opened = page.locator('.theme-doc-sidebar-item-category-level-1', { hasText: label });
    await eventually(() => opened.first().locator('ul a').count()).toBeGreaterThan(0);
  });

  test('S-030 navbar and sidebar are reachable on a small screen', async () => {
    const { page, site } = stage;
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${site.url}docs/getting-started/`);
    await eventually(() => page.locator('.navbar__toggle').isVisible()).toBe(false);
    await eventually(() => page.locator('.dropdown > a').first().isVisible()).toBe(true);
    await page.locator('.theme-doc-sidebar-menu a', { hasText: 'Install' }).click();
    await eventually(() => page.url()).toBe(`${site.url}docs/install/`);
    await page.locator('.theme-doc-toc-mobile summary').click();
    await eventually(() => page.locator('.theme-doc-toc-mobile a').first().isVisible()).toBe(true);
  });
});
