/* global document */
// How the work of a browser grows with a page: opening, filtering and leaving a page with n members, a page beside n guides
// in the sidebar, and the search among n symbols. Times are processor time of the page's main thread in Chromium.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../builds.mjs';
import { mustRun } from '../processes.mjs';
import { serverModule } from '../search-modules.mjs';
import { findProgram } from '../../run/programs.mjs';
import { apiAxes } from './api-axes.mjs';
import { measuredAxes } from './growth-section.mjs';
import { textAxes } from './text-axes.mjs';
import { writeAxis } from './write-axis.mjs';

/** How long an action may take on a busy machine, in milliseconds. */
const patience = 120_000;

const find = (name) => [...apiAxes, ...textAxes].find((axis) => axis.name === name);

/** What a reader does: a name, and an action that ends when the reader sees the result. */
const filtering = async (page) => {
  await page.keyboard.press('f');
  await page.waitForFunction(() => document.activeElement?.className === 'toc-filter');
  await page.keyboard.type('function_1');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.toc-head [role="status"]')].some((status) =>
      status.textContent.includes(' of '),
    ),
  );
};

const clearing = async (page) => {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.toc-head [role="status"]')].every(
      (status) => status.textContent === '',
    ),
  );
};

/** Follows a link of the page without reloading the window. */
const following = (selector) => async (page) => {
  const from = page.url();
  const link = page.locator(selector).first();
  await link.evaluate((element) => element.click());
  await page.waitForFunction((before) => document.location.href !== before, from);
};

const searching = (words) => async (page) => {
  await page.keyboard.press('Control+k');
  await page.waitForSelector('.search-box__field');
  await page.keyboard.type(words);
  await page.waitForSelector('.search-box [role="option"]');
};

const scrolling = async (page) => {
  for (let i = 0; i < 10; i++) {
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(30);
  }
};

/** The axes: the input, the smallest n, the page and what is done there. */
export const browserAxes = [
  {
    name: 'members-page',
    counts: 'members of a page',
    input: 'functions',
    n: 250,
    // Pages with fewer members have no filter.
    tiny: 20,
    path: '/docs/api/namespaces/lib/',
    actions: {
      Scrolling: scrolling,
      Filtering: filtering,
      Clearing: clearing,
      Leaving: following('.navbar a[href], .breadcrumbs a[href], footer a[href]'),
    },
  },
  {
    name: 'sidebar',
    counts: 'guides in a folder, in the sidebar',
    input: 'folder-of-guides',
    n: 100,
    tiny: 5,
    path: '/docs/all/guide-0/',
    actions: { Scrolling: scrolling, 'Next page': following('a[rel="next"]') },
  },
  {
    name: 'search-box',
    counts: 'classes in the search box',
    input: 'classes',
    n: 100,
    tiny: 5,
    path: '/docs/api/classes/lib/thing-0/',
    actions: { Searching: searching('thing_1') },
  },
];

/** Returns a function that measures the processor time of the page's main thread during an action: milliseconds. */
async function stopwatch(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const now = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  return async (action) => {
    const start = await now();
    await action();
    return (await now()) - start;
  };
}

/** Does everything on a built site once. */
async function readSite(browser, folder, axis) {
  const { createStaticServer } = await serverModule();
  const server = createStaticServer({ root: folder, base: '/' });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await page.goto('about:blank');
    const time = await stopwatch(page);
    const steps = [];
    const measure = async (name, action) =>
      steps.push({ name, processor: await time(() => action(page)) });
    await measure('Opening', async () => {
      await page.goto(`http://127.0.0.1:${server.address().port}${axis.path}`);
      await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
      // The first sign of a reader loads the rest of the scripts.
      await page.mouse.move(600, 400);
      await page.waitForLoadState('networkidle');
    });
    for (const [name, action] of Object.entries(axis.actions)) await measure(name, action);
    return { steps, processor: steps.reduce((sum, { processor }) => sum + processor, 0) };
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

/** Builds the input of n and reads it in the browser. */
async function measure({ scratch, growth }, browser, axis, n) {
  const folder = join(growth ?? scratch, `${axis.name}-${n}`);
  writeAxis(folder, find(axis.input), n);
  const out = join(folder, 'build');
  const command = join(root, 'bin/mtp-site.mjs');
  await mustRun(axis.name, process.execPath, [command, 'build', '--no-cache', '--out', out], {
    cwd: folder,
  });
  const result = await readSite(browser, out, axis);
  if (growth === undefined) rmSync(folder, { recursive: true, force: true });
  return { n, size: n, ...result };
}

/** The section of the report. */
export async function browserGrowthSection(context) {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: findProgram('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await measuredAxes(context, browserAxes, {
      title: 'Growth in the browser',
      about: (limit) => [
        `Pages that grow by one thing only, in Chromium: processor time of the page's main thread, without waiting. Exponents as above; more than ${limit} is a fault.`,
      ],
      measure: (axis, n) => measure(context, browser, axis, n),
    });
  } finally {
    await browser.close();
  }
}
