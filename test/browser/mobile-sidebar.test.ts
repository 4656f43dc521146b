import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const items = [
  { label: 'A long page', to: '/docs/long/' },
  { label: 'Elsewhere', href: 'https://example.com/' },
];

const navbar = {
  title: 'Small Site',
  logo: { src: 'img/logo.svg', alt: '' },
  items: [
    { label: 'Docs', type: 'docSidebar', sidebarId: 'docsSidebar', position: 'left' },
    {
      type: 'dropdown',
      label: 'Closed',
      position: 'left',
      items: [{ label: 'Blog', to: '/blog/' }],
    },
    { type: 'dropdown', label: 'Long', position: 'left', items },
    {
      type: 'dropdown',
      label: 'About',
      to: '/about/',
      items: [{ label: 'Counter', to: '/counter/' }],
    },
    { type: 'localeDropdown' },
    { type: 'docsVersionDropdown', dropdownItemsAfter: [{ label: 'Older', to: '/counter/' }] },
    { type: 'search' },
  ],
};

const sidebars = `
docsSidebar:
  - index
  - long
  - type: category
    label: Guide
    items: [guide/first]
  - type: category
    label: With a page
    link: { type: doc, id: guide/second }
    items: [alone]
`;

const site = (): ReturnType<typeof serveSmallSite> =>
  serveSmallSite({ config: { navbar }, files: { 'sidebars.yaml': sidebars } });

const phone = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true };

function toggle(page: Page): Locator {
  return page.getByRole('button', { name: 'Toggle navigation bar' });
}

function panel(page: Page): Locator {
  return page.locator('.theme-layout-navbar-sidebar');
}

/** The visible pane. */
function pane(page: Page): Locator {
  return page.locator('.theme-layout-navbar-sidebar-panel:not([inert])');
}

function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((el) => el === document.activeElement);
}

/** Opens the panel and waits until it has slid in. */
async function openPanel(page: Page): Promise<void> {
  await toggle(page).click();
  await panel(page).waitFor();
  await page.waitForFunction(
    () => document.querySelector('.navbar-sidebar')?.getBoundingClientRect().left === 0,
  );
}

/** The scripts of the site; after hydration, the next request is for that of the panel. */
const scripts = '**/assets/js/*.js';

describe('on a phone', () => {
  const stage = setStage({ site, reader: phone });

  test('S-148 S-158 the hamburger opens the panel from the left, over a backdrop; until then it is not part of the page', async () => {
    const { page } = stage;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await stage.open('docs/');
    await eventually(() => page.locator('.navbar__item:visible').count()).toBe(0);
    await eventually(() => panel(page).count()).toBe(0);
    const first = asked.splice(0).filter((path) => path.endsWith('.js'));
    const html = await (await page.request.get(`${stage.site.url}docs/`)).text();

    await eventually(() => toggle(page).getAttribute('aria-expanded')).toBe('false');
    await openPanel(page);
    await eventually(() => toggle(page).getAttribute('aria-expanded')).toBe('true');
    // Its script loads on the first press.
    const later = asked.filter((path) => path.endsWith('.js'));
    expect(later.length).toBeGreaterThan(0);
    expect(later.filter((path) => first.includes(path) || html.includes(path))).toEqual([]);
    await passes(async () => {
      const box = await panel(page).boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, height: 700 });
      expect(box?.width).toBeCloseTo(390 * 0.83, 0);
    });
    const backdrop = page.locator('.navbar-sidebar__backdrop');
    await eventually(() => backdrop.boundingBox()).toMatchObject({
      x: 0,
      y: 0,
      width: 390,
      height: 700,
    });
    await page.waitForFunction(() => {
      const shade = document.querySelector('.navbar-sidebar__backdrop');
      return shade !== null && getComputedStyle(shade).opacity === '1';
    });
  });

  test('S-149 S-150 its head has logo, colour toggle and close button, and the button closes it', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await openPanel(page);
    await eventually(() => panel(page).locator('.navbar__logo img').isVisible()).toBe(true);
    await panel(page)
      .getByRole('button', { name: /currently light mode/ })
      .tap();
    await page.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
    await eventually(() => panel(page).isVisible()).toBe(true);
    await panel(page).getByRole('button', { name: 'Close navigation bar' }).tap();
    await panel(page).waitFor({ state: 'hidden' });
    await eventually(() => toggle(page).getAttribute('aria-expanded')).toBe('false');
  });

  test('S-150 the backdrop and the hamburger close it; the page below it does not scroll while it is open', async () => {
    const { page } = stage;
    await stage.open('docs/long/');
    await openPanel(page);
    await page.mouse.move(370, 400);
    await page.mouse.wheel(0, 500);
    await eventually(() => page.evaluate(() => getComputedStyle(document.body).overflow)).toBe(
      'hidden',
    );
    await page.touchscreen.tap(370, 400);
    await panel(page).waitFor({ state: 'hidden' });
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.mouse.wheel(0, 500);
    await page.waitForFunction(() => window.scrollY === 500);

    await openPanel(page);
    // It is below the panel, where only the keyboard reaches it.
    await toggle(page).press('Enter');
    await panel(page).waitFor({ state: 'hidden' });
  });

  test('S-150 S-157 a click on a link closes it, also on one to the page that is shown', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await stage.markWindow();
    await openPanel(page);
    await pane(page).getByRole('link', { name: 'A long page' }).tap();
    await panel(page).waitFor({ state: 'hidden' });
    await page.locator('main h1', { hasText: 'A long page' }).waitFor();
    await openPanel(page);
    await pane(page).getByRole('link', { name: 'A long page' }).tap();
    await panel(page).waitFor({ state: 'hidden' });
    await openPanel(page);
    await panel(page).locator('.navbar__brand').tap();
    await panel(page).waitFor({ state: 'hidden' });
    await page.waitForURL(stage.site.url);
    await eventually(() => stage.isSameWindow()).toBe(true);
  });

  test('S-157 a category without page only opens; one with a page navigates', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await openPanel(page);
    await pane(page).getByRole('button', { name: 'Guide', exact: true }).tap();
    await pane(page).getByRole('link', { name: 'The first page' }).waitFor();
    await eventually(() => panel(page).isVisible()).toBe(true);
    await pane(page).getByRole('link', { name: 'With a page' }).tap();
    await panel(page).waitFor({ state: 'hidden' });
    await page.locator('main h1', { hasText: 'The second page' }).waitFor();
    // On that page too.
    await openPanel(page);
    await pane(page).getByRole('link', { name: 'With a page' }).tap();
    await panel(page).waitFor({ state: 'hidden' });
  });

  test('S-151 back closes it, and the page stays; the next back navigates', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await page.locator('#__page-content a', { hasText: 'A long page' }).first().tap();
    await page.locator('main h1', { hasText: 'A long page' }).waitFor();
    await openPanel(page);
    await page.evaluate(() => history.back());
    await panel(page).waitFor({ state: 'hidden' });
    await eventually(() => page.url()).toBe(`${stage.site.url}docs/long/`);
    await eventually(() => page.locator('main h1').innerText()).toBe('A long page');
    await page.evaluate(() => history.back());
    await page.locator('main h1', { hasText: 'Welcome' }).waitFor();
  });

  test('S-151 back closes it on a page that the browser loaded, too; links of the panel lead back to it', async () => {
    const { page } = stage;
    const title = (text: string): Promise<void> =>
      page.locator('main h1', { hasText: text }).waitFor();
    await stage.open('docs/guide/first/');
    await stage.open('docs/long/');
    await openPanel(page);
    await page.evaluate(() => history.back());
    await panel(page).waitFor({ state: 'hidden' });
    await eventually(() => page.url()).toBe(`${stage.site.url}docs/long/`);

    // Closed by its button, it leaves nothing behind.
    await openPanel(page);
    await panel(page).getByRole('button', { name: 'Close navigation bar' }).click();
    await panel(page).waitFor({ state: 'hidden' });
    await page.waitForFunction(() => !('panel' in Object(history.state)));
    await openPanel(page);
    await pane(page).getByRole('link', { name: 'Welcome' }).click();
    await title('Welcome');
    await page.evaluate(() => history.back());
    await title('A long page');
    await panel(page).waitFor({ state: 'hidden' });
    // Leaves the document, and with it the context of a script.
    await page.goBack();
    await title('The first page');
  });

  test("S-155 S-156 the sidebar is shown first, at each opening; a button leads to the navbar's items", async () => {
    const { page } = stage;
    await stage.open('docs/');
    for (let i = 0; i < 2; i++) {
      await openPanel(page);
      await pane(page).getByRole('link', { name: 'A long page' }).waitFor();
      const [main, docs] = await page.locator('.theme-layout-navbar-sidebar-panel').all();
      expect(await main?.evaluate((el) => el.hasAttribute('inert'))).toBe(true);
      await pane(page).getByRole('button', { name: '← Back to main menu' }).tap();
      await pane(page).getByRole('link', { name: 'Docs' }).waitFor();
      expect(await docs?.evaluate((el) => el.hasAttribute('inert'))).toBe(true);
      // The other pane slides in.
      await page.waitForFunction(
        () =>
          document
            .querySelector('.theme-layout-navbar-sidebar-panel:not([inert])')
            ?.getBoundingClientRect().left === 0,
      );
      await panel(page).getByRole('button', { name: 'Close navigation bar' }).tap();
      await panel(page).waitFor({ state: 'hidden' });
    }
  });

  test('S-155 recent posts are the secondary menu of the blog; a page without one shows the items', async () => {
    const { page } = stage;
    await stage.open('blog/');
    await openPanel(page);
    await eventually(() => pane(page).getByRole('link').allInnerTexts()).toEqual([
      'Released',
      'Started',
    ]);
    await stage.open('about/');
    await openPanel(page);
    await pane(page).getByRole('link', { name: 'Docs' }).waitFor();
    await eventually(() => page.getByText('Back to main menu').count()).toBe(0);
  });

  test('S-127 S-152 S-153 menus are groups: the active one is open, others open and close by caret and label', async () => {
    const { page } = stage;
    await stage.open('docs/long/');
    await openPanel(page);
    await pane(page).getByRole('button', { name: '← Back to main menu' }).tap();
    const long = pane(page).getByRole('link', { name: 'A long page' });
    await long.waitFor();
    await eventually(() => long.getAttribute('class')).toContain('menu__link--active');
    await eventually(() => long.getAttribute('aria-current')).toBe('page');
    const group = (label: string): Locator =>
      pane(page).getByRole('button', { name: label, exact: true });
    const caret = (label: string): Locator => group(label).locator('+ button');
    await eventually(() => group('Long').getAttribute('aria-expanded')).toBe('true');
    await eventually(() => group('Closed').getAttribute('aria-expanded')).toBe('false');

    const entry = pane(page).getByRole('link', { name: 'Blog' });
    await eventually(() => caret('Closed').getAttribute('aria-label')).toBe('Expand the dropdown');
    await caret('Closed').tap();
    await entry.waitFor();
    await eventually(() => caret('Closed').getAttribute('aria-label')).toBe(
      'Collapse the dropdown',
    );
    await eventually(() => caret('Closed').getAttribute('aria-expanded')).toBe('true');
    await caret('Closed').tap();
    await entry.waitFor({ state: 'hidden' });
    await group('Closed').tap();
    await entry.waitFor();

    // A label with a target navigates; after going back, its group is the active one.
    await caret('About').tap();
    await pane(page).getByRole('link', { name: 'Counter' }).waitFor();
    await caret('About').tap();
    await pane(page).getByRole('link', { name: 'Counter' }).waitFor({ state: 'hidden' });
    await group('About').tap();
    await panel(page).waitFor({ state: 'hidden' });
    await page.waitForURL('**/about/');
    await openPanel(page);
    await pane(page).getByRole('link', { name: 'Counter' }).waitFor();
  });

  test('S-152 a group opens when a navigation makes it active', async () => {
    const { page } = stage;
    await stage.open('blog/');
    await openPanel(page);
    await pane(page).getByRole('button', { name: '← Back to main menu' }).tap();
    const group = pane(page).getByRole('button', { name: 'Closed', exact: true });
    await group.tap();
    await pane(page).getByRole('link', { name: 'Blog' }).waitFor({ state: 'hidden' });
    await pane(page).getByRole('link', { name: 'Docs' }).tap();
    await page.locator('main h1', { hasText: 'Welcome' }).waitFor();
    await page.evaluate(() => history.back());
    await page.waitForURL('**/blog/');
    await openPanel(page);
    await pane(page).getByRole('button', { name: '← Back to main menu' }).tap();
    await pane(page).getByRole('link', { name: 'Blog' }).waitFor();
  });

  test('S-154 menus of languages and versions have these names; the search box is not listed', async () => {
    const { page } = stage;
    await stage.open('about/');
    await openPanel(page);
    const rows = pane(page).locator('> ul > li');
    await eventually(async () =>
      (await rows.allInnerTexts()).map((text) => text.split('\n')[0]),
    ).toEqual(['Docs', 'Closed', 'Long', 'About', 'Languages', 'Versions']);
  });

  test('S-150 a slow network: the panel opens when its script has loaded, and a second press cancels it', async () => {
    const { page } = stage;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await stage.open('docs/');
    await page.route(scripts, async (route) => {
      await released;
      await route.continue();
    });
    await toggle(page).tap();
    // The button shows that it was pressed.
    await page.waitForSelector('.navbar__toggle[aria-busy="true"]');
    await toggle(page).tap();
    await eventually(() => toggle(page).getAttribute('aria-expanded')).toBe('false');
    await toggle(page).tap();
    release();
    await panel(page).waitFor();
    await eventually(() => toggle(page).getAttribute('aria-busy')).toBe(null);
  });
});

describe('when the script of the panel cannot be loaded', () => {
  const stage = setStage({ site, reader: phone });

  test('S-148 a press reloads the page, in case there is a newer build', async () => {
    const { page } = stage;
    await stage.open('docs/');
    // The script of navigation has loaded before.
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => window.history.state !== null);
    await page.route(scripts, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await stage.markWindow();
    const loaded = page.waitForEvent('load');
    await toggle(page).evaluate((el: HTMLElement) => el.click());
    await loaded;
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    await eventually(() => stage.isSameWindow()).toBe(false);
    await openPanel(page);
    await eventually(() => stage.faults.join('\n')).toContain('dynamically imported module');
    stage.takeFaults();
  });

  test('S-148 without a network, the next press tries again', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await stage.markWindow();
    await stage.context.setOffline(true);
    await toggle(page).tap();
    await page.waitForSelector('.navbar__toggle[aria-expanded="false"]:not([aria-busy])');
    await stage.context.setOffline(false);
    await openPanel(page);
    await eventually(() => stage.isSameWindow()).toBe(true);
    await eventually(() => stage.faults.join('\n')).toContain('dynamically imported module');
    stage.takeFaults();
  });
});

describe('in a narrow window', () => {
  const stage = setStage({ site, reader: { viewport: { width: 996, height: 700 } } });

  test('S-148 S-150 S-158 a window wider than 996 px closes the panel, and shows the items in the bar', async () => {
    const { page } = stage;
    await stage.open('docs/long/');
    await openPanel(page);
    await page.setViewportSize({ width: 997, height: 700 });
    await panel(page).waitFor({ state: 'detached' });
    await eventually(() => toggle(page).isVisible()).toBe(false);
    await eventually(() => page.locator('.navbar__items .navbar__item').first().isVisible()).toBe(
      true,
    );
    await eventually(() => page.evaluate(() => document.body.style.overflow)).toBe('');
    // The page is usable again.
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => window.scrollY === 300);
    await page.locator('#__page-content a').first().focus();
    await eventually(() => page.locator('main :focus').count()).toBe(1);
    await page.setViewportSize({ width: 996, height: 700 });
    await toggle(page).waitFor();
    await eventually(() => panel(page).isVisible()).toBe(false);
  });

  test('S-150 S-156 by keyboard: focus in the panel, not under it, and back on the hamburger', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    const close = panel(page).getByRole('button', { name: 'Close navigation bar' });
    await close.waitFor();
    await eventually(() => isFocused(close)).toBe(true);
    await page.keyboard.press('Tab');
    const back = pane(page).getByRole('button', { name: '← Back to main menu' });
    await eventually(() => isFocused(back)).toBe(true);
    await page.keyboard.press('Enter');
    const first = pane(page).getByRole('link', { name: 'Docs' });
    await first.waitFor();
    await eventually(() => isFocused(first)).toBe(true);
    // After the last item comes the first one, and the other way round: Tab reaches nothing of the page.
    const before = await page.locator(':focus').getAttribute('href');
    const reached = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let i = 0; i < 20; i++) {
        await page.keyboard.press(key);
        await eventually(() => panel(page).locator(':focus').count()).toBe(1);
        reached.add(await page.locator(':focus').innerText());
      }
    expect(reached.size).toBeLessThan(20);
    await eventually(() => page.locator(':focus').getAttribute('href')).toBe(before);
    // Nor does the reading cursor of a screen reader.
    const outside = page.locator('.skip-link, .navbar__inner .navbar__brand, main a, footer a');
    await eventually(() =>
      outside.evaluateAll((all) => all.every((el) => el.closest('[inert]'))),
    ).toBe(true);
    await first.focus();
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    await eventually(() => isFocused(toggle(page))).toBe(true);
    await page.keyboard.press('Space');
    await close.waitFor();
    // The space bar opens groups, as for buttons.
    const guide = pane(page).getByRole('button', { name: 'Guide', exact: true });
    await guide.focus();
    await page.keyboard.press('Space');
    await pane(page).getByRole('link', { name: 'The first page' }).waitFor();
  });
});

const longSidebar = `
docsSidebar:
${Array.from({ length: 40 }, (_, i) => `  - { type: link, label: 'Entry ${i}', href: '/about/?${i}' }`).join('\n')}
  - index
`;

describe('with a long sidebar', () => {
  const stage = setStage({
    site: () => serveSmallSite({ files: { 'sidebars.yaml': longSidebar } }),
    reader: phone,
  });

  test('S-155 the item of the page is visible', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await openPanel(page);
    await passes(async () => {
      const box = await pane(page).locator('[aria-current="page"]').boundingBox();
      expect(box?.y).toBeGreaterThan(60);
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(700);
    });
  });
});

describe('without navbar items', () => {
  const stage = setStage({
    site: () => serveSmallSite({ config: { navbar: { title: 'Small Site', items: [] } } }),
    reader: phone,
  });

  test('S-156 S-158 the panel has the sidebar only; a page without one has no hamburger', async () => {
    const { page } = stage;
    await stage.open('about/');
    await eventually(() => toggle(page).count()).toBe(0);
    await stage.open('docs/');
    await openPanel(page);
    await pane(page).getByRole('link', { name: 'A long page' }).waitFor();
    await eventually(() => page.getByText('Back to main menu').count()).toBe(0);
  });
});
