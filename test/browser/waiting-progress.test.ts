import { expect, test } from '@jest/globals';
import { eventually, passes } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import { listen } from './page-state.ts';
import { navigationParts } from './navigation-parts.ts';
import { setStage } from './stage.ts';

const stage = setStage({ site: () => serveSmallSite() });

const { hold, heading, link } = navigationParts(stage);

test('S-041 S-042 the progress bar appears after 200 ms also while the script that navigates loads, and goes on from there', async () => {
  const { page, site } = stage;
  await stage.open('docs/');
  const release = await hold('**/assets/js/*');
  const releasePage = await hold('**/docs/long/');
  const appeared = await listen(page, () => ({
    result: new Promise<{ delay: number; lastWithout: number }>((resolve) => {
      document.addEventListener('click', () => {
        const start = performance.now();
        let lastWithout = 0;
        const look = (): void => {
          const { content, transform } = getComputedStyle(document.body, '::after');
          if (content !== 'none' && new DOMMatrix(transform).a > 0) {
            resolve({ delay: performance.now() - start, lastWithout });
            return;
          }
          // The time of animations, because a busy machine may show no frame for long.
          lastWithout = Math.max(
            ...document.getAnimations().map(({ currentTime }) => Number(currentTime)),
          );
          requestAnimationFrame(look);
        };
        look();
      });
    }),
  }));
  await link('A long page').click();
  const { delay, lastWithout } = await appeared();
  // The clock of animations starts with a frame.
  expect(delay).toBeGreaterThan(180);
  expect(lastWithout).toBeLessThan(300);
  const waiting = (): Promise<number> =>
    page.evaluate(() => {
      const { content, transform } = getComputedStyle(document.body, '::after');
      return content === 'none' ? 0 : new DOMMatrix(transform).a;
    });
  await page.waitForFunction(
    () => new DOMMatrix(getComputedStyle(document.body, '::after').transform).a > 0.12,
  );
  const before = await waiting();
  release();
  const bar = page.getByRole('progressbar');
  await bar.waitFor();
  await passes(async () => {
    const after = await bar.evaluate((element) =>
      element instanceof HTMLElement ? Number(/[\d.]+/.exec(element.style.transform)?.[0]) : 0,
    );
    expect(after).toBeGreaterThanOrEqual(before);
  });
  await eventually(() => waiting()).toBe(0);
  releasePage();
  await heading('A long page').waitFor();
  await bar.waitFor({ state: 'detached' });
  await eventually(() => page.url()).toBe(`${site.url}docs/long/`);
});

test('S-041 the progress bar ends when the browser leaves because the script that navigates cannot be loaded', async () => {
  const { page, site } = stage;
  await stage.open('docs/');
  // The browser may show the page again as it was left.
  await page.evaluate(() => {
    const isWaiting = (): string => String('waiting' in document.documentElement.dataset);
    const note = (name: string) => () => sessionStorage.setItem(name, isWaiting());
    document.addEventListener('click', note('at click'));
    window.addEventListener('pagehide', note('at end'));
  });
  await page.route('**/assets/js/*', (route) => route.abort());
  await link('A long page').click();
  await page.waitForURL(`${site.url}docs/long/`);
  await page.unroute('**/assets/js/*');
  await eventually(() => page.evaluate(() => ({ ...sessionStorage }))).toMatchObject({
    'at click': 'true',
    'at end': 'false',
  });
  stage.takeFaults();
});
