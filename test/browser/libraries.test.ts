import { expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { libraryFiles } from '../libraries/library-folders.ts';
import { eventually } from '../run/eventually.ts';
import { needProgram } from '../run/shared.ts';
import { serveSmallSite, type FixtureSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

/** Serves a site with two libraries in two languages. */
async function serveLibraries(): Promise<FixtureSite> {
  await needProgram('doxygen');
  return serveSmallSite({
    config: {
      libraries: { units: { xml: 'units/xml', title: 'Units' }, linalg: { xml: 'linalg/xml' } },
      i18n: { locales: ['en', 'de'] },
    },
    files: libraryFiles(),
  });
}

const stage = setStage({ site: serveLibraries });

const point = 'docs/api/linalg/classes/suite/linalg/point/';
const length = 'docs/api/units/classes/suite/units/length/';

test('a signature links to the type of another library', async () => {
  const { page } = stage;
  await stage.open(point);
  await page.locator('.api-page a', { hasText: 'units::Length' }).first().click();
  await page.waitForURL(`**/${length}`);
  await eventually(() => page.locator('nav[aria-label="Breadcrumbs"] a').allInnerTexts()).toEqual(
    expect.arrayContaining(['Libraries', 'Units']),
  );
});

test('the search names the library of each result, and the filter limits the results to one', async () => {
  const { page } = stage;
  const rows = (): Locator => page.locator('.search-row--code');
  const names = async (): Promise<(string | undefined)[]> =>
    (await rows().locator('.search-scope').allInnerTexts()).map(
      (place) => /\((\w+)\)$/.exec(place)?.[1],
    );
  await stage.open('search/?q=print');
  await eventually(async () => (await names()).sort()).toEqual(['linalg', 'units']);
  await stage.open('search/?q=library%3Aunits+print');
  await eventually(names).toEqual(['units']);
  await stage.open('search/?q=library%3ALinalg+print');
  await eventually(names).toEqual(['linalg']);
});

test('the search box completes the filter with the names of the libraries', async () => {
  const { page } = stage;
  await stage.open('docs/api/');
  await page.keyboard.press('Control+k');
  const field = page.locator('.search-box__field');
  await field.fill('lib');
  await eventually(() => page.locator('.search-box').innerText()).toContain('library:');
  await field.fill('library:l');
  await eventually(() => page.locator('.search-box').innerText()).toContain('library:linalg');
});

test('the list of libraries is in the language of the site, without scripts', async () => {
  const context = await stage.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${stage.site.url}de/docs/api/`);
  await eventually(() => page.locator('h1').innerText()).toBe('Bibliotheken');
  // Anchors of headings end with a space that has no width.
  const titles = async (): Promise<string[]> =>
    (await page.locator('h2').allInnerTexts()).map((text) => text.replaceAll('\u200B', ''));
  await eventually(titles).toEqual(['Units 2.1', 'linalg 0.9']);
  await page.locator('h2 a', { hasText: 'linalg' }).first().click();
  await eventually(() => Promise.resolve(page.url())).toMatch(/\/de\/docs\/api\/linalg\/$/);
  await context.close();
});
