import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { eventually, passes } from '../run/eventually.ts';
import { base, serveFixtureSite } from './fixture-site.ts';
import { layoutShifts } from './layout-shifts.ts';
import { hydrated } from './page-state.ts';
import { serveSlowly } from './slow-server.ts';
import { setStage } from './stage.ts';
import { total, transfersOf } from './transfer.ts';
import type { Transfer } from './transfer.ts';

/** Bytes. */
const KiB = 1024;

const apiKinds = ['api-overview', 'class', 'namespace', 'group', 'file', 'folder', 'index', 'page'];

const stage = setStage({ site: serveFixtureSite });

/** A class with base classes, members and a diagram. */
const classPage = 'docs/api/classes/micro-os-plus/micro-test-plus/test-suite/';

/** A class whose title takes several lines. */
const longTitle =
  'docs/api/structs/micro-os-plus/micro-test-plus/type-traits/value-t-requires-t-is-floating-point-v-t/';

/** Returns a figure over its limit, with every response and its size. */
function excess(name: string, actual: number, limit: number, all: readonly Transfer[]): string[] {
  if (actual <= limit) return [];
  const lines = all.map(({ url, kind, size }) => `${size} ${kind} ${url}`);
  return [`${name}: ${actual}, at most ${limit}:\n${lines.sort().join('\n')}`];
}

describe('a first visit', () => {
  test('to a class, before the reader does anything', async () => {
    const all = await transfersOf(stage.page, stage.site.url + classPage);
    const own = all.filter(({ kind }) => kind !== 'prefetched');
    // These responses must be there, each once; otherwise the measurement is wrong.
    expect(total(all, 'document')).toBeGreaterThan(4 * KiB);
    expect(total(all, 'script')).toBeGreaterThan(60 * KiB);
    expect(total(all, 'style')).toBeGreaterThan(5 * KiB);
    expect(new Set(own.map(({ url }) => url)).size).toBe(own.length);
    expect([
      ...excess('scripts', total(own, 'script'), 80 * KiB, own),
      ...excess('style sheets', total(own, 'style'), 14 * KiB, own),
      ...excess('everything', total(own), 110 * KiB, own),
      ...excess('requests', own.length, 8, own),
    ]).toEqual([]);
  });

  test.each([
    classPage,
    'docs/api/namespaces/micro-os-plus/micro-test-plus/',
    'docs/api/indices/classes/all/',
  ])(
    'to a page with many links prefetches links in sight, not those that menus and scrolling hide: %s',
    async (path) => {
      const all = await transfersOf(stage.page, stage.site.url + path, 6);
      const ahead = all.filter(({ kind }) => kind === 'prefetched');
      expect(ahead.length).toBeGreaterThan(5);
      expect([
        ...excess('documents', ahead.length, 25, ahead),
        ...excess('bytes', total(ahead), 250 * KiB, ahead),
      ]).toEqual([]);
      // A link in a closed menu.
      expect(ahead.filter(({ url }) => url.endsWith('/docs/maintainer/'))).toEqual([]);
    },
  );

  test('prefetches no more in ten seconds than it took itself', async () => {
    const { page } = stage;
    await stage.open('docs/api/classes/');
    await page.waitForFunction(() => document.querySelectorAll('link[rel="prefetch"]').length > 2);
    await page.waitForLoadState('networkidle');
    await passes(async () => {
      const [own, ahead] = await page.evaluate(() => {
        const hints = new Set(
          [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(
            ({ href }) => href,
          ),
        );
        let sizes: [own: number, ahead: number] = [0, 0];
        for (const entry of performance.getEntries()) {
          if (!(entry instanceof PerformanceResourceTiming)) continue;
          const size = entry.encodedBodySize;
          const [before, after] = sizes;
          sizes = hints.has(entry.name) ? [before, after + size] : [before + size, after];
        }
        return sizes;
      });
      expect(ahead).toBeGreaterThan(0);
      expect(ahead).toBeLessThanOrEqual(own);
    });
  });

  test('the documents of the API are small: median, and each', async () => {
    const pages = stage.site.pages.filter(({ kind }) => apiKinds.includes(kind));
    expect(pages.length).toBeGreaterThan(80);
    const sizes = await Promise.all(
      pages.map(async ({ href }): Promise<[size: number, href: string]> => {
        const file = join(stage.site.folder, href.slice(base.length), 'index.html');
        return [gzipSync(await readFile(file), { level: 9 }).length, href];
      }),
    );
    sizes.sort(([a], [b]) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]?.[0]).toBeLessThanOrEqual(12 * KiB);
    expect(sizes.filter(([size]) => size > 32 * KiB)).toEqual([]);
  });
});

test.each([
  { width: 1280, theme: 'light', isDismissed: false },
  { width: 1280, theme: 'dark', isDismissed: true },
  { width: 390, theme: 'light', isDismissed: true },
  { width: 390, theme: 'dark', isDismissed: false },
])(
  'nothing shifts while a page loads, and no request goes to other sites: $width pixels, $theme',
  async ({ width, theme, isDismissed }) => {
    const kinds = new Map(stage.site.pages.map((page) => [page.kind, page]));
    expect(kinds.size).toBeGreaterThan(15);
    const { page } = stage;
    const { origin } = new URL(stage.site.url);
    const moved: string[] = [];
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== origin) foreign.push(request.url());
    });
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(
      ([theme, isDismissed]) => {
        localStorage.setItem('theme', theme);
        localStorage.setItem('docusaurus.announcement.id', 'release-3.2.2');
        localStorage.setItem('docusaurus.announcement.dismiss', String(isDismissed));
      },
      [theme, isDismissed] as const,
    );
    for (const { href, kind } of kinds.values()) {
      await page.goto(origin + href);
      await hydrated(page);
      await eventually(() => page.getAttribute('html', 'data-theme')).toBe(theme);
      const hasBar = kind !== 'debug' && !isDismissed;
      await eventually(async () => [
        href,
        await page.locator('.theme-announcement-bar').isVisible(),
      ]).toEqual([href, hasBar]);
      for (const shift of await layoutShifts(page)) moved.push(`${kind}: ${shift}`);
    }
    expect(moved).toEqual([]);
    expect(foreign).toEqual([]);
  },
);

test('nothing shifts while a document arrives in pieces', async () => {
  const server = await serveSlowly(new URL(stage.site.url).origin);
  const { page } = stage;
  const moved: string[] = [];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '',
      classPage,
      longTitle,
      'docs/install/',
      'docs/api/',
      'blog/',
      'blog/tags/',
      'blog/2025/03/14/micro-test-plus-v3-2-2-released/',
    ]) {
      await page.goto(server.origin + base + path);
      await hydrated(page);
      await eventually(async () => [path, await page.locator('.footer').isVisible()]).toEqual([
        path,
        true,
      ]);
      for (const shift of await layoutShifts(page)) moved.push(`${width} ${path}: ${shift}`);
    }
  }
  // End prefetching before its server closes.
  await page.goto('about:blank');
  await server.close();
  expect(moved).toEqual([]);
});
