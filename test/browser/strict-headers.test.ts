import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createStaticServer } from '../../src/serve/static-server.ts';
import { eventually } from '../run/eventually.ts';
import { openBrowser } from '../run/open-browser.ts';
import { base, serveSmallSite, type FixtureSite } from './fixture-site.ts';
import { collectFaults, hydrated } from './page-state.ts';

/** What the strictest of servers send in addition to the file of the site. */
const stricter =
  "script-src 'self'; require-trusted-types-for 'script'; trusted-types default; object-src 'none'";

let browser: Browser;
let context: BrowserContext;
let page: Page;
let faults: string[];
let site: FixtureSite;
let server: Server;
let url: string;
let headers: [name: string, value: string][];

beforeAll(async () => {
  browser = await openBrowser();
  const content = '# Kettles\n\n```cpp\nint boil();\n```\n\nSee [the first](guide/first.md).\n';
  site = await serveSmallSite({
    config: { security: { headers: true, contentSecurityPolicy: {} } },
    files: { 'docs/kettles.md': content },
  });
  const [rule = '', ...lines] = readFileSync(join(site.folder, '_headers'), 'utf8').split('\n');
  expect(rule).toBe(`${base}*`);
  headers = lines.flatMap((line): [string, string][] => {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    return name !== undefined && value !== undefined ? [[name, value]] : [];
  });
  server = createStaticServer({ root: site.folder, base });
  server.prependListener('request', (_, response) => {
    for (const [name, value] of headers)
      response.setHeader(name, name === 'Content-Security-Policy' ? [value, stricter] : value);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}${base}`;
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  await site.close();
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  faults = collectFaults(page);
});

afterEach(async () => {
  await context.close();
  expect(faults).toEqual([]);
});

async function open(path: string): Promise<void> {
  await page.goto(url + path);
  await hydrated(page);
}

test('the file names each header once, and allows no script in pages', () => {
  const names = headers.map(([name]) => name);
  expect(names).toEqual([
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
  ]);
  const [, policy = ''] = headers[0] ?? [];
  expect(policy.split('; ')).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'self'");
});

describe('with these headers and trusted types,', () => {
  test('the colour mode is there before the first paint, and stays', async () => {
    await open('docs/kettles/');
    await page.locator('.color-mode-toggle:visible').click();
    await eventually(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.goto(`${url}docs/guide/first/`, { waitUntil: 'commit' });
    await page.locator('body').waitFor();
    await eventually(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await eventually(() => page.locator('html').getAttribute('data-theme-choice')).toBe('dark');
  });

  test('keys open the search, which finds a page', async () => {
    await open('docs/guide/first/');
    await page.keyboard.press('/');
    const box = page.getByRole('dialog', { name: 'Search the site' });
    await box.getByRole('combobox').fill('Kettles');
    await box.getByRole('option').first().click();
    await page.getByRole('heading', { name: 'Kettles', level: 1 }).waitFor();
  });

  test('links change the page, and code can be copied and wrapped', async () => {
    await open('docs/kettles/');
    await page.evaluate(() => document.body.setAttribute('data-mark', ''));
    await page.locator('main').getByRole('link', { name: 'the first' }).click();
    await eventually(() => page.url()).toBe(`${url}docs/guide/first/`);
    await eventually(() => page.locator('body').getAttribute('data-mark')).toBe('');
    await page.goBack();
    await page.getByRole('heading', { name: 'Kettles', level: 1 }).waitFor();
    await page.locator('.markdown pre').first().hover();
    await page.getByRole('button', { name: /copy/i }).first().waitFor();
  });
});
