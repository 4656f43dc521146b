import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { eventually } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import type { FixtureSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const announcementBar = { id: 'news', content: 'News' };
const closeButton = { name: 'Close', exact: true };

/** Returns the stored values by key. */
function kept(page: Page, type = 'localStorage'): Promise<unknown> {
  return page.evaluate((name) => ({ ...(Reflect.get(window, name) as Storage) }), type);
}

function theme(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-theme');
}

/** Returns the key of the theme in a site's inline script. */
async function themeKey(site: FixtureSite): Promise<string | undefined> {
  const html = await readFile(join(site.folder, 'index.html'), 'utf8');
  return /"theme":"([^"]*)"/.exec(html)?.[1];
}

/** Lets the browser deny access to storage from now on. */
function denyStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const get = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
    Object.defineProperty(window, 'sessionStorage', { get });
  });
}

const tabs = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# Choices

<Tabs groupId="choice">
<TabItem value="first" label="First">One</TabItem>
<TabItem value="second" label="Second">Two</TabItem>
</Tabs>
`;

describe('localStorage', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite({
        config: { announcementBar, colorMode: { respectPrefersColorScheme: true } },
        files: { 'pages/choices.mdx': tabs },
      }),
    reader: { colorScheme: 'light' },
  });
  const toggle = (): ReturnType<Page['locator']> => stage.page.locator('.navbar__color-mode');

  test('S-082 S-083 S-084 values are set, read, deleted and observed under keys without a suffix', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await eventually(() => kept(page)).toEqual({
      'docusaurus.announcement.id': 'news',
      'docusaurus.announcement.dismiss': 'false',
    });
    await page.getByRole('button', closeButton).click();
    await toggle().click();
    await eventually(() => kept(page)).toMatchObject({
      theme: 'light',
      'docusaurus.announcement.dismiss': 'true',
    });
    await toggle().click();
    await eventually(() => kept(page)).toMatchObject({ theme: 'dark' });

    await stage.open('docs/');
    await eventually(() => theme(page)).toBe('dark');
    await eventually(() => page.locator('.announcement-bar').count()).toBe(0);
    await toggle().click();
    await eventually(() => kept(page)).not.toHaveProperty('theme');

    const other = await stage.openTab('docs/');
    await other.locator('.navbar__color-mode').click();
    await page.waitForSelector('html[data-theme-choice="light"]', { state: 'attached' });
    await eventually(() => kept(page, 'sessionStorage')).not.toHaveProperty('theme');
  });

  test('S-085 a change notifies this window, an unchanged value does not', async () => {
    const { page } = stage;
    await page.addInitScript(() => {
      const events: unknown[] = [];
      Reflect.set(window, 'events', events);
      window.addEventListener('storage', (event) => {
        const { key, oldValue, newValue, storageArea, url } = event;
        events.push([key, oldValue, newValue, storageArea === localStorage, url === location.href]);
      });
    });
    const events = (): Promise<unknown> =>
      page.evaluate(() => Reflect.get(window, 'events') as unknown);
    await stage.open('docs/');
    await eventually(() => events()).toEqual([
      ['docusaurus.announcement.id', null, 'news', true, true],
      ['docusaurus.announcement.dismiss', null, 'false', true, true],
    ]);

    // The id is written again.
    await stage.open('docs/');
    await eventually(() => events()).toEqual([]);
    for (let i = 0; i < 3; i++) await toggle().click();
    await eventually(() => events()).toEqual([
      ['theme', null, 'light', true, true],
      ['theme', 'light', 'dark', true, true],
      ['theme', 'dark', null, true, true],
    ]);
  });

  test('S-085 a listener reacts to its own key and storage only', async () => {
    const { page } = stage;
    await stage.open('docs/');
    const dispatch = (key: string | null, type: string): Promise<string | undefined> =>
      page.evaluate(
        ([name, area]) => {
          const storageArea = Reflect.get(window, area ?? '') as Storage;
          const event = { key: name, newValue: 'dark', storageArea };
          dispatchEvent(new StorageEvent('storage', event));
          return document.documentElement.dataset.theme;
        },
        [key, type],
      );
    await eventually(() => dispatch('theme', 'sessionStorage')).toBe('light');
    await eventually(() => dispatch('theme-docs', 'localStorage')).toBe('light');
    await eventually(() => dispatch(null, 'localStorage')).toBe('light');
    await eventually(() => dispatch('theme', 'localStorage')).toBe('dark');
  });

  test('S-086 a browser that denies storage is reported once, and the site works without it', async () => {
    const { page } = stage;
    await denyStorage(page);
    await stage.open('docs/');
    await page.getByRole('button', closeButton).click();
    await eventually(() => page.locator('.announcement-bar').count()).toBe(0);
    await toggle().click();
    await toggle().click();
    await eventually(() => theme(page)).toBe('dark');

    await stage.markWindow();
    await page.locator('.navbar__link', { hasText: 'Blog' }).click();
    await page.waitForURL('**/blog/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await eventually(() => stage.isSameWindow()).toBe(true);
    await eventually(() => theme(page)).toBe('dark');
    await eventually(() => page.locator('.announcement-bar').count()).toBe(0);

    const faults = stage.takeFaults();
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(
      /^The browser storage is not available\.\nPossible reasons: the page is shown in an iframe, in a private window, or with strict privacy settings\. .*Access is denied/,
    );
  });

  test('S-086 the script of tabs, which has storage code of its own, does not report it again', async () => {
    const { page } = stage;
    await denyStorage(page);
    await stage.open('choices/');
    await page.getByRole('tab', { name: 'Second' }).click();
    await page.getByText('Two', { exact: true }).waitFor();
    const faults = stage.takeFaults();
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('The browser storage is not available.');
  });

  test.each<[method: string, faults: string[], steps: number, shown: string]>([
    [
      'getItem',
      [
        "can't get key=docusaurus.announcement.id",
        "can't set docusaurus.announcement.id=news",
        "can't set docusaurus.announcement.dismiss=false",
        "can't set theme=light",
      ],
      1,
      'light',
    ],
    [
      'setItem',
      [
        "can't set docusaurus.announcement.id=news",
        "can't set theme=light",
        "can't set theme=dark",
      ],
      2,
      'dark',
    ],
    ['removeItem', ["can't delete key=theme"], 3, 'system'],
    ['addEventListener', ["can't listen for changes of key=theme"], 2, 'dark'],
  ])(
    'S-087 if %s fails, it is logged, and the site works',
    async (method, expected, steps, shown) => {
      const { page } = stage;
      // The id of the bar and the flag are stored.
      await stage.open('docs/');
      await page.addInitScript((name) => {
        const owner: object = name === 'addEventListener' ? window : Storage.prototype;
        const original = Reflect.get(owner, name) as (...values: unknown[]) => unknown;
        Reflect.set(owner, name, function (this: unknown, ...values: unknown[]) {
          if (name !== 'addEventListener' || values[0] === 'storage') throw new Error('Broken');
          return original.apply(this, values);
        });
      }, method);
      await stage.open('docs/');
      for (let i = 0; i < steps; i++) await toggle().click();
      await eventually(() => page.locator('html').getAttribute('data-theme-choice')).toBe(shown);
      const faults = stage.takeFaults();
      const format = /^Browser storage: (can't (?:get|set|delete|listen) .*) Error: Broken/;
      for (const fault of faults) expect(fault).toMatch(format);
      // The docs version is stored too, but is not part of this test.
      const messages = faults.flatMap((fault) => format.exec(fault)?.[1] ?? []);
      expect(messages.filter((message) => !message.includes('version'))).toEqual(expected);
    },
  );

  test('S-089 a key without storage reads as null, and nothing is written', async () => {
    const { page } = stage;
    const bundled = await build({
      entryPoints: [join(import.meta.dirname, '../../src/components/shell/browser-storage.ts')],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'browserStorageModule',
      footer: { js: 'Object.assign(window, { browserStorageModule });' },
    });
    await stage.open('docs/');
    // Not as a script element, which the policy forbids.
    await page.evaluate(bundled.outputFiles[0]?.text ?? '');
    const before = await kept(page);
    const use = (type: string): Promise<unknown> =>
      page.evaluate((persistence) => {
        type Slot = Record<'get' | 'set' | 'delete' | 'listen', (value?: unknown) => unknown>;
        const { storageSlot } = Reflect.get(window, 'browserStorageModule') as {
          storageSlot: (name: string, config: object) => Slot;
        };
        const slot = storageSlot('theme', { type: persistence, suffix: '' });
        const heard: unknown[] = [];
        const end = slot.listen((value: unknown) => heard.push(value)) as () => void;
        localStorage.setItem('theme', 'kept');
        const first = slot.get();
        slot.set('light');
        const second = localStorage.getItem('theme');
        slot.delete();
        const third = localStorage.getItem('theme');
        end();
        slot.set('dark');
        slot.delete();
        localStorage.removeItem('theme');
        return [first, second, third, heard];
      }, type);
    await eventually(() => use('none')).toEqual([null, 'kept', 'kept', []]);
    await eventually(() => use('localStorage')).toEqual(['kept', 'light', null, ['light', null]]);
    await eventually(() => kept(page)).toEqual(before);
  });
});

describe('sessionStorage with a namespace', () => {
  const storage = { type: 'sessionStorage', namespace: 'docs' };
  const stage = setStage({ site: () => serveSmallSite({ config: { announcementBar, storage } }) });

  test('S-082 S-083 S-098 the early script reads what the application wrote there', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await page.getByRole('button', closeButton).click();
    await page.locator('.navbar__color-mode').click();
    await eventually(() => kept(page, 'sessionStorage')).toMatchObject({
      'theme-docs': 'dark',
      'docusaurus.announcement.id-docs': 'news',
      'docusaurus.announcement.dismiss-docs': 'true',
    });
    await eventually(() => kept(page)).toEqual({});

    await page.route('**/assets/js/**', (route) => route.fulfill({ body: '' }));
    await page.reload();
    await eventually(() => theme(page)).toBe('dark');
    await eventually(() => page.locator('.announcement-bar').isVisible()).toBe(false);
    // These faults are about the empty scripts.
    stage.takeFaults();

    // A new tab has its own storage.
    const other = await stage.openTab('docs/');
    await eventually(() => theme(other)).toBe('light');
    await eventually(() => other.locator('.announcement-bar').isVisible()).toBe(true);
  });
});

test('S-083 with true, the namespace is a hash of origin and base path', async () => {
  const key = async (config: object): Promise<string | undefined> => {
    const site = await serveSmallSite({ config: { storage: { namespace: true }, ...config } });
    const found = await themeKey(site);
    await site.close();
    return found;
  };
  const [first, again, otherUrl, otherBase] = await Promise.all([
    key({}),
    key({ title: 'Other' }),
    key({ url: 'https://example.com' }),
    key({ baseUrl: '/other/' }),
  ]);
  expect(first).toMatch(/^theme-[\w-]{3,12}$/);
  expect(again).toBe(first);
  expect(new Set([first, otherUrl, otherBase]).size).toBe(3);
});
