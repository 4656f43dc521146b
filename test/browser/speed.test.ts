import { describe, expect, test } from '@jest/globals';
import { base, serveFixtureSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

/** Limits in milliseconds. One run within its limit is enough: load from other processes slows down the others. */
const hydrationLimit = 100;
const navigationLimit = 50;
const mostRuns = 60;

const stage = setStage({ site: serveFixtureSite });

const largest = 'docs/api/namespaces/micro-os-plus/micro-test-plus/';

describe('in the browser', () => {
  test('the largest page is hydrated within its limit', async () => {
    const { page } = stage;
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset.hasHydrated !== 'true') return;
        observer.disconnect();
        Reflect.set(window, 'hydratedAt', performance.now());
      }).observe(document, { subtree: true, attributeFilter: ['data-has-hydrated'] });
    });
    const times: number[] = [];
    for (let run = 0; run < mostRuns && !(Math.min(...times) < hydrationLimit); run++) {
      await stage.open(largest);
      times.push(
        // Module scripts run when the document is complete and both files have arrived.
        await page.evaluate(() => {
          const [document] = performance.getEntriesByType('navigation');
          const scripts = performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/assets/js/') && !name.includes('/page-'));
          const ends = scripts.map((entry) => (entry as PerformanceResourceTiming).responseEnd);
          const start = Math.max((document as PerformanceNavigationTiming).domInteractive, ...ends);
          return Number(Reflect.get(window, 'hydratedAt')) - start;
        }),
      );
    }
    expect(Math.min(...times)).toBeGreaterThan(0);
    expect(Math.min(...times)).toBeLessThan(hydrationLimit);
  });

  test('another page of the API shows within its limit, once it has been fetched', async () => {
    const { page } = stage;
    await stage.open('docs/api/');
    const addresses = [
      'groups/micro-test-plus/',
      'classes/micro-os-plus/micro-test-plus/test-suite/',
    ];
    const hrefs = addresses.map((path) => `${base}docs/api/${path}`);
    // Prefetched, as under the pointer.
    for (const href of hrefs)
      await page.evaluate((path) => {
        const viewer: unknown = Reflect.get(window, 'docusaurus');
        (viewer as { preload: (path: string) => void }).preload(path);
      }, href);
    await page.mouse.move(1, 1);
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    for (let run = 0; run < mostRuns && !(Math.min(...times) < navigationLimit); run++)
      times.push(
        await page.evaluate(
          async (href) => {
            // Pages can share a title, but not elements.
            const shown = (): Element | null => document.querySelector('h1');
            const before = shown();
            const link = document.createElement('a');
            link.href = href;
            document.body.append(link);
            const arrival = new Promise<number>((resolve) => {
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
          },
          hrefs[run % 2] ?? '',
        ),
      );
    expect(Math.min(...times)).toBeGreaterThan(0);
    expect(Math.min(...times)).toBeLessThan(navigationLimit);
  });
});
