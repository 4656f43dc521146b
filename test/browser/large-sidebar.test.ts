import { expect, test } from '@jest/globals';
import { serveFixtureSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const stage = setStage({ site: serveFixtureSite });

test('S-196 S-203 what is opened of a large sidebar stays open on the page it leads to', async () => {
  const { page } = stage;
  await stage.open('docs/api/');
  await stage.markWindow();
  const group = page.locator('.theme-doc-sidebar-item-category-level-1', { hasText: 'Files' });
  await group.locator('a[role="button"]').click();
  await group.locator('ul a[role="button"]', { hasText: 'src' }).click();
  await group.locator('ul ul a').first().click();
  await page.waitForURL(/docs\/api\/files\//);
  await page.waitForSelector('.doc-sidebar [aria-current="page"]');
  const labels = group.locator('a[aria-expanded="true"]');
  expect(await labels.allInnerTexts()).toEqual(['Files', 'src']);
  expect(await stage.isSameWindow()).toBe(true);
});
