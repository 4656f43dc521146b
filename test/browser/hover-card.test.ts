import { describe, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { serveFixtureSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const stage = setStage({ site: serveFixtureSite });

const guide = 'docs/getting-started/';

const card = (): Locator => stage.page.getByRole('tooltip');

/** The first link in the text to a member. */
const link = (): Locator =>
  stage.page.locator('.markdown a[href*="/docs/api/"][href*="#"]').first();

describe('a link of a text to a symbol', () => {
  test('shows its declaration and brief description under the pointer, until Escape or until the pointer leaves', async () => {
    const { page } = stage;
    await stage.open(guide);
    const name = await link().innerText();
    await link().hover();
    await card().waitFor();
    await eventually(() => card().locator('.signature, .overload-list').innerText()).toContain(
      name.replace(/\(.*/s, '').replace(/^.*::/s, ''),
    );
    await eventually(() => card().locator('p').first().innerText()).toMatch(/\.$/);
    await eventually(() => card().locator('a, button, [id]').count()).toBe(0);
    await passes(async () => {
      expect(await link().getAttribute('aria-describedby')).toBe(await card().getAttribute('id'));
    });
    // The card stays while the pointer is on it.
    await card().hover();
    await page.waitForTimeout(400);
    await eventually(() => card().isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await card().waitFor({ state: 'detached' });
    await eventually(() => link().getAttribute('aria-describedby')).toBeNull();

    await link().hover();
    await card().waitFor();
    await page.locator('h1').hover();
    await card().waitFor({ state: 'detached' });
  });

  test('also shows it on keyboard focus, and hides it when the focus leaves, wherever the pointer is', async () => {
    const { page } = stage;
    await stage.open(guide);
    await page.keyboard.press('Tab');
    await link().focus();
    await card().waitFor();
    await page.locator('.navbar a').first().hover();
    await page.waitForTimeout(400);
    await eventually(() => card().isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await card().waitFor({ state: 'detached' });
  });

  test('shows nothing for links to texts and to sections', async () => {
    const { page } = stage;
    await stage.open('docs/api/namespaces/micro-os-plus/micro-test-plus/');
    for (const selector of [
      '.markdown .member-name',
      '.breadcrumbs a',
      '.theme-doc-toc-desktop .toc__link',
    ]) {
      await page.locator(selector).first().hover();
      await page.waitForTimeout(500);
      await eventually(async () => [selector, await card().count()]).toEqual([selector, 0]);
    }
  });

  test('names the release that introduced the symbol', async () => {
    await stage.open('docs/user/');
    await stage.page.locator('.markdown a[href$="/groups/literals/#to_b"]').first().hover();
    await card().waitFor();
    await eventually(() => card().innerText()).toContain('Since 3.2.0');
  });
});

test('the card of a member of a large page has its declaration, text and header, from a part of the page', async () => {
  const { page, site } = stage;
  const large = `${site.url}docs/api/groups/literals/`;
  await page.goto(large);
  // The last one is far from the head of the page.
  const member = page.locator('section.member').last();
  const id = await member.locator('h3').getAttribute('id');
  const declaration = await member.locator('.signature, .overload-list').first().innerText();
  const size = (await (await page.request.get(large)).text()).length;
  expect(size).toBeGreaterThan(200_000);
  await page.addInitScript(() => {
    const { prototype } = DOMParser;
    const parse: unknown = Reflect.get(prototype, 'parseFromString');
    Reflect.set(window, 'parsed', 0);
    prototype.parseFromString = function (text, type) {
      Reflect.set(window, 'parsed', Number(Reflect.get(window, 'parsed')) + text.length);
      return Reflect.apply(parse as typeof prototype.parseFromString, this, [text, type]);
    };
  });
  await stage.open(guide);
  await link().evaluate((element, href) => element.setAttribute('href', href), `${large}#${id}`);
  await link().hover();
  await card().waitFor();
  await eventually(() => card().locator('.signature, .overload-list').innerText()).toBe(
    declaration,
  );
  await eventually(() => card().locator('.member-include, .page-include').count()).toBe(1);
  await eventually(() =>
    page.evaluate(() => Reflect.get(window, 'parsed') as unknown),
  ).toBeLessThan(size / 2);
});
