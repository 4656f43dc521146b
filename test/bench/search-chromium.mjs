/* global window, document, addEventListener, requestAnimationFrame, Worker, MessageChannel, MutationObserver */
// The search as a reader has it, in Chromium: from a key to painted results, what opening the box loads and how long that
// takes.
//   node test/bench/search-chromium.mjs [number of symbols]...
// The site of this repository is built and served from this machine; for libraries of other sizes, the index of made-up
// symbols takes the place of its own. A key's time begins with the event's own time stamp, and ends with the first task after
// the frame that has the first results for what was typed: layout and paint are in it, what the graphics process does is not.
// Keys without results do not count. Frames are made as soon as they are asked for: on a screen with 60 of them a second, up
// to 17 ms of waiting for the next one are to be added to each figure.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { madeUpSymbols } from './search-library.mjs';
import { against, browserTools, root, searchModules } from './search-modules.mjs';
import { TYPED } from './search-queries.mjs';

const counts = process.argv.slice(2).map(Number);
const base = '/micro-test-plus-xpack/';
const firstPage = `${base}docs/getting-started/`;

/** How long a reader takes from one key to the next: milliseconds. */
const pause = 40;

/** The most that a figure may be: milliseconds at the 95th percentile, by number of symbols. */
const limits = [
  [20_000, 16],
  [Infinity, 50],
];

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

function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** A row of the table. */
function summary(count, round, times) {
  const to = (key) => times.map((time) => time[key] - time.start);
  const ms = (number) => Number(number.toFixed(1));
  const painted = percentile(to('painted'), 0.95);
  const limit = limits.find(([most]) => count <= most)[1];
  return {
    symbols: count,
    round,
    keys: times.length,
    'asked, median ms': ms(percentile(to('asked'), 0.5)),
    'told, median': ms(percentile(to('told'), 0.5)),
    'told, p95': ms(percentile(to('told'), 0.95)),
    'in the page, p95': ms(percentile(to('shown'), 0.95)),
    'painted, median': ms(percentile(to('painted'), 0.5)),
    'painted, p95': against(limit, painted, 'ms'),
    slowest: [...times]
      .sort((a, b) => b.painted - b.start - (a.painted - a.start))
      .slice(0, 3)
      .map(({ query, start, painted: end }) => `${query} ${(end - start).toFixed(0)}`)
      .join(', '),
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

const kib = (bytes) => Number((bytes / 1024).toFixed(1));
const scratch = mkdtempSync(join(tmpdir(), 'search-bench-'));
const { createStaticServer, findBrowser } = await browserTools();
const { chromium } = await import('playwright-core');
const modules = await searchModules();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
const server = createStaticServer({ root: join(scratch, 'site'), base });
try {
  const command = [join(root, 'bin/mtp-site.mjs'), 'build', '--out', join(scratch, 'site')];
  execFileSync(process.execPath, [...command, '--quiet', '--no-cache'], { cwd: root });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;

  const runs = [];
  for (let i = 0; i < 5; i++) runs.push(await opening(browser, origin));
  const scripts = runs[0].files.filter(({ pathname }) => pathname.endsWith('.js'));
  const code = scripts.reduce((sum, { size }) => sum + size, 0);
  const first = percentile(
    runs.map(({ milliseconds }) => milliseconds),
    0.5,
  );
  console.log(
    `Opening the box by key: ${against(150, first, 'ms')} until something is offered (median of 5); ${against(15, code / 1024, 'KiB')} of script:`,
  );
  for (const { pathname, size } of runs[0].files) console.log(`  ${pathname}  ${kib(size)} KiB`);
  const index = siteIndex(join(scratch, 'site'));
  console.log(`The index of this site: ${against(60, index / 1024, 'KiB')} in all`);

  const manifestFile = join(scratch, 'site', modules.manifestPath);
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const table = [];
  for (const count of counts.length > 0 ? counts : [1000, 20_000, 100_000, 1_000_000]) {
    putIndex(join(scratch, 'site'), modules, madeUpSymbols(count), manifest);
    const page = await freshPage(browser, origin);
    await page.keyboard.press('Control+k');
    await page.waitForSelector('.search-box__field');
    await page.waitForTimeout(500);
    table.push(summary(count, 'first time', await typeAll(page, TYPED)));
    table.push(summary(count, 'again', await typeAll(page, TYPED)));
    await page.context().close();
  }
  console.table(table);
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(scratch, { recursive: true, force: true });
}
