import { expect, test } from '@jest/globals';
import { eventually, passes } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const code = `# رمز

\`\`\`cpp
foo(a, b);
\`\`\`

نص \`operator()(int)\` نص.

## Not translated yet.

1. One.
`;

const stage = setStage({
  site: () =>
    serveSmallSite({
      config: {
        docs: { path: 'docs' },
        i18n: { defaultLocale: 'en', locales: ['en', 'ar'], texts: { ar: 'ar.yaml' } },
        checks: { profile: 'lenient' },
      },
      files: {
        'docs/right.md': '# Code\n',
        'docs/more.md': '# More\n',
        'docs/left.md': '# Left\n\nEnglish.\n',
        'i18n/ar/docs/right.md': code,
        'i18n/ar/docs/more.md': '# المزيد\n',
        'ar.yaml': 'shell: { close: إغلاق }\n',
      },
    }),
});

test('code reads from left to right, and frames are on the side of the text', async () => {
  await stage.open('ar/docs/right/');
  const { page } = stage;
  await eventually(() => page.getAttribute('html', 'dir')).toBe('rtl');
  // The first character of the line is at its left, and the semicolon at its right.
  await eventually(() =>
    page.evaluate(() => {
      const line = document.querySelector('.markdown pre code');
      const texts = line && document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const lefts: number[] = [];
      for (let text = texts?.nextNode(); text; text = texts?.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        if (text.textContent?.trim()) lefts.push(range.getBoundingClientRect().left);
      }
      return lefts.length > 0 && lefts.every((left, i) => i === 0 || left >= (lefts[i - 1] ?? 0));
    }),
  ).toBe(true);
  await eventually(() =>
    page.evaluate(() => {
      const sidebar = document.querySelector('.doc-sidebar');
      const main = document.querySelector('main');
      if (!sidebar || !main) return undefined;
      const { borderLeftWidth, borderRightWidth } = getComputedStyle(sidebar);
      const isRight =
        sidebar.getBoundingClientRect().left >= main.getBoundingClientRect().right - 1;
      return { isRight, borderLeftWidth, borderRightWidth };
    }),
  ).toEqual({ isRight: true, borderLeftWidth: '1px', borderRightWidth: '0px' });
});

test('a sentence that is not translated ends with its full stop, at the edge of the others', async () => {
  await stage.open('ar/docs/right/');
  const { page } = stage;
  await eventually(() =>
    page.evaluate(() => {
      const heading = document.querySelector('.markdown h2');
      const text = heading?.firstChild;
      if (!heading || !text) return undefined;
      const range = document.createRange();
      const { length } = text.textContent ?? '';
      range.setStart(text, length - 1);
      range.setEnd(text, length);
      const stop = range.getBoundingClientRect();
      range.setStart(text, 0);
      range.setEnd(text, 1);
      const first = range.getBoundingClientRect();
      return {
        isAfter: stop.left > first.left,
        isAtEdge: heading.getBoundingClientRect().right - stop.right < 60,
      };
    }),
  ).toEqual({ isAfter: true, isAtEdge: true });
});

test('a guide that is not translated reads from left to right, beside the menu of the site', async () => {
  await stage.open('ar/docs/left/');
  const { page } = stage;
  await passes(async () => {
    const text = page.locator('.theme-doc-markdown p').first();
    expect(await text.evaluate((each) => getComputedStyle(each).textAlign)).toBe('start');
    expect(await text.evaluate((each) => getComputedStyle(each).direction)).toBe('ltr');
    const [menu, main] = [page.locator('.doc-sidebar'), page.locator('main')];
    const left = (await menu.boundingBox())?.x ?? 0;
    expect(left).toBeGreaterThan((await main.boundingBox())?.x ?? left);
  });
});

test('the menu of a phone comes from the right, with its items in sight', async () => {
  await stage.page.setViewportSize({ width: 390, height: 800 });
  await stage.open('ar/docs/right/');
  const { page } = stage;
  await page.click('.navbar__toggle');
  await passes(async () => {
    const link = page.locator('.navbar-sidebar--show').getByRole('link', { name: 'المزيد' });
    const box = await link.boundingBox();
    expect(box).not.toBeNull();
    expect(box?.x).toBeGreaterThan(60);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});
