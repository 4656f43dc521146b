import { expect, test } from '@jest/globals';
import { eventually } from '../run/eventually.ts';
import { addAxe, violations } from './axe.ts';
import { serveFixtureSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const stage = setStage({ site: serveFixtureSite });

/** Classes that inherit members, and a namespace with deprecated symbols. */
const derived = 'docs/api/structs/micro-os-plus/micro-test-plus/to-t/';
const other = 'docs/api/classes/micro-os-plus/micro-test-plus/test-suite/';
const deprecated = 'docs/api/namespaces/micro-os-plus/micro-test-plus/';

const choose = async (choice: string): Promise<void> => {
  await stage.page.mouse.move(5, 5);
  const button = stage.page.locator(`[data-choice="${choice}"][aria-pressed]`);
  await button.click();
};

/** The numbers of visible and of all elements. */
const seen = (selector: string): Promise<[number, number]> =>
  stage.page
    .locator(selector)
    .evaluateAll((all) => [all.filter((each) => each.checkVisibility()).length, all.length]);

test('inherited members stay open on the next pages, from the first paint on', async () => {
  const { page, site } = stage;
  await stage.open(derived);
  await eventually(async () => (await seen('.inherited tr'))[0]).toBe(0);
  await choose('inherited');
  await eventually(async () => (await seen('.inherited tr'))[0]).toBeGreaterThan(0);
  await eventually(() =>
    page.locator('[data-choice="inherited"]').getAttribute('aria-pressed'),
  ).toBe('true');

  // The page without its scripts: what an early paint shows.
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto(site.url + other);
  await eventually(async () => {
    const [visible, all] = await seen('.inherited tr');
    return all > 0 && visible === all;
  }).toBe(true);
  await page.unroute('**/assets/js/*.js');
  stage.takeFaults();
  await stage.open(other);
  await choose('inherited');
  await eventually(async () => (await seen('.inherited tr'))[0]).toBe(0);
});

test('deprecated symbols can be hidden, except those that the address or the filter names', async () => {
  const { page } = stage;
  await addAxe(page.context());
  await stage.open(deprecated);
  const rows = '.api-page tr.deprecated';
  const ofContents = '.toc-column .toc__link--deprecated';
  await eventually(async () => (await seen(rows))[0]).toBeGreaterThan(0);
  await choose('deprecated');
  await eventually(async () => (await seen(rows))[0]).toBe(0);
  await eventually(async () => (await seen(ofContents))[0]).toBe(0);
  expect(await violations(page)).toEqual([]);

  const id = await page
    .locator('.member:has(> .member-head .badge-deprecated)')
    .first()
    .evaluate(
      (member) => (member.closest('[id]') ?? member).id || member.querySelector('[id]')?.id,
    );
  await page.evaluate((name) => (window.location.hash = name ?? ''), id);
  await eventually(() => page.locator(`[id="${id}"]`).isVisible()).toBe(true);

  await page.locator('.toc-filter:visible').fill('_t');
  await eventually(async () => (await seen(rows))[0]).toBeGreaterThan(0);
  await page.locator('.toc-filter:visible').fill('');
  await choose('deprecated');
  await eventually(async () => (await seen(ofContents))[0]).toBeGreaterThan(0);
});

test('on phones no word of the heading breaks beside the choices', async () => {
  const { page } = stage;
  await page.setViewportSize({ width: 390, height: 800 });
  await stage.open(derived);
  const edge = (selector: string, side: 'top' | 'bottom'): Promise<number> =>
    page.locator(selector).evaluate((each, key) => each.getBoundingClientRect()[key], side);
  await eventually(
    async () =>
      (await edge('.member-choices + h2', 'top')) >= (await edge('.member-choices', 'bottom')),
  ).toBe(true);
});

test('pages without such members have no choices', async () => {
  await stage.open('docs/api/structs/micro-os-plus/micro-test-plus/colors/');
  await eventually(() => stage.page.locator('.member-choices').count()).toBe(0);
});
