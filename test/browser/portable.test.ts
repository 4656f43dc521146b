import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createStaticServer } from '../../src/serve/static-server.ts';
import { libraryFiles } from '../libraries/library-folders.ts';
import { eventually, patience } from '../run/eventually.ts';
import { openBrowser } from '../run/open-browser.ts';
import { needProgram } from '../run/shared.ts';
import { smallSiteFolder } from './fixture-site.ts';
import { collectFaults, hydrated } from './page-state.ts';

const project = join(import.meta.dirname, '../..');
const graphs = join(project, 'fixtures/graphs/xml');
const folder = mkdtempSync(join(tmpdir(), 'mtp site-'));
// Nothing in a portable site knows where it is, nor a space from another letter.
const demonstration = join(folder, 'a folder', 'site');
const withGraphs = join(folder, 'graphs');
const withLibraries = join(folder, 'libraries');

let browser: Browser;
let context: BrowserContext;
let page: Page;
let faults: string[];
let requests: string[];

function build(source: string, out: string): void {
  const command = [join(project, 'bin/mtp-site.mjs'), 'build', '--portable', '--quiet'];
  execFileSync(process.execPath, [...command, '--no-cache', '--out', out], { cwd: source });
}

beforeAll(async () => {
  browser = await openBrowser();
  build(project, demonstration);
  const files = readdirSync(graphs).map(
    (name) => [`xml/${name}`, readFileSync(join(graphs, name), 'utf8')] as const,
  );
  const config = { doxygen: { xml: 'xml' }, baseUrl: '/', trailingSlash: false };
  const source = await smallSiteFolder({ config, files: Object.fromEntries(files) });
  build(source, withGraphs);
  rmSync(source, { recursive: true });
  await needProgram('doxygen');
  const libraries = { units: { xml: 'units/xml', title: 'Units' }, linalg: { xml: 'linalg/xml' } };
  const suite = await smallSiteFolder({ config: { libraries, search: {} }, files: libraryFiles() });
  build(suite, withLibraries);
  rmSync(suite, { recursive: true });
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 700 } });
  context.setDefaultTimeout(patience);
  page = await context.newPage();
  faults = collectFaults(page);
  requests = [];
  page.on('request', (request) => requests.push(request.url()));
});

afterEach(async () => {
  await context.close();
  expect(faults).toEqual([]);
});

async function open(address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Searches for a text and chooses the first result. */
async function search(text: string): Promise<void> {
  await page.keyboard.press('/');
  const box = page.getByRole('dialog', { name: 'Search the site' });
  await box.getByRole('combobox').fill(text);
  await box.locator('.search-row--code').first().click();
  await hydrated(page);
}

/** Uses a site as a reader does, from its home page on. */
async function visit(root: string): Promise<void> {
  await open(`${root}index.html`);
  await page.locator('main a[href*="docs/getting-started"]').first().click();
  await eventually(() => page.url()).toBe(`${root}docs/getting-started/index.html`);
  await hydrated(page);

  const link = page.locator('.markdown a[href*="docs/api/"][href*="#"]').first();
  await link.hover();
  await eventually(() => page.getByRole('tooltip').innerText()).not.toBe('');

  await search('expect');
  const found = `${root}docs/api/groups/expectations/index.html#expect`;
  await eventually(() => page.url()).toBe(found);
  await hydrated(page);
  await search(
    "error: no matching function for call to 'micro_os_plus::micro_test_plus::expect(int)'",
  );
  await eventually(() => page.url()).toBe(found);
  await hydrated(page);

  expect(requests.filter((url) => !url.startsWith(root) && !url.startsWith('data:'))).toEqual([]);
}

describe('a portable site', () => {
  test('works from a folder: links, cards, search and pasted messages', async () => {
    await visit(`${pathToFileURL(demonstration).href}/`);
    expect(requests.filter((url) => !/^(?:file|data):/.test(url))).toEqual([]);
  });

  test('keeps the text, the kind and the header of the search page in the address, also in a folder', async () => {
    const address = `${pathToFileURL(demonstration).href}/search/index.html`;
    await open(`${address}?q=expect&kind=function`);
    const main = page.locator('main');
    const functions = main.getByRole('button', { name: /^function \d+$/ });
    await eventually(() => functions.getAttribute('aria-pressed')).toBe('true');
    await main.getByRole('button', { name: /^guide \d+$/ }).click();
    await eventually(() => page.url()).toBe(`${address}?q=expect&kind=guide`);
    await eventually(() => functions.getAttribute('aria-pressed')).toBe('false');
    await main.getByRole('region', { name: 'Guides' }).waitFor();
    await eventually(() => main.getByRole('region').count()).toBe(1);
    await open(`${address}?q=expect`);
    await main.getByRole('button', { name: 'by header' }).click();
    const header = main.getByRole('group', { name: 'by header' }).getByRole('button').first();
    const name = await header.locator('bdi').innerText();
    await header.click();
    await eventually(() => page.url()).toBe(
      `${address}?q=expect&header=${encodeURIComponent(name)}`,
    );
    await main.getByRole('button', { name, pressed: true }).waitFor();
    await main.getByRole('searchbox').fill('copyright');
    await eventually(() => page.url()).toBe(`${address}?q=copyright`);
  });

  test('works on a server below a path that the build did not know', async () => {
    const server = createStaticServer({ root: demonstration, base: '/elsewhere/copy/' });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    try {
      await visit(`http://127.0.0.1:${port}/elsewhere/copy/`);
    } finally {
      await page.close();
      server.closeAllConnections();
      server.close();
    }
  });

  test('works after its folder was copied, and compares releases', async () => {
    const copy = join(folder, 'copy');
    cpSync(demonstration, copy, { recursive: true });
    await open(`${pathToFileURL(copy).href}/docs/api/changes/index.html`);
    await page.locator('select[name=from]').selectOption('3.2.0');
    await page.locator('select[name=to]').selectOption('1.1.0');
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('heading', { name: 'Upgrade from 1.1.0 to 3.2.0' }).waitFor();
  });

  test('filters members', async () => {
    const path = 'docs/api/namespaces/micro-os-plus/micro-test-plus/index.html';
    await open(`${pathToFileURL(demonstration).href}/${path}`);
    await page.locator('.toc-filter:visible').click();
    await page.locator('.toc-filter:visible').pressSequentially('report');
    const status = page.locator('.toc-head:visible [role="status"]');
    await eventually(() => status.innerText()).toMatch(/^\d+ of \d+/);
  });

  test('draws graphs, and needs no slash at the end of addresses', async () => {
    await open(`${pathToFileURL(withGraphs).href}/docs/api/namespaces/trees.html`);
    await page.locator('[id="graph:calls:print"]').click();
    await page.getByRole('group', { name: 'Call graph' }).waitFor();
  });

  test('of several libraries leads from one to the other, and searches both, in a folder', async () => {
    const root = `${pathToFileURL(withLibraries).href}/docs/api/`;
    await open(`${root}index.html`);
    await page.locator('article a[href$="linalg/index.html"]').first().click();
    await eventually(() => page.url()).toBe(`${root}linalg/index.html`);
    await open(`${root}linalg/classes/suite/linalg/point/index.html`);
    await page.locator('.api-page a', { hasText: 'units::Length' }).first().click();
    const length = `${root}units/classes/suite/units/length/index.html`;
    await eventually(() => page.url()).toBe(length);
    await hydrated(page);
    await page.getByRole('button', { name: /mode/i }).first().click();
    const theme = (): Promise<string | null> => page.locator('html').getAttribute('data-theme');
    const chosen = await theme();
    await eventually(() => page.evaluate(() => localStorage.getItem('theme'))).toBe(chosen);
    await search('library:linalg print');
    await eventually(() => page.url()).toBe(
      `${root}linalg/namespaces/suite/linalg/index.html#print`,
    );
    expect(['light', 'dark']).toContain(chosen);
    await eventually(theme).toBe(chosen);
    expect(requests.filter((url) => !/^(?:file|data):/.test(url))).toEqual([]);
  });
});
