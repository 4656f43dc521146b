import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { addAxe, inBothThemes, type Theme } from './axe.ts';
import { serveSmallSite } from './fixture-site.ts';
import { partsSite } from './parts-site.ts';
import { setStage } from './stage.ts';
import { tabStops } from './tab-stops.ts';

const stage = setStage({
  site: () => serveSmallSite(partsSite),
  reader: { reducedMotion: 'reduce' },
});

const narrow = { width: 390, height: 800 };
const guide = 'docs/parts/';

/** Opens the guide and waits for elements that scripts add: buttons, and the message that replaces an image. */
async function openGuide(query = ''): Promise<Page> {
  const { page } = stage;
  await stage.open(guide + query);
  await page.mouse.move(10, 10);
  await page.getByText('Gone').scrollIntoViewIfNeeded();
  await page.locator('.image-fault').waitFor();
  await page.locator('.copy-button').first().waitFor({ state: 'attached' });
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  // The missing image.
  await eventually(() => stage.faults.join()).toMatch(/404/);
  stage.takeFaults();
  return page;
}

describe('for every reader', () => {
  test.each<[Theme, 'wide' | 'narrow']>([
    ['light', 'wide'],
    ['dark', 'narrow'],
  ])(
    'parts of texts, posts and pages break no rule of axe, loaded %s and seen in both themes, %s',
    async (theme, width) => {
      await addAxe(stage.context);
      const query = `?docusaurus-theme=${theme}`;
      if (width === 'narrow') await stage.page.setViewportSize(narrow);
      const page = await openGuide(query);
      await page.locator('.prose summary').click();
      await page.getByText('int a;').waitFor();
      expect(await inBothThemes(page, theme)).toEqual([]);
      for (const path of [
        '',
        'docs/cards/',
        'docs/tags/',
        'blog/',
        'blog/authors/',
        'blog/authors/ann/',
        'blog/tags/',
        'blog/2025/02/20/released/',
      ]) {
        await stage.open(path + query);
        await eventually(() => page.getAttribute('html', 'data-theme')).toBe(theme);
        expect([path, await inBothThemes(page, theme)]).toEqual([path, []]);
      }
    },
  );

  test.each([{ width: 1280, height: 800 }, narrow])(
    'by keyboard, each tab stop in a guide is visible and has a focus ring, $width pixels wide',
    async (viewport) => {
      await stage.page.setViewportSize(viewport);
      const page = await openGuide();
      const stops = await tabStops(page, { most: 100 });
      const content = stops.filter(({ part }) => part === 'content');
      expect(content.length).toBeGreaterThan(15);
      expect(stops.flatMap(({ name, faults }) => faults.map((fault) => [name, fault]))).toEqual([]);
      // One of each group; the other panels have no stops.
      expect(content.filter(({ name }) => name.startsWith('LI')).map(({ name }) => name)).toEqual([
        expect.stringContaining('Development'),
        expect.stringContaining('GCC'),
      ]);
    },
  );

  test('S-288 a photo and the name next to it are one tab stop, and one link for screen readers', async () => {
    const { page } = stage;
    await stage.open('blog/2025/02/20/released/');
    const card = page.locator('.author-card').first();
    await eventually(() => card.locator('a[href$="/authors/ann/"]').count()).toBe(2);
    // And three social networks.
    await eventually(() => card.getByRole('link').count()).toBe(1 + 3);
    await eventually(() => card.getByRole('img').count()).toBe(0);
    await card.getByRole('link', { name: 'Ann Example' }).focus();
    await page.keyboard.press('Shift+Tab');
    await eventually(() => card.locator(':focus').count()).toBe(0);
    await eventually(() => page.locator(':focus').count()).toBe(1);
  });
});

test('S-288 S-318 an author photo that does not load is not replaced with a message', async () => {
  const { page } = stage;
  await page.route('**/img/logo.svg', (route) => route.abort());
  await stage.open('blog/2024/01/10/started/');
  await page.mouse.move(10, 10);
  // The one in the text; the photo is above it.
  await page.locator('.image-fault').first().waitFor();
  await eventually(() => page.locator('.image-fault').count()).toBe(1);
  await eventually(() => page.locator('.author-card img').isVisible()).toBe(true);
  await eventually(() => stage.faults.length).toBeGreaterThan(1);
  stage.takeFaults();
});

describe('in narrow windows', () => {
  test('S-261 all labels of a group of tabs are visible', async () => {
    const { page } = stage;
    await page.setViewportSize({ width: 320, height: 600 });
    await stage.open(guide);
    await passes(async () => {
      const edges = await page
        .locator('[role="tab"]')
        .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().right));
      expect(edges).toHaveLength(6);
      for (const edge of edges) expect(edge).toBeLessThanOrEqual(320);
    });
    stage.takeFaults();
  });

  test('S-257 buttons do not cover code titles', async () => {
    await stage.page.setViewportSize(narrow);
    const page = await openGuide();
    await passes(async () => {
      const ends = await page.evaluate(() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector('figcaption') ?? document.body);
        const button = document.querySelector('.wrap-button')?.getBoundingClientRect();
        return [range.getBoundingClientRect().right, button?.left];
      });
      expect(ends[0]).toBeGreaterThan(200);
      expect(ends[0]).toBeLessThan(ends[1] ?? 0);
    });
  });
});

test('S-242 titles of boxes are in capitals, but names in them are unchanged', async () => {
  const { page } = stage;
  await stage.open(guide);
  const title = page.locator('.admonition-heading', { hasText: 'How' });
  await eventually(() => title.evaluate((element) => getComputedStyle(element).textTransform)).toBe(
    'uppercase',
  );
  await eventually(() => title.locator('code').innerText()).toBe('vector');
  stage.takeFaults();
});

test('S-261 S-245 S-351 in print, all panels are shown with their labels, and details are open', async () => {
  const page = await openGuide();
  const hidden = [page.getByText('Fourth', { exact: true }), page.getByText('int a;')];
  for (const text of hidden) await eventually(() => text.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  for (const text of hidden) await eventually(() => text.isVisible()).toBe(true);
  await eventually(() => page.getByRole('tab').count()).toBe(0);
  await eventually(() =>
    page
      .locator('[role="tabpanel"][data-value="3"]')
      .evaluate((panel) => getComputedStyle(panel, '::before').content),
  ).toContain('Release engineering');
});

test('in forced colours, the selected tab is highlighted, and code has a border', async () => {
  const { page } = stage;
  await page.emulateMedia({ forcedColors: 'active' });
  await stage.open(guide);
  await passes(async () => {
    const lines = await page
      .locator('[role="tab"]')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const sheet = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    const isMarked = lines.map((line) => line !== ground && line !== sheet);
    expect(isMarked).toEqual([true, false, false, false, true, false]);
  });
  await eventually(() =>
    page
      .locator('figure.theme-code-block')
      .first()
      .evaluate((box) => getComputedStyle(box).borderTopStyle),
  ).toBe('solid');
  stage.takeFaults();
});
