import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { patience } from '../run/eventually.ts';
import type { FixtureSite } from './fixture-site.ts';
import { openBrowser } from '../run/open-browser.ts';
import { collectFaults, hydrated } from './page-state.ts';

/** A site in a browser: each test has a fresh page, a fresh reader, and a silent console. */
export interface Stage {
  /** The site. */
  readonly site: FixtureSite;
  /** The browser, for additional readers. */
  readonly browser: Browser;
  /** The reader: storage, permissions. */
  readonly context: BrowserContext;
  /** Their page. */
  readonly page: Page;
  /** Errors and warnings on the console so far; a test that expects some removes them (`takeFaults`). */
  readonly faults: string[];
  /** Opens a path below the base path and waits until the page is hydrated. */
  open(path: string): Promise<void>;
  /** Opens another tab of the same reader, hydrated; its console must be silent too. */
  openTab(path: string): Promise<Page>;
  /** Opens another tab that runs only the inline scripts. */
  openWithoutViewer(path: string): Promise<Page>;
  /** Marks the window; a full load removes the mark. */
  markWindow(): Promise<void>;
  /** True until the window is reloaded after the mark. */
  isSameWindow(): Promise<boolean>;
  /** Returns the faults so far, which the test expects, and empties the list. */
  takeFaults(): string[];
}

/** Options of a stage. */
export interface StageOptions {
  /** Builds and serves the site, once for all tests of the enclosing `describe` or file. */
  site: () => Promise<FixtureSite>;
  /** The reader: viewport, colour scheme, touch, JavaScript. */
  reader?: BrowserContextOptions;
}

/** Sets a stage for the tests of the enclosing `describe` or file. */
export function setStage({ site: build, reader }: StageOptions): Stage {
  let browser: Browser | undefined;
  let site: FixtureSite | undefined;
  let context: BrowserContext | undefined;
  let page: Page | undefined;
  let faults: string[] = [];

  beforeAll(async () => {
    // One after the other, so that the browser is closed if the build fails.
    browser = await openBrowser();
    site = await build();
  });

  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  beforeEach(async () => {
    faults = [];
    context = await must(browser).newContext({
      viewport: { width: 1280, height: 700 },
      ...reader,
    });
    // Less than the limit of a test, so that the error names the missing element.
    context.setDefaultTimeout(patience);
    page = await newPage();
  });

  afterEach(async () => {
    await context?.close();
    expect(faults).toEqual([]);
  });

  async function newPage(): Promise<Page> {
    const opened = await must(context).newPage();
    collectFaults(opened, faults);
    return opened;
  }

  return {
    get site() {
      return must(site);
    },
    get browser() {
      return must(browser);
    },
    get context() {
      return must(context);
    },
    get page() {
      return must(page);
    },
    get faults() {
      return faults;
    },
    open: async (path) => {
      await must(page).goto(must(site).url + path);
      await hydrated(must(page));
    },
    openTab: async (path) => {
      const tab = await newPage();
      await tab.goto(must(site).url + path);
      await hydrated(tab);
      return tab;
    },
    openWithoutViewer: async (path) => {
      const tab = await must(context).newPage();
      await tab.route('**/assets/js/**', (route) => route.fulfill({ body: '' }));
      await tab.goto(must(site).url + path);
      return tab;
    },
    markWindow: () => must(page).evaluate(() => void Reflect.set(window, 'mark', true)),
    isSameWindow: () => must(page).evaluate(() => Reflect.get(window, 'mark') === true),
    takeFaults: () => faults.splice(0),
  };
}

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The stage is set when a test runs, not before.');
  return value;
}
