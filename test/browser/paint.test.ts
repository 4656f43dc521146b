import { describe, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { eventually, passes } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import { hydrated } from './page-state.ts';
import { setStage } from './stage.ts';

/** Loads per test: a browser paints at different moments of a load. */
const loads = 2;

/**
 * Loads pages one after another over a slow network, and returns the brightness (0 to 255) of the brightest frame that
 * the window showed meanwhile, and the number of frames.
 */
async function brightestFrame(
  page: Page,
  urls: readonly string[],
): Promise<{ brightness: number; frames: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Nothing comes from the cache, and the style sheet arrives several frames after the document.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
  const images: Buffer[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    images.push(Buffer.from(data, 'base64'));
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  for (const url of urls) {
    await page.goto(url);
    await page.waitForLoadState('load');
  }
  await session.send('Page.stopScreencast');
  const levels: number[] = [];
  for (const image of images) {
    const { channels } = await sharp(image).removeAlpha().greyscale().stats();
    levels.push(channels[0]?.mean ?? 255);
  }
  await session.detach();
  return { brightness: Math.max(...levels), frames: levels.length };
}

/** Loads two pages in turn, the first of them once before frames are watched. */
async function watchLoads(
  { site, page }: { site: { url: string }; page: Page },
  paths: readonly [string, string],
): Promise<{ brightness: number; frames: number }> {
  await page.goto(site.url + paths[0]);
  const urls = Array.from({ length: loads }, () => [...paths].reverse()).flat();
  return brightestFrame(
    page,
    urls.map((path) => site.url + path),
  );
}

/** Opens a reader whose browser runs no scripts. */
async function withoutScripts(
  stage: ReturnType<typeof setStage>,
  colorScheme: 'light' | 'dark',
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await stage.browser.newContext({
    javaScriptEnabled: false,
    colorScheme,
    viewport: { width: 1280, height: 700 },
  });
  return { context, page: await context.newPage() };
}

const paths = ['docs/', 'docs/long/'] as const;

describe('with the defaults', () => {
  const stage = setStage({ site: () => serveSmallSite({}) });

  test('S-103 with a stored dark mode, a load shows no light frame', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    const { brightness, frames } = await watchLoads(stage, paths);
    expect(frames).toBeGreaterThan(loads);
    expect(brightness).toBeLessThan(80);
    // The measure sees light frames.
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    expect((await watchLoads(stage, paths)).brightness).toBeGreaterThan(200);
    await hydrated(page);
  });
});

describe('with the preference of the system', () => {
  const stage = setStage({
    site: () => serveSmallSite({ config: { colorMode: { respectPrefersColorScheme: true } } }),
    reader: { colorScheme: 'dark' },
  });

  test('S-103 with a dark system, a load shows no light frame', async () => {
    const { brightness, frames } = await watchLoads(stage, paths);
    expect(frames).toBeGreaterThan(loads);
    expect(brightness).toBeLessThan(80);
    await hydrated(stage.page);
  });

  test('S-104 without scripts, pages follow the system too, with all of their colours', async () => {
    await stage.open('docs/');
    const colors = (page: Page): Promise<string[]> =>
      page.evaluate(() =>
        [document.documentElement, document.querySelector('.navbar') ?? document.body].flatMap(
          (element) => {
            const { colorScheme, color, backgroundColor } = getComputedStyle(element);
            return [colorScheme, color, backgroundColor];
          },
        ),
      );
    const scripted = await passes(async () => {
      const all = await colors(stage.page);
      expect(all[0]).toBe('dark');
      return all;
    });
    const dark = await withoutScripts(stage, 'dark');
    const { brightness } = await watchLoads({ site: stage.site, page: dark.page }, paths);
    expect(brightness).toBeLessThan(80);
    await eventually(() => colors(dark.page)).toEqual(scripted);
    // On paper, the page is light.
    await dark.page.emulateMedia({ media: 'print' });
    await eventually(async () => (await colors(dark.page))[0]).toBe('light');
    await dark.context.close();
    const light = await withoutScripts(stage, 'light');
    await light.page.goto(`${stage.site.url}docs/`);
    await eventually(async () => (await colors(light.page))[0]).toBe('light');
    await light.context.close();
  });
});
