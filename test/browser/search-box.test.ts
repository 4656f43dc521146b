import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { addAxe, violations } from './axe.ts';
import { fakeEngineScript } from './fake-search-script.ts';
import { base, serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

/** The box and its keys, with a fake engine. */
const stage = setStage({
  site: () => serveSmallSite({ config: { navbar: { title: 'Small Site', items: [] } } }),
});

beforeEach(async () => {
  await stage.context.route('**/search-engine-*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeEngineScript }),
  );
});

const button = (): Locator => stage.page.getByRole('button', { name: 'Search', exact: true });
const box = (): Locator => stage.page.getByRole('dialog', { name: 'Search the site' });
const field = (): Locator => box().getByRole('combobox', { name: 'Search' });
const options = (): Locator => box().getByRole('option');
const selected = (): Locator => box().getByRole('option', { selected: true });

/** Opens a page and the box on it. */
async function openBox(path = 'docs/'): Promise<Page> {
  await stage.open(path);
  await button().click();
  await field().waitFor();
  return stage.page;
}

/** Types a query, and waits for an option. */
async function type(query: string, option: string): Promise<void> {
  await field().fill(query);
  await options().filter({ hasText: option }).first().waitFor();
}

/** Waits until the engine has a further answer to the last question, and makes it give that. */
async function answerLater(): Promise<void> {
  await stage.page.waitForFunction(() => {
    const answer: unknown = Reflect.get(window, 'answerLater');
    return typeof answer === 'function' && Reflect.apply(answer, undefined, []) === true;
  });
}

describe('overloads', () => {
  const symbols = (): Locator => box().locator('.search-row--code');
  const signatures = (): Promise<string[]> =>
    box().locator('[role="option"] .search-signature').allInnerTexts();

  test('share one row, which the arrow key opens at the end of the text', async () => {
    const { page } = stage;
    await openBox();
    await type('stop', 'stopper');
    await eventually(() => symbols().count()).toBe(2);
    await eventually(() => selected().innerText()).toContain('Overloads: 3');
    await field().press('Home');
    await field().press('ArrowRight');
    await eventually(() => symbols().count()).toBe(2);
    await field().press('End');
    await field().press('ArrowRight');
    await symbols().nth(3).waitFor();
    await eventually(() => signatures()).toEqual(['()', '(int code)', '(const char *text)']);
    await eventually(() => selected().innerText()).toContain('Stops it');
    await field().press('ArrowDown');
    await field().press('Enter');
    await page.waitForURL('**/docs/guide/second/');
  });

  test('open with a click on their number, which does not follow the link', async () => {
    const { page } = stage;
    await openBox();
    await type('stop', 'stopper');
    const length = await page.evaluate(() => window.history.length);
    await box().getByText('Overloads: 3').click();
    await symbols().nth(3).waitFor();
    await eventually(() => page.evaluate(() => window.history.length)).toBe(length);
    await eventually(() => box().isVisible()).toBe(true);
    // The next text starts with closed rows.
    await type('stopp', 'stopper');
    await type('stop', 'Overloads: 3');
    await eventually(() => symbols().count()).toBe(2);
  });
});

describe('opening', () => {
  test('S-163 S-164 nothing loads before the reader comes near the button, which opens the box', async () => {
    const { page } = stage;
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const searching = (): string[] => requested.filter((path) => path.includes('/search'));
    await stage.open('docs/');
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 100);
    await page.waitForFunction(() => window.scrollY > 0);
    await page.waitForLoadState('networkidle');
    expect(searching()).toEqual([]);

    await button().hover();
    await page.waitForResponse('**/search-engine-*');
    expect(searching().length).toBeGreaterThan(1);
    await eventually(() => box().count()).toBe(0);

    await button().click();
    await eventually(() => field().evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    // The page under it is unreachable, and Escape leads back to the button.
    await page.keyboard.press('Escape');
    await box().waitFor({ state: 'detached' });
    await eventually(() => button().evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
  });

  test.each(['Control+k', 'Meta+k', '/'])(
    'S-164 %s opens it, also as the first action on a page',
    async (key) => {
      const { page } = stage;
      await stage.open('docs/');
      await stage.markWindow();
      await page.keyboard.press(key);
      await field().waitFor();
      await page.keyboard.type('/');
      await eventually(() => field().inputValue()).toBe('/');
      await page.keyboard.press(key === '/' ? 'Escape' : key);
      // A closed box is no longer a dialog; the focus leaves its field once it is gone.
      await page.locator('dialog').waitFor({ state: 'detached' });
      // The typed text is there again, selected.
      await page.keyboard.press(key);
      await page.keyboard.type('s');
      await eventually(() => field().inputValue()).toBe('s');
      await eventually(() => stage.isSameWindow()).toBe(true);
    },
  );

  test('S-164 the slash is a letter where the reader types', async () => {
    const { page } = stage;
    await stage.open('search/');
    const own = page.getByRole('searchbox', { name: 'Search' });
    await own.focus();
    await page.keyboard.type('a/b');
    await eventually(() => own.inputValue()).toBe('a/b');
    await eventually(() => box().count()).toBe(0);
  });

  test('a click outside the box and its button close it', async () => {
    const page = await openBox();
    await page.mouse.click(20, 500);
    await box().waitFor({ state: 'detached' });
    await button().click();
    await box().getByRole('button', { name: 'Close the search' }).click();
    await box().waitFor({ state: 'detached' });
  });

  test('when the script of the box cannot be loaded, its page opens', async () => {
    const { page } = stage;
    await stage.context.route('**/assets/search/texts-*.json', (route) => route.abort());
    await stage.open('docs/');
    await button().click();
    await page.waitForURL(`${stage.site.url}search/?`);
    stage.takeFaults();
  });
});

describe('results', () => {
  test('S-164 are a listbox with groups that follows the ARIA pattern, and the arrow keys cycle through it', async () => {
    const page = await openBox();
    await stage.markWindow();
    await options().first().waitFor();
    await eventually(() => field().getAttribute('aria-expanded')).toBe('true');
    await type('suite', 'run_suite');
    await passes(async () => {
      expect(await field().getAttribute('aria-controls')).toBe(
        await box().getByRole('listbox', { name: 'Search results' }).getAttribute('id'),
      );
    });
    await passes(async () => {
      const groups = await box()
        .getByRole('group')
        .evaluateAll((all) =>
          all.map(
            (group) =>
              document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
          ),
        );
      expect(groups).toEqual(['API reference', 'Guides']);
    });
    // The announcements of a screen reader.
    const announced = [
      'class suite lib A suite of <b>tests</b>',
      'class suite_base lib::detail What suites have in common',
      'function run_suite(int count) -> bool lib Runs it',
      'function old_suite() deprecated lib Do not use',
      'guide Guide 1 First steps All that a suite needs',
      'guide Guide 2 First steps All that a suite needs',
    ];
    await eventually(() => options().count()).toBe(announced.length);
    for (const [i, name] of announced.entries())
      await eventually(async () => [
        name,
        await options()
          .nth(i)
          .and(box().getByRole('option', { name, exact: true }))
          .count(),
      ]).toEqual([name, 1]);
    await eventually(() => options().nth(2).locator('mark').allInnerTexts()).toEqual(['suite']);
    await box().getByText('Results: 6').waitFor({ state: 'attached' });

    const active = async (): Promise<string> => {
      const id = await field().getAttribute('aria-activedescendant');
      await eventually(() => selected().getAttribute('id')).toBe(id);
      return selected().locator('.search-name__text').innerText();
    };
    await eventually(() => active()).toBe('suite');
    await page.keyboard.press('ArrowUp');
    await eventually(() => active()).toBe('Guide 2');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await eventually(() => active()).toBe('suite_base');
    // The focus stays in the field.
    await eventually(() => field().evaluate((element) => element === document.activeElement)).toBe(
      true,
    );

    await page.keyboard.press('Enter');
    await page.waitForURL(`${stage.site.url}docs/guide/second/`);
    await box().waitFor({ state: 'detached' });
    await eventually(() => stage.isSameWindow()).toBe(true);
  });

  test('S-164 a click navigates without a full load, and the pointer selects', async () => {
    const page = await openBox();
    await stage.markWindow();
    await type('suite', 'run_suite');
    await options().nth(1).hover();
    await eventually(() => selected().innerText()).toContain('suite_base');
    await options().filter({ hasText: 'run_suite' }).click();
    await page.waitForURL(`${stage.site.url}docs/long/`);
    await eventually(() => stage.isSameWindow()).toBe(true);
  });

  test('Ctrl+Enter opens a new tab and leaves the box open; Shift+Enter copies the qualified name', async () => {
    const page = await openBox();
    await stage.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await type('suite_b', 'suite_base');
    const opened = stage.context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const tab = await opened;
    await eventually(() => new URL(tab.url()).pathname).toBe(`${base}docs/guide/second/`);
    await tab.close();
    await eventually(() => field().inputValue()).toBe('suite_b');
    await page.keyboard.press('Shift+Enter');
    await box().getByRole('status').filter({ hasText: 'Copied lib::detail::suite_base' }).waitFor();
    await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(
      'lib::detail::suite_base',
    );
    await eventually(() => new URL(page.url()).pathname).toBe(`${base}docs/`);
  });

  test('only the page of the selected result is preloaded', async () => {
    const page = await openBox();
    const requested: string[] = [];
    page.on('request', (request) =>
      requested.push(new URL(request.url()).pathname.slice(base.length)),
    );
    const first = page.waitForRequest('**/docs/guide/first/');
    await page.keyboard.type('suite', { delay: 20 });
    await first;
    await eventually(() => options().count()).toBe(6);
    expect(requested.filter((path) => path.startsWith('docs/'))).toEqual(['docs/guide/first/']);
    const second = page.waitForRequest('**/docs/guide/second/');
    await page.keyboard.press('ArrowDown');
    await second;
  });

  test('Enter waits for the answer to the typed text', async () => {
    const page = await openBox();
    await type('run', 'run_suite');
    await field().fill('slow');
    await page.keyboard.press('Enter');
    await eventually(() => page.url()).toBe(`${stage.site.url}docs/`);
    await answerLater();
    await page.waitForURL(`${stage.site.url}docs/guide/second/`);
  });

  test('counting the results of one text does not end the question about the next', async () => {
    const page = await openBox();
    await type('suite', 'run_suite');
    // The code that counts is loaded with the first results.
    await page.waitForLoadState('networkidle');
    await type('stop', 'stopper');
    await field().fill('slow');
    // Longer than the pause after which results are counted.
    await page.waitForTimeout(500);
    await answerLater();
    await options().filter({ hasText: 'suite_base' }).waitFor();
  });

  test('an arrow key pressed before the answer arrives is kept', async () => {
    const page = await openBox();
    await type('suite', 'run_suite');
    await field().fill('slow:suite');
    await page.keyboard.press('ArrowDown');
    await eventually(() => selected().innerText()).toContain('suite_base');
    await answerLater();
    await eventually(() => options().filter({ hasText: 'Guide 1' }).count()).toBe(0);
    await eventually(() => selected().innerText()).toContain('suite_base');
  });

  test('later answers do not move earlier results', async () => {
    const page = await openBox();
    await field().fill('late');
    await options().filter({ hasText: 'suite_base' }).waitFor();
    await eventually(() => options().count()).toBe(1);
    const before = await options().first().boundingBox();
    await page.keyboard.press('ArrowDown');
    await answerLater();
    await options().filter({ hasText: 'Guide 2' }).waitFor();
    await eventually(() => options().first().boundingBox()).toEqual(before);
    await eventually(() => selected().innerText()).toContain('suite_base');
  });

  test('Tab, the arrows and a click complete filters', async () => {
    const page = await openBox();
    await type('cl', 'class:');
    // Enter opens the result.
    await eventually(() => selected().innerText()).toContain('old_suite');
    await page.keyboard.press('Tab');
    await eventually(() => field().inputValue()).toBe('class:');
    await type('cl', 'class:');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await eventually(() => field().inputValue()).toBe('class:');
    await type('cl', 'class:');
    await options().filter({ hasText: 'class:' }).click();
    await eventually(() => field().inputValue()).toBe('class:');
    await page.keyboard.type('run');
    await options().filter({ hasText: 'run_suite' }).waitFor();
  });

  test('S-165 the box reports when nothing is found or the index cannot be loaded', async () => {
    await openBox();
    await field().fill('nothing');
    await box().getByRole('paragraph').filter({ hasText: 'No results found' }).waitFor();
    await eventually(() => box().getByRole('status').innerText()).toContain('No results found');
    await eventually(() => field().getAttribute('aria-expanded')).toBe('false');
    await field().fill('broken');
    const failed = 'The search could not be loaded.';
    await box().locator('.search-empty').filter({ hasText: failed }).waitFor();
    await eventually(() => box().getByRole('status').innerText()).toContain(failed);
  });

  test('each answer is announced, and the options are those of the field', async () => {
    await openBox();
    const status = box().getByRole('status');
    for (const [text, said] of [
      ['suite', 'Results: 6'],
      ['run', 'Results: 3'],
      ['nothing', 'No results found'],
      ['many', 'Results: 120'],
      ['broken', 'The search could not be loaded.'],
      ['suite', 'Results: 6'],
    ] as const) {
      await field().fill(text);
      await eventually(() => status.allInnerTexts()).toEqual([expect.stringContaining(said)]);
    }
    await eventually(() => field().getAttribute('aria-expanded')).toBe('true');
    const list = box().getByRole('listbox');
    await eventually(() => field().getAttribute('aria-controls')).toBe(
      (await list.getAttribute('id')) ?? 'none',
    );
    // Each group has a name, and each option is in a group.
    await eventually(() =>
      list.getByRole('group', { name: 'API reference' }).getByRole('option').count(),
    ).toBe(4);
    await eventually(() => list.getByRole('option', { selected: true }).count()).toBe(1);
  });

  test('S-165 all results are on a page', async () => {
    const page = await openBox();
    await type('many', 'Guide 1');
    await options().filter({ hasText: 'See all results (120)' }).click();
    await page.waitForURL(`${stage.site.url}search/?q=many`);
    await page.getByRole('heading', { level: 1, name: 'Search results for "many"' }).waitFor();
  });

  test('S-167 other versions are offered', async () => {
    const page = await openBox();
    await type('versions', 'Guide 1');
    await options().filter({ hasText: 'latest' }).waitFor();
    await box().getByRole('button', { name: 'Another' }).click();
    await options().filter({ hasText: 'All that a 1.0 needs' }).waitFor();
    await eventually(() => field().evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press('Escape');
  });
});

describe('with an empty query', () => {
  test('lists the main entries of the site, then recent searches and pages until the reader clears them', async () => {
    const page = await openBox();
    await options().filter({ hasText: 'Start' }).waitFor();
    await eventually(() => options().count()).toBe(2);
    // Nothing is selected: Enter does nothing.
    await eventually(() => selected().count()).toBe(0);
    await page.keyboard.press('Enter');
    await type('run', 'run_suite');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/long/');
    await page.getByRole('heading', { level: 1, name: 'A long page' }).waitFor();
    await page.keyboard.press('/');
    await eventually(() => field().inputValue()).toBe('');
    await box().getByText('Recently visited').waitFor();
    await box().getByText('Recent searches').waitFor();
    await passes(async () => {
      const listed = await options().allInnerTexts();
      expect(listed[0]).toBe('run');
      expect(listed.filter((text) => /Start|Reference/.test(text)).length).toBeGreaterThan(0);
    });
    // Still there after a reload, together with the search.
    await stage.open('docs/');
    await page.keyboard.press('Control+k');
    await options().filter({ hasText: /^run$/ }).click();
    await eventually(() => field().inputValue()).toBe('run');
    await box().getByRole('button', { name: 'Clear the field' }).click();
    await box().getByRole('button', { name: 'Clear recent entries' }).click();
    await box().getByText('Recently visited').waitFor({ state: 'detached' });
    await eventually(() => box().getByText('Recent searches').count()).toBe(0);
    await eventually(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('search'))),
    ).toEqual([]);
  });

  test('? shows the keys, and typing hides them', async () => {
    const page = await openBox();
    await page.keyboard.press('?');
    await box().getByText('copy the name').waitFor();
    await eventually(() => field().inputValue()).toBe('');
    await eventually(() => box().getByRole('listbox').count()).toBe(0);
    await page.keyboard.type('run?');
    await eventually(() => field().inputValue()).toBe('run?');
    // Results come a moment after the key.
    await box().getByText('copy the name').waitFor({ state: 'detached' });
    await box().getByRole('button', { name: 'Keys' }).click();
    await box().getByText('copy the name').waitFor();
  });
});

describe('for every reader', () => {
  test.each(['light', 'dark'])('axe finds nothing, %s', async (theme) => {
    await addAxe(stage.context);
    const page = await openBox(`docs/?docusaurus-theme=${theme}`);
    // The page under the box is dimmed and unreachable.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await options().first().waitFor();
    const found = { empty: await violations(page) };
    await type('suite', 'run_suite');
    Object.assign(found, { results: await violations(page) });
    await type('cl', 'class:');
    Object.assign(found, { completions: await violations(page) });
    await field().fill('nothing');
    await box().getByRole('paragraph').first().waitFor();
    Object.assign(found, { nothing: await violations(page) });
    await box().getByRole('button', { name: 'Keys' }).click();
    Object.assign(found, { keys: await violations(page) });
    expect(found).toEqual({ empty: [], results: [], completions: [], nothing: [], keys: [] });
  });

  test('on a phone it fills the screen, and works by touch', async () => {
    const context = await stage.browser.newContext({
      viewport: { width: 390, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    await context.route('**/search-engine-*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: fakeEngineScript }),
    );
    const page = await context.newPage();
    await page.goto(`${stage.site.url}docs/`);
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: 'Search the site' });
    await dialog.waitFor();
    await eventually(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
    await dialog.getByRole('combobox').fill('suite');
    const option = dialog.getByRole('option').filter({ hasText: 'run_suite' });
    await option.waitFor();
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await passes(async () => {
      const { height = 0 } = (await option.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
    });
    await option.tap();
    await page.waitForURL('**/docs/long/');
    await dialog.waitFor({ state: 'detached' });
    await context.close();
  });

  test('if the engine cannot be loaded, the box reports it and tries again', async () => {
    let isBroken = true;
    await stage.context.route('**/search-engine-*', (route) =>
      isBroken
        ? route.abort()
        : route.fulfill({ contentType: 'text/javascript', body: fakeEngineScript }),
    );
    const page = await openBox();
    await field().fill('s');
    // Its live region says the same.
    const failed = box().locator('.search-empty', { hasText: 'The search could not be loaded.' });
    await failed.waitFor();
    isBroken = false;
    await page.keyboard.type('uite');
    await options().filter({ hasText: 'run_suite' }).waitFor();
    stage.takeFaults();
  });

  test('a question asked while the engine fails to load makes an attempt of its own', async () => {
    let count = 0;
    let failFirst = (): void => undefined;
    const isTyped = new Promise<void>((resolve) => (failFirst = resolve));
    await stage.context.route('**/search-engine-*', async (route) => {
      count += 1;
      if (count > 1)
        return route.fulfill({ contentType: 'text/javascript', body: fakeEngineScript });
      await isTyped;
      return route.abort();
    });
    await openBox();
    await field().fill('suite');
    failFirst();
    await options().filter({ hasText: 'run_suite' }).waitFor();
    expect(count).toBe(2);
    stage.takeFaults();
  });
});
