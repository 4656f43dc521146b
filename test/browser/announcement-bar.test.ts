import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { base, serveSmallSite } from './fixture-site.ts';
import { layoutShifts } from './layout-shifts.ts';
import { setStage } from './stage.ts';
import type { Stage } from './stage.ts';

const keys = { id: 'docusaurus.announcement.id', dismiss: 'docusaurus.announcement.dismiss' };
const dismissed = 'data-announcement-bar-initially-dismissed';
const content = `<b>News</b>: read <a href="${base}docs/">the docs</a>.`;
const logo = { src: 'img/logo.svg', alt: '', width: 32, height: 32 };
const navbar = { logo, items: [] };

function bar(page: Page): Locator {
  return page.locator('.theme-announcement-bar');
}

function closeButton(page: Page): Locator {
  return bar(page).getByRole('button', { name: 'Close', exact: true });
}

function attribute(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute(dismissed);
}

/** Returns the stored values of the bar. */
function stored(page: Page): Promise<(string | null)[]> {
  return page.evaluate(
    ({ id, dismiss }) => [localStorage.getItem(id), localStorage.getItem(dismiss)],
    keys,
  );
}

/** Replaces the stored values with an id and a flag; undefined stores nothing. */
async function store(stage: Stage, id?: string, dismiss?: string): Promise<void> {
  await stage.open('docs/');
  await stage.page.evaluate(
    (values) => {
      localStorage.clear();
      for (const [key, value] of values) if (key && value) localStorage.setItem(key, value);
    },
    [
      [keys.id, id],
      [keys.dismiss, dismiss],
    ],
  );
}

function computed(locator: Locator, ...properties: string[]): Promise<string[]> {
  return locator.evaluate((element, names) => {
    const style = getComputedStyle(element);
    return names.map((name) => style.getPropertyValue(name));
  }, properties);
}

describe('a bar with the defaults', () => {
  const stage = setStage({
    site: () => serveSmallSite({ config: { announcementBar: { content }, navbar } }),
  });

  test('S-090 S-091 S-100 is above the navbar, in black on white, and can be closed', async () => {
    const { page } = stage;
    await stage.open('docs/');
    const found = bar(page);
    await eventually(() => found.getAttribute('role')).toBe('banner');
    await eventually(() =>
      found.evaluate((element) => element.nextElementSibling?.className),
    ).toContain('theme-layout-navbar');
    await eventually(() => found.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 30 });
    await eventually(async () => (await page.locator('.navbar').boundingBox())?.y).toBe(30);
    await eventually(() => computed(found, 'background-color', 'color')).toEqual([
      'rgb(255, 255, 255)',
      'rgb(0, 0, 0)',
    ]);
    // 85 % of 16 pixels.
    await eventually(() => computed(found, 'font-size')).toEqual(['13px']);
    await eventually(() => computed(found.locator('a'), 'color', 'text-decoration-line')).toEqual([
      'rgb(0, 0, 0)',
      'underline',
    ]);

    await passes(async () => {
      const text = await found.locator('.announcement-bar__content').evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right } = range.getBoundingClientRect();
        return (left + right) / 2;
      });
      expect(Math.abs(text - 1280 / 2)).toBeLessThan(1);
    });

    await eventually(() => closeButton(page).locator('svg').boundingBox()).toMatchObject({
      width: 14,
      height: 14,
    });
    await eventually(async () => (await stored(page))[0]).toBe('announcement-bar');
  });

  test('S-100 is as high as its text on small screens, and not printed', async () => {
    const { page } = stage;
    await page.setViewportSize({ width: 320, height: 700 });
    await stage.open('docs/');
    await bar(page)
      .locator('b')
      .evaluate((element) => {
        element.textContent = 'Some more words than the first line has room for, and again';
      });
    await passes(async () => {
      const [outer, inner] = await Promise.all([
        bar(page).boundingBox(),
        bar(page).locator('.announcement-bar__content').boundingBox(),
      ]);
      expect(outer?.height).toBeGreaterThan(45);
      expect(inner?.height).toBeLessThanOrEqual(outer?.height ?? 0);
    });
    await page.emulateMedia({ media: 'print' });
    await eventually(() => bar(page).isVisible()).toBe(false);
  });

  test('S-092 is in the HTML of every page', async () => {
    for (const path of ['', 'docs/', 'blog/', '404.html']) {
      const html = await (await fetch(stage.site.url + path)).text();
      expect(html).toMatch(/<div class="theme-announcement-bar [^>]*role="banner"/);
    }
  });

  test('S-094 S-099 disappears at once when it is closed, and in other tabs on their next load', async () => {
    const { page } = stage;
    await stage.open('docs/');
    const other = await stage.openTab('docs/');
    await other.evaluate(() => {
      addEventListener('storage', ({ key, newValue }) => Reflect.set(window, key ?? '', newValue));
    });
    await closeButton(page).click();
    await eventually(() => bar(page).count()).toBe(0);
    await eventually(async () => (await page.locator('.navbar').boundingBox())?.y).toBe(0);
    await eventually(() => stored(page)).toEqual(['announcement-bar', 'true']);

    await other.waitForFunction((key) => Reflect.get(window, key) === 'true', keys.dismiss);
    await eventually(() => bar(other).isVisible()).toBe(true);
    await other.reload();
    await eventually(() => bar(other).isVisible()).toBe(false);
  });

  test('S-093 S-095 S-097 shows until its own id is dismissed, before and after the script', async () => {
    const { page } = stage;
    const own = 'announcement-bar';
    const cases: [id: string | undefined, flag: string | undefined, isClosed: boolean][] = [
      [undefined, undefined, false],
      [undefined, 'true', false],
      ['older', 'true', false],
      ['older', 'false', false],
      [own, 'true', true],
      [own, 'TRUE', false],
      [own, 'false', false],
      [own, undefined, false],
    ];
    for (const [id, flag, isClosed] of cases) {
      const label = `${id} ${flag}`;
      await store(stage, id, flag);
      const early = await stage.openWithoutViewer('docs/');
      await eventually(async () => [label, await attribute(early)]).toEqual([
        label,
        String(isClosed),
      ]);
      await eventually(async () => [label, await bar(early).isVisible()]).toEqual([
        label,
        !isClosed,
      ]);
      await early.close();

      await stage.open('docs/');
      await eventually(async () => [label, await bar(page).isVisible()]).toEqual([
        label,
        !isClosed,
      ]);
      // For a known id, the flag stays unchanged.
      const later = id === own ? (flag ?? null) : 'false';
      await eventually(async () => [label, await stored(page)]).toEqual([label, [own, later]]);
    }
  });

  test('S-096 an id with the old misspelling is the same, and is corrected in the storage', async () => {
    const { page } = stage;
    for (const flag of ['true', 'false']) {
      await store(stage, 'annoucement-bar', flag);
      const early = await stage.openWithoutViewer('docs/');
      await eventually(async () => [flag, await bar(early).isVisible()]).toEqual([
        flag,
        flag === 'false',
      ]);
      await stage.open('docs/');
      await eventually(async () => [flag, await bar(page).isVisible()]).toEqual([
        flag,
        flag === 'false',
      ]);
      await eventually(() => stored(page)).toEqual(['announcement-bar', flag]);
    }
  });

  test('S-092 S-093 a dismissed bar takes up no space at any time', async () => {
    const { page } = stage;
    await store(stage, 'announcement-bar', 'true');
    const early = await stage.openWithoutViewer('docs/long/');
    await eventually(async () => (await early.locator('.navbar').boundingBox())?.y).toBe(0);
    await stage.open('docs/long/');
    await eventually(async () => (await page.locator('.navbar').boundingBox())?.y).toBe(0);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('S-101 the sidebar ends at the bottom of the window, with and without the bar', async () => {
    const { page } = stage;
    const edges = async (tab: Page): Promise<number[]> => {
      const box = await tab.locator('.doc-sidebar__viewport').boundingBox();
      return [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)];
    };
    await stage.open('docs/long/');
    await eventually(() => edges(page)).toEqual([90, 700]);
    await page.evaluate(() => scrollTo(0, 300));
    await page.waitForSelector('.doc-sidebar:not(.doc-sidebar--below-bar)');
    await eventually(() => edges(page)).toEqual([60, 700]);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForSelector('.doc-sidebar--below-bar');
    await eventually(() => edges(page)).toEqual([90, 700]);
    await closeButton(page).click();
    await eventually(() => edges(page)).toEqual([60, 700]);
    const early = await stage.openWithoutViewer('docs/long/');
    await eventually(() => edges(early)).toEqual([60, 700]);
  });
});

describe('a bar with settings', () => {
  const announcementBar = {
    id: 'v2',
    content,
    backgroundColor: 'rgb(10, 20, 30)',
    textColor: 'rgb(240, 250, 255)',
    isCloseable: false,
  };
  const stage = setStage({
    site: () =>
      serveSmallSite({
        config: { announcementBar, navbar: { ...navbar, hideOnScroll: true } },
      }),
  });

  test('S-090 S-091 has its colours and id, and no button', async () => {
    const { page } = stage;
    await store(stage, 'annoucement-bar', 'true');
    await stage.open('docs/');
    await eventually(() => computed(bar(page), 'background-color', 'color')).toEqual([
      announcementBar.backgroundColor,
      announcementBar.textColor,
    ]);
    await eventually(() => computed(bar(page).locator('a'), 'color')).toEqual([
      announcementBar.textColor,
    ]);
    await eventually(() => bar(page).locator('button').count()).toBe(0);
    await eventually(() => stored(page)).toEqual(['v2', 'false']);
  });

  test('S-101 a sidebar that extends under the navbar ends at the bottom of the window too', async () => {
    const { page } = stage;
    await stage.open('docs/long/');
    await passes(async () => {
      const box = await page.locator('.doc-sidebar__viewport').boundingBox();
      expect([box?.y, box?.height]).toEqual([30, 670]);
    });
  });
});

describe('a site without an announcement bar', () => {
  const stage = setStage({ site: () => serveSmallSite() });

  test('S-090 S-093 has no bar and no attribute', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await eventually(() => bar(page).count()).toBe(0);
    await eventually(() => attribute(page)).toBeNull();
    await eventually(() => stored(page)).toEqual([null, null]);
  });
});
