import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually, passes } from '../run/eventually.ts';
import { findEngines } from './find-engines.ts';
import { until } from './engine-window.ts';
import type { EngineWindow } from './engine-window.ts';
import { serveWalkSite, takeFaults } from './walk-site.ts';
import type { WalkSite } from './walk-site.ts';

let site: WalkSite;

beforeAll(async () => {
  site = await serveWalkSite();
});

afterAll(() => site.close());

/** A page with tabs, code and a table of contents. */
const install = 'docs/install/';

describe.each(await findEngines())('$name', ({ openWindow }) => {
  let window: EngineWindow;

  beforeAll(async () => {
    window = await openWindow();
  });

  afterAll(() => window.close());

  beforeEach(() => window.resize(1280, 800));

  afterEach(async () => {
    await window.run(() => localStorage.clear());
    const faults = await window.run(takeFaults);
    if (faults !== '') throw new Error(faults);
  });

  /** Opens a page and waits until the viewer has taken over. */
  async function open(path: string): Promise<void> {
    await window.open(site.url + path);
    await hydrated();
    const [page = ''] = path.split('#');
    await eventually(() => window.run(() => location.pathname)).toMatch(new RegExp(`/${page}$`));
  }

  const hydrated = (): Promise<void> =>
    until(
      window,
      'the viewer takes over the page',
      () => document.documentElement.dataset.hasHydrated === 'true',
    );

  /** Waits until an element with a selector and a text is visible. */
  const visible = (selector: string, text = ''): Promise<void> =>
    until(
      window,
      `${selector} "${text}" is visible`,
      (wanted, within) =>
        Array.from(document.querySelectorAll(wanted)).some(
          (each) => each.textContent.includes(within) && each.checkVisibility(),
        ),
      selector,
      text,
    );

  const path = (): Promise<string> => window.run(() => location.pathname + location.hash);

  const attribute = (selector: string, name: string): Promise<string | null> =>
    window.run(
      (wanted, key) => document.querySelector(wanted)?.getAttribute(key) ?? null,
      selector,
      name,
    );

  test('opens a page, which is not wider than the window', async () => {
    await open('docs/getting-started/');
    await visible('main h1', 'Getting started');
    await passes(async () => {
      const [page, own] = await window.run(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(page).toBe(own);
    });
    // The style sheets apply.
    await eventually(() => window.run(() => getComputedStyle(document.body).margin)).toBe('0px');
  });

  test('a link shows the next page in the same document, and Back the one before', async () => {
    await open('docs/getting-started/');
    await window.run(() => document.body.setAttribute('data-mark', ''));
    await window.click('.theme-doc-sidebar-menu a', 'Install');
    await visible('main h1', 'Install');
    await eventually(() => path()).toMatch(/\/docs\/install\/$/);
    await eventually(() => window.run(() => document.title)).toMatch(/^Install/);
    await window.back();
    await visible('main h1', 'Getting started');
    await eventually(() => path()).toMatch(/\/docs\/getting-started\/$/);
    await eventually(() => attribute('body', 'data-mark')).toBe('');
  });

  test('the colour mode changes the colours, and stays after a reload', async () => {
    const background = (): Promise<string> =>
      window.run(() => getComputedStyle(document.documentElement).backgroundColor);
    await open(install);
    await eventually(() => attribute('html', 'data-theme')).toBe('light');
    const light = await background();
    await window.click('.navbar__color-mode');
    await until(
      window,
      'the page is dark',
      (before) =>
        document.documentElement.dataset.theme === 'dark' &&
        getComputedStyle(document.documentElement).backgroundColor !== before,
      light,
    );
    const dark = await background();
    await window.reload();
    await hydrated();
    await eventually(() => attribute('html', 'data-theme')).toBe('dark');
    await eventually(() => background()).toBe(dark);
  });

  test('the search works by keyboard', async () => {
    await open(install);
    await window.press('/');
    await visible('dialog [role="combobox"], [role="dialog"] [role="combobox"]');
    await window.press(...'test_runner');
    await visible('[role="option"]', 'test_runner');
    const selected = (): Promise<number> =>
      window.run(() =>
        Array.from(document.querySelectorAll('[role="option"]')).findIndex(
          (each) => each.getAttribute('aria-selected') === 'true',
        ),
      );
    const first = await selected();
    await window.press('ArrowDown');
    await eventually(() => selected()).toBe(first + 1);
    await window.press('Enter');
    // The address may change first: the next page would be opened while this one is still being loaded.
    await until(
      window,
      'the page of the result is open',
      (before) =>
        document.readyState === 'complete' &&
        document.documentElement.dataset.hasHydrated === 'true' &&
        !location.pathname.endsWith(before) &&
        document.querySelector('main h1')?.textContent.includes('Install') === false &&
        !document.querySelector('[role="option"]'),
      install,
    );
  });

  test('a category of the sidebar opens and closes', async () => {
    await open(install);
    const caret = '.menu__caret';
    await eventually(() => attribute(caret, 'aria-expanded')).toBe('true');
    await visible('.menu__list a', 'Glossary');
    await window.click(caret);
    await until(window, 'the category is closed', () => {
      const list = document.querySelector('.menu__list-item-collapsible + .menu__list');
      return list === null || !list.checkVisibility() || list.getBoundingClientRect().height === 0;
    });
    await eventually(() => attribute(caret, 'aria-expanded')).toBe('false');
    await window.click(caret);
    await visible('.menu__list a', 'Glossary');
  });

  test('tabs change their panel, by pointer and by keyboard', async () => {
    const panel = (): Promise<string> =>
      window.run(() =>
        Array.from(document.querySelectorAll('[data-group="sources"] [role="tabpanel"]'))
          .filter((each) => each.checkVisibility())
          .map((each) => each.getAttribute('data-value'))
          .join(),
      );
    await open(install);
    await eventually(() => panel()).toBe('xpack');
    await window.click('[data-group="sources"] [role="tab"]', 'Git submodule');
    await visible('[data-value="submodule"][role="tabpanel"]');
    await eventually(() => panel()).toBe('submodule');
    await window.press('ArrowRight', 'Enter');
    await visible('[data-value="copy"][role="tabpanel"]');
    await eventually(() => panel()).toBe('copy');
  });

  test('the copy button puts code into the clipboard', async () => {
    await open(install);
    const code = '.theme-code-block';
    // The buttons load at the first sign of a reader.
    await window.press('Tab');
    await visible(`${code} .copy-button`);
    await window.click(`${code} .copy-button`);
    await visible(`${code} .copy-button[aria-label="Copied"]`);
    // Only some engines let scripts read the clipboard.
    await window.press('/');
    await visible('[role="combobox"]');
    await window.press('Control+v');
    await until(
      window,
      'the code is pasted',
      (selector) => {
        const field = document.querySelector<HTMLInputElement>('input[role="combobox"]');
        const text = document.querySelector(`${selector} code`)?.textContent.trim();
        const [line = ''] = text?.split('\n') ?? [];
        return line !== '' && field?.value.startsWith(line) === true;
      },
      code,
    );
  });

  test('on a narrow window, the menu slides in, and Escape closes it', async () => {
    // The narrowest window is wider in some engines.
    await window.resize(390, 800);
    await open(install);
    await eventually(() => window.run(() => innerWidth)).toBeLessThanOrEqual(500);
    await eventually(() =>
      window.run(() => document.documentElement.scrollWidth <= innerWidth),
    ).toBe(true);
    await window.click('.navbar__toggle');
    await visible('.theme-layout-navbar-sidebar a', 'Getting Started');
    await until(
      window,
      'the menu has slid in',
      () => document.querySelector('.navbar-sidebar')?.getBoundingClientRect().left === 0,
    );
    await window.press('Escape');
    await until(window, 'the menu is closed', () => {
      const menu = document.querySelector('.navbar-sidebar');
      return menu?.checkVisibility({ visibilityProperty: true }) !== true;
    });
    await eventually(() => attribute('.navbar__toggle', 'aria-expanded')).toBe('false');
  });

  test('details open and close', async () => {
    await open('docs/test/md/');
    const outer = '.prose > details, .markdown > details';
    const isOpen = (): Promise<boolean> =>
      window.run(
        (selector) =>
          document.querySelector(selector)?.querySelector('pre')?.checkVisibility() === true,
        outer,
      );
    await eventually(() => isOpen()).toBe(false);
    await window.click('details summary', 'Closed at first');
    await visible('details pre', 'mt::expect');
    await eventually(() => isOpen()).toBe(true);
  });

  test('a link to a symbol shows a card on focus, until Escape', async () => {
    await open('docs/getting-started/');
    // From here on, the focus moves by keyboard.
    await window.press('Tab');
    await window.run(() => {
      document.querySelector<HTMLElement>('.markdown a[href*="/docs/api/"][href*="#"]')?.focus();
    });
    await visible('[role="tooltip"] .signature, [role="tooltip"] .overload-list');
    await window.press('Escape');
    await until(window, 'the card is gone', () => !document.querySelector('[role="tooltip"]'));
  });

  test('headings that a link leads to are below the navbar', async () => {
    const distance = (): Promise<number> =>
      window.run(() => {
        const bar = document.querySelector('.navbar')?.getBoundingClientRect();
        const heading = document.querySelector(':target, #build')?.getBoundingClientRect();
        return (heading?.top ?? -1) - Math.max(bar?.bottom ?? 0, 0);
      });
    const isThere = (): Promise<void> =>
      until(window, 'the heading is at the top', () => {
        const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
        const top = document.querySelector('#build')?.getBoundingClientRect().top ?? -1;
        return top >= bar && top < bar + 60;
      });
    await open(`${install}#build`);
    await isThere();
    await eventually(() => distance()).toBeGreaterThanOrEqual(0);
    await open(install);
    await window.click('.table-of-contents a, .theme-doc-toc-desktop a', 'Build');
    await isThere();
    await eventually(() => path()).toMatch(/#build$/);
  });

  test('without JavaScript, pages are readable and links work', async () => {
    await window.open(`${site.plainUrl}docs/getting-started/`);
    await visible('main h1', 'Getting started');
    await eventually(() => attribute('html', 'data-has-hydrated')).toBe('false');
    await window.run(() => {
      document.querySelector<HTMLElement>('.navbar .dropdown > a')?.focus();
    });
    await visible('.navbar .dropdown__link');
    // The open menu covers a part of the sidebar.
    await window.run(() => {
      document.querySelector<HTMLElement>('.navbar .dropdown > a')?.blur();
    });
    await window.click('.theme-doc-sidebar-menu a', 'Install');
    await visible('main h1', 'Install');
    await window.open(`${site.plainUrl}docs/test/md/`);
    await window.click('details summary', 'Closed at first');
    await visible('details pre', 'mt::expect');
  });
});
