import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { eventually } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import { hydrated } from './page-state.ts';
import { setStage } from './stage.ts';

const stage = setStage({
  site: () =>
    serveSmallSite({
      config: {
        footer: { copyright: 'Nobody' },
        docs: {
          path: 'docs',
          sidebar: 'sidebars.yaml',
          editUrl: 'https://github.com/owner/name/edit/main/',
        },
      },
    }),
});

test('S-070 S-071 an address without a page shows the not-found page, which is not indexed', async () => {
  const { page, site } = stage;
  const response = await page.goto(`${site.url}docs/nowhere/`);
  await hydrated(page);
  expect(response?.status()).toBe(404);
  // The browser reports the missing document, once.
  await eventually(() => stage.faults.every((fault) => fault.includes('404'))).toBe(true);
  stage.takeFaults();
  await eventually(() => page.title()).toBe('Page Not Found | Small Site');
  const main = page.locator('main');
  await eventually(() => main.locator('h1').allInnerTexts()).toEqual(['Page Not Found']);
  await eventually(() => main.locator('p').allInnerTexts()).toEqual([
    'We could not find what you were looking for.',
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  ]);
  await eventually(() => page.locator('.theme-layout-navbar').count()).toBe(1);
  await eventually(() => page.locator('.theme-layout-footer').count()).toBe(1);
  await eventually(() => page.locator('meta[name="robots"]').getAttribute('content')).toContain(
    'noindex',
  );
  await eventually(() => page.locator('link[rel="canonical"]').count()).toBe(0);

  // The page is hydrated.
  await page.locator('.theme-layout-navbar a', { hasText: 'Docs' }).click();
  await main.locator('h1', { hasText: 'Welcome' }).waitFor();
  await eventually(() => page.locator('meta[name="robots"]').count()).toBe(0);
});

test('S-071 the not-found page is in no list of pages', async () => {
  const sitemap = await readFile(join(stage.site.folder, 'sitemap.xml'), 'utf8');
  expect(sitemap).toContain('/docs/');
  expect(sitemap).not.toContain('404');
});

test('for an almost correct address, the nearest pages are suggested', async () => {
  const { page, site } = stage;
  await page.goto(`${site.url}docs/welcom/`);
  await hydrated(page);
  stage.takeFaults();
  const results = page.locator('main [data-search-results] a');
  await results.first().waitFor();
  await eventually(() => page.locator('main input[name="q"]').inputValue()).toBe('welcom');
  await eventually(() => results.first().innerText()).toContain('Welcome');

  // Typed text replaces the query.
  await page.locator('main input[name="q"]').fill('zzzz');
  await results.first().waitFor({ state: 'detached' });
  await page.locator('main input[name="q"]').fill('welcome');
  await results.first().click();
  await page.locator('main h1', { hasText: 'Welcome' }).waitFor();
});

test('readers can report the broken link at the repository: with its address, and nothing is sent before', async () => {
  const { page, site } = stage;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${site.url}docs/nowhere/`);
  await hydrated(page);
  stage.takeFaults();
  const link = page.locator('main a', { hasText: 'Report the broken link' });
  await eventually(() => link.getAttribute('href')).toBe(
    `https://github.com/owner/name/issues/new?title=Broken+link%3A+${encodeURIComponent(new URL(`${site.url}docs/nowhere/`).pathname)}`,
  );
  expect(requested.filter((url) => !url.startsWith(site.url))).toEqual([]);
});

test('without scripts, the page has a search form and links', async () => {
  const context = await stage.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${stage.site.url}docs/welcom/`);
  await eventually(() => page.locator('main a.button').count()).toBeGreaterThan(0);
  await page.locator('main input[name="q"]').fill('welcome');
  await page.locator('main input[name="q"]').press('Enter');
  await page.waitForURL(/\/search\/\?q=welcome$/);
  await context.close();
});
