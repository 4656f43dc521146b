/* global window, document, MutationObserver */
// How soon a page of this site works, and how soon a link shows the next page, in Chromium.
import { tasksOf } from './browser-tasks.mjs';
import { coldBuild, demonstration, referenceSite } from './builds.mjs';
import { instant, median } from './measurements.mjs';
import { xmlOf } from './reference-sections.mjs';
import { serverModule } from './search-modules.mjs';
import { atMost } from './targets.mjs';
import { findProgram } from '../run/programs.mjs';

const base = '/micro-test-plus-xpack/';
const api = `${base}docs/api/`;
const largest = `${api}namespaces/micro-os-plus/micro-test-plus/`;
const linked = [
  `${api}groups/micro-test-plus/`,
  `${api}classes/micro-os-plus/micro-test-plus/test-suite/`,
];

/** Pages of a large library: that of its largest namespace, and that of a class. */
const heavy = {
  name: 'range-v3',
  debian: 'librange-v3-dev',
  headers: '/usr/include/range/v3',
  namespace: '/docs/api/namespaces/ranges/',
  class: '/docs/api/classes/ranges/span/',
};

/** How often each page is opened on the slow phone. */
const slowRuns = 3;

/** Opens pages of the large library; returns medians of their longest tasks and of their total blocking times. */
async function heavyPages(browser, context) {
  const { xml } = await xmlOf(context, heavy.name, heavy.headers, heavy.debian);
  const subject = referenceSite(context.scratch, heavy.name, xml);
  await coldBuild(subject);
  const figures = [];
  for (const path of [heavy.namespace, heavy.class]) {
    const all = [];
    for (let run = 0; run < slowRuns; run++) all.push(await tasksOf(browser, subject.out, path));
    figures.push({
      longest: median(all.map(({ longest }) => longest)),
      blocked: median(all.map(({ blocked }) => blocked)),
    });
  }
  return figures;
}

/** How often each is measured, unless more is asked for. */
const fewestRuns = 10;

/** In the page: records when it is hydrated. */
function watchHydration() {
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    window.hydratedAt = performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-has-hydrated'] });
}

/** In the page: returns the time from when the document and its scripts have arrived until it is hydrated. */
function hydrationTime() {
  const [page] = performance.getEntriesByType('navigation');
  const ends = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/assets/js/') && !name.includes('/page-'))
    .map(({ responseEnd }) => responseEnd);
  return window.hydratedAt - Math.max(page.domInteractive, ...ends);
}

/** In the page: follows a link, and returns the time until another heading is shown. */
async function navigationTime(href) {
  // Pages can share a title, but not elements.
  const shown = () => document.querySelector('h1');
  const before = shown();
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  const arrival = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (shown() === before) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  const start = performance.now();
  link.click();
  const end = await arrival;
  link.remove();
  return end - start;
}

const hydrated = (page) =>
  page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });

/** Opens the largest page, and follows links to pages that were fetched before, as under the pointer. */
export async function viewerSection(context) {
  const { scratch, runs: wanted } = context;
  const runs = Math.max(wanted, fewestRuns);
  const { subject } = demonstration(scratch);
  await coldBuild(subject);
  const { createStaticServer } = await serverModule();
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: findProgram('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const server = createStaticServer({ root: subject.out, base });
  const opened = [];
  const followed = [];
  const missing = [];
  let slow = [];
  try {
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${server.address().port}`;
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(watchHydration);
    for (let run = 0; run < runs; run++) {
      await page.goto(origin + largest);
      await hydrated(page);
      opened.push(await page.evaluate(hydrationTime));
    }
    await page.goto(origin + api);
    await hydrated(page);
    for (const href of linked) await page.evaluate((path) => window.docusaurus.preload(path), href);
    await page.mouse.move(1, 1);
    await page.waitForLoadState('networkidle');
    for (let run = 0; run < runs; run++)
      followed.push(await page.evaluate(navigationTime, linked[run % linked.length]));
    slow = await heavyPages(browser, context).catch((error) => {
      missing.push(error.message);
      return [];
    });
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
  const rows = [
    ['from its scripts to the hydrated page, the largest of this site', opened],
    ['from a click to the next page, fetched before', followed],
  ];
  return {
    title: 'Pages in the browser',
    about: [
      `Pages of this site in Chromium, ${runs} times each.`,
      `Pages of ${heavy.name} with a processor that is four times slower and a slow 4G connection, medians of ${slowRuns}: the longest task of the main thread, and the total blocking time, which adds what each task takes above 50 ms.`,
    ],
    tables: [
      {
        head: ['', 'median', 'fastest'],
        rows: rows.map(([what, times]) => [
          what,
          instant(median(times)),
          instant(Math.min(...times)),
        ]),
      },
      ...(slow.length === 0
        ? []
        : [
            {
              head: [heavy.name, 'longest task', 'total blocking time'],
              rows: slow.map(({ longest, blocked }, i) => [
                ['its largest namespace', 'a class'][i],
                instant(longest),
                instant(blocked),
              ]),
            },
          ]),
    ],
    targets: [
      atMost('largest page of this site: hydration', median(opened), 100, 'instant'),
      atMost('another page, fetched before: from the click', median(followed), 50, 'instant'),
      atMost(
        `${heavy.name}, its largest namespace, 4x CPU: longest task`,
        slow[0]?.longest,
        200,
        'instant',
      ),
      atMost(
        `${heavy.name}, a class, 4x CPU: total blocking time`,
        slow[1]?.blocked,
        50,
        'instant',
      ),
    ],
    missing,
  };
}
