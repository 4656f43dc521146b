import { describe, expect, test } from '@jest/globals';
import type { Request } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { base, serveSmallSite } from './fixture-site.ts';
import { holdLaterScripts } from './page-state.ts';
import { setStage } from './stage.ts';

/** A React page that counts how often its script runs. */
const countedPage = `
if (typeof window !== 'undefined') window.evaluations = (window.evaluations ?? 0) + 1;
export default function Counted() { return <main><h1>Counted</h1></main>; }
`;

const gap = '<div style="height: 3000px"></div>';

const stage = setStage({
  site: () =>
    serveSmallSite({
      files: {
        'pages/counted.tsx': countedPage,
        'sidebars.yaml': `docsSidebar: [index, far, long, { type: category, label: Guide, items: [guide/first, guide/second] }]`,
        'docs/far.md': `---\ntitle: Far\nslug: /far/\n---\n\n[Near](/counted/)\n\n${gap}\n\n[Deep](/about/) and [again](/about/)\n\n${gap}\n`,
      },
    }),
});

/** Returns how many elements ask the browser to prefetch a page. */
function hints(path: string): Promise<number> {
  return stage.page.locator(`head link[rel="prefetch"][href="${base}${path}"]`).count();
}

/** Waits for such an element. */
async function hinted(path: string): Promise<void> {
  const selector = `head link[rel="prefetch"][href="${base}${path}"]`;
  await stage.page.waitForSelector(selector, { state: 'attached' });
}

/** Collects the requests of scripts for a document, however it is requested. */
function collect(path: string): Request[] {
  const requests: Request[] = [];
  stage.page.on('request', (request) => {
    if (new URL(request.url()).pathname === base + path) requests.push(request);
  });
  return requests;
}

function evaluations(): Promise<unknown> {
  return stage.page.evaluate(() => Reflect.get(window, 'evaluations') as unknown);
}

/** Calls a function that the window provides. */
function call(name: 'prefetch' | 'preload', path: string): Promise<void> {
  return stage.page.evaluate(
    ([key, to]) => {
      const offered: unknown = Reflect.get(window, 'docusaurus');
      const fetch: unknown = offered instanceof Object ? Reflect.get(offered, key) : undefined;
      if (typeof fetch === 'function') Reflect.apply(fetch, undefined, [to]);
    },
    [name, base + path] as const,
  );
}

describe('links', () => {
  test('S-044 S-048 are prefetched when they come into view, each page once', async () => {
    const { page } = stage;
    const requests = collect('about/');
    await stage.open('docs/far/');
    await hinted('counted/');
    await eventually(() => hints('about/')).toBe(0);
    await page.getByRole('link', { name: 'Deep' }).scrollIntoViewIfNeeded();
    await hinted('about/');
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('link', { name: 'again' }).scrollIntoViewIfNeeded();
    // An observer that still watches would be called by the next frame but one.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await eventually(() => hints('about/')).toBe(1);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers()['sec-purpose'] ?? requests[0]?.headers().purpose).toMatch(
      /^prefetch/,
    );
  });

  test('S-044 are also prefetched when they appear later', async () => {
    const { page } = stage;
    await stage.open('docs/far/');
    await hinted('counted/');
    await eventually(() => hints('docs/guide/second/')).toBe(0);
    // The contents of a closed group render when it is opened.
    await page.locator('.theme-doc-sidebar-menu [role="button"]', { hasText: 'Guide' }).click();
    await hinted('docs/guide/second/');

    // And those of the page after a navigation.
    await eventually(() => hints('about/')).toBe(0);
    await page.locator('.theme-layout-navbar a', { hasText: 'Docs' }).click();
    await page.locator('main h1', { hasText: 'Welcome' }).waitFor();
    await page.getByRole('link', { name: 'A stand-alone page' }).scrollIntoViewIfNeeded();
    await hinted('about/');
  });

  test('S-046 S-048 are loaded with their script once the pointer is over them', async () => {
    const { page } = stage;
    await stage.open('docs/far/');
    await hinted('counted/');
    const requests = collect('counted/');
    const near = page.getByRole('link', { name: 'Near' });
    await near.hover();
    await page.waitForFunction(() => Reflect.get(window, 'evaluations') === 1);
    expect(requests.map((request) => request.resourceType())).toEqual(['fetch']);
    await page.mouse.move(2, 400);
    await near.hover();
    await near.click();
    await page.locator('main h1', { hasText: 'Counted' }).waitFor();
    expect(requests).toHaveLength(1);
    await eventually(() => evaluations()).toBe(1);
  });

  test('S-046 S-048 are loaded on touch, and then not prefetched', async () => {
    const { page } = stage;
    await stage.open('docs/far/');
    const requests = collect('about/');
    const deep = page.getByRole('link', { name: 'Deep' });
    // Far below the window, so that it was not prefetched. The first touch loads the script.
    await eventually(async () => {
      await deep.dispatchEvent('touchstart');
      return requests.length;
    }).toBe(1);
    expect(requests[0]?.resourceType()).toBe('fetch');
    await deep.scrollIntoViewIfNeeded();
    await call('prefetch', 'about/');
    await deep.dispatchEvent('touchstart');
    await deep.click();
    await page.waitForURL('**/about/');
    await page.locator('main h1', { hasText: 'About' }).waitFor();
    await eventually(() => hints('about/')).toBe(0);
    expect(requests).toHaveLength(1);
  });
});

test('a finger that scrolls, and a pointer that passes by, load nothing', async () => {
  const { page } = stage;
  await stage.open('docs/far/');
  const requests = collect('about/');
  const [deep, again] = ['Deep', 'again'].map((name) => page.getByRole('link', { name }));
  // The script is there when it loads the page of another link.
  const loaded = page.waitForRequest((request) => request.resourceType() === 'fetch');
  await page.getByRole('link', { name: 'Near' }).hover();
  await loaded;
  for (const [link, begin, end] of [
    [deep, 'touchstart', 'touchmove'],
    [again, 'mouseover', 'mouseout'],
  ] as const)
    await link?.evaluate(
      (element, names) => {
        for (const name of names) element.dispatchEvent(new Event(name, { bubbles: true }));
      },
      [begin, end],
    );
  // Longer than a finger has to rest.
  await page.waitForTimeout(500);
  expect(requests).toEqual([]);
});

test('a link under the pointer is fetched, and parsed on the click', async () => {
  const { page } = stage;
  await page.addInitScript(() => {
    const { prototype } = DOMParser;
    const parse: unknown = Reflect.get(prototype, 'parseFromString');
    Reflect.set(window, 'parsed', 0);
    prototype.parseFromString = function (...step) {
      Reflect.set(window, 'parsed', Number(Reflect.get(window, 'parsed')) + 1);
      return Reflect.apply(parse as typeof prototype.parseFromString, this, step);
    };
  });
  await stage.open('docs/far/');
  const parsed = (): Promise<unknown> =>
    page.evaluate(() => Reflect.get(window, 'parsed') as unknown);
  const requests = collect('counted/');
  const near = page.getByRole('link', { name: 'Near' });
  await near.hover();
  await page.waitForFunction(() => Reflect.get(window, 'evaluations') === 1);
  await eventually(parsed).toBe(0);
  await near.click();
  // On the next page, another link could be under the pointer, whose card is parsed, too.
  await page.mouse.move(0, 0);
  await page.locator('main h1', { hasText: 'Counted' }).waitFor();
  await eventually(parsed).toBe(1);
  expect(requests.filter((request) => request.resourceType() === 'fetch')).toHaveLength(1);
});

test('the first click requests the page together with the script that shows it', async () => {
  const { page, site } = stage;
  const release = await holdLaterScripts(page, `${site.url}docs/far/`);
  await stage.open('docs/far/');
  await stage.markWindow();
  const requests = collect('docs/guide/second/');
  // No link in sight, which would be prefetched.
  const link = page.locator('a', { hasText: 'again' });
  await link.evaluate(
    (element, href) => element.setAttribute('href', href),
    `${base}docs/guide/second/`,
  );
  await link.evaluate((element) => (element as HTMLElement).click());
  await eventually(() => requests.length).toBe(1);
  release();
  await page.waitForURL('**/docs/guide/second/');
  await eventually(() => stage.isSameWindow()).toBe(true);
});

test.each([
  ['2g', { effectiveType: '2g' }],
  ['slow 2g', { effectiveType: 'slow-2g' }],
  ['a limit', { effectiveType: '4g', saveData: true }],
])('S-047 with %s nothing is fetched before a click', async (_, connection) => {
  const { page } = stage;
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value }),
    connection,
  );
  await stage.open('docs/far/');
  await stage.markWindow();
  const requests = collect('counted/');
  const near = page.getByRole('link', { name: 'Near' });
  await near.hover();
  await near.dispatchEvent('touchstart');
  await call('prefetch', 'counted/');
  await call('preload', 'counted/');
  // Both would send requests at once; a second without any is proof enough.
  await page.waitForTimeout(1000);
  await eventually(() => page.locator('head link[rel="prefetch"]').count()).toBe(0);
  expect(requests).toEqual([]);
  await near.click();
  await page.locator('main h1', { hasText: 'Counted' }).waitFor();
  expect(requests).toHaveLength(1);
  await eventually(() => stage.isSameWindow()).toBe(true);
});

describe('in other browsers', () => {
  test('S-045 without rel=prefetch the page is fetched with credentials', async () => {
    const { page } = stage;
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = (token) => token !== 'prefetch';
      const calls: unknown[] = [];
      Reflect.set(window, 'calls', calls);
      const fetch = window.fetch.bind(window);
      window.fetch = (input, init) => {
        calls.push([input, init?.credentials, init?.method ?? 'GET']);
        return fetch(input, init);
      };
    });
    const response = page.waitForResponse(`**${base}counted/`);
    await stage.open('docs/far/');
    expect((await response).status()).toBe(200);
    await eventually(() => page.locator('link[rel="prefetch"]').count()).toBe(0);
    await eventually(() =>
      page.evaluate(() => Reflect.get(window, 'calls') as unknown),
    ).toContainEqual([`${base}counted/`, 'include', 'GET']);
    // Errors must not surface.
    await page.route('**/about/', (route) => route.abort());
    const failed = page.waitForEvent('console');
    await page.getByRole('link', { name: 'Deep' }).scrollIntoViewIfNeeded();
    await failed;
    expect(stage.takeFaults().filter((fault) => !fault.startsWith('Failed to load'))).toEqual([]);
  });

  test('S-045 without IntersectionObserver each link is prefetched at once', async () => {
    const { page } = stage;
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));
    await stage.open('docs/far/');
    await hinted('about/');
    await eventually(() => hints('docs/guide/second/')).toBe(0);
    await page.locator('.theme-doc-sidebar-menu [role="button"]', { hasText: 'Guide' }).click();
    await hinted('docs/guide/second/');
  });
});

describe('the window', () => {
  test('S-048 S-049 has both functions that fetch a page, and they are read-only', async () => {
    const { page } = stage;
    await stage.open('docs/far/');
    await passes(async () => {
      const offered = await page.evaluate(() => {
        const value = Reflect.get(window, 'docusaurus') as object;
        const types = Object.entries(value).map(([name, part]) => [name, typeof part]);
        return { types, isFrozen: Object.isFrozen(value) };
      });
      expect(offered).toEqual({
        types: [
          ['prefetch', 'function'],
          ['preload', 'function'],
        ],
        isFrozen: true,
      });
    });
    await call('prefetch', 'about/');
    await call('prefetch', 'about/');
    await eventually(() => hints('about/')).toBe(1);
    const requests = collect('counter/');
    const loaded = page.waitForResponse(`**${base}counter/`);
    await call('preload', 'counter/');
    await loaded;
    await call('preload', 'counter/');
    await call('prefetch', 'counter/');
    await eventually(() => hints('counter/')).toBe(0);
    expect(requests).toHaveLength(1);
  });

  test('S-048 a failed prefetch has no effect', async () => {
    const { page } = stage;
    await stage.open('docs/far/');
    await stage.markWindow();
    const missing = page.waitForResponse('**/nowhere/');
    await call('prefetch', 'nowhere/');
    expect((await missing).status()).toBe(404);
    const pattern = `**${base}docs/long/`;
    await page.route(pattern, (route) => route.abort());
    const failed = page.waitForEvent('console', (message) => message.text().includes('ERR_FAILED'));
    await call('preload', 'docs/long/');
    await failed;
    await page.unroute(pattern);
    await page.locator('.theme-doc-sidebar-menu a', { hasText: 'A long page' }).click();
    await page.locator('main h1', { hasText: 'A long page' }).waitFor();
    await eventually(() => stage.isSameWindow()).toBe(true);
    // The browser itself reports failed requests; the site does not.
    expect(stage.takeFaults().filter((fault) => !fault.startsWith('Failed to load'))).toEqual([]);
  });
});
