import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { groupBy } from '../../src/shared/group-by.ts';
import { eventually, passes } from '../run/eventually.ts';
import { base, type BuiltPage, serveFixtureSite, serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const long = 'AVeryLongNameOfAnInterfaceInTheLibrary';
const cells = Array.from({ length: 6 }, (_, i) => `\`${long}${i}\``).join(' | ');
const formula = Array.from({ length: 30 }, (_, i) => `x_{${i}}^{2}`).join(' + ');

/** A guide with one wide element of each kind. */
const elements: Record<string, string> = {
  'a table with links to another host': `| ${'a | '.repeat(7)}\n| ${'- | '.repeat(7)}\n| ${cells} | [${long} elsewhere](https://example.org/) |`,
  'a formula in a line': `Text $${formula}$ and more.`,
  'a formula in a list': `- Text $${formula}$.`,
  'a formula of its own': `$$\n${formula}\n$$`,
  code: `\`\`\`cpp\nauto result = ${`${long}(`.repeat(4)};\n\`\`\``,
  'code in a line': `The name \`${long.repeat(3)}\`, and [\`${long.repeat(3)}\`](https://example.org/).`,
  'a word without breaks': long.repeat(4),
  'an address': `<https://example.org/${'a/'.repeat(60)}>`,
  'a heading': `## \`${long}::${long}\``,
  'deep lists': `- a\n  - b\n    - c\n      - d\n        - ${long} [${long}](https://example.org/)`,
  'an admonition': `:::tip ${long.repeat(2)}\n\n| ${cells} |\n| ${'- | '.repeat(6)}\n| ${cells} |\n\n:::`,
  'a quotation': `> > > ${long.repeat(2)}`,
  'an image': '<img src="/img/logo.svg" width="900" height="30" alt="Logo" />',
  'an embedded page': '<iframe width="572" height="320" title="Page" src="/docs/wide-0/"></iframe>',
  'an HTML table': `<table><tbody><tr><td>${long}</td><td>${long}</td><td>${long}</td></tr></tbody></table>`,
  'preformatted text': `<pre>${long.repeat(5)}</pre>`,
  'a block with a width of its own': '<div style="width: 640px; height: 360px">Video</div>',
  details: `<details><summary>${long.repeat(2)}</summary>\n\n| ${cells} |\n| ${'- | '.repeat(6)}\n\n</details>`,
};

describe('a guide', () => {
  const stage = setStage({
    site: () =>
      serveSmallSite({
        config: { docs: { path: 'docs' }, markdown: { math: true } },
        files: Object.fromEntries(
          Object.values(elements).map((text, i) => [`docs/wide-${i}.md`, `# Wide\n\n${text}\n`]),
        ),
      }),
  });

  test.each(Object.keys(elements).map((name, i) => [name, i] as const))(
    'S-352 a guide does not scroll sideways: %s',
    async (_, i) => {
      const { page } = stage;
      await stage.open(`docs/wide-${i}/`);
      await isAsWideAsItsWindow(page);
    },
  );
});

describe('the demonstration', () => {
  const stage = setStage({ site: serveFixtureSite });

  test('no kind of page scrolls sideways: its longest page, and the one with the longest address', async () => {
    const { page, site } = stage;
    const kinds = [...groupBy(site.pages, ({ kind }) => kind).values()];
    expect(kinds.length).toBeGreaterThan(15);
    for (const pages of kinds) {
      const sizes = new Map(pages.map((each) => [each, statSync(fileOf(each)).size]));
      const [longest] = [...pages].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
      const [deepest] = [...pages].sort((a, b) => b.href.length - a.href.length);
      for (const each of new Set([longest, deepest]).values()) {
        await page.goto(new URL(each?.href ?? '', site.url).href, {
          waitUntil: 'domcontentloaded',
        });
        await isAsWideAsItsWindow(page);
      }
    }
    stage.takeFaults();
  });

  const fileOf = ({ href }: BuiltPage): string => {
    const path = join(stage.site.folder, decodeURIComponent(href.slice(base.length)));
    return path.endsWith('.html') ? path : join(path, 'index.html');
  };

  test('the table of releases fits a phone in every language of the interface', async () => {
    const { page } = stage;
    await page.setViewportSize({ width: 390, height: 800 });
    await stage.open('docs/api/changes/');
    const folder = join(import.meta.dirname, '../../dist/texts');
    for (const file of readdirSync(folder)) {
      const { api } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
        api: Record<string, string>;
      };
      const words = ['release', 'changeBreaking', 'changeRisky', 'changeDeprecated', 'changeAdded'];
      const titles = words.map((word) => api[word] ?? '');
      expect(titles).not.toContain('');
      await eventually(() =>
        page.evaluate((texts) => {
          const table = document.querySelector('.release-table');
          table
            ?.querySelectorAll('thead th')
            .forEach((cell, i) => (cell.textContent = texts[i] ?? ''));
          const frame = table?.closest('.table-wrap');
          return frame ? frame.scrollWidth - frame.clientWidth : undefined;
        }, titles),
      ).toBe(0);
    }
  });

  test.each([
    ['a guide', 'docs/getting-started/'],
    ['a class', 'docs/api/classes/micro-os-plus/micro-test-plus/test-suite/'],
    ['what is new', 'docs/api/changes/new/'],
    ['the changes of a release', 'docs/api/changes/3.2.0/'],
    ['the overview', 'docs/api/'],
  ])(
    'a phone shows the title within 170 pixels, and the contents below it: %s',
    async (_, path) => {
      const { page } = stage;
      await page.setViewportSize({ width: 390, height: 800 });
      await stage.open(path);
      await passes(async () => {
        const title = await page.locator('h1').boundingBox();
        expect(title?.y).toBeLessThan(170);
        const contents = page.locator('.toc-mobile');
        if ((await contents.count()) === 0) return;
        expect((await contents.boundingBox())?.y).toBeGreaterThan(
          (title?.y ?? 0) + (title?.height ?? 0),
        );
      });
    },
  );
});

/** Waits until a page is as wide as its window on phones. */
async function isAsWideAsItsWindow(page: Page): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await eventually(async () => [
      page.url(),
      await page.evaluate(() => document.documentElement.scrollWidth),
    ]).toEqual([page.url(), width]);
  }
}
