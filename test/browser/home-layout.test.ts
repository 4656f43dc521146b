import { describe, expect, test } from '@jest/globals';
import { eventually, passes } from '../run/eventually.ts';
import { addAxe, violations } from './axe.ts';
import { serveFixtureSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const stage = setStage({ site: serveFixtureSite, reader: { reducedMotion: 'reduce' } });

describe.each([
  [1440, 900],
  [390, 844],
  [320, 640],
])('the home page at %d pixels', (width, height) => {
  test.each(['light', 'dark'])(
    '%s: nothing is wider than the window or inaccessible',
    async (theme) => {
      const { page } = stage;
      await addAxe(stage.context);
      await page.setViewportSize({ width, height });
      await stage.open(`?docusaurus-theme=${theme}`);
      await eventually(() => page.getAttribute('html', 'data-theme')).toBe(theme);
      await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violations(page)).toEqual([]);
    },
  );
});

test('the name, the program and its output are on the first screen, side by side', async () => {
  const { page } = stage;
  await page.setViewportSize({ width: 1440, height: 900 });
  await stage.open('');
  await passes(async () => {
    const boxes = await Promise.all(
      ['.home-hero h1', '.home-install', '.home-side'].map((each) =>
        page.locator(each).boundingBox(),
      ),
    );
    const [name, install, side] = boxes;
    if (!name || !install || !side) throw new Error('A part of the first screen is missing.');
    expect(side.x).toBeGreaterThan(install.x + install.width);
    expect(Math.max(install.y + install.height, side.y + side.height)).toBeLessThan(900);
  });
});

test('a long command scrolls in its box, and its button copies all of it', async () => {
  const { page } = stage;
  await stage.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 320, height: 640 });
  await stage.open('');
  const command = page.locator('.home-install pre');
  await eventually(() =>
    command.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
  ).toBe(true);
  await page.mouse.move(10, 300);
  await page.locator('.home-install .copy-button').click();
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(
    'xpm install @micro-os-plus/micro-test-plus@latest',
  );
});

test('the layout is there after a link from another page, and gone after the way back', async () => {
  const { page } = stage;
  await page.setViewportSize({ width: 1440, height: 900 });
  await stage.open('docs/support/');
  await stage.markWindow();
  await page.locator('.navbar__brand').click();
  await page.locator('.home-hero').waitFor();
  await eventually(() => stage.isSameWindow()).toBe(true);
  await eventually(() =>
    page.locator('.home-hero').evaluate((hero) => getComputedStyle(hero).display),
  ).toBe('grid');
  await page.goBack();
  await eventually(() => page.locator('style[data-page-head]').count()).toBe(0);
});

test('from right to left, the program is before the name and code stays from left to right', async () => {
  const { page } = stage;
  await page.setViewportSize({ width: 1440, height: 900 });
  await stage.open('');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await passes(async () => {
    const name = await page.locator('.home-hero h1').boundingBox();
    const side = await page.locator('.home-side').boundingBox();
    expect(side?.x).toBeLessThan(name?.x ?? 0);
    expect(
      await page
        .locator('.home-side pre')
        .first()
        .evaluate((pre) => getComputedStyle(pre).direction),
    ).toBe('ltr');
  });
});
