import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { eventually, passes, patience } from '../run/eventually.ts';
import { serveFixtureSite } from './fixture-site.ts';
import type { FixtureSite } from './fixture-site.ts';
import { openBrowser } from '../run/open-browser.ts';
import { collectFaults, hydrated } from './page-state.ts';

const reporter = 'docs/api/classes/micro-os-plus/micro-test-plus/test-reporter/';

let browser: Browser;
let site: FixtureSite;
let context: BrowserContext;
let page: Page;
let faults: string[];

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveFixtureSite()]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

beforeEach(async () => {
  context = await browser.newContext();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page = await context.newPage();
  page.setDefaultTimeout(patience);
  faults = collectFaults(page);
});

afterEach(async () => {
  await context.close();
  expect(faults).toEqual([]);
});

async function open(path: string): Promise<void> {
  await page.goto(site.url + path);
  await hydrated(page);
  // The buttons load at the first sign of a reader.
  await page.mouse.move(1, 1);
  await page.waitForSelector('.copy-button', { state: 'attached' });
}

function clipboard(): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Returns the button in an element by its current label. */
function buttonIn(selector: string): Locator {
  return page.locator(`${selector} .copy-button`).first();
}

describe('copy buttons', () => {
  test('copy the Markdown of the page, which is a link without scripts', async () => {
    await open(reporter);
    const link = page.locator('.text-link a');
    await eventually(() => link.innerText()).toBe('View as Markdown');
    const button = buttonIn('.text-link');
    await eventually(() => button.getAttribute('aria-label')).toBe('Copy page');
    // Readers see what is copied, since it is not beside the button.
    await eventually(() => button.innerText()).toBe('Copy page');
    await button.click();
    await page.waitForSelector('.text-link .copy-button[aria-label="Copied"]');
    const text = await (await fetch(`${site.url}${reporter}index.md`)).text();
    expect(text).toContain('# class `micro_os_plus::micro_test_plus::test_reporter`');
    await eventually(() => clipboard()).toBe(text);
    await link.click();
    await page.waitForURL(`**/${reporter}index.md`);
  });

  test('copy qualified names, confirm it for a second, and work after a navigation', async () => {
    await open(reporter);
    const button = buttonIn('h1');
    await eventually(() => button.getAttribute('aria-label')).toBe('Copy name');
    await button.click();
    await page.waitForSelector('h1 .copy-button[aria-label="Copied"]');
    await eventually(() => clipboard()).toBe('micro_os_plus::micro_test_plus::test_reporter');
    await page.waitForSelector('h1 .copy-button[aria-label="Copy name"]');

    await page.locator('.doc-sidebar a', { hasText: 'test_runner' }).first().click();
    await page.waitForFunction(() => document.title.startsWith('test_runner'));
    await buttonIn('h1').click();
    await page.waitForSelector('h1 .copy-button[aria-label="Copied"]');
    await eventually(() => clipboard()).toBe('micro_os_plus::micro_test_plus::test_runner');
    await buttonIn('.member-head h3').click();
    await page.waitForSelector('.member-head .copy-button[aria-label="Copied"]');
    await eventually(() => clipboard()).toMatch(
      /^micro_os_plus::micro_test_plus::test_runner::~?\w+$/,
    );
  });

  test('S-254 S-256 copy code without its line numbers, and the include line', async () => {
    await open('docs/api/files/src/test-reporter-cpp/');
    const listing = page.locator('figure.theme-code-block:has(.numbered)');
    await listing.locator('.copy-button').click();
    await page.waitForSelector('.copy-button[aria-label="Copied"]');
    await passes(async () => {
      const lines = (await clipboard()).split('\n');
      expect(lines).toHaveLength(await listing.locator('.line').count());
      expect(lines[0]).toBe('/*');
    });

    await open(reporter);
    await buttonIn('.page-include').click();
    await page.waitForSelector('.page-include .copy-button[aria-label="Copied"]');
    await eventually(() => clipboard()).toMatch(/^#include [<"][\w./-]+[>"]$/);
  });

  test('work by keyboard, and appear with the focus', async () => {
    await open(reporter);
    const button = buttonIn('h1');
    const opacity = (): Promise<string> => button.evaluate((el) => getComputedStyle(el).opacity);
    await eventually(() => opacity()).toBe('0');
    await page.locator('h1 a').first().focus();
    await page.keyboard.press('Tab');
    await eventually(() => button.evaluate((el) => el === document.activeElement)).toBe(true);
    await page.waitForFunction(
      () => getComputedStyle(document.activeElement ?? document.body).opacity === '1',
    );
    await page.keyboard.press('Enter');
    await page.waitForSelector('h1 .copy-button[aria-label="Copied"]');
    await eventually(() => clipboard()).toMatch(/::test_reporter$/);
  });

  test('S-256 work without the clipboard API', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open(reporter);
    await buttonIn('h1').click();
    await page.waitForSelector('h1 .copy-button[aria-label="Copied"]');
    const other = await context.newPage();
    await other.goto(site.url);
    await other.bringToFront();
    await eventually(() => other.evaluate(() => navigator.clipboard.readText())).toMatch(
      /::test_reporter$/,
    );
  });

  test('are not in the static HTML', async () => {
    const html = await (await fetch(site.url + reporter)).text();
    expect(html).toContain('data-copy="micro_os_plus::micro_test_plus::test_reporter"');
    expect(html).not.toContain('copy-button');
  });
});
