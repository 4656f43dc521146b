import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { base, serveSmallSite } from './fixture-site.ts';
import { hydrated, listen } from './page-state.ts';
import { navigationParts, type Addresses } from './navigation-parts.ts';
import { setStage } from './stage.ts';

/** Records events on the window in order, with the content that was shown at the time. */
const follower = `
function note(name, { location, previousLocation }) {
  const shown = document.querySelector('main h1')?.textContent;
  const at = ({ pathname, search, hash }) => pathname.slice(${base.length}) + search + hash;
  window.notes.push([name, at(location), previousLocation && at(previousLocation), shown].join(' | '));
}
window.notes = [];
export function onRouteUpdate(step) {
  note('begins', step);
  return () => note('is loaded', step);
}
export default {
  onRouteDidUpdate: (step) => note('is shown', step),
};
`;

const stage = setStage({
  site: () =>
    serveSmallSite({
      config: { clientModules: ['src/follow.ts', 'src/faulty.ts', 'src/broken.ts'] },
      files: {
        'src/follow.ts': follower,
        'src/faulty.ts':
          "export function onRouteUpdate() { if (window.isFaulty) throw new Error('Mine'); }",
        'src/broken.ts': "if (localStorage.getItem('isBroken')) throw new Error('Broken');",
      },
    }),
});

/** Address of the script of the React page. */
let script: string;

beforeEach(async () => {
  const html = await readFile(join(stage.site.folder, 'counter/index.html'), 'utf8');
  script = `**${/"module":"([^"]+)"/.exec(html)?.[1] ?? ''}`;
  // Everything ever shown in place of a page, or while one loads.
  await stage.page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seen', seen);
    const look = (): void => {
      for (const name of ['.progress-bar', '#loader', '.load-failure'])
        if (!seen.includes(name) && document.querySelector(name)) seen.push(name);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
});

function seen(): Promise<unknown> {
  return stage.page.evaluate(() => Reflect.get(window, 'seen') as unknown);
}

const { hold, heading, link } = navigationParts(stage);

/** The button of the React page. */
function counter(count: number): ReturnType<Page['locator']> {
  return stage.page.locator('button', { hasText: `Pressed ${count} times` });
}

/** Goes to an address like a click on a link. */
function follow(address: string): Promise<void> {
  return stage.page.evaluate((href) => {
    const added = document.createElement('a');
    added.href = href;
    document.body.append(added);
    added.click();
    added.remove();
  }, address);
}

describe('the first load', () => {
  test('S-033 S-043 waits for the script of a React page, and shows its HTML meanwhile', async () => {
    const { page, site } = stage;
    const release = await hold(script);
    const requested = page.waitForRequest(script);
    await page.goto(`${site.url}counter/`, { waitUntil: 'commit' });
    await requested;
    await counter(0).evaluate((button) => Reflect.set(button, 'mark', true));
    // Longer than the delays of spinner and progress bar.
    await page.waitForTimeout(500);
    await eventually(() => page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
    await eventually(() => counter(0).isVisible()).toBe(true);
    release();
    await hydrated(page);
    await counter(0).click();
    await eventually(() =>
      counter(1).evaluate((button) => Reflect.get(button, 'mark') as unknown),
    ).toBe(true);
    await eventually(() => seen()).toEqual([]);
  });

  test('S-035 S-036 reports that the script is missing, and leaves the page readable', async () => {
    const { page, site } = stage;
    await page.route(script, (route) => route.abort());
    await page.goto(`${site.url}counter/`);
    await page.locator('.load-failure button').waitFor();
    await eventually(() => counter(0).isVisible()).toBe(true);
    await eventually(() => stage.faults.join()).toContain('TypeError: Failed to fetch');
    stage.takeFaults();
    await page.unroute(script);
    await page.locator('.load-failure button').click();
    await page.waitForSelector('.load-failure', { state: 'detached' });
    await counter(0).click();
    await counter(1).waitFor();
  });
});

describe('a navigation', () => {
  test('S-032 S-038 keeps the old page until the new one and its script have loaded', async () => {
    const { page } = stage;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await stage.open('docs/');
    await stage.markWindow();
    await page.evaluate(() => {
      const states: string[] = [];
      Reflect.set(window, 'states', states);
      const look = (): void => {
        const state = `${document.title}, ${document.querySelector('main h1')?.textContent ?? ''}`;
        if (state !== states.at(-1)) states.push(state);
      };
      look();
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    const suffix = script.slice(2);
    expect(requests.some((url) => url.endsWith(suffix))).toBe(false);
    const release = await hold(script);
    const requested = page.waitForRequest(script);
    // The pointer arrives before the click, and with it the script of navigation.
    await link('one with a script of its own').hover();
    await requested;
    await eventually(() => new URL(page.url()).pathname).toBe(`${base}docs/`);
    await link('one with a script of its own').click();
    await eventually(() => new URL(page.url()).pathname).toBe(`${base}counter/`);
    await page.waitForSelector('.progress-bar', { state: 'attached' });
    await eventually(() => heading('Welcome').isVisible()).toBe(true);
    await eventually(() => page.title()).toBe('Welcome | Small Site');
    release();
    await counter(0).click();
    await counter(1).waitFor();
    // The new page in one step, with no state in between.
    await eventually(() => page.evaluate(() => Reflect.get(window, 'states') as unknown)).toEqual([
      'Welcome | Small Site, Welcome',
      'Small Site, Counter',
    ]);
    await eventually(() => seen()).toEqual(['.progress-bar']);
    await eventually(() => stage.isSameWindow()).toBe(true);
  });

  test('S-034 S-035 S-036 reports why the script failed, and can load it again', async () => {
    const { page } = stage;
    // Retries may have a query.
    const everyTry = `${script}*`;
    await stage.open('docs/');
    await stage.markWindow();
    await page.route(everyTry, (route) => route.abort());
    await link('one with a script of its own').click();
    const box = page.locator('.load-failure');
    await box.waitFor();
    await eventually(() => new URL(page.url()).pathname).toBe(`${base}counter/`);
    await passes(async () => {
      const look = await box.evaluate((element) => {
        const { backgroundColor, color, textAlign } = getComputedStyle(element);
        const { left, right, width } = element.getBoundingClientRect();
        const outer = element.parentElement?.clientWidth ?? 0;
        return {
          backgroundColor,
          color,
          textAlign,
          part: width / outer,
          aside: left + right - outer,
        };
      });
      expect(look).toEqual({
        backgroundColor: 'rgb(250, 56, 62)',
        color: 'rgb(255, 255, 255)',
        textAlign: 'center',
        part: 0.5,
        aside: 0,
      });
    });
    await eventually(() => box.locator('p').innerText()).toMatch(
      /^TypeError: Failed to fetch dynamically/,
    );
    const retry = box.getByRole('button', { name: 'Retry', exact: true });

    // Still missing: the box appears again.
    await box.evaluate((element) => Reflect.set(element, 'mark', true));
    await retry.click();
    await page.waitForFunction(() => {
      const failure = document.querySelector('.load-failure');
      return failure !== null && !Reflect.get(failure, 'mark');
    });

    // Loading: nothing at first, then the spinner.
    await page.unroute(everyTry);
    const release = await hold(everyTry);
    const seen = await retry.evaluate(
      (button) =>
        new Promise<{ order: string[]; between: string }>((resolve) => {
          const content = button.closest('#__page-content');
          const order: string[] = [];
          let between = 'nothing was seen';
          new MutationObserver((_, observer) => {
            if (document.getElementById('loader')) {
              observer.disconnect();
              order.push('spinner');
            } else between = content?.innerHTML ?? 'no content';
          }).observe(document, { childList: true, subtree: true });
          if (button instanceof HTMLElement) button.click();
          // A busy machine delays timers, but keeps their order.
          setTimeout(() => order.push('before'), 190);
          setTimeout(() => resolve({ order, between }), 1000);
        }),
    );
    expect(seen).toEqual({ order: ['before', 'spinner'], between: '' });
    await passes(async () => {
      const spinner = await page.locator('#loader').evaluate((svg) => {
        const { stroke, animationName } = getComputedStyle(svg);
        const outer = svg.parentElement?.getBoundingClientRect();
        return {
          size: [svg.clientWidth, svg.clientHeight],
          stroke,
          isAnimated: animationName !== 'none',
          height: (outer?.height ?? 0) / window.innerHeight,
          middle: Math.round((outer?.left ?? 0) + (outer?.right ?? 0)) / 2,
          window: document.documentElement.clientWidth / 2,
        };
      });
      expect(spinner).toEqual({
        size: [128, 110],
        stroke: 'rgb(0, 89, 156)',
        isAnimated: true,
        height: 1,
        middle: spinner.window,
        window: spinner.window,
      });
    });
    release();
    await counter(0).click();
    await counter(1).waitFor();
    await eventually(() => page.locator('.load-failure, #loader').count()).toBe(0);

    // It is an ordinary page from now on.
    await page.goBack();
    await heading('Welcome').waitFor();
    await page.goForward();
    await counter(0).click();
    await counter(1).waitFor();
    await eventually(() => box.count()).toBe(0);
    await eventually(() => stage.isSameWindow()).toBe(true);
    await eventually(() => stage.faults.join()).toContain('TypeError: Failed to fetch');
    stage.takeFaults();
  });

  test.each([
    ['cannot be fetched', 'abort'],
    ['is answered with an error', 'error'],
    ['is of another build', 'other'],
  ])('S-039 reloads the window if the document %s', async (_, how) => {
    const { page, site } = stage;
    await stage.open('docs/');
    await stage.markWindow();
    await page.route('**/docs/long/', async (route) => {
      if (route.request().resourceType() === 'document') return route.continue();
      if (how === 'abort') return route.abort();
      if (how === 'error') return route.fulfill({ status: 500 });
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('/assets/js/main-', '/assets/js/other-');
      return route.fulfill({ response, body });
    });
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await link('A long page').click();
    expect((await warning).text()).toMatch(/Error: /);
    await heading('A long page').waitFor();
    await hydrated(page);
    await eventually(() => page.url()).toBe(`${site.url}docs/long/`);
    await eventually(() => stage.isSameWindow()).toBe(false);
    stage.takeFaults();
  });

  test('S-040 is cancelled by a later navigation, and by going back', async () => {
    const { page, site } = stage;
    await stage.open('docs/');
    await stage.markWindow();
    const release = await hold('**/docs/long/');
    await link('A long page').click();
    await page.waitForURL(`${site.url}docs/long/`);
    await page.waitForSelector('.progress-bar', { state: 'attached' });
    await link('The first').click();
    await heading('The first page').waitFor();
    // Forward and back again before anything has loaded.
    const releaseOther = await hold('**/about/');
    await follow(`${base}about/`);
    await page.waitForSelector('.progress-bar', { state: 'attached' });
    await page.goBack();
    await page.waitForSelector('.progress-bar', { state: 'detached' });
    const answers = ['**/docs/long/', '**/about/'].map((url) => page.waitForResponse(url));
    release();
    releaseOther();
    for (const answer of answers) await (await answer).finished();
    // By now, the responses are processed.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await eventually(() => heading('The first page').isVisible()).toBe(true);
    await eventually(() => page.title()).toBe('The first page | Small Site');
    await eventually(() => page.url()).toBe(`${site.url}docs/guide/first/`);
    await eventually(() => stage.isSameWindow()).toBe(true);
  });
});

describe('the progress bar', () => {
  test('S-041 S-042 appears after 200 ms, advances slowly, and completes when the page is shown', async () => {
    const { page } = stage;
    await stage.open('docs/guide/first/');
    // Now, the script that navigates has loaded.
    await follow(`${base}docs/`);
    await heading('Welcome').waitFor();
    const release = await hold('**/docs/long/');
    const grown = await listen(page, () => ({
      result: new Promise<{ order: string[]; parts: number[] }>((resolve) => {
        const order: string[] = [];
        const parts: number[] = [];
        // A busy machine delays timers, but keeps their order.
        const noteAfter = (time: number, name: string): void => {
          setTimeout(() => order.push(name), time);
        };
        const start = (): void => {
          noteAfter(199, '199 ms');
          noteAfter(500, '500 ms');
        };
        document.addEventListener('click', start, { capture: true, once: true });
        const note = (bar: HTMLElement, name: string): void => {
          order.push(name);
          parts.push(Number(/[\d.]+/.exec(bar.style.transform)?.[0]));
        };
        new MutationObserver((_, observer) => {
          const bar = document.querySelector<HTMLElement>('.progress-bar');
          if (!bar) return;
          observer.disconnect();
          note(bar, 'bar');
          noteAfter(700, '700 ms later');
          const growth = new MutationObserver(() => note(bar, 'growth'));
          growth.observe(bar, { attributeFilter: ['style'] });
          setTimeout(() => {
            growth.disconnect();
            resolve({ order, parts });
          }, 900);
        }).observe(document.body, { childList: true });
      }),
    }));
    await link('A long page').click();
    const { order, parts } = await grown();
    expect(order).toEqual(['199 ms', 'bar', '500 ms', '700 ms later', 'growth']);
    expect(parts[0]).toBe(0.08);
    expect(parts[1]).toBeCloseTo(0.08 + 0.92 * 0.12);
    const bar = page.locator('.progress-bar');
    await passes(async () => {
      const look = await bar.evaluate((element) => {
        document.documentElement.style.removeProperty('--color-progress-bar');
        const style = getComputedStyle(element);
        const probe = document.createElement('i');
        probe.style.color = 'var(--color-primary)';
        document.body.append(probe);
        const primary = getComputedStyle(probe).color;
        probe.remove();
        const { clientWidth, clientHeight } = element;
        const isPrimary = style.backgroundColor === primary;
        document.documentElement.style.setProperty('--color-progress-bar', 'rgb(1, 2, 3)');
        return {
          isPrimary,
          own: style.backgroundColor,
          at: [style.position, style.top, style.zIndex],
          size: [clientWidth / document.documentElement.clientWidth, clientHeight],
          pointerEvents: style.pointerEvents,
          transition: style.transition,
          children: element.childElementCount,
        };
      });
      expect(look).toEqual({
        isPrimary: true,
        own: 'rgb(1, 2, 3)',
        at: ['fixed', '0px', '1031'],
        size: [1, 2],
        pointerEvents: 'none',
        transition: 'transform 0.2s, opacity 0.2s 0.15s',
        children: 0,
      });
    });
    const atEnd = await listen(page, () => ({
      result: new Promise<string>((resolve) => {
        const element = document.querySelector('.progress-bar');
        const observer = new MutationObserver(() => {
          const text = element instanceof HTMLElement ? element.style.transform : '';
          if (text === 'scaleX(1)') resolve(document.querySelector('main h1')?.textContent ?? '');
        });
        if (element) observer.observe(element, { attributeFilter: ['style'] });
      }),
    }));
    release();
    expect(await atEnd()).toContain('A long page');
    await bar.waitFor({ state: 'detached' });
  });

  test('S-041 does not appear for short navigations, nor within a page', async () => {
    const { page } = stage;
    await stage.open('docs/');
    // The page has loaded when the click comes.
    const loaded = page.waitForEvent('requestfinished', (request) => {
      const isFetch = request.resourceType() === 'fetch';
      return isFetch && request.url().endsWith('/docs/long/');
    });
    await link('A long page').hover();
    await loaded;
    await link('A long page').click();
    await heading('A long page').waitFor();
    await follow('?a=1');
    await follow('?a=1#third');
    await follow('?a=2#first');
    await page.waitForURL(/a=2#first$/);
    await page.waitForTimeout(400);
    await eventually(() => seen()).toEqual([]);
  });
});

describe('before the script of navigation has loaded', () => {
  const scripts = '**/assets/js/**';

  test('S-038 S-040 clicks wait for it, and the last one wins', async () => {
    const { page, site } = stage;
    await stage.open('docs/');
    await stage.markWindow();
    const release = await hold(scripts);
    await link('A long page').click();
    await link('The first').click();
    await eventually(() => page.url()).toBe(`${site.url}docs/`);
    release();
    await heading('The first page').waitFor();
    await eventually(() => page.url()).toBe(`${site.url}docs/guide/first/`);
    await eventually(() => stage.isSameWindow()).toBe(true);
    await page.goBack();
    await heading('Welcome').waitFor();
  });

  test('S-039 clicks are full loads if it cannot be loaded', async () => {
    const { page, site } = stage;
    await stage.open('docs/');
    await stage.markWindow();
    await page.route(scripts, (route) => route.abort());
    await link('A long page').click();
    await heading('A long page').waitFor();
    await eventually(() => page.url()).toBe(`${site.url}docs/long/`);
    await eventually(() => stage.isSameWindow()).toBe(false);
    stage.takeFaults();
  });

  /** Opens a page, goes to another and reloads it; `treat` handles the scripts that it loads late. */
  async function reloadSecondPage(treat: (scripts: Addresses) => Promise<unknown>): Promise<void> {
    const { page } = stage;
    await stage.open('docs/');
    const late: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) late.push(request.url());
    });
    await link('A long page').click();
    await heading('A long page').waitFor();
    expect(late).not.toEqual([]);
    const addresses = new Set(late);
    await treat((url) => addresses.has(url.href));
    await page.reload();
    await hydrated(page);
  }

  test('S-038 going back waits for it', async () => {
    const { page, site } = stage;
    let release = (): void => undefined;
    await reloadSecondPage(async (late) => {
      release = await hold(late);
    });
    await stage.markWindow();
    await page.goBack();
    await eventually(() => page.url()).toBe(`${site.url}docs/`);
    await eventually(() => heading('A long page').isVisible()).toBe(true);
    release();
    await heading('Welcome').waitFor();
    await eventually(() => stage.isSameWindow()).toBe(true);
  });

  test('S-039 going back is a full load if it cannot be loaded', async () => {
    const { page, site } = stage;
    await reloadSecondPage((late) => page.route(late, (route) => route.abort()));
    await page.goBack();
    await heading('Welcome').waitFor();
    await hydrated(page);
    await eventually(() => page.url()).toBe(`${site.url}docs/`);
    // The console reports each failed request, the last of them after the page has loaded.
    await page.waitForLoadState('networkidle');
    stage.takeFaults();
  });
});

describe('client modules', () => {
  /** Waits until the modules have noted some calls since the last ones, and no others. */
  const expectNotes = async (...expected: string[]): Promise<void> => {
    const { page } = stage;
    await eventually(() => page.evaluate((): unknown => Reflect.get(window, 'notes'))).toEqual(
      expected,
    );
    // Keeps those that come in between.
    await page.evaluate((count) => {
      (Reflect.get(window, 'notes') as string[]).splice(0, count);
    }, expected.length);
  };

  test('S-051 are called on the first load and on each navigation', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await page.waitForFunction(() => (Reflect.get(window, 'notes') as string[]).length === 3);
    await expectNotes(
      'begins | docs/ |  | Welcome',
      'is loaded | docs/ |  | Welcome',
      'is shown | docs/ |  | Welcome',
    );

    const release = await hold('**/docs/long/');
    await link('A long page').click();
    await page.waitForURL('**/docs/long/');
    await page.waitForSelector('.progress-bar', { state: 'attached' });
    await expectNotes('begins | docs/long/ | docs/ | Welcome');
    release();
    await heading('A long page').waitFor();
    await expectNotes(
      'is loaded | docs/long/ | docs/ | A long page',
      'is shown | docs/long/ | docs/ | A long page',
    );

    // One navigation within the page, and one that another replaces: it ends, but is never shown.
    await follow('#third');
    await page.waitForFunction(() => (Reflect.get(window, 'notes') as string[]).length === 3);
    await expectNotes(
      'begins | docs/long/#third | docs/long/ | A long page',
      'is loaded | docs/long/#third | docs/long/ | A long page',
      'is shown | docs/long/#third | docs/long/ | A long page',
    );
    await hold('**/about/');
    await follow(`${base}about/`);
    await page.waitForURL('**/about/');
    await follow(`${base}docs/`);
    await heading('Welcome').waitFor();
    await expectNotes(
      'begins | about/ | docs/long/#third | A long page',
      'is loaded | about/ | docs/long/#third | A long page',
      'begins | docs/ | docs/long/#third | A long page',
      'is loaded | docs/ | docs/long/#third | Welcome',
      'is shown | docs/ | docs/long/#third | Welcome',
    );
  });

  test('S-051 can throw without breaking the site', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await page.evaluate(() => void Reflect.set(window, 'isFaulty', true));
    await link('A long page').click();
    await heading('A long page').waitFor();
    await eventually(() => stage.faults).toEqual(['Error: Mine']);
    stage.takeFaults();
  });

  test('can throw while it loads: the site and the other modules start', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await page.evaluate(() => {
      localStorage.setItem('isBroken', 'yes');
    });
    await stage.open('docs/');
    await page.waitForFunction(() => (Reflect.get(window, 'notes') as string[]).length === 3);
    await link('A long page').click();
    await heading('A long page').waitFor();
    await eventually(() => stage.faults).toEqual(['Error: Broken']);
    stage.takeFaults();
  });
});

test('S-037 a page module without a default export is a fault of the site', async () => {
  const files = { 'pages/empty.tsx': 'export const nothing = 1;' };
  await expect(serveSmallSite({ files })).rejects.toThrow(
    /The page component at \S*pages\/empty\.tsx doesn't have a default export\. This makes it impossible to render anything\. Consider default-exporting a React component\./,
  );
});
