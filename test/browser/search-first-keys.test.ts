import { test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../run/eventually.ts';
import { fakeEngineScript } from './fake-search-script.ts';
import { serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const stage = setStage({ site: serveSmallSite });

/** Holds back files whose name matches. Returns a function that lets them through. */
async function hold(page: Page, held: RegExp): Promise<() => void> {
  const context = page.context();
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await context.route('**/search-engine-*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeEngineScript }),
  );
  await context.route(held, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('keys before the page is hydrated open the box, and letters typed at once are in it', async () => {
  const { page, site } = stage;
  const release = await hold(page, /\/assets\/js\/main-[^/]*\.js$/);
  await page.goto(`${site.url}docs/`, { waitUntil: 'commit' });
  await page.locator('button[data-search]').waitFor({ state: 'attached' });
  await eventually(() => page.locator('html').getAttribute('data-has-hydrated')).not.toBe('true');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('run_sx');
  await page.keyboard.press('Backspace');
  release();
  const field = page.getByRole('combobox');
  await field.waitFor();
  await page.keyboard.type('uite');
  await eventually(() => field.inputValue()).toBe('run_suite');
  await page
    .getByRole('option', { name: /run_suite/ })
    .first()
    .waitFor();
  await eventually(() => new URL(page.url()).pathname).toBe(new URL(`${site.url}docs/`).pathname);
});

test('letters typed while the box loads are in it, in their order, and Enter opens the first result', async () => {
  const { page } = stage;
  await stage.open('docs/');
  const release = await hold(page, /\/assets\/search\/texts-[^/]*\.json$/);
  await page.keyboard.press('Control+k');
  for (const key of 'run_suite') await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  release();
  await page.waitForURL((url) => !url.pathname.endsWith('/docs/'));
  await eventually(() => page.url()).not.toContain('/search/');
});

test('Escape before the box is there cancels it', async () => {
  const { page } = stage;
  await stage.open('docs/');
  const release = await hold(page, /\/assets\/search\/texts-[^/]*\.json$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  release();
  await page.waitForLoadState('networkidle');
  await eventually(() => page.getByRole('dialog').count()).toBe(0);
  // The next request starts afresh.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await eventually(() => page.getByRole('combobox').inputValue()).toBe('');
});
