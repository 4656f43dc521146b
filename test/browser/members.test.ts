import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { serveFixtureSite } from './fixture-site.ts';
import { holdLaterScripts, hydrated } from './page-state.ts';
import { setStage } from './stage.ts';

const stage = setStage({ site: serveFixtureSite });

/** A namespace with many members of all kinds, and a class with few. */
const long = 'docs/api/namespaces/micro-os-plus/micro-test-plus/';
const short = 'docs/api/structs/micro-os-plus/micro-test-plus/colors/';

const field = (): Locator => stage.page.locator('.toc-filter:visible');
const status = (): Locator => stage.page.locator('.toc-head:visible [role="status"]');

/** Returns the texts of visible matching elements. */
function shown(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((all) =>
      all.filter((each) => !each.closest('[hidden]')).map(({ textContent }) => textContent.trim()),
    );
}

/** Returns the position of the description with an id, below the top of the window. */
function topOf(page: Page, id: string): Promise<number> {
  return page.evaluate(
    (name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? -1),
    id,
  );
}

/** Presses the key of the filter, and waits for the focus. */
async function focusFilter(page: Page): Promise<void> {
  await page.keyboard.press('f');
  await page.waitForFunction(() => document.activeElement?.className === 'toc-filter');
}

async function filterFor(words: string): Promise<void> {
  const { page } = stage;
  await focusFilter(page);
  await page.keyboard.type(words);
  await status().filter({ hasText: ' of ' }).waitFor();
}

describe('the filter of members', () => {
  test('keeps members with all words in their name or declaration, in rows, contents and descriptions', async () => {
    const { page } = stage;
    await stage.open(long);
    const rows = (await shown(page, '.member-table tr')).length;
    const numbers = await shown(page, '.overload-list > li');
    await filterFor('CONST append_ch');
    await passes(async () => {
      const left = await shown(page, '.member-table tr, .inner-table tr');
      expect(left.map((text) => /append_\w+/.exec(text)?.[0])).toEqual(['append_checks']);
    });
    await eventually(() => status().innerText()).toMatch(/^1 of \d\d members$/);
    await eventually(() => shown(page, 'section.member h3 [data-copy]')).toEqual([
      'append_checks()',
    ]);
    // Headings without members disappear, prose stays.
    await eventually(() => shown(page, '.theme-doc-toc-desktop a')).toEqual([
      'Functions',
      'append_checks()',
      'Detailed Description',
      'Mentioned in',
    ]);
    await passes(async () => {
      const headings = await shown(page, '.markdown > h2');
      expect(headings.map((text) => text.replace('\u200b', ''))).toEqual([
        'Functions',
        'Detailed Description',
        'Mentioned in',
        'Function Details',
      ]);
    });

    await page.keyboard.press('Escape');
    await eventually(() => status().innerText()).toBe('');
    await eventually(async () => (await shown(page, '.member-table tr')).length).toBe(rows);
    await eventually(() => shown(page, '.overload-list > li')).toEqual(numbers);
    await eventually(() =>
      page.locator('#__page-content [hidden]:not(button, .page-header > *)').count(),
    ).toBe(0);
    await eventually(() => field().inputValue()).toBe('');
  });

  test('keeps the numbers of overloads', async () => {
    const { page } = stage;
    await stage.open('docs/api/classes/micro-os-plus/micro-test-plus/test-reporter/');
    const set = page.locator('section.member', { has: page.locator('.overload-list') }).first();
    const last = set.locator('.overload-list > li').last();
    const count = await set.locator('.overload-list > li').count();
    await filterFor('nothrow_');
    await eventually(() => set.locator('.overload-list > li:visible').count()).toBe(1);
    await eventually(() => last.evaluate((entry) => (entry as HTMLLIElement).value)).toBe(count);
    await eventually(() => shown(page, 'section.member .overload-head > a')).toEqual([
      `${count} of ${count}`,
    ]);
  });

  test('Enter goes to the first one, and then shows all members again', async () => {
    const { page } = stage;
    await stage.open(long);
    await filterFor('is_opaque');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#is_opaque_v$/);
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('is_opaque_v');
    const before = await topOf(page, 'is_opaque_v');
    await page.keyboard.press('f');
    await page.keyboard.press('Escape');
    await eventually(() => status().innerText()).toBe('');
    await eventually(async () =>
      Math.abs((await topOf(page, 'is_opaque_v')) - before),
    ).toBeLessThan(3);
  });

  test('clearing it restores the scroll position', async () => {
    const { page } = stage;
    await stage.open(`${long}#append_checks`);
    const before = await passes(async () => {
      const top = await page.evaluate(() => window.scrollY);
      expect(top).toBeGreaterThan(1000);
      return top;
    });
    await filterFor('runner');
    await page.keyboard.press('Escape');
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('shows hidden members that a link or the address leads to', async () => {
    const { page } = stage;
    await stage.open(long);
    await filterFor('append_checks');
    await page.evaluate(() => {
      window.location.hash = '#is_opaque_v';
    });
    await page.locator('#is_opaque_v').waitFor();
    await eventually(() => field().inputValue()).toBe('');
    await eventually(() => topOf(page, 'is_opaque_v')).toBeLessThan(400);

    await filterFor('append_checks');
    await page.locator('.markdown').evaluate((text) => {
      text.insertAdjacentHTML('afterbegin', '<a class="probe" href="#test_case">test_case()</a>');
    });
    await page.locator('.probe').click();
    await eventually(() => topOf(page, 'test_case')).toBeLessThan(400);
    await eventually(() => status().innerText()).toBe('');
  });

  test('is in the table of contents on small screens, and is cleared when that closes', async () => {
    const { page } = stage;
    await page.setViewportSize({ width: 390, height: 800 });
    await stage.open(long);
    await filterFor('append_checks');
    await eventually(() => shown(page, '.toc-mobile a')).toContain('append_checks()');
    await eventually(() => shown(page, '.toc-mobile a')).not.toContain('test_case()');
    await page.locator('.toc-mobile a', { hasText: 'append_checks' }).click();
    await page.waitForURL(/#append_checks$/);
    await eventually(() =>
      page.locator('#__page-content [hidden]:not(button, .page-header > *)').count(),
    ).toBe(0);
    await eventually(() => topOf(page, 'append_checks')).toBeLessThan(100);
  });

  test('appears and disappears with its page', async () => {
    const { page } = stage;
    await stage.open(short);
    await stage.markWindow();
    await eventually(() => page.locator('.toc-filter').count()).toBe(0);
    await page.locator(`.scope a[href$="${long}"]`).click();
    await page.locator('h1', { hasText: /micro_test_plus$/ }).waitFor();
    await filterFor('append_checks');
    await eventually(() => shown(page, 'section.member h3 [data-copy]')).toEqual([
      'append_checks()',
    ]);
    await page.goBack();
    await page.locator('h1', { hasText: 'colors' }).waitFor();
    await eventually(() => page.locator('[hidden]:not(input)', { hasText: 'pass' }).count()).toBe(
      0,
    );
    await eventually(() => stage.isSameWindow()).toBe(true);
  });

  test.each([
    [']f', ''],
    ['frun', 'run'],
  ])(
    'keys pressed before the script has loaded have their effect, whatever follows them: %s',
    async (keys, words) => {
      const { page, site } = stage;
      const release = await holdLaterScripts(page, site.url + long);
      await stage.open(long);
      await page.keyboard.type(keys);
      await page.mouse.wheel(0, 50);
      await page.waitForFunction(() => window.scrollY > 0);
      release();
      if (keys.startsWith(']')) await page.waitForURL(/#/);
      await page.waitForFunction(() => document.activeElement?.className === 'toc-filter');
      await eventually(() => field().inputValue()).toBe(words);
      if (words !== '') await status().filter({ hasText: ' of ' }).waitFor();
    },
  );

  test('the letters after `f` go into the field while its script is loading', async () => {
    const { page } = stage;
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const held: string[] = [];
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('.member-fold')) {
        held.push(route.request().url());
        await isReleased;
      }
      await route.fulfill({ response });
    });
    await stage.open(long);
    await focusFilter(page);
    await page.keyboard.type('run');
    await eventually(() => field().inputValue()).toBe('run');
    await eventually(() => held).toHaveLength(1);
    await eventually(() => status().innerText()).toBe('');
    release();
    await status().filter({ hasText: ' of ' }).waitFor();
  });

  test('letters typed elsewhere, and keys with modifiers, are ignored', async () => {
    const { page } = stage;
    await stage.open(long);
    await page.keyboard.press('Control+f');
    await page.keyboard.press('/');
    await page.locator('dialog[open] input').waitFor();
    await page.keyboard.type('f]');
    await eventually(() => page.locator('dialog[open] input').inputValue()).toBe('f]');
    await eventually(() => page.url()).not.toContain('#');
    await page.keyboard.press('Escape');
    await eventually(() => page.evaluate(() => document.activeElement?.className)).not.toBe(
      'toc-filter',
    );
  });

  test('is not shown without scripts', async () => {
    const context = await stage.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(stage.site.url + long);
    await eventually(() => page.locator('.toc-filter').count()).toBe(2);
    await eventually(() => page.locator('.toc-filter:visible').count()).toBe(0);
    await context.close();
  });
});

describe('the keys of members', () => {
  test('go to the next and the previous one of the remaining members, with focus and address', async () => {
    const { page } = stage;
    await stage.open(long);
    const ids = await page
      .locator('section.member:not(.nested-member) > .member-head h3')
      .evaluateAll((all) => all.map(({ id }) => id));
    const go = async (key: string, index: number): Promise<void> => {
      await page.keyboard.press(key);
      await page.waitForFunction((id) => document.activeElement?.id === id, ids[index]);
      await eventually(() => new URL(page.url()).hash).toBe(
        `#${encodeURIComponent(ids[index] ?? '')}`,
      );
      await eventually(() => topOf(page, ids[index] ?? '')).toBeGreaterThanOrEqual(60);
    };
    await go(']', 0);
    await go(']', 1);
    await go(']', 2);
    await go('[', 1);
    // From the middle of a text back to its beginning.
    await page.goto(`${stage.site.url}${long}#append_checks`);
    await hydrated(page);
    const place = ids.indexOf('append_checks');
    await go(']', place + 1);
    await go('[', place);

    await filterFor('is_opaque');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#is_opaque_v$/);
    await page.keyboard.press(']');
    await eventually(() => new URL(page.url()).hash).toBe('#is_opaque_v');
  });

  test('are in the help of the search', async () => {
    const { page } = stage;
    await stage.open(long);
    await page.keyboard.press('/');
    await page.locator('dialog[open] input').waitFor();
    await page.keyboard.type('?');
    const keys = page.locator('.search-help__row', { hasText: 'member' }).locator('kbd');
    await keys.first().waitFor();
    await eventually(() => keys.allInnerTexts()).toEqual(['f', '[', ']']);
  });
});

describe('the name of a member', () => {
  /** Returns the lower edge of the navbar, and the upper edge of the name of `expect()` after scrolling 400 pixels. */
  async function openInside(page: Page): Promise<void> {
    await stage.open(`${long}#expect`);
    await page.evaluate(() => window.scrollBy(0, 400));
  }

  function edges(page: Page): Promise<[navbar: number, name: number]> {
    return page.evaluate(() => [
      Math.round(
        document.querySelector('.theme-layout-navbar')?.getBoundingClientRect().bottom ?? 0,
      ),
      Math.round(
        document.getElementById('expect')?.closest('.member-head')?.getBoundingClientRect().top ??
          0,
      ),
    ]);
  }

  test('stays in view above its text, and links back to its heading', async () => {
    const { page } = stage;
    await openInside(page);
    const navbar = await passes(async () => {
      const [bottom, name] = await edges(page);
      expect(name).toBe(bottom);
      return bottom;
    });
    const inside = await page.evaluate(() => window.scrollY);
    await page.locator('.toc-column a[href="#expect"]').click();
    await page.waitForFunction((before) => window.scrollY < before - 300, inside);
    await eventually(() => topOf(page, 'expect')).toBeGreaterThanOrEqual(navbar);
  });

  test('covers no target of an address', async () => {
    const { page } = stage;
    await stage.open(long);
    const ids = await passes(async () => {
      const all = await page
        .locator('section.member :is(.overloads > li, tr)[id]')
        .evaluateAll((elements) => elements.map(({ id }) => id));
      expect(all.length).toBeGreaterThan(5);
      return all;
    });
    for (const id of ids.slice(0, 12)) {
      await page.evaluate((name) => {
        window.location.hash = `#${name}`;
      }, id);
      await eventually(async () => [
        id,
        await page.evaluate((name) => {
          const target = document.getElementById(name);
          const head = target?.closest('section')?.querySelector('.member-head');
          const top = target?.getBoundingClientRect().top ?? 0;
          return top < (head?.getBoundingClientRect().bottom ?? 0);
        }, id),
      ]).toEqual([id, false]);
    }
  });

  test('is hidden in low windows and in print', async () => {
    const { page } = stage;
    await page.setViewportSize({ width: 800, height: 400 });
    await openInside(page);
    await eventually(async () => (await edges(page))[1]).toBeLessThan(0);
    await page.setViewportSize({ width: 800, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await passes(async () => {
      const position = await page
        .locator('.member-head')
        .first()
        .evaluate((head) => getComputedStyle(head).position);
      expect(position).toBe('static');
    });
  });
});
