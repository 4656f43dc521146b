import { test } from '@jest/globals';
import { eventually } from '../run/eventually.ts';
import { serveFixtureSite } from './fixture-site.ts';
import { hydrated } from './page-state.ts';
import { setStage } from './stage.ts';

const stage = setStage({ site: serveFixtureSite });

/** A class that inherits functions, and one of them. */
const derived = 'docs/api/structs/micro-os-plus/micro-test-plus/to-t/';
const row = '[id="get"]';

/** True if the row of the inherited member can be seen. */
function isInSight(): Promise<boolean> {
  return stage.page.locator(`details.inherited:has(${row})`).evaluate((fold, selector) => {
    const { top, bottom } =
      fold.querySelector(selector)?.closest('tr')?.getBoundingClientRect() ?? new DOMRect();
    return fold.matches('[open]') && top > 0 && bottom < window.innerHeight;
  }, row);
}

test('an address with the id of an inherited member opens its fold', async () => {
  const { page, site } = stage;
  await page.goto(`${site.url}${derived}#get`);
  await hydrated(page);
  await eventually(() => isInSight()).toBe(true);
  await eventually(() =>
    page
      .locator('details.inherited')
      .evaluateAll((all) => all.filter((each) => each.matches('[open]')).length),
  ).toBe(1);
});

test('a link from another page opens it, too, and so does a link on the page', async () => {
  const { page } = stage;
  await stage.open('docs/api/');
  await page.evaluate(
    (path) => {
      const link = document.createElement('a');
      link.href = `${path}#get`;
      link.textContent = 'inherited';
      document.querySelector('.api-page')?.prepend(link);
    },
    new URL(`${stage.site.url}${derived}`).pathname,
  );
  await page.getByRole('link', { name: 'inherited', exact: true }).click();
  await page.waitForURL(/#get$/);
  await eventually(() => isInSight()).toBe(true);

  await stage.open(derived);
  await eventually(() => isInSight()).toBe(false);
  await page.evaluate(() => (window.location.hash = 'get'));
  await eventually(() => isInSight()).toBe(true);
});
