import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { eventually, passes } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

/** A package like mermaid: it measures in the page, adds a style sheet, and leaves its element behind if it fails. */
const stub = `
let settings;
export default {
  initialize(given) { settings = given; },
  async render(id, source) {
    const place = document.createElement('div');
    place.id = 'd' + id;
    document.body.append(place);
    if (source.includes('broken')) throw new Error('Parse error on line 1:\\nbroken');
    place.innerHTML = '<svg id="' + id + '" viewBox="0 0 2000 100" height="100" stroke="' + settings.themeVariables.nodeBorder + '"><style>#' + id + ' text { fill: red }</style>' +
      (source.includes('accTitle') ? '<title>' + source.split(': ')[1] + '</title>' : '') +
      '<text y="50">' + settings.theme + ' ' + settings.securityLevel + '</text></svg>';
    return { svg: place.innerHTML };
  },
};
`;

const files = {
  'node_modules/mermaid/package.json':
    '{ "name": "mermaid", "type": "module", "main": "index.js" }',
  'node_modules/mermaid/index.js': stub,
  'docs/start.md': '# Start\n\n[Diagrams](diagrams.md)\n',
  'docs/diagrams.md':
    '# Diagrams\n\n```mermaid\naccTitle: Talk\n```\n\n```mermaid title="Way"\na --> b\n```\n\n```mermaid\nbroken\n```\n',
};

describe('Mermaid diagrams', () => {
  const stage = setStage({
    site: () => serveSmallSite({ config: { markdown: { mermaid: true } }, files }),
  });
  const shown = (): Promise<string[]> =>
    stage.page.locator('.mermaid-drawing:visible text').allTextContents();
  const allDrawn = () =>
    stage.page.waitForFunction(() => document.querySelectorAll('.mermaid-drawing').length === 4);

  test('are drawn in the colour mode of the page, and printed in light colours', async () => {
    await stage.page.emulateMedia({ colorScheme: 'light' });
    await stage.open('docs/diagrams/');
    await allDrawn();
    await eventually(() => shown()).toEqual(['default strict', 'default strict']);
    await stage.page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    await eventually(() => shown()).toEqual(['dark strict', 'dark strict']);
    await stage.page.emulateMedia({ media: 'print' });
    await eventually(() => shown()).toEqual(['default strict', 'default strict']);
  });

  test('have a name, scroll if they are wide, and replace their source', async () => {
    await stage.open('docs/diagrams/');
    await allDrawn();
    const drawings = stage.page.locator('.mermaid-drawing:visible');
    await stage.page.getByRole('group', { name: 'Talk' }).waitFor();
    await stage.page.getByRole('group', { name: 'Way' }).waitFor();
    await passes(async () => {
      const widths = await drawings.first().evaluate((box) => [box.scrollWidth, box.clientWidth]);
      expect(widths[0]).toBe(1500);
      expect(widths[1]).toBeLessThan(1500);
    });
    await eventually(() => stage.page.getByText('a --> b').isVisible()).toBe(false);
  });

  test('that have a fault show it with their source, also after navigation', async () => {
    await stage.open('docs/start/');
    await stage.markWindow();
    await stage.page.locator('main').getByRole('link', { name: 'Diagrams' }).click();
    await stage.page.waitForURL('**/docs/diagrams/');
    await eventually(() => stage.isSameWindow()).toBe(true);
    await allDrawn();
    const fault = stage.page.locator('.mermaid-fault');
    await eventually(() => fault.textContent()).toContain('Parse error on line 1:');
    await eventually(() => stage.page.locator('figure').getByText('broken').isVisible()).toBe(true);
    await eventually(() => stage.page.locator('body > [id^="dmermaid"]').count()).toBe(0);
  });

  test('are a script of the pages that have some, and source without it', async () => {
    const page = await stage.openWithoutViewer('docs/diagrams/');
    await eventually(() => page.getByText('a --> b').isVisible()).toBe(true);
    const html = (path: string): Promise<string> =>
      readFile(join(stage.site.folder, path, 'index.html'), 'utf8');
    expect(await html('docs/diagrams')).toMatch(/<script type="module" src="[^"]*\/diagrams-/);
    expect(await html('docs/start')).not.toContain('/diagrams-');
  });

  test('have the colours of the site', async () => {
    await stage.open('docs/diagrams/');
    await allDrawn();
    const borders = () =>
      stage.page
        .locator('.mermaid-drawing svg')
        .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('stroke')))].sort());
    await eventually(borders).toEqual(['#00599c', '#70b8f0']);
  });
});
