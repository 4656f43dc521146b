import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const items = [
  { label: 'A long page', to: '/docs/long/' },
  { label: 'Elsewhere', href: 'https://example.com/' },
];

const site = (): ReturnType<typeof serveSmallSite> =>
  serveSmallSite({
    config: {
      navbar: {
        title: 'Small Site',
        items: [
          { type: 'dropdown', label: 'Menu', position: 'left', items },
          { type: 'dropdown', label: 'Docs', to: '/docs/', position: 'left', items },
          { type: 'dropdown', label: 'Last', position: 'right', items },
        ],
      },
    },
  });

function trigger(page: Page, label: string): Locator {
  return page.locator('.navbar__items').getByRole('button', { name: label, exact: true });
}

function menu(page: Page, label: string): Locator {
  return page.locator('.dropdown', { hasText: label }).locator('.dropdown__menu');
}

/** Returns the address without origin and base path. */
function path(page: Page): string {
  return page.url().replace(/^.*?xpack\//, '');
}

describe('with mouse and keyboard', () => {
  const stage = setStage({ site });

  test('S-143 S-144 the menu is open while the pointer is over it; its trigger is a button', async () => {
    const { page } = stage;
    await stage.open('about/');
    const [button, list] = [trigger(page, 'Menu'), menu(page, 'Menu')];
    await eventually(() => button.getAttribute('aria-haspopup')).toBe('true');
    await eventually(() => button.getAttribute('aria-expanded')).toBe('false');
    await eventually(() => button.getAttribute('href')).toBe('#');
    await eventually(() => list.isVisible()).toBe(false);
    await button.hover();
    await list.waitFor({ state: 'visible' });
    // It stays open on the way from the trigger to the last entry.
    const last = list.getByRole('link').last();
    const box = await last.boundingBox();
    if (!box) throw new Error('The menu has no place.');
    await page.mouse.move(box.x + 20, box.y + 5, { steps: 20 });
    await eventually(() => list.isVisible()).toBe(true);
    await page.mouse.move(600, 500);
    await list.waitFor({ state: 'hidden' });
  });

  test('S-144 a click on a trigger without target does nothing; one with a target navigates', async () => {
    const { page } = stage;
    await stage.open('about/');
    await stage.markWindow();
    await trigger(page, 'Menu').click();
    await eventually(() => path(page)).toBe('about/');
    await eventually(() => trigger(page, 'Menu').getAttribute('aria-expanded')).toBe('false');
    await trigger(page, 'Docs').click();
    await page.locator('main h1', { hasText: 'Welcome' }).waitFor();
    await eventually(() => path(page)).toBe('docs/');
    await eventually(() => stage.isSameWindow()).toBe(true);
  });

  test('S-143 S-144 S-145 Enter and Space on the trigger toggle it; the focus on another element closes it', async () => {
    const { page } = stage;
    await stage.open('about/');
    const [button, list] = [trigger(page, 'Docs'), menu(page, 'Docs')];
    await button.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await list.waitFor({ state: 'visible' });
      await eventually(() => button.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press(key);
      await list.waitFor({ state: 'hidden' });
      await eventually(() => button.getAttribute('aria-expanded')).toBe('false');
    }
    await page.keyboard.press('Enter');
    await list.waitFor({ state: 'visible' });
    // It stays open through the entries, and closes after them.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await eventually(() => page.locator(':focus').innerText()).toContain('Elsewhere');
    await eventually(() => list.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await list.waitFor({ state: 'hidden' });
    // No page was opened, and the page did not scroll.
    await eventually(() => path(page)).toBe('about/');
  });

  test('S-143 an entry can be chosen by keyboard', async () => {
    const { page } = stage;
    await stage.open('about/');
    await trigger(page, 'Menu').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('main h1', { hasText: 'A long page' }).waitFor();
    await menu(page, 'Menu').waitFor({ state: 'hidden' });
  });

  test('S-145 a press of the mouse outside closes it', async () => {
    const { page } = stage;
    await stage.open('about/');
    await trigger(page, 'Menu').focus();
    await page.keyboard.press('Enter');
    await menu(page, 'Menu').waitFor({ state: 'visible' });
    await page.mouse.move(700, 500);
    await page.mouse.down();
    await menu(page, 'Menu').waitFor({ state: 'hidden' });
    await page.mouse.up();
  });

  test('S-146 Escape closes it, and the focus is on its trigger', async () => {
    const { page } = stage;
    await stage.open('about/');
    await trigger(page, 'Menu').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await eventually(() => page.locator('.dropdown__menu :focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    await menu(page, 'Menu').waitFor({ state: 'hidden' });
    await eventually(() =>
      trigger(page, 'Menu').evaluate((el) => el === document.activeElement),
    ).toBe(true);
    // It opens under the pointer as before.
    await trigger(page, 'Menu').hover();
    await menu(page, 'Menu').waitFor({ state: 'visible' });
  });

  test('S-127 S-143 a chosen entry closes the menu under the pointer, and is marked', async () => {
    const { page } = stage;
    await stage.open('about/');
    await trigger(page, 'Menu').hover();
    const list = menu(page, 'Menu');
    await list.getByRole('link', { name: 'A long page' }).click();
    await page.locator('main h1', { hasText: 'A long page' }).waitFor();
    await list.waitFor({ state: 'hidden' });
    const entry = list.locator('a', { hasText: 'A long page' });
    await eventually(() => entry.getAttribute('class')).toContain('dropdown__link--active');
    await eventually(() => entry.getAttribute('aria-current')).toBe('page');
    await eventually(() => trigger(page, 'Menu').getAttribute('class')).toMatch(/(^| )active( |$)/);
    // It opens when the pointer returns.
    await page.mouse.move(700, 500);
    await trigger(page, 'Menu').hover();
    await list.waitFor({ state: 'visible' });
  });

  test('S-128 S-147 external links have a smaller icon; menus on the right align with the end of their item', async () => {
    const { page } = stage;
    await stage.open('about/');
    await trigger(page, 'Last').hover();
    const list = menu(page, 'Last');
    await list.waitFor({ state: 'visible' });
    await list.evaluate((el) => Promise.all(el.getAnimations().map(({ finished }) => finished)));
    const icon = list.getByLabel('(opens in new tab)');
    await passes(async () => {
      const size = await icon.evaluate((el) => [
        getComputedStyle(el).width,
        getComputedStyle(el).height,
      ]);
      expect(size).toEqual(['12px', '12px']);
    });
    const ends = async (locator: Locator): Promise<number> => {
      const box = await locator.boundingBox();
      return box ? box.x + box.width : NaN;
    };
    await passes(async () => {
      expect(await ends(list)).toBeCloseTo(await ends(trigger(page, 'Last')), 0);
    });
    const [left, own] = [menu(page, 'Menu'), trigger(page, 'Menu')];
    await passes(async () => {
      expect((await left.boundingBox())?.x).toBeCloseTo((await own.boundingBox())?.x ?? NaN, 0);
    });
  });
});

describe('by touch', () => {
  // A tablet with the wide layout.
  const stage = setStage({
    site,
    reader: { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true },
  });

  test('S-143 S-144 S-145 a tap opens the menu, even if the label has a page; one outside closes it', async () => {
    const { page } = stage;
    await stage.open('about/');
    for (const label of ['Menu', 'Docs']) {
      const [button, list] = [trigger(page, label), menu(page, label)];
      await button.tap();
      await list.waitFor({ state: 'visible' });
      await eventually(() => button.getAttribute('aria-expanded')).toBe('true');
      await eventually(() => path(page)).toBe('about/');
      await page.touchscreen.tap(600, 600);
      await list.waitFor({ state: 'hidden' });
    }
  });

  test('S-143 S-144 a second tap closes the menu, or opens the page of the label', async () => {
    const { page } = stage;
    await stage.open('about/');
    await trigger(page, 'Menu').tap();
    await menu(page, 'Menu').waitFor({ state: 'visible' });
    await trigger(page, 'Menu').tap();
    await menu(page, 'Menu').waitFor({ state: 'hidden' });
    await trigger(page, 'Docs').tap();
    await trigger(page, 'Docs').tap();
    await page.locator('main h1', { hasText: 'Welcome' }).waitFor();
    await menu(page, 'Docs').waitFor({ state: 'hidden' });
  });

  test('S-143 an entry can be chosen by a tap', async () => {
    const { page } = stage;
    await stage.open('about/');
    await trigger(page, 'Docs').tap();
    await menu(page, 'Docs').getByRole('link', { name: 'A long page' }).tap();
    await page.locator('main h1', { hasText: 'A long page' }).waitFor();
    await menu(page, 'Docs').waitFor({ state: 'hidden' });
  });
});
