/* global window, PerformanceObserver */
// What a page costs on a slow phone: the tasks of its main thread in Chromium, with a processor four times slower and a slow
// 4G connection.
import { serverModule } from './search-modules.mjs';

/** A task above this length blocks a reader's input: milliseconds (web.dev, Total Blocking Time). */
const blocking = 50;

/** Lighthouse's slow 4G: bytes per second, and milliseconds. */
const slow4g = { downloadThroughput: 204_800, uploadThroughput: 96_000, latency: 150 };

/** In the page: collects tasks above 50 ms. */
function watchTasks() {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * Opens a page of a built site, waits until it is hydrated and quiet, and moves the pointer, which loads the rest of its
 * scripts. Returns its longest task and its total blocking time, both in milliseconds.
 */
export async function tasksOf(browser, folder, path) {
  const { createStaticServer } = await serverModule();
  const server = createStaticServer({ root: folder, base: '/' });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watchTasks);
    await page.goto(`http://127.0.0.1:${server.address().port}${path}`);
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    await page.mouse.move(200, 400);
    await page.waitForLoadState('networkidle');
    const tasks = await page.evaluate(() => window.longTasks);
    return {
      longest: Math.max(0, ...tasks),
      blocked: tasks.reduce((sum, task) => sum + Math.max(0, task - blocking), 0),
    };
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}
