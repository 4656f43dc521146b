import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../run/eventually.ts';
import { addAxe, violations } from './axe.ts';
import { serveFixtureSite, serveSmallSite } from './fixture-site.ts';
import { hydrated } from './page-state.ts';
import { setStage } from './stage.ts';

/** A namespace with many members. */
const long = 'docs/api/namespaces/micro-os-plus/micro-test-plus/';

/** Holds back the scripts of a page, all of them; returns a function that lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Presses keys that must do nothing, and one whose effect shows that they were handled. */
async function pressInVain(page: Page, keys: string[]): Promise<void> {
  const url = page.url();
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press('End');
  await page.waitForFunction(() => window.scrollY > 0);
  await eventually(() => page.getByRole('dialog').count()).toBe(0);
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await eventually(() => page.url()).toBe(url);
  await page.keyboard.press('Home');
}

describe('keys without Ctrl', () => {
  const stage = setStage({ site: serveFixtureSite, reader: { reducedMotion: 'reduce' } });
  const named = (): Promise<(string | null)[]> =>
    stage.page
      .locator('button[data-search], .toc-column .toc-filter')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-keyshortcuts')));
  const filter = '.toc-column .toc-filter';

  test('readers turn them off in the list of keys, for later pages too, and on again', async () => {
    const { page } = stage;
    await addAxe(page.context());
    await stage.open(long);
    await page.keyboard.press('/');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.press('?');
    const choice = page.getByRole('checkbox', { name: 'Single keys' });
    await eventually(() => choice.isChecked()).toBe(true);
    await choice.uncheck();
    expect(await violations(page)).toEqual([]);
    await eventually(() => page.locator('.search-help').innerText()).not.toContain('filter the');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('h1').click();
    await pressInVain(page, ['/', 'f', ']']);

    await stage.open(`${long}?`);
    await page.mouse.move(5, 5);
    await eventually(named).toEqual(['Control+K Meta+K', null]);
    await eventually(() => page.locator(filter).getAttribute('placeholder')).toBe('Filter');
    await pressInVain(page, ['/', 'f', ']']);
    // Those with Ctrl stay.
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.press('?');
    await choice.check();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await eventually(named).toEqual(['Control+K Meta+K /', 'f']);
    await page.locator('h1').click();
    await page.keyboard.press('f');
    await page.waitForFunction(() => document.activeElement?.className === 'toc-filter');
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('/');
    await page.getByRole('combobox').waitFor();
  });

  test.each([
    ['f', ''],
    // The search takes no letter of a name that is typed into the filter.
    ['foperator/', 'operator/'],
    [']fdiff', 'diff'],
  ])('pressed before any script has loaded have their effect: %s', async (keys, text) => {
    const { page, site } = stage;
    const release = await holdScripts(page);
    await page.goto(site.url + long, { waitUntil: 'commit' });
    await page.locator('.footer').waitFor();
    await page.keyboard.type(keys);
    release();
    await page.waitForFunction(() => document.activeElement?.className === 'toc-filter');
    await eventually(() => page.locator(filter).inputValue()).toBe(text);
    await eventually(() => page.url().includes('#')).toBe(keys.startsWith(']'));
    await eventually(() => page.getByRole('dialog').count()).toBe(0);
  });

  test('letters before it do not reach the filter, and a modifier is no letter', async () => {
    const { page, site } = stage;
    const release = await holdScripts(page);
    await page.goto(site.url + long, { waitUntil: 'commit' });
    await page.locator('.footer').waitFor();
    await page.keyboard.press('Alt+f');
    await page.keyboard.type('xyfrun');
    release();
    await eventually(() => page.locator(filter).inputValue()).toBe('run');
  });
});

describe('with "shortcuts: false"', () => {
  const stage = setStage({ site: () => serveSmallSite({ config: { shortcuts: false } }) });

  test('no key without Ctrl does anything, and the list of keys names none', async () => {
    const { page } = stage;
    await stage.open('docs/long/');
    await pressInVain(page, ['/', 'f', '[']);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.press('?');
    await page.locator('.search-help').waitFor();
    await eventually(() => page.locator('.search-help').innerText()).not.toContain('filter the');
    await eventually(() => page.locator('.search-help [type="checkbox"]').count()).toBe(0);
  });
});
