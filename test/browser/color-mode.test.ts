import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import { layoutShifts } from './layout-shifts.ts';
import { listen } from './page-state.ts';
import { setStage } from './stage.ts';

const logo = {
  src: 'img/logo.svg',
  srcDark: 'img/logo-dark.svg',
  alt: 'Logo',
  width: 32,
  height: 32,
};
const navbar = { title: 'Small Site', logo, items: [] };

function toggle(page: Page): Locator {
  return page.locator('.navbar__color-mode');
}

/** Returns the effective theme and the choice on the `html` element. */
function shown(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    ['data-theme', 'data-theme-choice'].map((name) => document.documentElement.getAttribute(name)),
  );
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'));
}

async function label(page: Page): Promise<(string | null)[]> {
  return [await toggle(page).getAttribute('title'), await toggle(page).getAttribute('aria-label')];
}

/** Returns both labels of the toggle in a mode. */
function labelFor(mode: string): string[] {
  return [mode, `Switch between dark and light mode (currently ${mode})`];
}

/** Returns class names of the icons in sight. */
function icons(page: Page): Promise<string[]> {
  return toggle(page)
    .locator('svg:visible')
    .evaluateAll((found) => found.map((icon) => icon.getAttribute('class') ?? ''));
}

/** Changes the preference of the system, and waits until the page has noticed it. */
async function prefer(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const heard = await listen(page, () => {
    const media = matchMedia('(prefers-color-scheme: dark)');
    const result = new Promise<void>((resolve) => {
      media.addEventListener('change', () => setTimeout(resolve), { once: true });
    });
    return { media, result };
  });
  await page.emulateMedia({ colorScheme });
  await heard();
}

/** Returns file names of the logos in the navbar: all, and those in sight. */
async function logos(page: Page): Promise<{ all: string[]; visible: string[] }> {
  const names = (locator: Locator): Promise<string[]> =>
    locator.evaluateAll((found) =>
      found.map((image) => image.getAttribute('src')?.split('/').pop() ?? ''),
    );
  const all = page.locator('.navbar__logo img');
  return { all: await names(all), visible: await names(page.locator('.navbar__logo img:visible')) };
}

describe('with the defaults', () => {
  const stage = setStage({
    site: () => serveSmallSite({ config: { navbar } }),
    // The preference of the system is ignored.
    reader: { colorScheme: 'dark' },
  });

  test('S-102 S-103 S-104 starts light, set by the first script, before any style sheet', async () => {
    const html = await (await fetch(`${stage.site.url}docs/`)).text();
    expect(html).toMatch(/<head>(?:<meta [^>]*>)*<script>[^<]*data-theme-choice/);
    await stage.open('docs/');
    await eventually(() => shown(stage.page)).toEqual(['light', 'light']);
    await eventually(() => stored(stage.page)).toBeNull();
    await eventually(() => label(stage.page)).toEqual(labelFor('light mode'));
    const early = await stage.openWithoutViewer('docs/');
    await eventually(() => shown(early)).toEqual(['light', 'light']);
  });

  test('S-084 S-108 S-109 S-112 the toggle swaps dark and light, and stores the choice', async () => {
    const { page } = stage;
    await stage.open('docs/');
    for (const mode of ['dark', 'light', 'dark']) {
      await toggle(page).click();
      await eventually(() => shown(page)).toEqual([mode, mode]);
      await eventually(() => stored(page)).toBe(mode);
      await eventually(() => label(page)).toEqual(labelFor(`${mode} mode`));
    }
  });

  test('S-103 S-104 S-116 a stored theme applies before any script loads, without a layout shift', async () => {
    const { page } = stage;
    await stage.open('docs/long/');
    await toggle(page).click();
    const early = await stage.openWithoutViewer('docs/long/');
    await eventually(() => shown(early)).toEqual(['dark', 'dark']);
    await eventually(() => logos(early)).toEqual({
      all: ['logo.svg', 'logo-dark.svg'],
      visible: ['logo-dark.svg'],
    });
    const background = (tab: Page): Promise<string> =>
      tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await passes(async () => {
      expect(await background(early)).toBe(await background(page));
    });

    await stage.open('docs/long/');
    await eventually(() => shown(page)).toEqual(['dark', 'dark']);
    await eventually(() => logos(page)).toEqual({
      all: ['logo-dark.svg'],
      visible: ['logo-dark.svg'],
    });
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('S-106 the query sets the theme of this visit, and nothing is stored', async () => {
    const { page } = stage;
    await stage.open('docs/?docusaurus-theme=dark');
    await eventually(() => shown(page)).toEqual(['dark', 'dark']);
    await eventually(() => label(page)).toEqual(labelFor('dark mode'));
    await eventually(() => stored(page)).toBeNull();
    await stage.open('docs/');
    await eventually(() => shown(page)).toEqual(['light', 'light']);
  });

  test('S-104 S-106 the query overrides the storage, unless it names no theme', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await toggle(page).click();
    await stage.open('docs/?docusaurus-theme=light');
    await eventually(() => shown(page)).toEqual(['light', 'light']);
    await eventually(() => stored(page)).toBe('dark');
    for (const value of ['blue', 'system', '']) {
      await stage.open(`docs/?docusaurus-theme=${value}`);
      await eventually(() => shown(page)).toEqual(['dark', 'dark']);
    }
    await page.evaluate(() => localStorage.setItem('theme', 'blue'));
    await stage.open('docs/');
    await eventually(() => shown(page)).toEqual(['light', 'light']);
  });

  test('S-107 the query sets data attributes and ignores invalid names', async () => {
    const { page } = stage;
    await stage.open(
      'docs/?docusaurus-data-navbar=false&docusaurus-data-a%20b=x&docusaurus-data-red=a%22b&data-no=1',
    );
    await passes(async () => {
      const data = await page.evaluate(() => ({ ...document.documentElement.dataset }));
      expect(data).toMatchObject({ navbar: 'false', red: 'a"b', theme: 'light' });
      expect(data).not.toHaveProperty('no');
    });
  });

  test('S-110 another tab decides: dark, system, anything else is light', async () => {
    const { page } = stage;
    await stage.open('docs/');
    const other = await stage.openTab('docs/');
    const set = async (value: string | null, theme: string, choice: string): Promise<void> => {
      await other.evaluate((text) => {
        if (text === null) localStorage.removeItem('theme');
        else localStorage.setItem('theme', text);
      }, value);
      const selector = `html[data-theme="${theme}"][data-theme-choice="${choice}"]`;
      await page.waitForSelector(selector, { state: 'attached' });
      await eventually(() => label(page)).toEqual(labelFor(`${choice} mode`));
    };
    await set('dark', 'dark', 'dark');
    await set('blue', 'light', 'light');
    await set('dark', 'dark', 'dark');
    await set('system', 'light', 'system');
    await set('dark', 'dark', 'dark');
    await set(null, 'light', 'system');
    await eventually(() => stored(page)).toBeNull();
    // The toggle continues from there.
    await toggle(page).click();
    await eventually(() => shown(page)).toEqual(['dark', 'dark']);
  });

  test('S-112 S-113 S-114 before the script loads, the toggle is disabled but has its icon', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await eventually(() => icons(page)).toEqual(['icon-light']);
    await toggle(page).click();
    await eventually(() => icons(page)).toEqual(['icon-dark']);

    const early = await stage.openWithoutViewer('docs/');
    await eventually(() => toggle(early).isDisabled()).toBe(true);
    await eventually(() =>
      toggle(early).evaluate((button) => getComputedStyle(button).cursor),
    ).toBe('not-allowed');
    await eventually(() => label(early)).toEqual(labelFor('system mode'));
    await eventually(() => toggle(early).locator('svg').count()).toBe(3);
    await eventually(() => icons(early)).toEqual(['icon-dark']);

    await stage.open('docs/');
    await eventually(() => toggle(page).isEnabled()).toBe(true);
    await eventually(() => toggle(page).locator('svg').count()).toBe(3);
  });

  test('S-115 the toggle is on the right, or in the header of the menu on small screens', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await eventually(() =>
      page.locator('.theme-layout-navbar-right .color-mode-toggle').count(),
    ).toBe(1);
    await passes(async () => {
      const box = await toggle(page).boundingBox();
      expect(box?.x).toBeGreaterThan(1280 / 2);
    });

    await page.setViewportSize({ width: 997, height: 700 });
    await eventually(() => toggle(page).isVisible()).toBe(true);
    await page.setViewportSize({ width: 996, height: 700 });
    await eventually(() => toggle(page).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const inMenu = page.locator('.navbar-sidebar__brand .color-mode-toggle');
    await inMenu.click();
    await eventually(() => shown(page)).toEqual(['dark', 'dark']);
  });

  test('S-116 both images are in the document, and the style sheet shows one of them', async () => {
    const context = await stage.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${stage.site.url}docs/`);
    const both = ['logo.svg', 'logo-dark.svg'];
    await eventually(() => logos(page)).toEqual({ all: both, visible: ['logo.svg'] });
    await context.close();

    const early = await stage.openWithoutViewer('docs/');
    const show = async (theme: string | null): Promise<string[]> => {
      await early.evaluate((value) => {
        if (value === null) delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = value;
      }, theme);
      return (await logos(early)).visible;
    };
    await eventually(() => show('dark')).toEqual(['logo-dark.svg']);
    await eventually(() => show('light')).toEqual(['logo.svg']);
    await eventually(() => show(null)).toEqual(['logo.svg']);

    await stage.open('docs/');
    await eventually(async () => (await logos(stage.page)).all).toEqual(['logo.svg']);
    await toggle(stage.page).click();
    await eventually(async () => (await logos(stage.page)).all).toEqual(['logo-dark.svg']);
  });
});

describe('with the preference of the system', () => {
  const colorMode = { respectPrefersColorScheme: true };
  const stage = setStage({
    site: () => serveSmallSite({ config: { navbar, colorMode } }),
    reader: { colorScheme: 'dark' },
  });

  test('S-103 S-104 S-112 S-114 starts with the theme of the system', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await eventually(() => shown(page)).toEqual(['dark', 'system']);
    await eventually(() => label(page)).toEqual(labelFor('system mode'));
    await eventually(() => icons(page)).toEqual(['icon-system']);
    await eventually(async () => (await logos(page)).all).toEqual(['logo-dark.svg']);
    const early = await stage.openWithoutViewer('docs/');
    await eventually(() => shown(early)).toEqual(['dark', 'system']);
    await early.emulateMedia({ colorScheme: 'light' });
    await early.reload();
    await eventually(() => shown(early)).toEqual(['light', 'system']);
  });

  test('S-108 S-109 S-112 the toggle cycles through system, light and dark', async () => {
    const { page } = stage;
    await stage.open('docs/');
    for (const expected of [
      ['light', 'light', 'light', 'light mode'],
      ['dark', 'dark', 'dark', 'dark mode'],
      ['dark', 'system', null, 'system mode'],
      ['light', 'light', 'light', 'light mode'],
    ]) {
      await toggle(page).click();
      await eventually(async () => [
        ...(await shown(page)),
        await stored(page),
        (await label(page))[0] ?? null,
      ]).toEqual(expected);
    }
  });

  test('S-111 a change of the system is followed at once, unless the reader has chosen', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForSelector('html[data-theme="light"]', { state: 'attached' });
    await eventually(() => shown(page)).toEqual(['light', 'system']);
    await eventually(async () => (await logos(page)).all).toEqual(['logo.svg']);
    await eventually(() => stored(page)).toBeNull();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForSelector('html[data-theme="dark"]', { state: 'attached' });

    await toggle(page).click();
    await eventually(() => shown(page)).toEqual(['light', 'light']);
    await prefer(page, 'light');
    await prefer(page, 'dark');
    await eventually(() => shown(page)).toEqual(['light', 'light']);

    // And again when the reader has chosen the system.
    await toggle(page).click();
    await toggle(page).click();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForSelector('html[data-theme="light"]', { state: 'attached' });
  });

  test('S-110 a key that another tab removes restores the system preference', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await toggle(page).click();
    await eventually(() => shown(page)).toEqual(['light', 'light']);
    const other = await stage.openTab('docs/');
    await other.evaluate(() => localStorage.removeItem('theme'));
    await page.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
    await eventually(() => shown(page)).toEqual(['dark', 'system']);
  });
});

describe('with dark as the default', () => {
  const stage = setStage({
    site: () => serveSmallSite({ config: { navbar, colorMode: { defaultMode: 'dark' } } }),
    reader: { colorScheme: 'light' },
  });

  test('S-102 S-104 S-108 S-109 S-110 starts dark, and returns to dark when the choice is removed', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await eventually(() => shown(page)).toEqual(['dark', 'dark']);
    await toggle(page).click();
    await eventually(() => shown(page)).toEqual(['light', 'light']);
    const other = await stage.openTab('docs/');
    await other.evaluate(() => localStorage.removeItem('theme'));
    await page.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
    await eventually(() => shown(page)).toEqual(['dark', 'system']);
    await toggle(page).click();
    // Any removal selects dark mode, even if nothing visible changes.
    await eventually(() => shown(page)).toEqual(['dark', 'dark']);
    await toggle(page).click();
    await eventually(() => shown(page)).toEqual(['light', 'light']);
  });
});

describe('without the switch', () => {
  const colorMode = { defaultMode: 'dark', disableSwitch: true };
  const stage = setStage({ site: () => serveSmallSite({ config: { navbar, colorMode } }) });

  test('S-102 S-105 there is no toggle, and both query and storage are ignored', async () => {
    const { page } = stage;
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('visited')) localStorage.setItem('theme', 'light');
      sessionStorage.setItem('visited', 'true');
    });
    await stage.open('docs/?docusaurus-theme=light');
    await eventually(() => shown(page)).toEqual(['dark', 'dark']);
    await eventually(() => page.locator('.color-mode-toggle').count()).toBe(0);
    await eventually(() => stored(page)).toBeNull();
    await page.setViewportSize({ width: 390, height: 700 });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.locator('.theme-layout-navbar-sidebar').waitFor();
    await eventually(() => page.locator('.color-mode-toggle').count()).toBe(0);

    // Another tab cannot choose either.
    await page.evaluate(() => {
      const event = { key: 'theme', newValue: 'light', storageArea: localStorage };
      dispatchEvent(new StorageEvent('storage', event));
    });
    await eventually(() => shown(page)).toEqual(['dark', 'dark']);
    const html = await (await fetch(`${stage.site.url}docs/`)).text();
    expect(html).not.toContain('color-mode-toggle');
  });
});
