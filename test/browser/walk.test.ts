import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { serveFixtureSite } from './fixture-site.ts';
import type { BuiltPage } from './fixture-site.ts';
import { collectFaults, hydrated } from './page-state.ts';
import { setStage } from './stage.ts';

const stage = setStage({ site: serveFixtureSite });

/** One page of each kind; the not-found page has an ordinary address when requested by its file name. */
function onePerKind(): BuiltPage[] {
  const kinds = new Map(stage.site.pages.map((page) => [page.kind, page]));
  expect(kinds.size).toBeGreaterThan(15);
  return [...kinds.values()];
}

/** Facts about a page. */
interface Facts {
  path: string;
  title: string;
  canonical: string | null;
  headings: string[];
  mains: number;
}

function factsOf(page: Page): Promise<Facts> {
  return page.evaluate(() => ({
    path: location.pathname,
    title: document.title,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    headings: Array.from(document.querySelectorAll('h1'), (h1) => h1.textContent.trim()),
    mains: document.querySelectorAll('main').length,
  }));
}

/** Address of the site on its own server. */
const published = 'https://micro-os-plus.github.io';

/** Checks title, canonical address, heading and main, as required on each page. */
function expectSound(facts: Facts, { href, kind }: BuiltPage): void {
  expect({ ...facts, kind }).toMatchObject({
    kind,
    path: href,
    canonical: kind === 'not-found' ? null : published + href,
    headings: [expect.stringMatching(/./)],
    mains: 1,
  });
  const site = kind === 'home' ? /^µTest\+\+$/ : kind === 'debug' ? /debug panel/ : /./;
  expect(facts.title).toMatch(site);
  if (kind !== 'home' && kind !== 'debug')
    expect(facts.title).toMatch(/ \| µTest\+\+$|^µTest\+\+$/);
}

/** Collects failed requests of a page; the not-found page itself is one. */
function collectFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('requestfailed', (request) => {
    // A navigation aborts running prefetches.
    const error = request.failure()?.errorText ?? '';
    // Readers without JavaScript load no scripts.
    if (error !== 'net::ERR_ABORTED' && error !== 'csp') failures.push(`${request.url()} ${error}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.url()} ${response.status()}`);
  });
  return failures;
}

describe('every kind of page', () => {
  test('is the same after a full load, after a navigation, and without JavaScript', async () => {
    const { page, site } = stage;
    const kinds = onePerKind();
    const failures = collectFailures(page);
    const loaded = new Map<string, Facts>();
    for (const kind of kinds) {
      await page.goto(new URL(kind.href, site.url).href);
      await hydrated(page);
      const facts = await factsOf(page);
      expectSound(facts, kind);
      loaded.set(kind.href, facts);
    }
    // Titles identify the pages.
    expect(new Set([...loaded.values()].map(({ title }) => title)).size).toBe(kinds.length);

    await stage.open('docs/install/');
    await stage.markWindow();
    for (const { href } of kinds) {
      // A real link if the page has one (sidebar groups only open), otherwise a new one in its content.
      await page.evaluate((path) => {
        const links = Array.from(
          document.querySelectorAll<HTMLAnchorElement>('a[href]:not([role])'),
        );
        let link = links.find((each) => each.pathname === path && !each.hash);
        if (!link) {
          link = document.createElement('a');
          link.href = path;
          document.querySelector('main')?.append(link);
        }
        link.click();
      }, href);
      const expected = loaded.get(href);
      await page.waitForFunction(
        (heading) => document.querySelector('main h1')?.textContent.trim() === heading,
        expected?.headings[0],
      );
      await page.waitForURL((url) => url.pathname === href);
      await eventually(() => factsOf(page)).toEqual(expected);
      await eventually(() => page.getAttribute('html', 'data-has-hydrated')).toBe('true');
    }
    await eventually(() => stage.isSameWindow()).toBe(true);

    const context = await stage.browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    collectFaults(plain, stage.faults);
    failures.push(...(await readPlain(plain, kinds, loaded)));
    await context.close();
    expect(failures).toEqual([]);
  });

  /** Compares each page without JavaScript to the page with it. */
  async function readPlain(
    page: Page,
    kinds: readonly BuiltPage[],
    loaded: ReadonlyMap<string, Facts>,
  ): Promise<string[]> {
    const failures = collectFailures(page);
    for (const { href } of kinds) {
      await page.goto(new URL(href, stage.site.url).href);
      await eventually(() => page.title()).toBe(loaded.get(href)?.title);
      await passes(async () => {
        const headings = (await page.locator('main h1').allTextContents()).map((text) =>
          text.trim(),
        );
        expect([href, headings]).toEqual([href, loaded.get(href)?.headings]);
      });
      await eventually(() => page.getAttribute('html', 'data-has-hydrated')).toBe('false');
    }
    return failures;
  }
});

describe('from page to page by visible links', () => {
  test('through navbar, menu, sidebar, content, pagination and footer', async () => {
    const { page } = stage;
    const failures = collectFailures(page);
    await stage.open('');
    await stage.markWindow();
    const go = async (selector: string, text: string, path: RegExp, title: RegExp) => {
      await page.locator(selector, { hasText: text }).first().click();
      await page.waitForURL(path);
      await page.locator('main h1', { hasText: title }).waitFor();
      await eventually(() => page.locator('h1').count()).toBe(1);
    };
    await go('main a', 'Getting started', /docs\/getting-started\/$/, /./);
    await go('.theme-doc-sidebar-menu a', 'Install', /docs\/install\/$/, /Install/);
    await go('.pagination-nav a', '', /docs\/(?!install)/, /./);
    await page.locator('.navbar .dropdown', { hasText: 'Reference' }).hover();
    await go('.dropdown__link', 'Namespaces', /docs\/api\/namespaces\//, /micro_test_plus/);
    await go('main .markdown a:not(.hash-link)', 'test_runner', /test-runner/, /test_runner/);
    await go('.footer a', 'Blog', /\/blog\/$/, /./);
    await go('main h2 a', '', /\/blog\/\d{4}\//, /./);
    await go('.navbar__brand', '', /micro-test-plus-xpack\/$/, /µTest\+\+/);
    await eventually(() => stage.isSameWindow()).toBe(true);
    expect(failures).toEqual([]);
  });
});
