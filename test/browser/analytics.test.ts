import { describe, expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '../run/eventually.ts';
import { base, serveSmallSite } from './fixture-site.ts';
import { setStage, type Stage } from './stage.ts';

const tagScript = 'https://www.googletagmanager.com/gtag/js?id=G-FIRST';

/** Returns the calls that a page sent to the service, without the time of the first one. */
async function calls(stage: Stage): Promise<unknown[][]> {
  const all = await stage.page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    if (!Array.isArray(layer)) return [];
    return layer.map((call: ArrayLike<unknown>) =>
      Array.from(call, (value) => (value instanceof Date ? 'time' : value)),
    );
  });
  return all;
}

/** Opens a page with a service that answers and does nothing else. */
async function open(stage: Stage, path: string): Promise<string[]> {
  const requests: string[] = [];
  await stage.context.route(/googletagmanager\.com|google-analytics\.com/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'window.tagLoaded = true;',
    });
  });
  await stage.open(path);
  return requests;
}

const pageView = (path: string): unknown[][] => [
  ['set', 'page_path', base + path],
  ['event', 'page_view'],
];

describe('analytics', () => {
  const stage = setStage({
    site: () => serveSmallSite({ config: { analytics: { trackingIds: ['G-FIRST', 'G-SECOND'] } } }),
  });

  test('S-320 S-321 the first load configures each id, and nothing else', async () => {
    const requests = await open(stage, 'docs/');
    await stage.page.waitForFunction(() => Reflect.get(window, 'tagLoaded') === true);
    expect(requests).toEqual([tagScript]);
    await eventually(() => calls(stage)).toEqual([
      ['js', 'time'],
      ['config', 'G-FIRST'],
      ['config', 'G-SECOND'],
    ]);
    const html = await readFile(join(stage.site.folder, 'docs/index.html'), 'utf8');
    expect(html).toContain('<link rel="preconnect" href="https://www.google-analytics.com">');
    expect(html).toContain('<link rel="preconnect" href="https://www.googletagmanager.com">');
    expect(html).toContain(`<script async src="${tagScript}"></script>`);
    expect(html).not.toContain('anonymize_ip');
  });

  test('S-321 every change of path, query or hash is a page view, sent once the title is set', async () => {
    await open(stage, 'docs/');
    await stage.markWindow();
    const { page } = stage;
    const before = (await calls(stage)).length;
    const follow = (href: string): Promise<void> =>
      page.evaluate((address) => {
        const link = document.createElement('a');
        link.href = address;
        document.querySelector('main')?.append(link);
        link.click();
      }, href);
    const reported = async (count: number): Promise<unknown[][]> => {
      await page.waitForFunction(
        (length) => (Reflect.get(window, 'dataLayer') as unknown[]).length >= length,
        before + count,
      );
      return (await calls(stage)).slice(before);
    };
    // The function is looked up when it is called, so a page may replace it.
    await page.evaluate(() => {
      const titles: string[] = [];
      const tag = Reflect.get(window, 'gtag') as (...parameters: unknown[]) => void;
      Reflect.set(window, 'titles', titles);
      Reflect.set(window, 'gtag', (...parameters: unknown[]) => {
        if (parameters[0] === 'event') titles.push(document.title);
        tag(...parameters);
      });
    });
    await follow(`${base}docs/long/`);
    await eventually(() => reported(2)).toEqual(pageView('docs/long/'));
    await follow(`${base}docs/long/?a=1`);
    await eventually(() => reported(4)).toEqual([
      ...pageView('docs/long/'),
      ...pageView('docs/long/?a=1'),
    ]);
    await follow('#second');
    await eventually(async () => (await reported(6)).slice(4)).toEqual(
      pageView('docs/long/?a=1#second'),
    );
    // The same address again is not a view.
    await follow('#second');
    await follow(`${base}about/`);
    await eventually(async () => (await reported(8)).slice(6)).toEqual(pageView('about/'));
    await page.goBack();
    await eventually(async () => (await reported(10)).slice(8)).toEqual(
      pageView('docs/long/?a=1#second'),
    );
    await eventually(() => page.evaluate(() => Reflect.get(window, 'titles') as unknown)).toEqual([
      'A long page | Small Site',
      'A long page | Small Site',
      'A long page | Small Site',
      'About | Small Site',
      'A long page | Small Site',
    ]);
    await eventually(() => stage.isSameWindow()).toBe(true);
  });

  test('S-320 the policy of the pages allows the service and nothing else', async () => {
    await open(stage, 'docs/');
    const { page } = stage;
    const reaches = (url: string): Promise<boolean> =>
      page.evaluate(
        (address) =>
          fetch(address).then(
            () => true,
            () => false,
          ),
        url,
      );
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' } }),
    );
    await eventually(() => reaches('https://www.google-analytics.com/g/collect')).toBe(true);
    await eventually(() => reaches('https://region1.google-analytics.com/g/collect')).toBe(true);
    expect(stage.takeFaults()).toEqual([]);
    await eventually(() => reaches('https://elsewhere.example/')).toBe(false);
    await eventually(() => stage.faults.join()).toContain('Content Security Policy');
    stage.takeFaults();
  });
});

describe('a site without analytics', () => {
  const stage = setStage({ site: () => serveSmallSite() });

  test('S-322 contains no analytics code, and does not replace a global function of that name', async () => {
    const files = await readdir(stage.site.folder, { recursive: true });
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const html = await readFile(join(stage.site.folder, file), 'utf8');
      expect(html).not.toMatch(/gtag|googletagmanager|google-analytics/);
    }
    await stage.open('docs/');
    const { page } = stage;
    await page.evaluate(() => {
      const seen: unknown[] = [];
      Reflect.set(window, 'seen', seen);
      Reflect.set(window, 'gtag', (...parameters: unknown[]) => seen.push(parameters));
    });
    await page.locator('.doc-sidebar a', { hasText: 'A long page' }).click();
    await page.locator('h1', { hasText: 'A long page' }).waitFor();
    // The next task comes after the one that would send a view.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    await eventually(() => page.evaluate(() => Reflect.get(window, 'seen') as unknown)).toEqual([]);
  });
});

test('S-320 addresses are anonymized if the option asks for it', async () => {
  const site = await serveSmallSite({
    config: { analytics: { trackingIds: 'G-ONE', anonymizeIp: true } },
  });
  try {
    const html = await readFile(join(site.folder, 'index.html'), 'utf8');
    expect(html).toContain(`gtag('config',"G-ONE",{"anonymize_ip":true});`);
  } finally {
    await site.close();
  }
});
