import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const text = 'Text that gives room to scroll in, at some length.\n\n'.repeat(12);

const marked = `---
title: Marked
---

# The title

## Some \`code\`, *soft* and **loud** ~~gone~~

### A [link](/about/) and an image ![of a circle](/img/logo.svg)

#### Deep

##### Deeper

###### Deepest
`;

/** A page that starts with a level that is not shown, and skips one. */
const uneven = `---
title: Uneven
toc_min_heading_level: 3
toc_max_heading_level: 5
---

## Parent

### Child

##### Grandchild

## Second parent

#### Child of nobody
`;

const files = {
  'docs/marked.md': marked,
  'docs/uneven.md': uneven,
  'docs/without.md': `---\ntitle: Without\nhide_table_of_contents: true\n---\n\n## Part\n\n${text}`,
  'docs/encoded.md': `---\ntitle: Encoded\n---\n\n${text}\n\n## Über uns\n\n${text}${text}`,
};

/** Returns the entries of the table on wide screens, indented by depth. */
function entries(page: Page): Promise<string[]> {
  return page.locator('.theme-doc-toc-desktop a').evaluateAll((all) =>
    all.map((el) => {
      let depth = -1;
      for (let up: Element | null = el; up && up.tagName !== 'NAV'; up = up.parentElement)
        if (up.tagName === 'UL') depth++;
      return '  '.repeat(depth) + el.textContent;
    }),
  );
}

/** Scrolls so that a heading is at a distance from the top of the window. */
async function scrollHeadingTo(page: Page, id: string, top: number): Promise<void> {
  await page.evaluate(
    ([name, y]) => {
      const box = document.getElementById(name)?.getBoundingClientRect();
      window.scrollBy({ top: (box?.top ?? 0) - y, behavior: 'instant' });
    },
    [id, top] as const,
  );
}

/** Waits until exactly this entry is marked; none for undefined. */
async function waitForActive(page: Page, name?: string): Promise<void> {
  await page.waitForFunction((label) => {
    const all = [...document.querySelectorAll('.toc__link--active')];
    return all.map((el) => el.textContent).join() === (label ?? '');
  }, name);
}

describe('the table of contents', () => {
  const stage = setStage({ site: () => serveSmallSite({ files }) });

  test('S-211 S-212 has levels 2 and 3, never the title; keeps formatting, and converts links and images to text', async () => {
    const { page } = stage;
    await stage.open('docs/marked/');
    await passes(async () => {
      const found = await entries(page);
      expect(found).toHaveLength(2);
      expect(found[0]).toBe('Some code, soft and loud gone');
      expect(found[1]).toBe('  A link and an image of a circle');
    });
    const list = page.locator('.theme-doc-toc-desktop');
    await eventually(() => list.locator('a a, a img').count()).toBe(0);
  });

  test('S-212 entries keep code, emphasis, strong and strikethrough', async () => {
    const { page } = stage;
    await stage.open('docs/marked/');
    const entry = page.locator('.theme-doc-toc-desktop a').first();
    await eventually(() => entry.locator('code').innerText()).toBe('code');
    await eventually(() => entry.locator('em').innerText()).toBe('soft');
    await eventually(() => entry.locator('strong').innerText()).toBe('loud');
    await eventually(() => entry.locator('del').innerText()).toBe('gone');
  });

  test('S-211 S-212 a page sets its own range; children of omitted headings move up', async () => {
    const { page } = stage;
    await stage.open('docs/uneven/');
    await eventually(() => entries(page)).toEqual(['Child', '  Grandchild', 'Child of nobody']);
  });

  test('S-211 on a page without it, the text uses its space', async () => {
    const { page } = stage;
    const width = async (): Promise<number> =>
      (await page.locator('main').boundingBox())?.width ?? NaN;
    await stage.open('docs/long/');
    const narrow = await width();
    await stage.open('docs/without/');
    await eventually(() =>
      page.locator('.theme-doc-toc-desktop, .theme-doc-toc-mobile').count(),
    ).toBe(0);
    await eventually(() => width()).toBeGreaterThan(narrow + 200);
  });

  test('S-214 the heading at or below the navbar is marked in the upper half of the window, else the one before it', async () => {
    const { page } = stage;
    await stage.open('docs/long/');
    await scrollHeadingTo(page, 'second', 60);
    await waitForActive(page, 'Second');
    await scrollHeadingTo(page, 'second', 59);
    await waitForActive(page, 'Second');
    await scrollHeadingTo(page, 'second', 355);
    await waitForActive(page, 'Inside of first');
    await scrollHeadingTo(page, 'second', 345);
    await waitForActive(page, 'Second');
    // Below the last heading, it is the last one.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.evaluate(() => {
      const main = document.querySelector<HTMLElement>('main');
      if (main) main.style.paddingBottom = '200vh';
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    await waitForActive(page, 'Inside of sixth');
  });

  test('S-214 none is marked before the first heading; ids with non-ASCII letters work', async () => {
    const { page } = stage;
    await stage.open('docs/encoded/');
    await waitForActive(page);
    await page.locator('.theme-doc-toc-desktop a').click();
    await waitForActive(page, 'Über uns');
    await passes(async () => {
      const top = await page.locator('main h2').evaluate((el) => el.getBoundingClientRect().top);
      // Below the navbar, not under it.
      expect(top).toBeGreaterThanOrEqual(60);
      expect(top).toBeLessThan(80);
    });
  });

  test('S-214 uses the headings of the current page', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await page.locator('#__page-content a', { hasText: 'A long page' }).first().click();
    await page.locator('main h1', { hasText: 'A long page' }).waitFor();
    await eventually(async () => (await entries(page))[0]).toBe('First');
    await scrollHeadingTo(page, 'third', 60);
    await waitForActive(page, 'Third');
  });

  test('S-215 it stays in view, scrolls by itself, and follows the reader', async () => {
    const { page } = stage;
    await page.setViewportSize({ width: 1280, height: 240 });
    await stage.open('docs/long/');
    const toc = page.locator('.theme-doc-toc-desktop');
    await scrollHeadingTo(page, 'inside-of-sixth', 70);
    await waitForActive(page, 'Inside of sixth');
    const box = await passes(async () => {
      const place = await toc.boundingBox();
      expect(place?.y).toBe(60);
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(240);
      return place;
    });
    await page.waitForFunction(() => {
      const list = document.querySelector('.theme-doc-toc-desktop')?.getBoundingClientRect();
      const link = document.querySelector('.toc__link--active')?.getBoundingClientRect();
      return list && link && link.top >= list.top && link.bottom <= list.bottom;
    });
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move((box?.x ?? 0) + 20, 150);
    await page.mouse.wheel(0, -400);
    await page.waitForFunction(
      () => document.querySelector('.theme-doc-toc-desktop')?.scrollTop === 0,
    );
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('S-215 the entry in sight is active, also if entries and text have another order', async () => {
    const { page } = stage;
    await page.setViewportSize({ width: 1280, height: 800 });
    await stage.open('docs/long/');
    await page.evaluate(() => {
      const moved = document.getElementById('inside-of-sixth');
      if (moved) document.querySelector('main h1')?.after(moved);
    });
    await scrollHeadingTo(page, 'inside-of-sixth', 70);
    await waitForActive(page, 'Inside of sixth');
  });

  test('S-216 links to the neighbours in sidebar order', async () => {
    const { page } = stage;
    await stage.open('docs/');
    const nav = page.getByRole('navigation', { name: 'Docs pages' });
    const words = async (): Promise<string[]> =>
      (await nav.locator('a').allInnerTexts()).map((each) =>
        each
          .replace(/[«»]/g, '')
          .split(/\s*\n\s*/)
          .join(': ')
          .trim(),
      );
    await eventually(() => words()).toEqual(['Next: A long page']);
    await nav.getByRole('link').click();
    await page.locator('main h1', { hasText: 'A long page' }).waitFor();
    await eventually(() => words()).toEqual(['Previous: Welcome', 'Next: The first page']);
    const [left, right] = await nav.locator('a').all();
    expect((await left?.boundingBox())?.x).toBeLessThan((await right?.boundingBox())?.x ?? 0);
    await stage.open('docs/guide/second/');
    await eventually(() => words()).toEqual(['Previous: The first page']);
    await stage.open('docs/alone/');
    await eventually(() => nav.count()).toBe(0);
  });

  test('S-209 breadcrumbs: home, categories, the page', async () => {
    const { page } = stage;
    await stage.open('docs/guide/second/');
    const nav = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await eventually(() => nav.getByRole('listitem').allInnerTexts()).toEqual([
      '',
      'Guide',
      'The second page',
    ]);
    const home = nav.getByRole('link', { name: 'Home page' });
    await eventually(() => home.getAttribute('href')).toBe('/micro-test-plus-xpack/');
    await eventually(() => nav.getByRole('link').count()).toBe(1);
    await eventually(() => nav.locator('[aria-current="page"]').innerText()).toBe(
      'The second page',
    );
    await home.click();
    await page.locator('main h1', { hasText: 'A small site' }).waitFor();
    await stage.open('docs/alone/');
    await eventually(() => nav.count()).toBe(0);
  });
});

describe('with settings of the site', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite({
        files,
        config: {
          tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 6 },
        },
      }),
  });

  test('S-211 the range of the site', async () => {
    await stage.open('docs/marked/');
    await eventually(async () => (await entries(stage.page)).slice(2)).toEqual([
      '    Deep',
      '      Deeper',
      '        Deepest',
    ]);
  });
});

describe('on small screens', () => {
  const stage = setStage({
    site: () => serveSmallSite({ files }),
    reader: { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true },
  });

  test('S-215 is a box above the text and below the title, closed at first, with the same entries and no active one', async () => {
    const { page } = stage;
    await stage.open('docs/long/');
    await eventually(() => page.locator('.theme-doc-toc-desktop').isVisible()).toBe(false);
    const box = page.locator('.theme-doc-toc-mobile');
    const button = box.getByText('On this page', { exact: true });
    const entry = box.getByRole('link', { name: 'Third', exact: true });
    await eventually(() => entry.isVisible()).toBe(false);
    const title = await page.locator('main h1').boundingBox();
    await eventually(async () => (await box.boundingBox())?.y).toBeGreaterThan(
      title?.y ?? Infinity,
    );
    await button.tap();
    await entry.waitFor();
    await eventually(() => box.locator('.toc__link--active').count()).toBe(0);
    await entry.tap();
    await page.waitForFunction(() => {
      const { top } = document.getElementById('third')?.getBoundingClientRect() ?? { top: NaN };
      return top >= 60 && top < 80;
    });
    await eventually(() => new URL(page.url()).hash).toBe('#third');
    // By keyboard too.
    await page.evaluate(() => window.scrollTo(0, 0));
    if (await entry.isVisible()) await button.tap();
    await box.locator('summary, button').first().press('Enter');
    await entry.waitFor();
  });

  test('S-215 it is in the static page, and opens without JavaScript', async () => {
    const { page } = stage;
    const context = await stage.browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 700 },
    });
    const still = await context.newPage();
    await still.goto(`${stage.site.url}docs/long/`);
    await still.locator('.theme-doc-toc-mobile summary').click();
    await still
      .locator('.theme-doc-toc-mobile')
      .getByRole('link', { name: 'Third', exact: true })
      .waitFor();
    await context.close();
    // With JavaScript, it is closed again on the next page.
    await stage.open('docs/long/');
    await page.locator('.theme-doc-toc-mobile summary').tap();
    await page.getByRole('link', { name: /^Next/ }).tap();
    await page.locator('main h1', { hasText: 'The first page' }).waitFor();
    await eventually(() =>
      page.locator('.theme-doc-toc-mobile').getByRole('link', { name: 'Part' }).isVisible(),
    ).toBe(false);
  });
});
