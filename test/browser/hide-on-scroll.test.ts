import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import { holdLaterScripts } from './page-state.ts';
import { setStage } from './stage.ts';

const navbar = {
  title: 'Small Site',
  logo: { src: 'img/logo.svg', alt: '' },
  hideOnScroll: true,
  items: [{ label: 'Docs', type: 'docSidebar', sidebarId: 'docsSidebar', position: 'left' }],
};

/** Scrolls like a reader, and waits until the page has arrived and received its event. */
async function scrollBy(page: Page, distance: number): Promise<void> {
  const target = await page.evaluate((by) => {
    const { scrollY, innerHeight } = window;
    const end = document.documentElement.scrollHeight - innerHeight;
    return Math.max(0, Math.min(end, scrollY + by));
  }, distance);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, distance);
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 1, target);
}

/** Waits until the lower edge of the navbar is at a distance from the top of the window. */
async function waitForBar(page: Page, bottom: number): Promise<void> {
  await page.waitForFunction((y) => {
    const bar = document.querySelector('.theme-layout-navbar');
    return bar !== null && Math.round(bar.getBoundingClientRect().bottom) === y;
  }, bottom);
}

/** True if the navbar still has that position after the time of a move. */
async function staysAt(page: Page, bottom: number): Promise<boolean> {
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  const box = await page.locator('.theme-layout-navbar').boundingBox();
  return box !== null && Math.round(box.y + box.height) === bottom;
}

describe('with hideOnScroll', () => {
  const stage = setStage({ site: () => serveSmallSite({ config: { navbar } }) });

  test('S-159 S-160 scrolling down slides the navbar away, scrolling up brings it back; near the top it stays', async () => {
    const { page } = stage;
    await stage.open('docs/long/');
    await scrollBy(page, 50);
    await eventually(() => staysAt(page, 60)).toBe(true);
    await scrollBy(page, 200);
    await waitForBar(page, 0);
    await scrollBy(page, -20);
    await waitForBar(page, 60);
    await scrollBy(page, 100);
    await waitForBar(page, 0);
    // Up to the top at once.
    await page.evaluate(() => window.scrollTo(0, 0));
    await waitForBar(page, 60);
  });

  test('S-159 scrolling down before the script has loaded hides it, too', async () => {
    const { page, site } = stage;
    const release = await holdLaterScripts(page, `${site.url}docs/long/`);
    await stage.open('docs/long/');
    await scrollBy(page, 300);
    await eventually(() => staysAt(page, 60)).toBe(true);
    release();
    await waitForBar(page, 0);
  });

  test('S-160 a bounce at the very bottom does not show it', async () => {
    const { page } = stage;
    await stage.open('docs/long/');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await waitForBar(page, 0);
    // Browsers report a bounce as a small step up, with the bottom of the window still at the bottom of the page.
    await page.evaluate(() => {
      const { scrollY } = window;
      const last = document.documentElement.scrollHeight - window.innerHeight;
      for (const y of [last + 30, last + 10, last]) {
        Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
        window.dispatchEvent(new Event('scroll'));
      }
      Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
    });
    await eventually(() => staysAt(page, 0)).toBe(true);
  });

  test('S-161 a navigation to an anchor hides it, on the same page and on another; any other one shows it', async () => {
    const { page } = stage;
    await stage.open('docs/long/');
    const entry = (name: string): Promise<void> =>
      page.locator('.theme-doc-toc-desktop').getByRole('link', { name, exact: true }).click();
    await entry('Third');
    await waitForBar(page, 0);
    // Upwards too, since it would cover the heading.
    await entry('First');
    await page.waitForFunction(() => {
      const { top } = document.getElementById('first')?.getBoundingClientRect() ?? { top: NaN };
      return top >= 0 && top < 20;
    });
    await eventually(() => staysAt(page, 0)).toBe(true);
    // The reader's own scrolling counts again.
    await scrollBy(page, -30);
    await waitForBar(page, 60);

    await page.locator('.doc-sidebar').getByRole('link', { name: 'Welcome' }).click();
    await page.locator('main h1', { hasText: 'Welcome' }).waitFor();
    await waitForBar(page, 60);
    await page.locator('#__page-content a', { hasText: 'A heading far below' }).click();
    await page.locator('main h1', { hasText: 'A long page' }).waitFor();
    await waitForBar(page, 0);
    await page.locator('.doc-sidebar').getByRole('link', { name: 'Welcome' }).click();
    await page.locator('main h1', { hasText: 'Welcome' }).waitFor();
    await waitForBar(page, 60);
  });

  test('S-159 it shows when the keyboard focus moves through it', async () => {
    const { page } = stage;
    await stage.open('docs/long/');
    await scrollBy(page, 400);
    await waitForBar(page, 0);
    await page.keyboard.press('Tab');
    while ((await page.locator('.theme-layout-navbar :focus').count()) === 0)
      await page.keyboard.press('Tab');
    await waitForBar(page, 60);
  });

  test('S-162 the sidebar starts at the top of the window, with the logo at its head', async () => {
    const { page } = stage;
    await stage.open('docs/long/');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await eventually(() => sidebar.boundingBox()).toMatchObject({ x: 0, y: 0 });
    const logo = sidebar.locator('.navbar__logo img');
    await eventually(() => logo.count()).toBe(1);
    await scrollBy(page, 400);
    await waitForBar(page, 0);
    await passes(async () => {
      const box = await logo.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(60);
    });
    // The menu starts below the logo and ends with the window.
    await passes(async () => {
      const menu = await page.getByRole('navigation', { name: 'Docs sidebar' }).boundingBox();
      expect(menu?.y).toBe(60);
      expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(700);
    });
    await eventually(() => page.locator('.doc-sidebar [aria-current="page"]').isVisible()).toBe(
      true,
    );
  });

  test('S-162 the table of contents marks the heading at the top of the window', async () => {
    const { page } = stage;
    await stage.open('docs/long/');
    // Between the top of the window and where the navbar would end.
    await page.evaluate(() => {
      const { top } = document.getElementById('second')?.getBoundingClientRect() ?? { top: 0 };
      window.scrollBy(0, top - 30);
    });
    await page.locator('.toc__link--active', { hasText: 'Second' }).waitFor();
    await eventually(() => page.locator('.toc__link--active').allInnerTexts()).toEqual(['Second']);
  });
});

describe('without hideOnScroll', () => {
  const stage = setStage({
    site: () => serveSmallSite({ config: { navbar: { ...navbar, hideOnScroll: false } } }),
  });

  test('S-159 S-162 the navbar stays; the sidebar is below it and has no logo', async () => {
    const { page } = stage;
    await stage.open('docs/long/');
    await scrollBy(page, 500);
    await eventually(() => staysAt(page, 60)).toBe(true);
    await eventually(() => page.locator('.doc-sidebar__viewport').boundingBox()).toMatchObject({
      y: 60,
    });
    await eventually(() => page.locator('.doc-sidebar img').count()).toBe(0);
  });
});
