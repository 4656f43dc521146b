import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  darkAccent,
  defaultAccents,
  derivedColors,
  grounds,
} from '../../src/shared/color/accent.ts';
import type { Accents, Mode } from '../../src/shared/color/accent.ts';
import { readableColor } from '../../src/shared/color/contrast.ts';
import { hexOf, rgbOf } from '../../src/shared/color/rgb.ts';
import { eventually, passes } from '../run/eventually.ts';
import { addAxe, violations } from './axe.ts';
import { serveSmallSite } from './fixture-site.ts';
import { addStyles } from './page-state.ts';
import { setStage } from './stage.ts';

/** The least readable orange that the build accepts: its contrast on each ground must do on each page. */
const light = hexOf(
  readableColor(
    rgbOf('#ff9900'),
    grounds.light.map(({ color }) => color),
  ),
);
const dark = hexOf(
  readableColor(
    rgbOf('#804000'),
    grounds.dark.map(({ color }) => color),
  ),
);
const accents: Accents = { light, dark };

const guide = `---
title: Parts
---
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

A [link](#more) and [[trees::node]].

<Tabs>
<TabItem value="1" label="One">First</TabItem>
<TabItem value="2" label="Two">Second</TabItem>
</Tabs>

\`\`\`cpp {2}
int a;
int b;
\`\`\`

:::tip

A tip with a [link](#more).

:::

:::danger

A warning with a [link](#more).

:::

<button className="button">Press</button>

## More

${'Text.\n\n'.repeat(60)}`;

const stage = setStage({
  site: () =>
    serveSmallSite({
      config: {
        theme: { accent: light, accentDark: dark },
        doxygen: { xml: join(import.meta.dirname, '../../fixtures/graphs/xml') },
        navbar: { title: 'Accent', style: 'dark', items: [{ label: 'Docs', to: '/docs/' }] },
        footer: { style: 'dark', copyright: 'Nobody' },
      },
      files: {
        'docs/parts.mdx': guide,
        'sidebars.yaml': 'docsSidebar: [index, parts]\n',
      },
    }),
  reader: { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
});

/** Returns a colour of the first visible element, or of one of its pseudo-elements, as `#rrggbb`. */
function colorOf(page: Page, selector: string, property: string, pseudo?: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate(
      (element, [name, part]) => {
        const value = getComputedStyle(element, part).getPropertyValue(name ?? '');
        // Mixed colours are written as color(srgb …).
        const isMixed = value.startsWith('color(srgb');
        const channels = (value.match(/[\d.]+(?:e-\d+)?/g) ?? []).slice(0, 3).map(Number);
        const hex = channels.map((channel) =>
          Math.round(isMixed ? channel * 255 : channel)
            .toString(16)
            .padStart(2, '0'),
        );
        return `#${hex.join('')}`;
      },
      [property, pseudo],
    );
}

/** Opens a page in a mode. */
async function openIn(mode: Mode, path: string): Promise<Page> {
  const [address, hash = ''] = path.split('#');
  await stage.open(`${address}?docusaurus-theme=${mode}${hash === '' ? '' : `#${hash}`}`);
  return stage.page;
}

const nodePage = 'docs/api/structs/trees/node/';
const filePage = 'docs/api/files/src/core/tree-hpp/';

/** Returns every colour of every element that is one of the default accent's, with what has it. */
function leftovers(page: Page, wanted: readonly string[]): Promise<string[]> {
  return page.evaluate((colors) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    const known = new Map<string, string>();
    const shown = (value: string): string => {
      const before = known.get(value);
      if (before !== undefined || !canvas) return before ?? '';
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = value;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const hex = [red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('');
      known.set(value, `#${hex}`);
      return `#${hex}`;
    };
    const sides = ['top', 'right', 'bottom', 'left'].map((side) => `border-${side}-color`);
    const others = ['color', 'background-color', 'outline-color', 'text-decoration-color'];
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body, body *'))
      for (const part of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        if (part !== undefined && style.content === 'none') continue;
        for (const name of [...others, ...sides, 'fill', 'stroke']) {
          const value = style.getPropertyValue(name);
          if (/^(?:rgb|color)\(/.test(value) && colors.includes(shown(value)))
            found.add(`${element.tagName}.${element.getAttribute('class')}${part ?? ''} ${name}`);
        }
      }
    return [...found];
  }, wanted);
}

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  const { soft, strong } = derivedColors(accents, mode);
  const accent = accents[mode];

  test('all that is selected in a guide has the accent of the site', async () => {
    const page = await openIn(mode, 'docs/parts/');
    await passes(async () => {
      expect(await colorOf(page, '.theme-doc-markdown p a', 'color')).toBe(accent);
      expect(await colorOf(page, '.tabs__item--active', 'border-bottom-color')).toBe(accent);
      expect(await colorOf(page, '.tabs__item--active', 'color')).toBe(accent);
      const entry = '.doc-sidebar .menu__link[aria-current="page"]';
      expect(await colorOf(page, entry, 'background-color')).toBe(soft);
      expect(await colorOf(page, entry, 'color')).toBe(strong);
      const line = '.theme-code-block-highlighted-line';
      expect(await colorOf(page, line, 'background-color')).toBe(soft);
      expect(await colorOf(page, '.theme-admonition a', 'color')).toBe(strong);
      expect(await colorOf(page, 'body', 'background-color', '::selection')).toBe(accent);
    });
    await page.locator('button.button').hover();
    await eventually(() => colorOf(page, 'button.button', 'border-top-color')).toBe(accent);
    await eventually(() => colorOf(page, '.navbar', 'background-color')).toBe(
      mode === 'light' ? '#16202a' : '#0c1117',
    );
    await page.keyboard.press('Tab');
    await eventually(() => colorOf(page, ':focus-visible', 'outline-color')).toBe(accent);
    await page.locator('.toc-column .toc__link').click();
    const active = '.toc-column .toc__link--active';
    await eventually(() => colorOf(page, active, 'color')).toBe(accent);
  });

  test('so it has in the reference, in drawings and in the search', async () => {
    const page = await openIn(mode, nodePage);
    await passes(async () => {
      expect(await colorOf(page, '.member-name', 'color')).toBe(accent);
    });
    await openIn(mode, filePage);
    await passes(async () => {
      expect(await colorOf(page, '.graph-node-own rect', 'fill')).toBe(soft);
      expect(await colorOf(page, '.graph-node-own rect', 'stroke')).toBe(accent);
      expect(await colorOf(page, 'a.graph-node text', 'fill')).toBe(accent);
    });
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search' }).fill('node');
    const selected = '.search-row[aria-selected="true"]';
    await page.locator(selected).waitFor();
    await eventually(() => colorOf(page, selected, 'background-color')).toBe(soft);
  });

  test('nothing of the default accent is left, and all text is readable', async () => {
    const unwanted = (['light', 'dark'] as const).flatMap((each) => {
      const { soft: paler, strong: stronger } = derivedColors(defaultAccents, each);
      return [defaultAccents[each], paler, stronger];
    });
    const context = await stage.browser.newContext({ reducedMotion: 'reduce' });
    await addAxe(context);
    const page = await context.newPage();
    for (const path of ['docs/parts/', nodePage, `${filePage}#l00005`, 'docs/api/', 'blog/', '']) {
      const [address = '', hash = ''] = path.split('#');
      const url = `${stage.site.url}${address}?docusaurus-theme=${mode}#${hash}`;
      expect((await page.goto(url))?.status()).toBe(200);
      await passes(async () => {
        // The search for colours finds those that are there.
        expect([path, (await leftovers(page, [accent])).length > 0]).toEqual([path, true]);
        expect([path, await leftovers(page, unwanted)]).toEqual([path, []]);
      });
      expect([path, await violations(page, 'colours')]).toEqual([path, []]);
    }
    await context.close();
  });
});

test('a site that sets one property in its own sheet has no other accent either', async () => {
  const page = await openIn('light', filePage);
  await addStyles(page, ':root { --color-primary: rgb(128, 0, 128) }');
  const { soft } = derivedColors({ light: '#800080', dark: darkAccent('#800080') }, 'light');
  await eventually(() => colorOf(page, '.graph-node-own rect', 'fill')).toBe(soft);
});
