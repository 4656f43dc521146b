import { expect, test } from '@jest/globals';
import { eventually, passes } from '../run/eventually.ts';
import { base, serveFixtureSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const stage = setStage({ site: serveFixtureSite });

const path = 'docs/api/changes/';

/** Returns the headings of the comparison. */
function headings(): Promise<string[]> {
  return stage.page.locator('.comparison-result :is(h2, h3)').allInnerTexts();
}

test('readers compare any two releases, and the address keeps the comparison', async () => {
  await stage.open(path);
  const { page } = stage;
  await page.locator('select[name=from]').selectOption('3.2.0');
  await page.locator('select[name=to]').selectOption('1.1.0');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('heading', { name: 'Upgrade from 1.1.0 to 3.2.0' }).waitFor();
  const all = await passes(async () => {
    const shown = await headings();
    const sections = shown.slice(1).map((each) => each.replace(/\W*\d+\W*$/, ''));
    expect(sections).toEqual(['Breaking', 'May break some code', 'Added']);
    return shown;
  });
  await eventually(() => new URL(page.url()).search).toBe('?from=3.2.0&to=1.1.0');
  const broken = page.locator('.comparison-result .changes-breaking');
  await eventually(() => broken.innerText()).toContain('never deprecated before');
  // The class was removed in a release between them.
  const removed = page.locator('.comparison-result .changes-breaking a', { hasText: /::test$/ });
  const address = await removed.first().getAttribute('href');

  await page.reload();
  await page.getByRole('heading', { name: 'Upgrade from 1.1.0 to 3.2.0' }).waitFor();
  await eventually(() => headings()).toEqual(all);
  await eventually(() => page.locator('select[name=from]').inputValue()).toBe('1.1.0');

  await stage.open((address ?? '').slice(base.length));
  await eventually(() => page.getByRole('main').innerText()).toContain('Removed in 2.0.0');
});

/** Compares two releases with the form. */
async function compare(from: string, to: string): Promise<void> {
  const { page } = stage;
  await page.locator('select[name=from]').selectOption(from);
  await page.locator('select[name=to]').selectOption(to);
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('heading', { name: `Upgrade from ${from} to ${to}` }).waitFor();
}

test('each comparison has its own entry in the history, and its end is announced', async () => {
  const { page } = stage;
  const announced = page.locator('body > .visually-hidden[role=status]');
  await stage.open(`${path}?from=1.1.0&to=3.2.0`);
  await page.getByRole('heading', { name: 'Upgrade from 1.1.0 to 3.2.0' }).waitFor();
  await stage.markWindow();
  await compare('2.0.0', '3.2.0');
  await eventually(() => announced.innerText()).toBe('Upgrade from 2.0.0 to 3.2.0');
  // The entry of the sidebar would fold.
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = window.location.pathname;
    document.querySelector('main')?.append(link);
    link.click();
  });
  await eventually(() => new URL(page.url()).search).toBe('');
  await eventually(() => page.locator('.comparison-result > *').count()).toBe(0);

  await page.goBack();
  await page.getByRole('heading', { name: 'Upgrade from 2.0.0 to 3.2.0' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Upgrade from 1.1.0 to 3.2.0' }).waitFor();
  await eventually(() => announced.innerText()).toBe('Upgrade from 1.1.0 to 3.2.0');
  await eventually(() => page.locator('select[name=from]').inputValue()).toBe('1.1.0');
  await eventually(() => stage.isSameWindow()).toBe(true);
});

test('readers who follow a link of a comparison and go back are at the same place', async () => {
  await stage.open(path);
  const { page } = stage;
  await compare('1.1.0', '3.2.0');
  const link = page.locator('.comparison-result a[href*="/docs/api/"]').last();
  await link.scrollIntoViewIfNeeded();
  const place = await passes(async () => {
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(400);
    return top;
  });
  await link.click();
  await page.waitForURL((url) => !url.pathname.endsWith('/changes/'));
  await page.locator('.comparison').waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByRole('heading', { name: 'Upgrade from 1.1.0 to 3.2.0' }).waitFor();
  await eventually(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('a snapshot that cannot be loaded is reported, and the next attempt can succeed', async () => {
  const { page } = stage;
  let isOffline = true;
  await page.route('**/snapshots/*.json', (route) =>
    isOffline ? route.abort() : route.continue(),
  );
  await stage.open(path);
  const compare = page.getByRole('button', { name: 'Compare' });
  await compare.click();
  const status = page.locator('.comparison [role=status]');
  await status.filter({ hasText: 'could not be loaded' }).waitFor();
  stage.takeFaults();
  isOffline = false;
  await compare.click();
  await page.locator('.comparison-result h2').waitFor();
  await eventually(() => status.innerText()).toBe('');
});
