import { describe, expect, test } from '@jest/globals';
import { eventually, passes } from '../run/eventually.ts';
import { serveFixtureSite, serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const logo = { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg' };

const links = [
  { label: 'Docs', type: 'docSidebar', sidebarId: 'docsSidebar', position: 'left' },
  { label: 'Guide', to: '/docs/guide/first/', activeBasePath: '/docs/guide/', position: 'left' },
  { label: 'Pages', to: '/about/', activeBaseRegex: '/(ABOUT|counter)/$', position: 'left' },
  { label: 'Blog', to: '/blog/', position: 'left' },
  { label: 'Source', href: 'https://example.com/source' },
  { label: 'Home', to: '/' },
];

describe('with logo, title and items', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite({
        config: {
          navbar: {
            title: 'Small Site',
            logo: {
              ...logo,
              width: 40,
              height: 30,
              className: 'own-logo',
              style: { border: '1px solid red' },
            },
            items: links,
          },
        },
      }),
  });

  test('S-117 the bar is 60 px high and stays at the top', async () => {
    const { page } = stage;
    await stage.open('docs/long/');
    const bar = page.getByRole('navigation', { name: 'Main', exact: true });
    await eventually(() => bar.boundingBox()).toMatchObject({
      x: 0,
      y: 0,
      width: 1280,
      height: 60,
    });
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => window.scrollY === 900);
    await eventually(() => bar.boundingBox()).toMatchObject({ y: 0, height: 60 });
    // The background is opaque.
    await eventually(() => bar.evaluate((el) => getComputedStyle(el).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  });

  test('S-118 S-163 logo, title and items are on the left; items, colour toggle and search on the right', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await passes(async () => {
      const parts = await page
        .locator('.theme-layout-navbar a, .theme-layout-navbar button')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.getClientRects().length > 0)
            .map((element) => ({
              name: element.textContent.trim() || element.getAttribute('aria-label'),
              left: element.getBoundingClientRect().left,
            })),
        );
      expect(parts.map(({ name }) => name)).toEqual([
        'Small Site',
        'Docs',
        'Guide',
        'Pages',
        'Blog',
        'Source',
        'Home',
        expect.stringContaining('Switch between dark and light mode'),
        'Search',
      ]);
      const lefts = parts.map(({ left }) => left);
      expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
      // The items on the right end at the edge of the window.
      expect(lefts[4]).toBeLessThan(640);
      expect(lefts[5]).toBeGreaterThan(900);
    });

    await page.getByRole('link', { name: 'Small Site' }).click();
    await page.waitForURL(stage.site.url);
  });

  test('S-119 S-120 the logo has its settings, the image of the mode, and no text next to a title', async () => {
    const { page } = stage;
    await stage.open('docs/');
    const image = page.locator('.navbar__logo img:visible');
    await eventually(() =>
      image.evaluateAll((all) => all.map((el) => el.getAttribute('src'))),
    ).toEqual(['/micro-test-plus-xpack/img/logo.svg']);
    await eventually(() => image.getAttribute('alt')).toBe('');
    await eventually(() => image.getAttribute('width')).toBe('40');
    await eventually(() => image.getAttribute('height')).toBe('30');
    await eventually(() => image.getAttribute('class')).toContain('own-logo');
    await eventually(() => image.evaluate((el) => getComputedStyle(el).borderTopColor)).toBe(
      'rgb(255, 0, 0)',
    );
    await page.locator('.navbar__color-mode').click();
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll<HTMLImageElement>('.navbar__logo img')]
          .filter((el) => el.getClientRects().length > 0)
          .map((el) => el.getAttribute('src'))
          .join() === '/micro-test-plus-xpack/img/logo-dark.svg',
    );
  });

  test('S-127 the item of the page is marked: by its path, by activeBasePath, by activeBaseRegex', async () => {
    const { page } = stage;
    const marked = (): Promise<string[]> =>
      page
        .locator('.navbar__link--active')
        .evaluateAll((all) =>
          all.map((el) => `${el.textContent} ${el.getAttribute('aria-current') ?? ''}`),
        );
    const expected: Record<string, string[]> = {
      'docs/': ['Docs page'],
      'docs/guide/second/': ['Docs page', 'Guide page'],
      'counter/': ['Pages page'],
      'blog/2024/01/10/started/': ['Blog page'],
      'blog/': ['Blog page'],
      '': ['Home page'],
    };
    for (const [path, names] of Object.entries(expected)) {
      await stage.open(path);
      await eventually(async () => [path, await marked()]).toEqual([path, names]);
    }
    // It changes with the page.
    await page.getByRole('link', { name: 'Blog', exact: true }).click();
    await page.waitForURL('**/blog/');
    await page.locator('.navbar__link--active', { hasText: 'Blog' }).waitFor();
    await eventually(() => marked()).toEqual(['Blog page']);
  });

  test('S-128 external links have an icon, and open a new tab', async () => {
    const { page } = stage;
    await stage.open('docs/');
    const link = page.getByRole('link', { name: 'Source' });
    await eventually(() => link.getAttribute('target')).toBe('_blank');
    await eventually(() => link.getAttribute('rel')).toBe('noopener noreferrer');
    const icon = link.getByLabel('(opens in new tab)');
    await passes(async () => {
      const size = await icon.evaluate((el) => [
        getComputedStyle(el).width,
        getComputedStyle(el).height,
      ]);
      expect(size).toEqual(['13.5px', '13.5px']);
    });
    await eventually(() =>
      page.getByRole('link', { name: 'Blog', exact: true }).locator('svg').count(),
    ).toBe(0);
  });
});

describe('without title and srcDark', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite({
        config: {
          navbar: {
            title: '',
            style: 'primary',
            logo: { src: 'img/logo.svg', href: 'https://example.com/' },
            items: [],
          },
        },
      }),
  });

  test('S-119 S-120 S-121 one image with the name of the site, and a new tab for an external target', async () => {
    const { page } = stage;
    await stage.open('about/');
    const link = page.locator('.navbar__brand');
    await eventually(() => link.getAttribute('href')).toBe('https://example.com/');
    await eventually(() => link.getAttribute('target')).toBe('_blank');
    await eventually(() => link.getAttribute('rel')).toBe('noopener noreferrer');
    const image = link.locator('img');
    await eventually(() => image.count()).toBe(1);
    await eventually(() => image.getAttribute('alt')).toBe('Small Site');
    await page.locator('.navbar__color-mode').click();
    await page.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
    await eventually(() => image.getAttribute('src')).toBe('/micro-test-plus-xpack/img/logo.svg');
    await eventually(() => link.locator('.navbar__title').count()).toBe(0);
  });

  test('S-117 S-118 the style primary; no hamburger if there is nothing to show', async () => {
    const { page } = stage;
    await page.setViewportSize({ width: 600, height: 700 });
    await stage.open('about/');
    const bar = page.getByRole('navigation', { name: 'Main', exact: true });
    await eventually(() => bar.evaluate((el) => getComputedStyle(el).backgroundColor)).toBe(
      'rgb(0, 89, 156)',
    );
    await eventually(() =>
      page.getByRole('button', { name: 'Toggle navigation bar' }).count(),
    ).toBe(0);
    // The docs have a sidebar to show.
    await stage.open('docs/');
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    await passes(async () => {
      expect((await toggle.boundingBox())?.x).toBeLessThan(
        (await page.locator('.navbar__brand').boundingBox())?.x ?? 0,
      );
    });
  });
});

describe('dark', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite({
        config: {
          navbar: {
            style: 'dark',
            title: 'Dark',
            logo: { ...logo, alt: 'Own text', href: 'https://example.com/', target: '_self' },
            items: [],
          },
        },
      }),
  });

  test('S-117 S-119 S-120 S-121 the style dark; image, text and target as configured', async () => {
    const { page } = stage;
    await stage.open('about/');
    const bar = page.getByRole('navigation', { name: 'Main', exact: true });
    await eventually(() => bar.evaluate((el) => getComputedStyle(el).backgroundColor)).toBe(
      'rgb(22, 32, 42)',
    );
    await eventually(() => page.locator('.navbar__brand').getAttribute('target')).toBe('_self');
    const image = page.locator('.navbar__logo img:visible');
    // The mode of the page decides, whatever the style of the bar.
    await eventually(() => image.getAttribute('src')).toBe('/micro-test-plus-xpack/img/logo.svg');
    await eventually(() => image.getAttribute('alt')).toBe('Own text');
  });
});

describe('the demonstration site', () => {
  const stage = setStage({ site: serveFixtureSite });

  test('S-166 pages contain the metadata that searches filter by', async () => {
    const filters = (): Promise<(string | null)[]> => {
      const names = ['docusaurus_locale', 'docusaurus_version', 'docusaurus_tag'];
      return stage.page.evaluate(
        (all) =>
          all.map(
            (name) =>
              document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null,
          ),
        names,
      );
    };
    await stage.open('docs/install/');
    await eventually(() => filters()).toEqual(['en', 'current', 'docs-default-current']);
    await stage.open('blog/');
    await eventually(() => filters()).toEqual(['en', null, 'blog_posts_list']);
  });

  test('S-118 the items fit on one line on the narrowest wide screen', async () => {
    const { page } = stage;
    await page.setViewportSize({ width: 997, height: 700 });
    await stage.open('docs/install/');
    await passes(async () => {
      const boxes = await page
        .locator('.theme-layout-navbar :is(.navbar__brand, .navbar__link, .navbar__color-mode)')
        .evaluateAll((all) =>
          all.map((el) => {
            const { left, right, top, bottom } = el.getBoundingClientRect();
            return { left, right, top, bottom };
          }),
        );
      let end = 0;
      for (const { left, right, top, bottom } of boxes) {
        expect(left).toBeGreaterThanOrEqual(end - 0.5);
        expect(right).toBeLessThanOrEqual(997);
        // On one line: below the announcement bar of 30 px.
        expect([top >= 30, bottom <= 90]).toEqual([true, true]);
        end = right;
      }
    });
  });
});
