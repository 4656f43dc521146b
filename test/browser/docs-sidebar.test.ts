import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { serveFixtureSite, serveSmallSite } from './fixture-site.ts';
import { addStyles } from './page-state.ts';
import { setStage } from './stage.ts';

const longLabel = 'A label that is far too long for a column of this width, '.repeat(4).trim();

const sidebars = `
docsSidebar:
  - index
  - { type: doc, id: long, label: '${longLabel}' }
  - type: category
    label: Plain
    items:
      - guide/first
      - type: category
        label: Inner
        items: [guide/deep]
  - type: category
    label: With page
    link: { type: doc, id: guide/second }
    items: [alone]
  - type: category
    label: Open
    collapsed: false
    items: [{ type: link, label: Elsewhere, href: 'https://example.com/' }]
  - type: category
    label: Fixed
    collapsible: false
    items: [{ type: link, label: Home, href: / }]
  - type: category
    label: Hidden things
    items: [unlisted]
  - type: category
    label: Half hidden
    link: { type: doc, id: half }
    items: [unlisted]
  - type: html
    value: <em class="own">Own markup</em>
  - type: category
    label: Many
    items:
${Array.from({ length: 40 }, (_, i) => `      - { type: link, label: 'Entry ${i}', href: '/about/?${i}' }`).join('\n')}
otherSidebar:
  - other
`;

const files = {
  'sidebars.yaml': sidebars,
  'docs/alone.md': '---\ntitle: Not alone\n---\n\nText.\n',
  'docs/half.md': '---\ntitle: Half\n---\n\nText.\n',
  'docs/other.md': '---\ntitle: Other sidebar\n---\n\nText.\n',
  'docs/guide/deep.md': '---\ntitle: Deep\n---\n\nOn to [the second](./second.md).\n',
};

function nav(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs sidebar' });
}

/** The label of a category. */
function label(page: Page, name: string): Locator {
  return nav(page).locator('.menu__link--sublist', { hasText: name });
}

/** The row of a category. */
function category(page: Page, name: string): Locator {
  return nav(page).locator('li', {
    has: page.locator('> .menu__list-item-collapsible', { hasText: name }),
  });
}

function links(page: Page): Promise<string[]> {
  return nav(page).locator('a:visible').allInnerTexts();
}

/** Records each animation that starts on the page from now on. */
function noteAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    const animate = Reflect.get(Element.prototype, 'animate');
    const noted: unknown[] = [];
    Reflect.set(window, 'animations', noted);
    Element.prototype.animate = function (frames, options) {
      if (typeof options === 'object') noted.push([options.duration, options.easing]);
      return animate.call(this, frames, options);
    };
  });
}

/** Returns the recorded animations: durations in milliseconds, and easings. */
function animations(page: Page): Promise<unknown> {
  return page.evaluate((): unknown => Reflect.get(window, 'animations'));
}

/** Makes the list of each category 81 rows high; such a list opens and closes in 652 ms. */
async function setHeights(page: Page): Promise<void> {
  const rule = 'box-sizing: border-box; height: 2916px; padding-block: 0';
  await addStyles(page, `.menu__list .menu__list { ${rule} }`);
}

/** Returns the list of a category once its animations have ended. */
async function settled(list: Locator): Promise<void> {
  await list.waitFor();
  await list.evaluate((el) => Promise.all(el.getAnimations().map(({ finished }) => finished)));
}

describe('the sidebar of the guides', () => {
  const stage = setStage({ site: () => serveSmallSite({ files }) });

  test('S-196 a column of 300 px with its own scrolling, from the navbar to the bottom of the window', async () => {
    const { page } = stage;
    await stage.open('docs/long/');
    await label(page, 'Many').click();
    await settled(category(page, 'Many').locator('> ul'));
    await eventually(
      async () => (await page.locator('.theme-doc-sidebar-container').boundingBox())?.width,
    ).toBe(300);
    await eventually(() => nav(page).boundingBox()).toMatchObject({ x: 0, y: 60, height: 640 });
    await page.mouse.move(150, 400);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(
      () => document.querySelector('.doc-sidebar__menu')?.scrollTop === 200,
    );
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.setViewportSize({ width: 996, height: 700 });
    await eventually(() => page.locator('.theme-doc-sidebar-container').isVisible()).toBe(false);
  });

  test('S-197 classes with type and level, labels of at most two lines, an icon on external links', async () => {
    const { page } = stage;
    await stage.open('docs/guide/deep/');
    const inList = (name: string): Locator => nav(page).locator(`.theme-doc-sidebar-item-${name}`);
    await eventually(() => inList('link-level-1').count()).toBe(3);
    await eventually(() => inList('category-level-1').count()).toBe(5);
    await eventually(() => inList('category-level-2').innerText()).toContain('Inner');
    await eventually(() => inList('link-level-3').innerText()).toBe('Deep');
    await eventually(() => inList('html-level-1').locator('em.own').innerText()).toBe('Own markup');
    const clamped = nav(page).locator('a', { hasText: 'far too long' });
    await passes(async () => {
      const lines = await clamped.locator('.menu__label').evaluate((el) => {
        return el.clientHeight / parseFloat(getComputedStyle(el).lineHeight);
      });
      expect(Math.round(lines)).toBe(2);
    });
    const outside = nav(page).getByRole('link', { name: 'Elsewhere' });
    await eventually(() => outside.getByLabel('(opens in new tab)').isVisible()).toBe(true);
    await eventually(() => outside.getAttribute('target')).toBe('_blank');
  });

  test('S-198 S-199 the path to the page is open and highlighted, everything else is closed', async () => {
    const { page } = stage;
    await stage.open('docs/guide/deep/');
    const current = nav(page).locator('[aria-current="page"]');
    await eventually(() => current.allInnerTexts()).toEqual(['Deep']);
    const color = (locator: Locator): Promise<string> =>
      locator.evaluate((el) => getComputedStyle(el).color);
    await eventually(() => nav(page).locator('.menu__link--active').allInnerTexts()).toEqual([
      'Plain',
      'Inner',
      'Deep',
    ]);
    await passes(async () => {
      expect(await color(label(page, 'Plain'))).not.toBe(await color(label(page, 'Many')));
    });
    await eventually(() => links(page)).toEqual([
      'Welcome',
      longLabel,
      'Plain',
      'The first page',
      'Inner',
      'Deep',
      'With page',
      'Open',
      'Elsewhere',
      'Home',
      'Half hidden',
      'Many',
    ]);
    // No animation when a page is opened.
    await eventually(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('S-198 S-199 S-200 the label of a category with a page navigates to it and opens it, and then toggles it', async () => {
    const { page } = stage;
    await stage.open('docs/guide/deep/');
    await stage.markWindow();
    const own = label(page, 'With page');
    const inside = nav(page).getByRole('link', { name: 'Not alone' });
    await eventually(() => own.getAttribute('role')).toBe(null);
    await own.click();
    await page.locator('main h1', { hasText: 'The second page' }).waitFor();
    await inside.waitFor();
    await eventually(() => own.getAttribute('aria-current')).toBe('page');
    await own.click();
    await inside.waitFor({ state: 'hidden' });
    await own.click();
    await inside.waitFor();
    await eventually(() => stage.isSameWindow()).toBe(true);

    const caret = category(page, 'With page').getByRole('button');
    await eventually(() => caret.getAttribute('aria-label')).toBe(
      "Collapse sidebar category 'With page'",
    );
    await eventually(() => caret.getAttribute('aria-expanded')).toBe('true');
    await caret.click();
    await inside.waitFor({ state: 'hidden' });
    await eventually(() => caret.getAttribute('aria-label')).toBe(
      "Expand sidebar category 'With page'",
    );
    await eventually(() => caret.getAttribute('aria-expanded')).toBe('false');
    // The caret does not lead to the page.
    await nav(page).getByRole('link', { name: 'Welcome' }).click();
    await page.locator('main h1', { hasText: 'Welcome' }).waitFor();
    await caret.click();
    await inside.waitFor();
    await eventually(() => page.url()).toBe(`${stage.site.url}docs/`);
    // A navigation opens a category that the reader has closed, because the page is inside.
    await caret.click();
    await inside.waitFor({ state: 'hidden' });
    await page.evaluate(() => history.back());
    await page.locator('main h1', { hasText: 'The second page' }).waitFor();
    await inside.waitFor();
  });

  test('S-200 a category without page is a button, by mouse and by keyboard', async () => {
    const { page } = stage;
    await stage.open('docs/');
    const button = nav(page).getByRole('button', { name: 'Plain', exact: true });
    const inside = nav(page).getByRole('link', { name: 'The first page' });
    await eventually(() => button.getAttribute('aria-expanded')).toBe('false');
    await button.click();
    await inside.waitFor();
    await eventually(() => button.getAttribute('aria-expanded')).toBe('true');
    await button.press('Enter');
    await inside.waitFor({ state: 'hidden' });
    await button.press('Space');
    await inside.waitFor();
    await eventually(() => page.url()).toBe(`${stage.site.url}docs/`);
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
    // Without JavaScript it leads to the first page inside.
    await eventually(() => button.getAttribute('href')).toBe(
      '/micro-test-plus-xpack/docs/guide/first/',
    );
  });

  test('S-199 a category that cannot be collapsed is open and has no button', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await eventually(() =>
      category(page, 'Fixed').getByRole('link', { name: 'Home' }).isVisible(),
    ).toBe(true);
    await eventually(() => category(page, 'Fixed').getByRole('button').count()).toBe(0);
  });

  test('S-202 S-203 contents render on the first opening, in a time that depends on their height', async () => {
    const { page } = stage;
    await stage.open('docs/');
    const list = category(page, 'Many').locator('> ul');
    await eventually(() => list.count()).toBe(0);
    await noteAnimations(page);
    await setHeights(page);
    await label(page, 'Many').click();
    await settled(list);
    await eventually(() => list.evaluate((el) => el.scrollHeight)).toBe(2916);
    await eventually(() => animations(page)).toEqual([[652, 'ease-in-out']]);
    await label(page, 'Many').click();
    await list.waitFor({ state: 'hidden' });
    await eventually(() => animations(page)).toEqual([
      [652, 'ease-in-out'],
      [652, 'ease-in-out'],
    ]);
    // It stays in the page, but cannot be focused.
    await eventually(() => list.count()).toBe(1);
    await eventually(() => list.evaluate((el: HTMLElement) => el.hidden)).toBe(true);
  });

  test('S-202 contents open in one millisecond for readers who prefer reduced motion', async () => {
    const { page } = stage;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stage.open('docs/');
    await noteAnimations(page);
    await label(page, 'Many').click();
    await category(page, 'Many').locator('> ul').waitFor();
    await eventually(() => animations(page)).toEqual([[1, 'ease-in-out']]);
  });

  test('S-201 S-204 both options are off by default', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await label(page, 'Plain').click();
    await label(page, 'With page').locator('+ button').click();
    await nav(page).getByRole('link', { name: 'Not alone' }).waitFor();
    await eventually(() =>
      nav(page).getByRole('link', { name: 'The first page' }).isVisible(),
    ).toBe(true);
    await eventually(() =>
      page.getByRole('button', { name: 'Collapse sidebar', exact: true }).count(),
    ).toBe(0);
  });

  test('S-205 an unlisted doc shows on its own page only, and so does a category of such docs', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await eventually(() => links(page)).not.toContain('Hidden things');
    // With a page of its own, such a category is a plain link.
    const half = nav(page).getByRole('link', { name: 'Half hidden' });
    await eventually(() => half.getAttribute('href')).toBe('/micro-test-plus-xpack/docs/half/');
    await eventually(() =>
      nav(page).locator('.menu__list-item-collapsible', { has: half }).count(),
    ).toBe(0);
    await stage.open('docs/unlisted/');
    await eventually(() => links(page)).toEqual(
      expect.arrayContaining(['Hidden things', 'An unlisted page']),
    );
    await eventually(() => nav(page).locator('[aria-current="page"]').first().innerText()).toBe(
      'An unlisted page',
    );
    // It disappears with the doc.
    await nav(page).getByRole('link', { name: 'Welcome' }).click();
    await page.locator('main h1', { hasText: 'Welcome' }).waitFor();
    await eventually(() => links(page)).not.toContain('Hidden things');
  });

  test('S-196 the sidebar keeps its scroll position and open categories between pages', async () => {
    const { page } = stage;
    await page.setViewportSize({ width: 1280, height: 400 });
    await stage.open('docs/');
    await label(page, 'Many').click();
    await settled(category(page, 'Many').locator('> ul'));
    await label(page, 'Plain').click();
    await settled(category(page, 'Plain').locator('> ul'));
    const menu = nav(page);
    // Not so far that the link is partly out of sight.
    await menu.evaluate((el) => (el.scrollTop = 40));
    await nav(page).getByRole('link', { name: 'The first page' }).click();
    await page.locator('main h1', { hasText: 'The first page' }).waitFor();
    // Lines may be fractions of pixels high.
    await eventually(async () =>
      Math.abs((await menu.evaluate((el) => el.scrollTop)) - 40),
    ).toBeLessThanOrEqual(1);
    await eventually(() => nav(page).getByRole('link', { name: 'Entry 5' }).count()).toBe(1);
    // An item out of sight is scrolled into view.
    await menu.evaluate((el) => (el.scrollTop = 1000));
    await page.evaluate(() => history.back());
    await page.locator('main h1', { hasText: 'Welcome' }).waitFor();
    await page.waitForFunction(() => {
      const box = document.querySelector('.doc-sidebar__menu')?.getBoundingClientRect();
      const item = document.querySelector('.doc-sidebar [aria-current]')?.getBoundingClientRect();
      return box && item && item.top >= box.top && item.bottom <= box.bottom;
    });
  });
});

describe('with both options', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite({
        files,
        config: { sidebar: { hideable: true, autoCollapseCategories: true } },
      }),
  });

  test('S-201 opening a category closes its siblings, however it was opened', async () => {
    const { page } = stage;
    await stage.open('docs/');
    const [first, alone] = [
      nav(page).getByRole('link', { name: 'The first page' }),
      nav(page).getByRole('link', { name: 'Not alone' }),
    ];
    await label(page, 'Plain').click();
    await first.waitFor();
    await label(page, 'Inner').click();
    await nav(page).getByRole('link', { name: 'Deep' }).waitFor();
    // Its parent is not a sibling.
    await eventually(() => first.isVisible()).toBe(true);
    await label(page, 'With page').locator('+ button').click();
    await alone.waitFor();
    await first.waitFor({ state: 'hidden' });
    await label(page, 'Plain').click();
    await first.waitFor();
    await alone.waitFor({ state: 'hidden' });
    // A navigation to a page inside opens a category too.
    await nav(page).getByRole('link', { name: 'Deep' }).click();
    await page.locator('#__page-content a', { hasText: 'the second' }).click();
    await page.locator('main h1', { hasText: 'The second page' }).waitFor();
    await alone.waitFor();
    await first.waitFor({ state: 'hidden' });
  });

  test('S-204 a button hides the column; a click or any key brings it back; the focus stays', async () => {
    const { page } = stage;
    await stage.open('docs/');
    const column = page.locator('.theme-doc-sidebar-container');
    const width = async (expected: number): Promise<void> => {
      await page.waitForFunction(
        (px) => document.querySelector('.doc-sidebar')?.getBoundingClientRect().width === px,
        expected,
      );
    };
    const collapse = page.getByRole('button', { name: 'Collapse sidebar', exact: true });
    const expand = page.getByRole('button', { name: 'Expand sidebar', exact: true });
    await eventually(() => collapse.getAttribute('title')).toBe('Collapse sidebar');
    await passes(async () => {
      const box = await collapse.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(700);
    });
    await eventually(() =>
      column.evaluate((el) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(el);
        return [transitionProperty, transitionDuration];
      }),
    ).toEqual(['width', '0.2s']);

    await collapse.click();
    await width(30);
    await eventually(() => nav(page).isVisible()).toBe(false);
    await eventually(() => expand.getAttribute('title')).toBe('Expand sidebar');
    await eventually(async () => (await expand.boundingBox())?.height).toBe(640);
    await eventually(() => expand.evaluate((el) => el === document.activeElement)).toBe(true);
    await page.mouse.click(15, 300);
    await width(300);
    await eventually(() => nav(page).isVisible()).toBe(true);

    for (const key of ['x', 'Enter', 'Space', 'ArrowRight']) {
      await collapse.click();
      await width(30);
      await page.keyboard.press(key);
      await width(300);
      await eventually(() => collapse.evaluate((el) => el === document.activeElement)).toBe(true);
    }
    // Passing the focus does not open it.
    await collapse.click();
    await width(30);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await eventually(() => expand.isVisible()).toBe(true);
  });

  test('S-204 it stays hidden on the pages of that sidebar, and shows with another one', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).click();
    await page.locator('#__page-content a', { hasText: 'A long page' }).first().click();
    await page.locator('main h1', { hasText: 'A long page' }).waitFor();
    await page.getByRole('button', { name: 'Expand sidebar', exact: true }).waitFor();
    await eventually(() => nav(page).isVisible()).toBe(false);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/micro-test-plus-xpack/docs/other/';
      document.body.append(link);
      link.click();
      link.remove();
    });
    await page.locator('main h1', { hasText: 'Other sidebar' }).waitFor();
    await eventually(() => nav(page).isVisible()).toBe(true);
  });
});

describe('the demonstration site', () => {
  const stage = setStage({ site: serveFixtureSite });

  test('S-206 the labels of its sidebars', async () => {
    await stage.open('docs/install/');
    await eventually(() => links(stage.page)).toContain('Getting Started');
    await stage.open('docs/api/');
    await eventually(() => links(stage.page)).toContain('API Reference (Doxygen)');
  });

  test('S-203 the items of a large sidebar load when it is opened, all at once', async () => {
    const { page } = stage;
    await stage.open('docs/api/');
    const list = category(page, 'Topics').locator('> ul');
    await noteAnimations(page);
    await setHeights(page);
    await label(page, 'Topics').click();
    await list.locator('a').first().waitFor();
    await settled(list);
    await eventually(() => animations(page)).toEqual([[652, 'ease-in-out']]);
  });
});

const secret = '---\ntitle: Secret\nunlisted: true\n---\n\nFor some.\n';

const everySort = `
docsSidebar:
  - guide/first
  - Short form: [guide/second]
  - { type: doc, id: long, label: Own label }
  - { type: ref, id: other, label: Of the other }
  - { type: link, label: Home, href: / }
  - { type: html, value: '<em class="own">Own markup</em>' }
  - type: category
    label: Category
    items: [alone]
  - { type: autogenerated, dirName: auto }
otherSidebar:
  - other
`;

describe('items of every type', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite({
        files: {
          ...files,
          'sidebars.yaml': everySort,
          'docs/auto/b.md': '---\ntitle: Second of a folder\nsidebar_position: 2\n---\n\nText.\n',
          'docs/auto/a.md': '---\ntitle: First of a folder\nsidebar_position: 1\n---\n\nText.\n',
        },
        config: { navbar: { title: 'Small Site', items: [] } },
      }),
  });

  test('S-191 docs, references, links, categories, markup, folders, and the short forms', async () => {
    const { page } = stage;
    await stage.open('docs/guide/second/');
    await eventually(() => links(page)).toEqual([
      'The first page',
      'Short form',
      'The second page',
      'Own label',
      'Of the other',
      'Home',
      'Category',
      'First of a folder',
      'Second of a folder',
    ]);
    await eventually(() => nav(page).locator('em.own').isVisible()).toBe(true);
    // A reference leads to a page that keeps its own sidebar.
    await nav(page).getByRole('link', { name: 'Of the other' }).click();
    await page.locator('main h1', { hasText: 'Other sidebar' }).waitFor();
    await eventually(() => links(page)).toEqual(['Other sidebar']);
  });
});

describe('recent posts', () => {
  const stage = setStage({
    site: () => serveSmallSite({ files: { 'blog/2024-12-31-secret.md': secret } }),
  });

  test('S-283 an unlisted post is listed on its own page only', async () => {
    const { page } = stage;
    await stage.open('blog/2024/12/31/secret/');
    const list = page.getByRole('navigation', { name: 'Blog recent posts navigation' });
    await eventually(() => list.getByRole('link').allInnerTexts()).toEqual([
      'Released',
      'Secret',
      'Started',
    ]);
    await stage.open('blog/');
    await eventually(() => list.getByRole('link').allInnerTexts()).toEqual(['Released', 'Started']);
  });

  test('S-282 S-283 a separate column with the title, years, and the current post marked', async () => {
    const { page } = stage;
    await stage.open('blog/2024/01/10/started/');
    const list = page.getByRole('navigation', { name: 'Blog recent posts navigation' });
    await eventually(async () => (await list.innerText()).split('\n').filter(Boolean)).toEqual([
      'Recent posts',
      '2025',
      'Released',
      '2024',
      'Started',
    ]);
    const current = list.locator('[aria-current="page"]');
    await eventually(() => current.allInnerTexts()).toEqual(['Started']);
    const weight = (locator: Locator): Promise<string> =>
      locator.evaluate((el) => getComputedStyle(el).fontWeight);
    await passes(async () => {
      expect(await weight(current)).not.toBe(
        await weight(list.getByRole('link', { name: 'Released' })),
      );
    });
    // To the left of the text, visible while the reader scrolls.
    await passes(async () => {
      const [column, text] = [await list.boundingBox(), await page.locator('main').boundingBox()];
      expect((column?.x ?? NaN) + (column?.width ?? NaN)).toBeLessThanOrEqual(text?.x ?? NaN);
    });
    await eventually(() => list.evaluate((el) => getComputedStyle(el).position)).toBe('sticky');
    await page.setViewportSize({ width: 996, height: 700 });
    await eventually(() => list.isVisible()).toBe(false);
  });
});
