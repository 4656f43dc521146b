import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../run/eventually.ts';
import { addAxe, violations } from './axe.ts';
import { serveSmallSite, type FixtureSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const xml = join(import.meta.dirname, '../../fixtures/graphs/xml');

/** Serves a site with the call graphs and folder graphs of a small library. */
function serveGraphs(): Promise<FixtureSite> {
  const files = readdirSync(xml).map(
    (name) => [`xml/${name}`, readFileSync(join(xml, name), 'utf8')] as const,
  );
  return serveSmallSite({ config: { doxygen: { xml: 'xml' } }, files: Object.fromEntries(files) });
}

const namespace = 'docs/api/namespaces/trees/';

const graph = (page: Page): Locator =>
  page.locator('details.graph', { has: page.locator('[id="graph:calls:print"]') });

const stage = setStage({ site: serveGraphs });

describe('the call graph of a function', () => {
  test('is drawn once, when it is opened by keyboard, with the text below it', async () => {
    const { page } = stage;
    await stage.open(namespace);
    const block = graph(page);
    await eventually(() => block.locator('.graph-drawing').count()).toBe(0);
    await page.locator('[id="graph:calls:print"]').focus();
    await page.keyboard.press('Enter');
    const drawing = block.getByRole('group', { name: 'Call graph' });
    await drawing.waitFor();
    const names = ['count', 'mean', 'print', 'shorten', 'sum'];
    await eventually(async () =>
      (await drawing.locator('.graph-node > text').allTextContents()).sort(),
    ).toEqual(names);
    // Two functions call themselves.
    await eventually(() => drawing.locator('.graph-edge').count()).toBe(6);

    const tree = block.locator('.tree');
    await eventually(() => tree.isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    for (let i = 0; i < names.length - 1; i++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await tree.locator('> li').waitFor();
    await eventually(() => tree.locator('a').first().innerText()).toBe('trees::print');

    await page.locator('[id="graph:calls:print"]').click();
    await page.locator('[id="graph:calls:print"]').click();
    await drawing.waitFor();
    await eventually(() => block.locator('.graph-drawing').count()).toBe(1);
  });

  test('shows its text if the browser opens it, for example for find in page', async () => {
    const { page } = stage;
    await stage.open(namespace);
    await page.locator('[id="graph:calls:print"]').hover();
    await page.waitForLoadState('networkidle');
    await graph(page).evaluate((block) => block.setAttribute('open', ''));
    await graph(page).locator('.graph-drawing').waitFor();
    await eventually(() => graph(page).locator('.tree').isVisible()).toBe(true);
  });

  test('links to functions, on this page and on others, without a full load', async () => {
    const { page } = stage;
    await stage.open('docs/api/files/src/tools/main-cpp/');
    await page.locator('[id="graph:calls:main"]').click();
    await stage.markWindow();
    await page.locator('a.graph-node', { hasText: 'mean' }).click();
    await page.waitForURL(`**/${namespace}#mean`);
    await eventually(() => stage.isSameWindow()).toBe(true);
  });

  test('is a tree of names without scripts', async () => {
    const page = await stage.openWithoutViewer(namespace);
    await page.locator('[id="graph:calls:print"]').click();
    await eventually(() => graph(page).locator('.tree a').first().isVisible()).toBe(true);
    await eventually(() => graph(page).locator('.graph-drawing').count()).toBe(0);
  });
});

test.each(['light', 'dark'] as const)('axe finds nothing in open graphs: %s', async (theme) => {
  const { context, page } = stage;
  await addAxe(context);
  for (const path of ['docs/api/files/src/tools/main-cpp/', 'docs/api/folders/src/io/']) {
    await stage.open(path);
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    for (const summary of await page.locator('details.graph > summary[id]').all())
      await summary.click();
    await page.locator('details.graph .graph-drawing').last().waitFor();
    expect(await violations(page)).toEqual([]);
  }
});
