import { describe, expect, test } from '@jest/globals';
import { eventually, passes } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const columns = [
  {
    title: 'Docs',
    items: [
      { label: 'Welcome', to: '/docs/' },
      { label: 'Long', href: '/micro-test-plus-xpack/docs/long/' },
    ],
  },
  {
    title: 'More',
    items: [
      { label: 'Elsewhere', href: 'https://example.com/' },
      { html: '<em class="own">Own markup</em>' },
    ],
  },
];

const logo = {
  src: 'img/logo.svg',
  srcDark: 'img/logo-dark.svg',
  alt: 'The logo',
  href: 'https://example.com/',
  width: 64,
  height: 48,
};

const copyright = 'Copyright © <b>the authors</b>';

describe('with columns', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite({ config: { footer: { style: 'dark', links: columns, logo, copyright } } }),
  });

  test('S-168 S-169 columns with titles and links of each kind', async () => {
    const { page } = stage;
    await stage.open('docs/');
    await stage.markWindow();
    const footer = page.locator('footer.theme-layout-footer');
    const found = footer.locator('.theme-layout-footer-column');
    await eventually(() => found.locator('.footer__title').allInnerTexts()).toEqual([
      'Docs',
      'More',
    ]);
    await eventually(() => found.nth(0).locator('li').allInnerTexts()).toEqual(['Welcome', 'Long']);
    await eventually(() => found.nth(1).locator('li em.own').innerText()).toBe('Own markup');
    await passes(async () => {
      const hrefs = await found
        .nth(0)
        .locator('a')
        .evaluateAll((all) => all.map((el) => el.getAttribute('href')));
      expect(hrefs).toEqual(['/micro-test-plus-xpack/docs/', '/micro-test-plus-xpack/docs/long/']);
    });
    await found.getByRole('link', { name: 'Long' }).click();
    await page.locator('main h1', { hasText: 'A long page' }).waitFor();
    await eventually(() => stage.isSameWindow()).toBe(true);
  });

  test('S-171 external links have the icon and open a new tab', async () => {
    const { page } = stage;
    await stage.open('docs/');
    const link = page.locator('footer').getByRole('link', { name: 'Elsewhere' });
    await eventually(() => link.getAttribute('target')).toBe('_blank');
    await eventually(() => link.getAttribute('rel')).toBe('noopener noreferrer');
    await eventually(() => link.getByLabel('(opens in new tab)').isVisible()).toBe(true);
    const own = page.locator('footer').getByRole('link', { name: 'Welcome' });
    await eventually(() => own.getAttribute('target')).toBe(null);
    await eventually(() => own.getByLabel('(opens in new tab)').count()).toBe(0);
  });

  test('S-168 S-172 logo and copyright are centred below the columns, the logo half-transparent until hovered', async () => {
    const { page } = stage;
    await stage.open('docs/');
    const link = page.locator('.footer__logo a');
    await eventually(() => link.getAttribute('href')).toBe('https://example.com/');
    const image = link.locator('img:visible');
    await eventually(() => image.count()).toBe(1);
    await eventually(() => image.getAttribute('alt')).toBe('The logo');
    const opacity = (): Promise<number> =>
      image.evaluate((el) => Number(getComputedStyle(el).opacity));
    await eventually(() => opacity()).toBeLessThan(0.7);
    await link.hover();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.footer__logo img')].some(
        (el) => getComputedStyle(el).opacity === '1',
      ),
    );
    const line = page.locator('.footer__copyright');
    await eventually(() => line.locator('b').innerText()).toBe('the authors');
    const middle = async (selector: string): Promise<number> => {
      const box = await page.locator(selector).first().boundingBox();
      return box ? box.x + box.width / 2 : NaN;
    };
    await eventually(() => middle('.footer__logo img:visible')).toBeCloseTo(640, -1);
    await eventually(() => middle('.footer__copyright b')).toBeGreaterThan(560);
    await passes(async () => {
      const tops = await page
        .locator('.footer__columns, .footer__logo, .footer__copyright')
        .evaluateAll((all) => all.map((el) => el.getBoundingClientRect().top));
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
    });
  });

  test('S-172 the static page has both images', async () => {
    const html = await (await fetch(`${stage.site.url}docs/`)).text();
    const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';
    expect(footer).toContain('/img/logo.svg"');
    expect(footer).toContain('/img/logo-dark.svg"');
  });

  test('S-173 dark: dark background, light text; columns side by side, on small screens stacked', async () => {
    const { page } = stage;
    await stage.open('docs/');
    const footer = page.locator('footer');
    await eventually(() => footer.evaluate((el) => getComputedStyle(el).backgroundColor)).toBe(
      'rgb(48, 56, 70)',
    );
    await passes(async () => {
      const color = await footer.evaluate((el) => getComputedStyle(el).color.match(/\d+/g) ?? []);
      expect(Math.min(...color.map(Number))).toBeGreaterThan(200);
    });
    const places = (): Promise<[number, number][]> =>
      page.locator('.footer__column').evaluateAll((all) =>
        all.map((el) => {
          const { left, top } = el.getBoundingClientRect();
          return [left, top];
        }),
      );
    await passes(async () => {
      const [first, second] = await places();
      expect(second?.[1]).toBe(first?.[1]);
      expect(second?.[0]).toBeGreaterThan(first?.[0] ?? Infinity);
    });
    await page.setViewportSize({ width: 996, height: 700 });
    await passes(async () => {
      const [upper, lower] = await places();
      expect(lower?.[0]).toBe(upper?.[0]);
      expect(lower?.[1]).toBeGreaterThan(upper?.[1] ?? Infinity);
    });
  });
});

describe('with simple links', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite({
        config: { footer: { links: columns.flatMap((each): object[] => each.items) } },
      }),
  });

  test('S-168 S-170 light by default; one centred line, with dots between the links', async () => {
    const { page } = stage;
    await stage.open('docs/');
    const rows = page.locator('.footer__links > li');
    await passes(async () => {
      const boxes = await rows.evaluateAll((all) =>
        all.map((el) => {
          const { left, right, top } = el.getBoundingClientRect();
          return { left, right, top, before: getComputedStyle(el, '::before').content };
        }),
      );
      expect(boxes).toHaveLength(4);
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
      expect(boxes.map(({ before }) => before)).toEqual(['none', '"·"', '"·"', '"·"']);
      const [left, right] = [boxes[0]?.left ?? NaN, boxes[3]?.right ?? NaN];
      expect((left + right) / 2).toBeCloseTo(640, -1);
    });
    await eventually(() => page.locator('.footer__column').count()).toBe(0);
    await eventually(() => page.locator('.footer__logo, .footer__copyright').count()).toBe(0);
    await passes(async () => {
      const color = await page
        .locator('footer')
        .evaluate((el) => (getComputedStyle(el).backgroundColor.match(/\d+/g) ?? []).map(Number));
      expect(Math.min(...color)).toBeGreaterThan(200);
    });
  });
});

describe('without settings', () => {
  const stage = setStage({ site: () => serveSmallSite() });

  test('S-168 there is no footer', async () => {
    await stage.open('docs/');
    await eventually(() => stage.page.locator('footer.theme-layout-footer').count()).toBe(0);
  });
});

describe('with a component of the site', () => {
  const component = `import { useState } from 'react';
import { useLocation } from '@docusaurus/router';
export default function Own() {
  const [count, setCount] = useState(0);
  if (count > 1) throw new Error('Too many.');
  return <footer><button onClick={() => setCount(count + 1)}>{count}</button> {useLocation().pathname}</footer>;
}
`;
  const stage = setStage({
    site: () =>
      serveSmallSite({
        config: { footer: { component: 'src/theme/Footer.jsx' } },
        files: { 'src/theme/Footer.jsx': component },
      }),
  });

  test('it works in browsers, keeps its state, and follows the page', async () => {
    const { page } = stage;
    const footer = page.locator('footer');
    const plain = await stage.openWithoutViewer('docs/');
    await eventually(() => plain.locator('footer').innerText()).toBe(
      '0 /micro-test-plus-xpack/docs/',
    );
    await stage.open('docs/');
    await footer.locator('button').click();
    await eventually(() => footer.innerText()).toBe('1 /micro-test-plus-xpack/docs/');
    await stage.markWindow();
    await page.locator('.menu__link', { hasText: 'Long' }).first().click();
    await page.locator('main h1', { hasText: 'A long page' }).waitFor();
    await eventually(() => stage.isSameWindow()).toBe(true);
    await eventually(() => footer.innerText()).toBe('1 /micro-test-plus-xpack/docs/long/');
  });

  test('a crash leaves the page as it is', async () => {
    const { page } = stage;
    await stage.open('docs/');
    const button = page.locator('footer button');
    await button.click();
    await button.click();
    await page.locator('.crash--part').waitFor();
    await eventually(() => page.locator('main h1').innerText()).toBe('Welcome');
    await page.locator('.crash--part button').click();
    await eventually(() => button.innerText()).toBe('0');
    await eventually(() => stage.faults.join()).toContain('Too many.');
    stage.takeFaults();
  });
});
