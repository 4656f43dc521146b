import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../run/eventually.ts';
import { addAxe, violations } from './axe.ts';
import { serveFixtureSite } from './fixture-site.ts';
import { hydrated } from './page-state.ts';
import { setStage } from './stage.ts';

/** The buttons of the search box that narrow results down, with the index of the demonstration site. */
const stage = setStage({ site: serveFixtureSite });

/** The parts of the box on a page. */
function partsOf(page: Page) {
  const box = page.getByRole('dialog', { name: 'Search the site' });
  const line = box.locator('.search-box__narrow');
  return {
    box,
    field: box.getByRole('combobox'),
    line,
    kinds: line.getByRole('group', { name: 'Narrow it down' }).getByRole('button'),
    buttons: line.getByRole('button'),
    openers: line.locator('.search-chip--opens'),
    pressed: line.getByRole('button', { pressed: true }),
    otherThan: (kind: string): Locator =>
      box.locator(`.search-row .search-kind:not(.search-kind--${kind})`),
    all: box.getByRole('option', { name: 'See all results' }),
  };
}

/** Opens a page and the box, and types a text. */
async function typed(page: Page, text: string): Promise<ReturnType<typeof partsOf>> {
  await page.keyboard.press('Control+k');
  const parts = partsOf(page);
  await parts.field.fill(text);
  await parts.box.getByRole('option').first().waitFor();
  return parts;
}

/** Returns the smallest height or width of some elements, in pixels. */
async function smallest(elements: Locator): Promise<number> {
  const boxes = await Promise.all((await elements.all()).map((each) => each.boundingBox()));
  return Math.min(...boxes.map((each) => Math.min(each?.width ?? 0, each?.height ?? 0)));
}

/** Returns the text of the focused element. */
function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}

describe('with a mouse and a keyboard', () => {
  test('a kind is a button in one line, which moves no result; the page with all results keeps it', async () => {
    const { page } = stage;
    await stage.open('docs/install/');
    const { box, field, line, kinds, buttons, pressed, otherThan, all } = await typed(page, 'test');
    const first = box.getByRole('option').first();
    const before = await first.boundingBox();
    await kinds.first().waitFor();
    await eventually(() => first.boundingBox()).toEqual(before);
    await eventually(async () => (await kinds.allInnerTexts()).slice(0, 2)).toEqual([
      'type',
      'function',
    ]);
    await eventually(() => smallest(buttons)).toBeGreaterThanOrEqual(24);
    await eventually(() => line.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(60);

    await kinds.filter({ hasText: 'function' }).click();
    await eventually(() => pressed.allInnerTexts()).toEqual(['function']);
    await eventually(() => otherThan('function').count()).toBe(0);
    await eventually(() => field.inputValue()).toBe('test');
    await eventually(() => all.getAttribute('href')).toMatch(/\?q=test&kind=function$/);
    // Pressed again, all kinds are back.
    await pressed.click();
    await eventually(() => pressed.count()).toBe(0);
    await eventually(() => otherThan('function').count()).toBeGreaterThan(0);

    await kinds.filter({ hasText: 'function' }).click();
    await eventually(() => all.getAttribute('href')).toMatch(/&kind=function$/);
    await all.click();
    await page.waitForURL('**/search/?q=test&kind=function');
    await page
      .locator('main')
      .getByRole('button', { name: /^function/, pressed: true })
      .waitFor();
  });

  test('headers open with the keyboard, with exact numbers; the focus stays, and typing ends the choice', async () => {
    const { page } = stage;
    await stage.open('docs/install/');
    const { box, field, line, openers, pressed, all } = await typed(page, 'test');
    await eventually(() => openers.allInnerTexts()).toEqual([
      'by header',
      'by topic',
      'by release',
    ]);
    for (let tabs = 0; tabs < 15 && (await focused(page)) !== 'by header'; tabs += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const values = line.getByRole('group', { name: 'by header' }).getByRole('button');
    // More than the box has searched, so the rest was searched now.
    await eventually(() => values.first().innerText()).toMatch(/^micro-os-plus\/\S+ \d{3}$/);
    await eventually(() => smallest(values)).toBeGreaterThanOrEqual(24);
    const header = await values.first().locator('bdi').innerText();
    await values.first().press('Enter');
    await eventually(() => pressed.locator('bdi').allInnerTexts()).toEqual([header]);
    await eventually(() => focused(page)).toContain(header);
    await eventually(() => all.getAttribute('href')).toContain(
      `?q=test&header=${encodeURIComponent(header)}`,
    );
    // Guides have no header.
    await eventually(() => box.getByRole('group', { name: 'Guides' }).count()).toBe(0);

    await field.press('End');
    await field.press('_');
    await eventually(() => pressed.count()).toBe(0);
    await eventually(() => all.getAttribute('href')).toMatch(/\?q=test_$/);
  });

  test('nothing is offered without results', async () => {
    const { page } = stage;
    await stage.open('docs/install/');
    const { field, box, kinds, buttons } = await typed(page, 'test');
    await kinds.first().waitFor();
    await field.fill('zzqqxx');
    await box.getByRole('paragraph').filter({ hasText: 'No results found' }).waitFor();
    await eventually(() => buttons.count()).toBe(0);
  });

  test.each(['light', 'dark'])('axe finds nothing, %s', async (theme) => {
    const { page } = stage;
    await addAxe(stage.context);
    await stage.open(`docs/install/?docusaurus-theme=${theme}`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { kinds, openers, line } = await typed(page, 'test');
    await kinds.first().click();
    await openers.first().click();
    await line.getByRole('group', { name: 'by header' }).getByRole('button').first().waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe('on a phone', () => {
  test.each(['ltr', 'rtl'])(
    'the line moves sideways alone, and a finger reaches its last button: %s',
    async (direction) => {
      const context = await stage.browser.newContext({
        viewport: { width: 390, height: 800 },
        hasTouch: true,
        isMobile: true,
      });
      const page = await context.newPage();
      await page.goto(`${stage.site.url}docs/install/`);
      await hydrated(page);
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, direction);
      const { line, openers, pressed } = await typed(page, 'test');
      const last = openers.filter({ hasText: 'by release' });
      await last.tap();
      const values = line.getByRole('group', { name: 'by release' }).getByRole('button');
      await values.first().waitFor();
      await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      const release = await values.first().locator('bdi').innerText();
      await values.first().tap();
      await eventually(() => pressed.locator('bdi').allInnerTexts()).toEqual([release]);
      await context.close();
    },
  );
});
