import { expect, test } from '@jest/globals';
import { eventually, passes } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const types = [
  'note',
  'secondary',
  'tip',
  'success',
  'info',
  'important',
  'warning',
  'caution',
  'danger',
  'rule',
];

const text = [
  '# Markdown',
  '',
  '## A part of it',
  '',
  ...types.flatMap((type) => [`:::${type}`, '', `Of the kind ${type}.`, '', ':::', '']),
  ':::tip[A *title* with `code`]{#titled}',
  '',
  'Titled.',
  '',
  ':::',
].join('\n');

const stage = setStage({
  site: () =>
    serveSmallSite({
      config: {
        markdown: { admonitions: ['rule'] },
        colorMode: { respectPrefersColorScheme: true },
      },
      files: { 'docs/markdown.md': text },
    }),
});

/** Waits until the link of the heading has an opacity. */
async function waitForOpacity(opacity: string): Promise<void> {
  await stage.page.waitForFunction((wanted) => {
    const link = document.querySelector('#a-part-of-it .hash-link');
    return link !== null && getComputedStyle(link).opacity === wanted;
  }, opacity);
}

test('S-237 the link of a heading is an icon that shows on hover and focus', async () => {
  await stage.open('docs/markdown/');
  const heading = stage.page.locator('h2#a-part-of-it');
  const link = heading.locator('.hash-link');
  await eventually(() =>
    link.evaluate((element) => getComputedStyle(element, '::before').content),
  ).toBe('"#"');
  await waitForOpacity('0');
  await heading.hover();
  await waitForOpacity('1');
  await stage.page.mouse.move(0, 0);
  await waitForOpacity('0');
  // Only keyboard focus is shown.
  await stage.page.keyboard.press('Tab');
  await link.focus();
  await waitForOpacity('1');
  await stage.page.keyboard.press('Enter');
  await stage.page.waitForURL(/#a-part-of-it$/);
});

test.each(['light', 'dark'] as const)(
  'S-242 S-243 admonitions have the colour of their kind, an icon, a title and a border (%s)',
  async (colorScheme) => {
    await stage.page.emulateMedia({ colorScheme });
    await stage.open('docs/markdown/');
    await eventually(() => stage.page.locator('html').getAttribute('data-theme')).toBe(colorScheme);
    await passes(async () => {
      const boxes = await stage.page.locator('.theme-admonition:not(#titled)').evaluateAll((all) =>
        all.map((box) => {
          const { borderLeftColor, borderLeftWidth, borderLeftStyle } = getComputedStyle(box);
          return {
            kind: [...box.classList].at(-1)?.replace('theme-admonition-', ''),
            title: box.querySelector<HTMLElement>('.admonition-heading')?.innerText.trim(),
            border: `${borderLeftWidth} ${borderLeftStyle}`,
            icons: box.querySelectorAll('.admonition-heading svg').length,
            color: borderLeftColor,
            parts: (borderLeftColor.match(/[\d.]+/g) ?? []).map(Number),
          };
        }),
      );
      expect(boxes.map(({ kind }) => kind)).toEqual(types);
      expect(boxes.map(({ title }) => title)).toEqual(types.map((type) => type.toUpperCase()));
      for (const { border, icons } of boxes)
        expect({ border, icons }).toEqual({ border: '5px solid', icons: 1 });
      const colorOf = (type: string): string | undefined =>
        boxes.find(({ kind }) => kind === type)?.color;
      const pairs = [
        ['note', 'secondary'],
        ['tip', 'success'],
        ['info', 'important', 'rule'],
        ['warning', 'caution'],
        ['danger'],
      ];
      const colors = pairs.map((kinds) => new Set(kinds.map(colorOf)));
      expect(colors.map(({ size }) => size)).toEqual([1, 1, 1, 1, 1]);
      expect(new Set(colors.map(([color]) => color)).size).toBe(5);
      const [grey = [], green = [], blue = [], yellow = [], red = []] = pairs.map(
        ([kind]) => boxes.find((box) => box.kind === kind)?.parts,
      );
      expect(Math.max(...grey) - Math.min(...grey)).toBeLessThan(40);
      expect(green.indexOf(Math.max(...green))).toBe(1);
      expect(blue.indexOf(Math.max(...blue))).toBe(2);
      expect(yellow.indexOf(Math.min(...yellow))).toBe(2);
      expect(red.indexOf(Math.max(...red))).toBe(0);
    });
    const titled = stage.page.locator('#titled .admonition-heading');
    await eventually(() => titled.locator('em').innerText()).toBe('TITLE');
    await eventually(() => titled.locator('code').innerText()).toBe('code');
  },
);
