import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { eventually, passes } from '../run/eventually.ts';
import { photo } from '../images/photo.ts';
import { base, serveSmallSite } from './fixture-site.ts';
import { hydrated } from './page-state.ts';
import { setStage } from './stage.ts';

const pictures = `# Pictures

![A wide view](./img/wide%20view.jpg)

![A small drawing](/img/drawing.png)

<img src="./img/wide%20view.jpg" width="200" alt="A small view" />

![In the dark](./img/wide%20view.jpg#dark)

![Elsewhere](pathname:///img/drawing.png)

[All data](./data.zip), [a drawing](@site/static/img/drawing.png)

${'More text.\n\n'.repeat(120)}

![Far below](@site/docs/img/far.jpg)
`;

const gallery = `import Image from '@theme/IdealImage';
import wide from '../docs/img/wide view.jpg';

export default function Gallery() {
  return <main><h1>Gallery</h1><Image img={wide} alt="In a page" className="own" />
    <Image img={require('@site/static/img/drawing.png')} alt="Small, but asked for" /></main>;
}
`;

async function site() {
  const drawing = await sharp(await photo(300, 100))
    .png()
    .toBuffer();
  return serveSmallSite({
    files: {
      'docs/pictures.md': pictures,
      'docs/data.zip': 'data',
      'docs/img/wide view.jpg': await photo(1600, 800),
      'docs/img/far.jpg': await photo(1200, 600),
      'static/img/drawing.png': drawing,
      'pages/gallery.tsx': gallery,
    },
  });
}

const stage = setStage({ site });

const path = 'docs/pictures/';

function image(page: Page, alt: string): Locator {
  return page.getByAltText(alt, { exact: true });
}

/** Scrolls an image into view and waits until it has loaded. */
async function shown(found: Locator): Promise<void> {
  await found.scrollIntoViewIfNeeded();
  await found.evaluate(async (element: HTMLImageElement) => {
    if (!element.complete)
      await new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
    await element.decode();
  });
}

/** Returns the file of an image that the browser chose, without its hash. */
async function chosen(found: Locator): Promise<string> {
  await shown(found);
  const source = await found.evaluate((element: HTMLImageElement) => element.currentSrc);
  return new URL(source).pathname.slice(base.length).replace(/[.-][0-9a-f]{7,8}\./, '-HASH.');
}

/** Opens a page whose console may report missing files. */
async function openUnwatched(
  below: string,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Page> {
  const page = await stage.context.newPage();
  await prepare(page);
  await page.goto(stage.site.url + below);
  await hydrated(page);
  return page;
}

describe('images of texts', () => {
  test('S-238 S-239 S-241 have their size and a content hash in the file name; other files open next to the page', async () => {
    const { page } = stage;
    await stage.open(path);
    const attributes = (alt: string): Promise<Record<string, string>> =>
      image(page, alt).evaluate((element) =>
        Object.fromEntries(
          [...element.attributes].map(({ name, value }) => [
            name,
            value.replace(/[.-][0-9a-f]{7,8}\./g, '-HASH.').replace(/base64,[^)]+/, 'base64,…'),
          ]),
        ),
      );
    const sources = ['640', '1030'].map(
      (width) => `${base}assets/ideal-img/wide-view-HASH.${width}.jpg`,
    );
    await eventually(() => attributes('A wide view')).toEqual({
      alt: 'A wide view',
      src: sources[1],
      srcset: `${sources[0]} 640w, ${sources[1]} 1030w`,
      sizes: 'auto, (max-width: 800px) 100vw, 800px',
      width: '1600',
      height: '800',
      loading: 'lazy',
      decoding: 'async',
      style: 'background:url(data:image/webp;base64,…) center / cover no-repeat',
    });
    await eventually(() => attributes('A small view')).toMatchObject({
      width: '200',
      height: '100',
    });
    await eventually(() => attributes('A small drawing')).toEqual({
      alt: 'A small drawing',
      src: `${base}img/drawing.png`,
      width: '300',
      height: '100',
      loading: 'lazy',
      decoding: 'async',
    });
    // Style sheets may select images by their fragments.
    await eventually(() => attributes('In the dark')).toMatchObject({ src: `${sources[1]}#dark` });
    await eventually(() => attributes('Elsewhere')).toMatchObject({
      src: `${base}img/drawing.png`,
    });
    await eventually(() => attributes('Elsewhere')).not.toHaveProperty('width');
    // The image itself is there as well, for links and for feeds.
    const links = page.locator('.prose p > a');
    const hrefs = await passes(async () => {
      const all = await links.evaluateAll((elements) =>
        elements.map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
      );
      expect(all).toEqual([
        [expect.stringMatching(`^${base}assets/files/data-[0-9a-f]{8}\\.zip$`), '_blank'],
        [`${base}img/drawing.png`, '_blank'],
      ]);
      return all;
    });
    const answer = await page.request.get(new URL(hrefs[0]?.[0] ?? '', stage.site.url).href);
    expect([answer.status(), await answer.text()]).toEqual([200, 'data']);
  });

  test('S-315 S-316 S-317 load near the window, in the smallest variant that is sharp', async () => {
    const { page } = stage;
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await stage.open(path);
    await eventually(() => chosen(image(page, 'A wide view'))).toBe(
      'assets/ideal-img/wide-view-HASH.1030.jpg',
    );
    expect(requested.filter((url) => url.includes('/far'))).toEqual([]);
    const far = image(page, 'Far below');
    const before = await far.boundingBox();
    await shown(far);
    expect(requested.filter((url) => url.includes('/far'))).toHaveLength(1);
    await passes(async () => {
      const after = await far.boundingBox();
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
      expect((after?.width ?? 0) / (after?.height ?? 1)).toBeCloseTo(2, 1);
    });

    await page.setViewportSize({ width: 390, height: 800 });
    await page.reload();
    await eventually(() => chosen(image(page, 'A wide view'))).toBe(
      'assets/ideal-img/wide-view-HASH.640.jpg',
    );
  });

  test('S-315 are sharp on dense screens, and a small one loads no large file', async () => {
    const context = await stage.browser.newContext({
      viewport: { width: 390, height: 800 },
      deviceScaleFactor: 3,
    });
    const page = await context.newPage();
    await page.goto(stage.site.url + path);
    const variants = [image(page, 'A wide view'), image(page, 'A small view')].map(chosen);
    expect(await Promise.all(variants)).toEqual([
      'assets/ideal-img/wide-view-HASH.1030.jpg',
      'assets/ideal-img/wide-view-HASH.640.jpg',
    ]);
    await context.close();
  });

  test('S-317 need no script', async () => {
    const page = await stage.openWithoutViewer(path);
    await eventually(() => chosen(image(page, 'A wide view'))).toBe(
      'assets/ideal-img/wide-view-HASH.1030.jpg',
    );
  });

  test('S-318 report that they are missing on the server, and load again on a click', async () => {
    const page = await openUnwatched(path, (each) =>
      each.route('**/wide-view*', (route) => route.fulfill({ status: 404, body: '' })),
    );
    // It keeps its place, so the browser does not ask for other variants, of which no script hears.
    const failed = await page.waitForFunction(() => {
      const found = document.querySelector<HTMLImageElement>('img[alt="A wide view"]');
      return found?.complete && found.clientWidth;
    });
    expect(await failed.jsonValue()).toBeGreaterThan(600);
    await page.mouse.move(200, 200);
    const fault = page.getByRole('button', { name: '404. Image not found A wide view' }).first();
    await fault.waitFor();
    await eventually(() => fault.innerText()).toContain('A wide view');
    await eventually(() => image(page, 'A wide view').isVisible()).toBe(false);
    await page.unroute('**/wide-view*');
    await fault.click();
    await image(page, 'A wide view').waitFor();
    await eventually(() => chosen(image(page, 'A wide view'))).toBe(
      'assets/ideal-img/wide-view-HASH.1030.jpg',
    );
  });

  test('S-318 report other errors, also after a navigation', async () => {
    const page = await openUnwatched('gallery/', (each) =>
      each.route('**/wide-view*', (route) => route.abort()),
    );
    await page.evaluate(() => {
      Reflect.set(window, 'mark', true);
      const link = document.createElement('a');
      link.href = '../docs/pictures/';
      link.textContent = 'To the pictures';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'To the pictures' }).click();
    await page.getByRole('button', { name: 'Error. Click to reload' }).first().waitFor();
    await eventually(() => page.evaluate(() => 'mark' in window)).toBe(true);
  });

  test('S-318 report that the browser is offline, and load when it is online again', async () => {
    let goOffline: () => void = () => undefined;
    const offline = new Promise<void>((resolve) => (goOffline = resolve));
    const page = await openUnwatched(path, async (each) => {
      await each.route('**/wide-view*', (route) => route.fulfill({ status: 404, body: '' }));
      // How early a browser requests an image far below depends on its estimate of the network speed.
      await each.route('**/far-*', async (route) => {
        await offline;
        await route.abort('internetdisconnected');
      });
    });
    await page.mouse.move(200, 200);
    // From here on, faults are reported without another script.
    await page.getByRole('button', { name: '404. Image not found A wide view' }).first().waitFor();
    await stage.context.setOffline(true);
    goOffline();
    await image(page, 'Far below').evaluate((element) => element.scrollIntoView());
    const fault = page.getByRole('button', { name: 'Your browser is offline. Image not loaded' });
    await fault.waitFor();
    await page.unroute('**/far-*');
    await stage.context.setOffline(false);
    await fault.waitFor({ state: 'detached' });
    await eventually(() => chosen(image(page, 'Far below'))).toBe(
      'assets/ideal-img/far-HASH.1030.jpg',
    );
  });
});

describe('images of React pages', () => {
  test('S-315 S-316 S-317 have variants, on a first visit and after a navigation', async () => {
    const { page } = stage;
    const check = async (): Promise<void> => {
      const wide = image(page, 'In a page');
      await eventually(() => chosen(wide)).toBe('assets/ideal-img/wide-view-HASH.1030.jpg');
      await eventually(() => wide.getAttribute('class')).toBe('own');
      await eventually(() => wide.getAttribute('width')).toBe('1600');
      // Images shown by this component are converted even if they are small.
      await eventually(() => chosen(image(page, 'Small, but asked for'))).toBe(
        'assets/ideal-img/drawing-HASH.300.png',
      );
    };
    await stage.open('gallery/');
    await check();
    await stage.open('docs/');
    await stage.markWindow();
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '../gallery/';
      link.textContent = 'To the gallery';
      document.querySelector('article')?.prepend(link);
    });
    await page.getByRole('link', { name: 'To the gallery' }).click();
    await page.getByRole('heading', { name: 'Gallery' }).waitFor();
    await check();
    await eventually(() => stage.isSameWindow()).toBe(true);
    await page.goBack();
    await page.getByRole('heading', { name: 'Gallery' }).waitFor({ state: 'detached' });
    await stage.markWindow();
    await page.goForward();
    await page.getByRole('heading', { name: 'Gallery' }).waitFor();
    await eventually(() => stage.isSameWindow()).toBe(true);
  });
});
