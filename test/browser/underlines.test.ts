import { expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { passes } from '../run/eventually.ts';
import { serveFixtureSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const stage = setStage({ site: serveFixtureSite });

/** Elements with links in code: their HTML around a name. */
const kinds: [name: string, html: (name: string) => string][] = [
  ['prose', (name) => `<p><a href="#x"><code>${name}</code></a></p>`],
  ['a signature', (name) => `<div class="signature"><code><a href="#x">${name}</a></code></div>`],
  [
    'a table of members',
    (name) =>
      `<table class="member-table"><tbody><tr><td><code><a href="#x">${name}</a></code></td></tr></tbody></table>`,
  ],
];

/** Returns the rows of pixels of an element that differ from its first row. */
async function rowsWithInk(element: Locator): Promise<number[]> {
  const image = sharp(await element.screenshot())
    .greyscale()
    .raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const row = (y: number): Buffer =>
    data.subarray(y * info.width * info.channels, (y + 1) * info.width * info.channels);
  const found: number[] = [];
  for (let y = 0; y < info.height; y++) if (!row(y).equals(row(0))) found.push(y);
  return found;
}

test.each(kinds.flatMap(([kind, html]) => [1, 2].map((scale) => [kind, scale, html] as const)))(
  'underlines leave room for underscores: in %s, at %dx',
  async (_, scale, html) => {
    const context = await stage.browser.newContext({ deviceScaleFactor: scale });
    const page = await context.newPage();
    await page.goto(`${stage.site.url}docs/api/`);
    await page.evaluate((text) => {
      const content = document.querySelector('.prose.api-page');
      content?.insertAdjacentHTML('afterbegin', text);
      // Room for the line, and nothing else in the picture.
      const style = 'display: inline-block; padding: 10px 0; background: white; color: black';
      content?.querySelector('a')?.setAttribute('style', style);
      for (const code of content?.querySelectorAll('code') ?? []) code.style.background = 'white';
    }, html('____'));
    const link = page.locator('.prose.api-page a').first();
    await passes(async () => {
      await link.evaluate((each) => (each.style.textDecorationColor = 'transparent'));
      await link.evaluate((each) => each.style.removeProperty('-webkit-text-fill-color'));
      const glyphs = await rowsWithInk(link);
      await link.evaluate((each) => {
        each.style.textDecorationColor = 'black';
        each.style.setProperty('-webkit-text-fill-color', 'transparent');
      });
      const line = await rowsWithInk(link);
      expect([glyphs.length > 0, line.length > 0]).toEqual([true, true]);
      // At least one row between them is empty.
      expect(Math.min(...line) - Math.max(...glyphs)).toBeGreaterThan(1);
    });
    await context.close();
  },
);
