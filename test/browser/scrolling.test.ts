import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { serveFixtureSite, serveSmallSite } from './fixture-site.ts';
import { addStyles, hydrated } from './page-state.ts';
import { setStage } from './stage.ts';
import type { Stage } from './stage.ts';

const text =
  'Nothing in particular, at some length, so that there is room to scroll in.\n\n'.repeat(30);

/** A docs page with links of all kinds in its middle. */
const far = `---
title: Far
---

${text}
- [Third](./long.md#third)
- [Nowhere](./long.md#nowhere)
- [Query](/docs/far/?q=1)
- [Encoded](./far.md#über-uns)
- [Welcome](/docs/)
- [About](/about/)
- [Counter, loaded anew](pathname:///counter/)

A note[^1].

## Über uns

${text}
[^1]: The text of the note.

${text}`;

const files = { 'docs/far.md': far };
const config = { checks: { brokenAnchors: 'ignore' } };

/** Scrolls without a wheel, and waits until that is done. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await page.waitForFunction((y) => window.scrollY === y, top);
  // Scroll events come with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Follows a link of the content without scrolling to it. */
async function follow(page: Page, label: string): Promise<void> {
  await page
    .locator('#__page-content a', { hasText: label })
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

/** Waits until the first heading of the page is this one. */
async function waitForPage(page: Page, title: string): Promise<void> {
  await page.locator('main h1', { hasText: title }).waitFor();
}

/** Waits until an element is at a distance from the top of the window. */
async function waitForTop(page: Page, id: string, top: number): Promise<void> {
  await page.waitForFunction(
    ([name, y]) => {
      const box = document.getElementById(name)?.getBoundingClientRect();
      return box !== undefined && Math.abs(box.top - y) < 1;
    },
    [id, top] as const,
  );
}

describe('scrolling', () => {
  const stage = setStage({ site: () => serveSmallSite({ config, files }) });

  test('S-052 S-057 the browser itself scrolls on the first load, with and without an anchor', async () => {
    const { page } = stage;
    await page.addInitScript(() => {
      const calls: string[] = [];
      Reflect.set(window, 'scrollCalls', calls);
      for (const owner of [window, Element.prototype])
        for (const name of ['scrollTo', 'scrollBy', 'scroll', 'scrollIntoView']) {
          const original: unknown = Reflect.get(owner, name);
          if (typeof original !== 'function') continue;
          Reflect.set(owner, name, function (this: unknown, ...values: unknown[]) {
            calls.push(name);
            return Reflect.apply(original, this, values) as unknown;
          });
        }
    });
    const calls = (): Promise<unknown> =>
      page.evaluate(() => Reflect.get(window, 'scrollCalls') as unknown);
    await stage.open('docs/long/#third');
    await waitForTop(page, 'third', 68);
    await eventually(() => calls()).toEqual([]);

    await scrollTo(page, 700);
    await page.reload();
    await hydrated(page);
    await page.waitForFunction(() => window.scrollY === 700);
    await eventually(() => calls()).toEqual([]);
  });

  test('S-053 S-060 a navigation starts at the top, and the next Tab at the skip link', async () => {
    const { page } = stage;
    await stage.open('docs/long/');
    await scrollTo(page, 900);
    const link = page.locator('.theme-doc-sidebar-menu a', { hasText: 'Welcome' });
    const skipLink = page.locator('.skip-link:focus');
    await link.focus();
    await page.keyboard.press('Enter');
    await waitForPage(page, 'Welcome');
    await eventually(() => scrollY(page)).toBe(0);
    // Screen readers announce the page, and the focus is in front of it.
    await eventually(() => page.getByRole('status').allInnerTexts()).toEqual([
      'Welcome | Small Site',
    ]);
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe(
      '__skip-to-content',
    );
    await page.keyboard.press('Tab');
    await eventually(() => skipLink.count()).toBe(1);
    await eventually(() => page.locator('#__skip-to-content').getAttribute('tabindex')).toBe(null);

    // The same link again replaces the entry, and the reader stays there.
    await link.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await eventually(() => skipLink.count()).toBe(0);
    await eventually(() => page.locator('.theme-doc-sidebar-menu :focus').count()).toBe(1);

    // Neither going back nor a link to a place on a page moves the focus to the top.
    await page.goBack();
    await waitForPage(page, 'A long page');
    await eventually(() => page.getByRole('status').allInnerTexts()).toEqual([
      'A long page | Small Site',
    ]);
    await page.keyboard.press('Tab');
    await eventually(() => skipLink.count()).toBe(0);
    await page.goForward();
    await waitForPage(page, 'Welcome');
    await page.locator('#__page-content a', { hasText: 'A heading far below' }).focus();
    await page.keyboard.press('Enter');
    await waitForPage(page, 'A long page');
    await page.keyboard.press('Tab');
    await eventually(() => skipLink.count()).toBe(0);
  });

  test('S-054 S-057 a link scrolls to its heading, with the anchor decoded; one without a target keeps the position', async () => {
    const { page } = stage;
    await stage.open('docs/far/');
    await stage.markWindow();
    await scrollTo(page, 900);
    await follow(page, 'Nowhere');
    await waitForPage(page, 'A long page');
    await eventually(() => scrollY(page)).toBe(900);
    await eventually(() => new URL(page.url()).hash).toBe('#nowhere');

    await page.goBack();
    await waitForPage(page, 'Far');
    await follow(page, 'Third');
    await waitForPage(page, 'A long page');
    await waitForTop(page, 'third', 68);

    // From another page, so that the viewer decodes it and not the browser.
    const link = `${stage.site.url}docs/far/#%C3%BCber-uns`;
    await page.evaluate((href) => {
      const anchor = document.createElement('a');
      anchor.href = href;
      document.getElementById('__page-content')?.append(anchor);
      anchor.click();
    }, link);
    await waitForPage(page, 'Far');
    await waitForTop(page, 'über-uns', 68);
    await eventually(() => stage.isSameWindow()).toBe(true);
  });

  test('S-055 a change of the query alone keeps the position', async () => {
    const { page } = stage;
    await stage.open('docs/far/');
    await scrollTo(page, 640);
    await follow(page, 'Query');
    await page.waitForURL(`${stage.site.url}docs/far/?q=1`);
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    await eventually(() => scrollY(page)).toBe(640);
  });

  test('S-056 back and forward restore positions, also after a full load', async () => {
    const { page } = stage;
    await stage.open('docs/far/');
    await scrollTo(page, 500);
    await follow(page, 'Encoded');
    await waitForTop(page, 'über-uns', 68);
    const atHeading = await scrollY(page);
    await follow(page, 'Third');
    await waitForPage(page, 'A long page');
    await waitForTop(page, 'third', 68);
    await scrollTo(page, 250);
    await page.goto(`${stage.site.url}counter/`);

    await page.goBack();
    await hydrated(page);
    await page.waitForFunction(() => window.scrollY === 250);
    await page.goBack();
    await waitForPage(page, 'Far');
    await page.waitForFunction((y) => window.scrollY === y, atHeading);
    await page.goBack();
    await page.waitForFunction(() => window.scrollY === 500);
    await page.goForward();
    await page.waitForFunction((y) => window.scrollY === y, atHeading);
    await page.goForward();
    await waitForPage(page, 'A long page');
    await page.waitForFunction(() => window.scrollY === 250);
  });

  test('S-056 going back again before the scripts have loaded restores the position, too', async () => {
    const { page } = stage;
    await stage.open('docs/far/');
    const first = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    await scrollTo(page, 500);
    await follow(page, 'Third');
    await waitForPage(page, 'A long page');
    await scrollTo(page, 250);
    await page.goto(`${stage.site.url}counter/`);

    let release = (): void => undefined;
    const released = new Promise<void>((done) => (release = done));
    await page.route('**/assets/js/*.js', async (route) => {
      if (!first.includes(route.request().url())) await released;
      await route.continue();
    });
    await page.goBack();
    await hydrated(page);
    await page.waitForFunction(() => window.scrollY === 250);
    await page.goBack();
    await page.waitForURL(`${stage.site.url}docs/far/`);
    release();
    await waitForPage(page, 'Far');
    await page.waitForFunction(() => window.scrollY === 500);
    await page.unroute('**/assets/js/*.js');
  });

  test('S-057 the navbar does not cover footnotes either', async () => {
    const { page } = stage;
    await stage.open('docs/far/');
    await page.locator('#__page-content sup a').click();
    const target = (): string => decodeURIComponent(new URL(page.url()).hash.slice(1));
    const note = page.locator(`[id="${target()}"]`);
    // It is too near the end to reach the top; going back leads to the middle.
    await eventually(() =>
      note.evaluate((element) => getComputedStyle(element).scrollMarginTop),
    ).toBe('68px');
    await note.locator('a').last().click();
    await waitForTop(page, target(), 68);
  });

  test('S-058 S-059 the first Tab shows the skip link, which leads to the content', async () => {
    const { page } = stage;
    await stage.open('docs/far/');
    const link = page
      .getByRole('region', { name: 'Skip to main content' })
      .getByRole('link', { name: 'Skip to main content' });
    await passes(async () => {
      const before = await link.boundingBox();
      expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(0);
    });
    await page.keyboard.press('Tab');
    await eventually(() => link.evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await passes(async () => {
      const box = await link.boundingBox();
      expect(box).toMatchObject({ x: 16, y: 16 });
    });
    // Nothing covers it.
    await passes(async () => {
      const isOnTop = await link.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === element;
      });
      expect(isOnTop).toBe(true);
    });

    await page.keyboard.press('Enter');
    await eventually(() => page.url()).toBe(`${stage.site.url}docs/far/`);
    await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
    await page.keyboard.press('Tab');
    await eventually(() => page.locator('main :focus').count()).toBe(1);
    await eventually(() => page.locator('[tabindex]').count()).toBe(0);
  });

  test('S-059 without main, and without script, the skip link leads to the wrapper', async () => {
    const { page } = stage;
    await stage.open('docs/far/');
    const wrapper = '#__docusaurus_skipToContent_fallback';
    await eventually(() => page.locator('.skip-link').getAttribute('href')).toBe(wrapper);
    await eventually(() => page.locator(`${wrapper} main`).count()).toBe(1);
    await page.evaluate(() => {
      const main = document.querySelector('main');
      const replacement = document.createElement('div');
      replacement.append(...(main?.childNodes ?? []));
      main?.replaceWith(replacement);
      document.addEventListener('focusin', (event) => {
        if (event.target instanceof Element) Reflect.set(window, 'focusedId', event.target.id);
      });
    });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction((id) => Reflect.get(window, 'focusedId') === id, wrapper.slice(1));
    await eventually(() => page.url()).toBe(`${stage.site.url}docs/far/`);
  });
});

describe('scrolling under a navbar that hides', () => {
  const navbar = { title: 'Hiding', hideOnScroll: true, items: [] };
  const stage = setStage({ site: () => serveSmallSite({ config: { ...config, navbar }, files }) });

  test('S-057 the margin of anchors is small', async () => {
    const { page } = stage;
    await stage.open('docs/long/#third');
    await waitForTop(page, 'third', 8);
    await stage.open('docs/far/');
    await follow(page, 'Encoded');
    await waitForTop(page, 'über-uns', 8);
  });
});

const shownButton = '.theme-back-to-top-button--shown';

/** Waits until the button is there, but invisible. */
async function waitForHidden(page: Page): Promise<void> {
  await page.locator('.theme-back-to-top-button').waitFor({ state: 'hidden' });
}

/** Scrolls down, then up a little, which shows the button. */
async function showButton(stage: Stage, path: string, top: number): Promise<void> {
  const { page } = stage;
  await stage.open(path);
  await scrollTo(page, top + 50);
  await page.locator('.theme-back-to-top-button').waitFor({ state: 'attached' });
  await scrollTo(page, top);
  await page.locator(shownButton).waitFor();
}

describe('the button back to the top', () => {
  const stage = setStage({ site: () => serveSmallSite({ config, files }) });

  /** Records the positions that the window scrolls to. */
  async function recordScrolling(): Promise<() => Promise<number[]>> {
    await stage.page.evaluate(() => {
      const tops: number[] = [];
      Reflect.set(window, 'tops', tops);
      window.addEventListener('scroll', () => tops.push(window.scrollY));
    });
    return () => stage.page.evaluate(() => Reflect.get(window, 'tops') as number[]);
  }

  test('S-061 S-062 shows when the reader scrolls up, far from both ends', async () => {
    const { page } = stage;
    await stage.open('docs/far/');
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 800);
    await page.waitForFunction(() => window.scrollY === 800);
    await page.locator('.theme-back-to-top-button').waitFor({ state: 'attached' });
    await waitForHidden(page);
    await page.mouse.wheel(0, -100);
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    await button.waitFor();
    await page.waitForFunction(() => {
      const box = document.querySelector('.theme-back-to-top-button')?.getBoundingClientRect();
      return box?.width === 48;
    });
    await passes(async () => {
      const place = await button.evaluate((element) => {
        const { right, bottom, width, height } = element.getBoundingClientRect();
        const { clientWidth, clientHeight } = document.documentElement;
        const { borderRadius } = getComputedStyle(element);
        return [clientWidth - right, clientHeight - bottom, width, height, borderRadius];
      });
      expect(place).toEqual([expect.closeTo(20.8), expect.closeTo(20.8), 48, 48, '50%']);
    });

    await page.mouse.wheel(0, 50);
    await waitForHidden(page);
    await page.mouse.wheel(0, -50);
    await button.waitFor();
    await page.mouse.wheel(0, -450);
    await page.waitForFunction(() => window.scrollY === 250);
    await waitForHidden(page);

    // When a page gets shorter, a reader at its end moves up without wanting to go to the top.
    const bottom = await page.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight,
    );
    await scrollTo(page, bottom);
    await page.evaluate(async () => {
      const moved = new Promise((done) => window.addEventListener('scroll', done, { once: true }));
      document.querySelector('main p')?.remove();
      await moved;
    });
    await eventually(() => scrollY(page)).toBeLessThan(bottom);
    await eventually(() => page.locator(shownButton).count()).toBe(0);
  });

  test('S-061 is reachable by keyboard only while it is visible', async () => {
    const { page } = stage;
    await showButton(stage, 'docs/far/', 700);
    const focusLast = (): Promise<void> =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('#__docusaurus a[href]')]
          .filter((link) => link.checkVisibility())
          .at(-1)
          ?.focus({ preventScroll: true }),
      );
    await focusLast();
    await page.keyboard.press('Tab');
    await eventually(() => page.locator(`${shownButton}:focus`).count()).toBe(1);
    await page.evaluate(() =>
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof Element) Reflect.set(window, 'focusedRole', target.role);
      }),
    );
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => window.scrollY === 0);
    // The focus has moved to the top too, to the region of the skip link.
    await eventually(() => page.evaluate(() => Reflect.get(window, 'focusedRole') as unknown)).toBe(
      'region',
    );
    await page.keyboard.press('Tab');
    await eventually(() => page.locator('.skip-link:focus').count()).toBe(1);

    await waitForHidden(page);
    await focusLast();
    await page.keyboard.press('Tab');
    await eventually(() => page.locator('.theme-back-to-top-button:focus').count()).toBe(0);
  });

  test('S-063 goes to the top in steps that get shorter with each frame', async () => {
    const { page } = stage;
    await showButton(stage, 'docs/far/', 1500);
    const tops = await recordScrolling();
    await page.locator(shownButton).click();
    await page.waitForFunction(() => window.scrollY === 0);
    await waitForHidden(page);
    const expected = [1500];
    while (expected.at(-1) !== 0) expected.push(Math.floor((expected.at(-1) ?? 0) * 0.85));
    // Slow frames may be reported together, so that some are missing.
    const reported = await tops();
    expect(reported.length).toBeGreaterThan(10);
    expect(reported.filter((top) => !expected.includes(top))).toEqual([]);
  });

  test('S-063 stops when the reader scrolls down', async () => {
    const { page } = stage;
    await showButton(stage, 'docs/far/', 2000);
    await page.evaluate(() => {
      // Once the animation has started, so that it cannot be over.
      window.addEventListener('scroll', () => window.scrollBy(0, 150), { once: true });
    });
    await page.locator(shownButton).click();
    await waitForHidden(page);
    const stoppedAt = await passes(async () => {
      const top = await scrollY(page);
      expect(top).toBeGreaterThan(1500);
      return top;
    });
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    await eventually(() => scrollY(page)).toBe(stoppedAt);
  });

  test('S-063 lets the browser scroll if the style sheet requests smooth scrolling', async () => {
    const { page } = stage;
    await showButton(stage, 'docs/far/', 1500);
    await addStyles(page, 'html { scroll-behavior: smooth }');
    await page.evaluate(() => {
      window.scrollTo = new Proxy(window.scrollTo.bind(window), {
        apply: (scrollTo, _, values: [ScrollToOptions]) => {
          Reflect.set(window, 'scrolledTo', values);
          scrollTo(...values);
        },
      });
    });
    const tops = await recordScrolling();
    await page.locator(shownButton).click();
    await page.waitForFunction(() => window.scrollY === 0);
    await eventually(() =>
      page.evaluate(() => Reflect.get(window, 'scrolledTo') as unknown),
    ).toEqual([{ top: 0, behavior: 'smooth' }]);
    expect((await tops()).length).toBeGreaterThan(1);
  });

  test('S-063 jumps for readers who prefer reduced motion', async () => {
    const { page } = stage;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await showButton(stage, 'docs/far/', 1500);
    const tops = await recordScrolling();
    await page.locator(shownButton).click();
    await waitForHidden(page);
    expect(await tops()).toEqual([0]);
  });

  test('S-061 S-062 stays in the docs from page to page, hidden at anchors', async () => {
    const { page } = stage;
    await showButton(stage, 'docs/far/', 1800);
    // To a place further up on this page, by the browser.
    await follow(page, 'Encoded');
    await waitForHidden(page);
    await waitForTop(page, 'über-uns', 68);
    await eventually(() => page.locator(shownButton).count()).toBe(0);

    // To where the window already is.
    await scrollTo(page, (await scrollY(page)) - 10);
    await page.locator(shownButton).waitFor();
    await follow(page, 'Nowhere');
    await waitForPage(page, 'A long page');
    await waitForHidden(page);

    await scrollTo(page, 600);
    await scrollTo(page, 500);
    await page.locator(shownButton).waitFor();
    await page.goBack();
    await waitForPage(page, 'Far');
    await eventually(() => page.locator('.theme-back-to-top-button').count()).toBe(1);
    await follow(page, 'About');
    await waitForPage(page, 'About');
    await eventually(() => page.locator('.theme-back-to-top-button').count()).toBe(0);
  });
});

describe('the button back to the top of API pages', () => {
  const stage = setStage({ site: serveFixtureSite });
  let path: string;
  beforeEach(() => {
    const [, below = ''] =
      /^\/[^/]+\/(.*)$/.exec(stage.site.pages.find(({ kind }) => kind === 'class')?.href ?? '') ??
      [];
    path = below;
  });

  test('S-061 works in the same way', async () => {
    await showButton(stage, path, 400);
    await stage.page.getByRole('button', { name: 'Scroll back to top' }).click();
    await stage.page.waitForFunction(() => window.scrollY === 0);
  });
});
