import { expect, test } from '@jest/globals';
import { eventually } from '../run/eventually.ts';
import { addAxe, violations } from './axe.ts';
import { serveFixtureSite } from './fixture-site.ts';
import type { BuiltPage } from './fixture-site.ts';
import { addStyles, hydrated } from './page-state.ts';
import { setStage } from './stage.ts';

const stage = setStage({ site: serveFixtureSite, reader: { reducedMotion: 'reduce' } });

/** What pages of a library with history contain besides their own members. */
const parts = [
  '.symbol-history',
  '.mentions',
  '.facts figure.theme-code-block a',
  'details.inherited .member-name',
  '.tree ul',
  '.inner-table .replacement',
  '.graph-scroll',
];

/** Returns the pages with the most elements of each part. */
async function fullest(): Promise<BuiltPage[]> {
  const pages = stage.site.pages.filter(({ href }) => href.includes('/docs/api/'));
  const counts = await stage.page.evaluate(
    async ([hrefs, selectors]) => {
      const parser = new DOMParser();
      return Promise.all(
        hrefs.map(async (href) => {
          const html = await (await fetch(href)).text();
          const page = parser.parseFromString(html, 'text/html');
          return selectors.map((selector) => page.querySelectorAll(selector).length);
        }),
      );
    },
    [pages.map(({ href }) => href), parts] as const,
  );
  const chosen = parts.map((part, i) => {
    const most = Math.max(...counts.map((numbers) => numbers[i] ?? 0));
    expect([part, most]).not.toEqual([part, 0]);
    return pages[counts.findIndex((numbers) => numbers[i] === most)];
  });
  return [...new Set(chosen)].filter((page) => page !== undefined);
}

test.each([1280, 390])(
  'what history, mentions and diagrams add passes, opened, %i pixels wide',
  async (width) => {
    const { page, site } = stage;
    await addAxe(page.context());
    await page.setViewportSize({ width, height: 800 });
    await stage.open('docs/api/');
    const pages = await fullest();
    expect(pages.length).toBeGreaterThan(3);
    for (const { href } of pages) {
      await page.goto(new URL(href, site.url).href);
      await hydrated(page);
      await page.evaluate(() => {
        for (const each of document.querySelectorAll('details')) each.open = true;
      });
      await eventually(() => page.locator('main details:not([open])').count()).toBe(0);
      expect([href, await violations(page)]).toEqual([href, []]);
    }
  },
);

/** What readers may set without loss (WCAG 1.4.12). */
const wideText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

test.each([
  [1280, 'docs/api/classes/micro-os-plus/micro-test-plus/test-suite/'],
  [1000, 'docs/api/classes/'],
  [390, 'docs/api/'],
])('wider text cuts no name, %i pixels wide', async (width, path) => {
  const { page } = stage;
  await page.setViewportSize({ width, height: 800 });
  await stage.open(path);
  await addStyles(page, wideText);
  const names = page.locator('.navbar__title, .menu__label, h1, .breadcrumbs__item, main a');
  await eventually(() => names.count()).toBeGreaterThan(5);
  await eventually(() =>
    names.evaluateAll((all) =>
      all.flatMap(({ textContent, scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1)
          ? [textContent]
          : [],
      ),
    ),
  ).toEqual([]);
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
