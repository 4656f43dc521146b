import { expect, test } from '@jest/globals';
import { eventually, passes } from '../run/eventually.ts';
import { base, serveFixtureSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const stage = setStage({ site: serveFixtureSite });

test.each([
  ['a topic that a symbol has left', 'docs/api/groups/inits/#_i16'],
  ['an overload in it, by its hash', 'docs/api/groups/inits/#_i16-aaaaaa'],
  ['a header that never declared it', 'docs/api/files/include/micro-os-plus/math-h/#_i16'],
  ['a topic that is gone', 'docs/api/groups/gone/#_i16'],
])('an old link to %s leads to the symbol', async (_, path) => {
  const { page, site } = stage;
  await page.goto(site.url + path);
  await page.waitForURL('**/docs/api/groups/literals/#_i16');
  await eventually(() => page.locator('#_i16').innerText()).toContain('_i16');
  // The browser reports the missing document, once.
  await eventually(() => stage.faults.every((fault) => fault.includes('404'))).toBe(true);
  stage.takeFaults();
});

test('an anchor of several symbols lists their places', async () => {
  await stage.open('docs/api/groups/inits/#name');
  const notice = stage.page.locator('.moved-anchor');
  await eventually(() => notice.innerText()).toMatch(
    /^“name” is not on this page\. It is at: docs\/api\//,
  );
  await passes(async () => {
    const hrefs = await notice
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(1);
    for (const href of hrefs) expect(href?.startsWith(`${base}docs/api/`)).toBe(true);
  });
});

test('a class does not redirect its readers to a namesake', async () => {
  await stage.open('docs/api/classes/micro-os-plus/micro-test-plus/test-suite/#_i16');
  await stage.page.waitForLoadState('networkidle');
  await eventually(() => stage.page.url()).toMatch(/test-suite\/#_i16$/);
  await eventually(() => stage.page.locator('.moved-anchor').count()).toBe(0);
});

test('the hash of the open page follows a moved anchor, and the list is that of the last one', async () => {
  await stage.open('docs/api/groups/inits/');
  const { page } = stage;
  await page.evaluate(() => {
    window.location.hash = '#name';
  });
  const notice = page.locator('.moved-anchor');
  await eventually(() => notice.innerText()).toMatch(/^“name” is not on this page\./);
  await page.evaluate(() => {
    window.location.hash = '#';
    window.location.hash = '#name';
  });
  await eventually(() => notice.count()).toBe(1);
  await page.evaluate(() => {
    window.location.hash = '#_i16';
  });
  await page.waitForURL('**/docs/api/groups/literals/#_i16');
});
