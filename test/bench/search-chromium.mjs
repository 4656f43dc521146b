/* global window, document, addEventListener, requestAnimationFrame, Worker, MessageChannel, MutationObserver */
// The search as a reader has it, in Chromium: from a key to painted results, what opening the box loads and how long that
// takes. The site of this repository is built and served from this machine; for libraries of other sizes, the index of
// made-up symbols takes the place of its own. A key's time begins with the event's own time stamp, and ends with the first
// task after the frame that has the first results for what was typed: layout and paint are in it, what the graphics
// process does is not. Keys without results do not count. Frames are made as soon as they are asked for: on a screen with
// 60 of them a second, up to 17 ms of waiting for the next one are to be added to each figure.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { madeUpSymbols } from './search-library.mjs';
import { percentile } from './measurements.mjs';
import { browserTools } from './search-modules.mjs';
import { TYPED } from './search-queries.mjs';

const base = '/micro-test-plus-xpack/';
const firstPage = `${base}docs/getting-started/`;

/** How long a reader takes from one key to the next: milliseconds. */
const pause = 40;

/** Runs in the page: notes when a key was pressed, when its question was asked, and its results told, in the page, and painted. */
function watchKeys() {
  let open;
  const rows = [];
  window.keyTimes = rows;
  addEventListener('keydown', ({ timeStamp }) => (open = { start: timeStamp }), true);
  const note = ({ data }) => {
    const field = document.querySelector('.search-box__field');
    const { answer } = data;
    if (!open || open.told || answer?.query !== field?.value || answer.groups.length === 0) return;
    open.query = answer.query;
    open.told = performance.now();
  };
  const Original = Worker;
  window.Worker = class extends Original {
    constructor(...parameters) {
      super(...parameters);
      this.addEventListener('message', note);
    }
    postMessage(message) {
      if (open && message.type === 'ask') open.asked = performance.now();
      super.postMessage(message);
    }
  };
  const paint = new MessageChannel();
  paint.port1.onmessage = ({ data }) => {
    rows.push({ ...data, painted: performance.now() });
  };
  new MutationObserver(() => {
    if (!open?.told) return;
    const done = { ...open, shown: performance.now() };
    open = undefined;
    // The message after the start of the frame comes when it has been laid out and painted.
    requestAnimationFrame(() => paint.port2.postMessage(done));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Types texts letter by letter and returns the times of all keys that had results. */
async function typeAll(page, texts) {
  const times = [];
  for (const text of texts) {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.waitForTimeout(pause);
    await page.evaluate(() => void (window.keyTimes.length = 0));
    for (const letter of text) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(pause);
    }
    await page.waitForTimeout(200);
    const rows = await page.evaluate(() => window.keyTimes);
    times.push(...rows.filter(({ query }) => query?.trim()));
  }
  return times;
}

/** Times of keys, as a table has them: milliseconds. */
function summary(times) {
  const at = (key, share) =>
    percentile(
      times.map((time) => time[key] - time.start),
      share,
    );
  return {
    keys: times.length,
    asked: at('asked', 0.5),
    told: at('told', 0.5),
    toldP95: at('told', 0.95),
    painted: at('painted', 0.5),
    paintedP95: at('painted', 0.95),
    slowest: [...times]
      .sort((a, b) => b.painted - b.start - (a.painted - a.start))
      .slice(0, 3)
      .map(({ query, start, painted }) => ({ query, milliseconds: painted - start })),
  };
}

/** Puts the index of a made-up library in the place of that of the site. */
function putIndex(folder, { symbolIndex, manifestPath }, entries, manifest) {
  const { entry, files } = symbolIndex(entries);
  const [latest] = manifest.versions;
  const replaced = { ...manifest, versions: [{ ...latest, symbols: entry }] };
  for (const { path, bytes } of [
    { path: manifestPath, bytes: JSON.stringify(replaced) },
    ...files,
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}

/** Size of the whole index of a site, gzipped. */
function siteIndex(folder) {
  const files = readdirSync(join(folder, 'assets/search'), {
    recursive: true,
    withFileTypes: true,
  });
  return files
    .filter((file) => file.isFile() && !file.name.startsWith('texts-'))
    .map((file) => readFileSync(join(file.parentPath ?? file.path, file.name)))
    .reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0);
}

/** A page that nothing is cached for, with the box not yet approached. */
async function freshPage(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watchKeys);
  await page.goto(origin + firstPage);
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  return page;
}

/** What opening the box by key loads, and how long it takes until something is offered, and until a letter is answered. */
async function opening(browser, origin) {
  const page = await freshPage(browser, origin);
  // The part of the viewer that comes with the first sign of a reader is no part of the search.
  await page.mouse.move(600, 400);
  await page.waitForTimeout(500);
  const loaded = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/search/.test(pathname) || pathname.endsWith('.js'))
      loaded.push(response.body().then((body) => ({ pathname, size: gzipSync(body).length })));
  });
  await page.evaluate(() => {
    let start;
    addEventListener('keydown', ({ timeStamp }) => (start ??= timeStamp), true);
    window.offered = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('.search-box [role="option"]')) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      });
      observer.observe(document, { subtree: true, childList: true });
    });
  });
  await page.keyboard.press('Control+k');
  const milliseconds = await page.evaluate(() => window.offered);
  await page.waitForTimeout(500);
  const files = await Promise.all(loaded);
  await page.context().close();
  return { milliseconds, files };
}

/**
 * Measures a built site: opening the box, the size of the site's own index, and keys over made-up libraries, one for each
 * count of symbols. The index of the site is replaced.
 */
export async function measureInChromium(modules, folder, counts) {
  const { createStaticServer, findBrowser } = await browserTools();
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  const server = createStaticServer({ root: folder, base });
  try {
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${server.address().port}`;
    const openings = [];
    for (let i = 0; i < 5; i++) openings.push(await opening(browser, origin));
    const scripts = openings[0].files.filter(({ pathname }) => pathname.endsWith('.js'));
    const index = siteIndex(folder);
    const manifest = JSON.parse(readFileSync(join(folder, modules.manifestPath), 'utf8'));
    const libraries = [];
    for (const count of counts) {
      putIndex(folder, modules, madeUpSymbols(count), manifest);
      const page = await freshPage(browser, origin);
      await page.keyboard.press('Control+k');
      await page.waitForSelector('.search-box__field');
      await page.waitForTimeout(500);
      const first = summary(await typeAll(page, TYPED));
      const again = summary(await typeAll(page, TYPED));
      libraries.push({ count, first, again });
      await page.context().close();
    }
    return {
      opening: percentile(
        openings.map(({ milliseconds }) => milliseconds),
        0.5,
      ),
      code: scripts.reduce((sum, { size }) => sum + size, 0),
      index,
      libraries,
    };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
