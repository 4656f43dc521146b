import { expect, test } from '@jest/globals';
import { passes } from '../run/eventually.ts';
import { serveFixtureSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const stage = setStage({ site: serveFixtureSite });

const path = 'docs/api/changes/new/';

test('readers choose releases and kinds of what is new', async () => {
  await stage.open(path);
  const { page } = stage;
  const visible = (selector: string): Promise<number> =>
    page.locator(`${selector} >> visible=true`).count();
  const status = page.locator('.comparison [role=status]');
  const total = await page.locator('[data-kind] [data-release]').count();
  await passes(async () => expect(await visible('[data-kind] [data-release]')).toBe(total));

  await page.locator('input[value="3.2.0"]').uncheck();
  const others = await page.locator('[data-kind] li:not([data-release="3.2.0"])').count();
  await passes(async () => {
    expect(await visible('[data-release="3.2.0"]')).toBe(0);
    expect(await status.innerText()).toBe(`${others} of ${total} shown`);
  });

  await page.locator('input[value="functions"]').uncheck();
  await passes(async () => {
    expect(await visible('[data-kind="functions"]')).toBe(0);
    expect(await visible('[data-kind="classes"]')).toBe(1);
  });
});

test('without scripts, everything is shown and nothing can be chosen', async () => {
  const { site } = stage;
  const browser = stage.page.context().browser();
  const context = await browser?.newContext({ javaScriptEnabled: false });
  const page = await context?.newPage();
  await page?.goto(site.url + path);
  await passes(async () => {
    expect(await page?.locator('.comparison >> visible=true').count()).toBe(0);
    expect(await page?.locator('[data-kind] [data-release] >> visible=true').count()).toBe(
      await page?.locator('[data-kind] [data-release]').count(),
    );
  });
  await context?.close();
});
