import { test } from '@jest/globals';
import { eventually } from '../run/eventually.ts';
import { serveFixtureSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const stage = setStage({ site: serveFixtureSite });

/** A class with a filter for its members. */
const path = 'docs/api/classes/micro-os-plus/micro-test-plus/test-suite/';

/** Opens the page with the scripts for readers who interact, but without those that load on use. */
async function openWithoutOthers(): Promise<void> {
  const { page } = stage;
  await stage.open(path);
  // The script of this sign has loaded when the search box, whose button it serves, is there.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.route('**/assets/js/**', (route) => route.fulfill({ status: 404 }));
  await stage.markWindow();
}

/** Types into the filter, which asks for its script. */
async function filter(): Promise<void> {
  await stage.page.locator('input.toc-filter:visible').first().fill('test');
}

test('a page whose scripts a new deployment replaced reloads when it needs one of them', async () => {
  await openWithoutOthers();
  const { page } = stage;
  // The new page of the address names other scripts.
  const body = '<!doctype html><title>New</title><link rel="icon" href="data:,"><h1>New page</h1>';
  await page.route(`**/${path}`, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await filter();
  await page.getByRole('heading', { name: 'New page' }).waitFor();
  await eventually(() => stage.isSameWindow()).toBe(false);
  stage.takeFaults();
});

test('a page whose script fails for another reason stays, and the next attempt can succeed', async () => {
  await openWithoutOthers();
  const { page } = stage;
  const hidden = page.locator('section.member[hidden]');
  const checked = page.waitForResponse(`**/${path}`);
  await filter();
  await (await checked).finished();
  await page.unroute('**/assets/js/**');
  await eventually(() => stage.faults.length).toBeGreaterThan(0);
  await eventually(() => hidden.count()).toBe(0);

  await page.locator('h1').click();
  await page.locator('input.toc-filter:visible').first().focus();
  await eventually(() => hidden.count()).toBeGreaterThan(0);
  await eventually(() => stage.isSameWindow()).toBe(true);
  stage.takeFaults();
});
