import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { eventually } from '../run/eventually.ts';
import { base, serveFixtureSite, serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

/** Returns entries of a list: links, and docs at some positions. */
function entries(prefix: string, count: number, docs: Record<number, string> = {}): object[] {
  return Array.from({ length: count }, (_, i) => {
    const label = `${prefix}${String(i).padStart(4, '0')}`;
    const id = docs[i];
    return id === undefined
      ? { type: 'link', label, href: `/about/?${label}` }
      : { type: 'doc', id, label };
  });
}

const category = (label: string, items: object[]): object => ({ type: 'category', label, items });

const sidebars = {
  docsSidebar: [
    { type: 'doc', id: 'index' },
    category('Huge', entries('h', 2500, { 750: 'long' })),
    category('Deep', [
      category('Outer', [
        ...entries('o', 30, { 0: 'guide/first' }),
        category('Inner', entries('i', 500, { 250: 'guide/second' })),
      ]),
      category('Other', [
        ...entries('x', 400, { 0: 'alone', 399: 'half' }),
        category('Little', entries('l', 3)),
        ...entries('y', 20),
      ]),
    ]),
    category('Small', entries('s', 3)),
  ],
};

const files = {
  'sidebars.yaml': JSON.stringify(sidebars),
  'docs/alone.md': '---\ntitle: Not alone\n---\n\nText.\n',
  'docs/half.md': '---\ntitle: Half\n---\n\nText.\n',
  'docs/long.md': '---\ntitle: Long\n---\n\nOn to [the second](./guide/second.md).\n\n## Third\n',
};

describe('a sidebar of thousands', () => {
  // Lists open without animation, so that no row moves under the pointer.
  const stage = setStage({
    site: () => serveSmallSite({ files }),
    reader: { reducedMotion: 'reduce' },
  });

  const nav = (): Locator => stage.page.getByRole('navigation', { name: 'Docs sidebar' });
  const button = (name: string): Locator => nav().getByRole('button', { name, exact: true });
  const link = (name: string): Locator => nav().getByRole('link', { name, exact: true });

  /** Records the sidebar files that the page requests. */
  function collect(): string[] {
    const paths: string[] = [];
    stage.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/assets/sidebars/')) paths.push(pathname.slice(base.length));
    });
    return paths;
  }

  test('S-203 a group is loaded when it is opened, from its own small file', async () => {
    const requested = collect();
    await stage.open('docs/');
    expect(requested).toEqual([]);
    await button('Deep').click();
    await button('Outer').waitFor();
    expect(requested).toHaveLength(1);
    await button('Outer').click();
    await link('o0029').waitFor();
    await button('Inner').click();
    await link('i0499').waitFor();
    await eventually(() =>
      nav()
        .locator('a', { hasText: /^i\d+$/ })
        .count(),
    ).toBe(500);
    // A group that is opened again needs no request.
    const count = requested.length;
    await button('Deep').click();
    await link('i0499').waitFor({ state: 'hidden' });
    await button('Deep').click();
    await link('i0499').waitFor();
    expect(requested).toHaveLength(count);
    expect(new Set(requested).size).toBe(count);
    for (const path of requested)
      expect((await stat(join(stage.site.folder, path))).size).toBeLessThanOrEqual(40_000);
  });

  test('S-203 a list of thousands opens in ranges of names, also by keyboard', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await button('Huge').press('Enter');
    const ranges = nav().getByRole('button', { name: /^h\d+ – h\d+$/ });
    await ranges.first().waitFor();
    await eventually(() => ranges.count()).toBeGreaterThan(2);
    await eventually(() => ranges.first().getAttribute('aria-expanded')).toBe('false');
    // The first range follows its group, and its items follow the range.
    await page.keyboard.press('Tab');
    await eventually(() => ranges.first().evaluate((el) => el.matches(':focus'))).toBe(true);
    await page.keyboard.press('Space');
    await link('h0001').waitFor();
    await eventually(() => ranges.first().getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    await eventually(() => link('h0000').evaluate((el) => el.matches(':focus'))).toBe(true);
  });

  test('S-203 a group is prefetched under the pointer and on focus, once', async () => {
    const { page } = stage;
    const requested = collect();
    await stage.open('docs/');
    const [request] = await Promise.all([
      page.waitForRequest('**/assets/sidebars/*.json'),
      button('Huge').hover(),
    ]);
    await request.response();
    // Fetched items do not show until they are requested.
    await eventually(() => button('Huge').getAttribute('aria-expanded')).toBe('false');
    await button('Huge').click();
    await nav().getByRole('button', { name: / – / }).first().waitFor();
    expect(requested).toHaveLength(1);
    await Promise.all([page.waitForRequest('**/assets/sidebars/*.json'), button('Deep').focus()]);
    await button('Deep').press('Enter');
    await button('Outer').waitFor();
    expect(new Set(requested).size).toBe(2);
    expect(requested).toHaveLength(2);
  });

  test('S-203 the rest of a list loads when its nearest item has the focus', async () => {
    await stage.open('docs/guide/second/');
    const current = nav().locator('[aria-current="page"]');
    await eventually(() => current.innerText()).toBe('i0250');
    const rests = nav().getByRole('button', { name: /^\d+ (above|below)$/ });
    await eventually(() => rests.count()).toBe(2);
    await rests.last().press('Enter');
    await link('i0499').waitFor();
    await eventually(() => rests.count()).toBe(0);
    await eventually(() => link('i0263').evaluate((el) => el.matches(':focus'))).toBe(true);
    await eventually(() =>
      nav()
        .locator('a', { hasText: /^i\d+$/ })
        .count(),
    ).toBe(500);
    await eventually(() => current.innerText()).toBe('i0250');
  });

  test('S-203 a group keeps its position when items before it load together with its own', async () => {
    await stage.open('docs/half/');
    // Not every browser anchors the scroll position itself.
    await nav().evaluate((el) => el.style.setProperty('overflow-anchor', 'none'));
    await link('x0398').waitFor();
    await eventually(() => link('x0001').count()).toBe(0);
    await button('Little').scrollIntoViewIfNeeded();
    const before = await button('Little').boundingBox();
    await button('Little').press('Enter');
    await link('l0000').waitFor();
    await link('x0001').waitFor();
    await eventually(async () => (await button('Little').boundingBox())?.y).toBeCloseTo(
      before?.y ?? NaN,
      0,
    );
  });

  test('S-196 groups that were open on the previous page stay open without being loaded again', async () => {
    const { page } = stage;
    const requested = collect();
    await stage.open('docs/long/');
    await eventually(() => nav().locator('[aria-current="page"]').innerText()).toBe('h0750');
    await stage.markWindow();
    await page.locator('#__page-content a', { hasText: 'the second' }).click();
    await link('i0250').and(nav().locator('[aria-current="page"]')).waitFor();
    await eventually(() => link('h0749').isVisible()).toBe(true);
    await eventually(() => nav().getByText('Loading…').count()).toBe(0);
    expect(requested).toEqual([]);
    // Also on the way back.
    await page.evaluate(() => history.back());
    await link('h0750').and(nav().locator('[aria-current="page"]')).waitFor();
    await eventually(() => link('i0249').isVisible()).toBe(true);
    await eventually(() => stage.isSameWindow()).toBe(true);
  });

  test('S-196 loaded items stay available, and include the branch of each page', async () => {
    await stage.open('docs/');
    await button('Deep').click();
    await button('Other').click();
    await link('x0399').waitFor();
    await link('x0000').click();
    await link('x0000').and(nav().locator('[aria-current="page"]')).waitFor();
    await eventually(() => link('x0399').isVisible()).toBe(true);
  });

  test('S-203 breadcrumbs and the order of pages ignore ranges', async () => {
    await stage.open('docs/long/');
    const crumbs = stage.page.getByRole('navigation', { name: 'Breadcrumbs' }).locator('li');
    await eventually(async () => (await crumbs.allInnerTexts()).filter(Boolean)).toEqual([
      'Huge',
      'h0750',
    ]);
  });

  test('S-157 the panel of small screens opens the same groups', async () => {
    const { page } = stage;
    await page.setViewportSize({ width: 390, height: 800 });
    await stage.open('docs/');
    await page.locator('.navbar__toggle').click();
    const panel = page.locator('.navbar-sidebar');
    await panel.getByRole('button', { name: 'Deep', exact: true }).click();
    await panel.getByRole('button', { name: 'Other', exact: true }).click();
    await panel.getByRole('link', { name: 'x0399' }).waitFor();
  });
});

describe('a sidebar of thousands without JavaScript', () => {
  const stage = setStage({
    site: () => serveSmallSite({ files }),
    reader: { javaScriptEnabled: false },
  });

  test('S-030 the branch of the page is shown, and other groups link to pages', async () => {
    const { page, site } = stage;
    await page.goto(`${site.url}docs/long/`);
    const menu = page.locator('.theme-doc-sidebar-menu');
    await eventually(() => menu.locator('[aria-current="page"]').innerText()).toBe('h0750');
    await eventually(() => menu.getByRole('link', { name: 'h0749' }).isVisible()).toBe(true);
    const ranges = menu.locator('a', { hasText: / – / });
    await eventually(() => ranges.count()).toBeGreaterThan(2);
    await eventually(() => ranges.last().getAttribute('href')).toMatch(/about\/\?h\d+$/);
    await menu.locator('a', { hasText: 'Deep' }).click();
    await page.waitForURL('**/docs/guide/first/');
    await eventually(() => menu.locator('[aria-current="page"]').innerText()).toBe('o0000');
  });
});

describe('the demonstration site', () => {
  const stage = setStage({ site: serveFixtureSite });

  test('S-196 S-203 open groups of a large sidebar stay open on the page they lead to', async () => {
    const { page } = stage;
    await stage.open('docs/api/');
    await stage.markWindow();
    const group = page.locator('.theme-doc-sidebar-item-category-level-1', { hasText: 'Files' });
    await group.getByRole('button', { name: 'Files' }).click();
    await group.locator('ul a[role="button"]', { hasText: 'src' }).click();
    await group.locator('ul ul a').first().click();
    await page.waitForURL(/docs\/api\/files\//);
    await page.waitForSelector('.doc-sidebar [aria-current="page"]');
    const opened = group.locator('.menu__list-item-collapsible:has([aria-expanded="true"])');
    await eventually(() => opened.allInnerTexts()).toEqual(['Files', 'src']);
    await eventually(() => stage.isSameWindow()).toBe(true);
  });

  const nav = (): Locator => stage.page.getByRole('navigation', { name: 'Docs sidebar' });
  const topics = (): Locator => nav().getByRole('button', { name: 'Topics' });

  test('S-203 a slow list shows a notice, and a list that failed to load can be retried', async () => {
    const { page } = stage;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let isBroken = true;
    await page.route('**/assets/sidebars/*.json', async (route) => {
      await released;
      await (isBroken ? route.abort() : route.continue());
    });
    await stage.open('docs/api/');
    await stage.markWindow();
    await topics().click();
    await nav().getByRole('status').getByText('Loading…').waitFor();
    release();
    await nav().getByRole('alert').getByText('Could not be loaded.').waitFor();
    const again = nav().getByRole('button', { name: 'Try again' });
    // A second failure is reported again; closing and opening the group also retries.
    await again.press('Enter');
    await nav().getByRole('alert').waitFor();
    await topics().click();
    await again.waitFor({ state: 'hidden' });
    await topics().click();
    await again.waitFor();
    await eventually(() => stage.faults.join('\n')).toContain('ERR_FAILED');
    stage.takeFaults();

    isBroken = false;
    await again.press('Enter');
    await nav().getByRole('link', { name: 'µTest++' }).first().waitFor();
    await eventually(() => again.count()).toBe(0);
    // The focus stays where the reader continues.
    await eventually(() => topics().evaluate((el) => el.matches(':focus'))).toBe(true);
    await eventually(() => stage.isSameWindow()).toBe(true);
  });

  test('S-203 a retry after a newer build has replaced the lists loads the page of that build', async () => {
    const { page } = stage;
    await page.route('**/assets/sidebars/*.json', (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await stage.open('docs/api/');
    await stage.markWindow();
    await topics().click();
    const again = nav().getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await eventually(() => stage.isSameWindow()).toBe(true);
    await Promise.all([page.waitForEvent('load'), again.click()]);
    await eventually(() => stage.isSameWindow()).toBe(false);
    await eventually(() => stage.faults.join('\n')).toContain('404');
    stage.takeFaults();
  });
});
