/* global window, document, addEventListener, requestAnimationFrame, MutationObserver */
// The search as a reader has it, in Chromium: from a key to painted results, what opening the box loads and how long
// that takes. This repository's site is built and served locally; for libraries of other sizes, an index of generated
// symbols replaces its own. A key's time starts with the time stamp of the event. It ends when the frame with the first
// results for the typed text is painted and passed to the compositor, according to Chromium's trace. It includes layout
// and paint, but not the graphics process. Keys without results do not count. Waiting for the
// next frame is excluded: on a screen with 60 frames per second, that is up to 17 ms more.
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { madeUpSymbols } from './search-library.mjs';
import { percentile } from './measurements.mjs';
import { findProgram } from '../run/programs.mjs';
import { serverModule } from './search-modules.mjs';
import { TYPED } from './search-queries.mjs';

const base = '/micro-test-plus-xpack/';
const firstPage = `${base}docs/getting-started/`;

/** Milliseconds between two keys of a reader. */
const pause = 40;

/** Trace categories of Chromium: frames, and the marks of the page. */
const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Runs in the page: records when a key was pressed, and when its results first were in the page. */
function watchKeys() {
  let open;
  const rows = [];
  window.keyTimes = rows;
  const field = () => document.querySelector('.search-box__field');
  addEventListener(
    'keydown',
    ({ timeStamp }) => (open = { start: timeStamp, before: field()?.value }),
    true,
  );
  window.noteAnswer = ({ query, groups }) => {
    if (!open || query === open.before || query !== field()?.value || groups.length === 0) return;
    rows.push({ query, start: open.start, shown: performance.now() });
    open = undefined;
  };
  // An answer is in the page once it is delivered. The engine's file records those of the engine in the page.
  window.Worker = class extends window.Worker {
    set onmessage(listener) {
      super.onmessage = (event) => {
        listener(event);
        window.noteAnswer(event.data.answer);
      };
    }
  };
  /** Adds a mark to the trace, whose clock is a different one. */
  window.markTime = () => {
    const startTime = performance.now();
    performance.mark(`at ${startTime}`, { startTime });
  };
}

/** Replaces the engine's file, so that it records its answers. */
function noteAnswers(folder) {
  const [file] = readdirSync(join(folder, 'assets'), { recursive: true })
    .filter((path) => /search-engine-[^/]*\.js$/.test(path))
    .map((path) => join(folder, 'assets', path));
  const own = file.replace(/\.js$/, '.own.js');
  renameSync(file, own);
  writeFileSync(
    file,
    `import { createEngine as createOwn } from './${basename(own)}';
export function createEngine(base) {
  const engine = createOwn(base);
  const ask = (question, tell) =>
    engine.ask(question, (answer) => {
      tell(answer);
      window.noteAnswer(answer);
    });
  return { ...engine, ask };
}
`,
  );
}

/**
 * Returns when the frames with visible changes were painted: milliseconds of its clock, or NaN if there
 * was none. Excludes time in which the page only waited for the next frame.
 */
function paintTimes(trace, rows) {
  const events = JSON.parse(trace.toString()).traceEvents;
  const mark = events.find(({ name, cat }) => /^at /.test(name) && /user_timing/.test(cat));
  const timeOf = (microseconds) => Number(mark.name.slice(3)) + (microseconds - mark.ts) / 1000;
  const inPage = (wanted) =>
    events
      .filter(({ name, ph, pid, tid }) => {
        return name === wanted && ph === 'X' && pid === mark.pid && tid === mark.tid;
      })
      .map(({ ts, dur }) => ({ begin: timeOf(ts), end: timeOf(ts + dur) }))
      .sort((a, b) => a.begin - b.begin);
  const commits = inPage('Commit');
  const tasks = inPage('RunTask');
  return rows.map(({ shown }) => {
    const painted = commits.find(({ begin }) => begin >= shown)?.end ?? NaN;
    return tasks.reduce(
      (time, { begin, end }) => time + Math.max(0, Math.min(end, painted) - Math.max(begin, shown)),
      shown,
    );
  });
}

/** Types texts letter by letter and returns the times of all keys that had results. */
async function typeAll(browser, page, texts) {
  await browser.startTracing(page, { categories });
  await page.evaluate(() => {
    window.keyTimes.length = 0;
    window.markTime();
  });
  for (const text of texts) {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.waitForTimeout(pause);
    for (const letter of text) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(pause);
    }
    await page.waitForTimeout(200);
  }
  const rows = await page.evaluate(() => window.keyTimes);
  const paints = paintTimes(await browser.stopTracing(), rows);
  return rows
    .map((row, i) => ({ ...row, painted: paints[i] }))
    .filter(({ query, painted }) => query.trim() !== '' && !Number.isNaN(painted));
}

/** Summarizes the times of keys for a table: milliseconds. */
function summary(times) {
  const at = (key, share) =>
    percentile(
      times.map((time) => time[key] - time.start),
      share,
    );
  return {
    keys: times.length,
    shown: at('shown', 0.5),
    shownP95: at('shown', 0.95),
    painted: at('painted', 0.5),
    paintedP95: at('painted', 0.95),
    slowest: [...times]
      .sort((a, b) => b.painted - b.start - (a.painted - a.start))
      .slice(0, 3)
      .map(({ query, start, painted }) => ({ query, milliseconds: painted - start })),
  };
}

/** Replaces the index of the site with that of a generated library. */
function putIndex(folder, { symbolIndex, isLarge, manifestPath }, entries, manifest) {
  const { entry, files } = symbolIndex(entries);
  const [latest] = manifest.versions;
  const versions = [{ ...latest, symbols: entry }];
  const replaced = { ...manifest, versions, isLarge: isLarge(versions, files) };
  for (const { path, bytes } of [
    { path: manifestPath, bytes: JSON.stringify(replaced) },
    ...files,
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}

/** Returns the size of the whole index of a site, gzipped. */
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

/** Opens a page with an empty cache; the search box is not yet approached. */
async function freshPage(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watchKeys);
  await page.goto(origin + firstPage);
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  return page;
}

/** Opens the box by key; returns the loaded bytes, and the times to the first suggestions and to the first answer. */
async function opening(browser, origin) {
  const page = await freshPage(browser, origin);
  // The part of the viewer that loads at the first sign of a reader is not part of the search.
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
 * Measures a built site: opening the box, the size of the site's own index, and keys over generated libraries, one for
 * each count of symbols. Replaces the index of the site.
 */
export async function measureInChromium(modules, folder, counts) {
  const { createStaticServer } = await serverModule();
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: findProgram('chromium'),
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
    noteAnswers(folder);
    for (const count of counts) {
      putIndex(folder, modules, madeUpSymbols(count), manifest);
      const page = await freshPage(browser, origin);
      await page.keyboard.press('Control+k');
      await page.waitForSelector('.search-box__field');
      await page.waitForTimeout(500);
      const first = summary(await typeAll(browser, page, TYPED));
      const again = summary(await typeAll(browser, page, TYPED));
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
