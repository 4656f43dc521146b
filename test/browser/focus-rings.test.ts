import { expect, test } from '@jest/globals';
import { serveFixtureSite } from './fixture-site.ts';
import { focusRing } from './focus-ring.ts';
import { setStage } from './stage.ts';

const stage = setStage({ site: serveFixtureSite, reader: { reducedMotion: 'reduce' } });

/** Pages with everything that can have the focus: sidebars, contents, tables, code, tabs, drawings, lists, forms. */
const paths = [
  'docs/api/classes/micro-os-plus/micro-test-plus/test-runner/',
  'docs/api/files/include/micro-os-plus/literals-h/',
  'docs/getting-started/',
  'blog/',
  'search/?q=suite',
];

test.each([
  ['light', 1280],
  ['dark', 390],
])(
  'focus rings are complete and differ from their background: %s, %d pixels wide',
  async (theme, width) => {
    const { page } = stage;
    await page.setViewportSize({ width, height: 800 });
    const faults = new Set<string>();
    for (const path of paths) {
      await stage.open(`${path}${path.includes('?') ? '&' : '?'}docusaurus-theme=${theme}`);
      if (path.startsWith('search')) await page.locator('.search-row').first().waitFor();
      for (let count = 0; count < 100; count++) {
        await page.keyboard.press('Tab');
        const ring = await focusRing(page);
        if (!ring) break;
        for (const fault of ring.faults) faults.add(`${path} ${ring.name}: ${fault}`);
      }
    }
    stage.takeFaults();
    expect([...faults]).toEqual([]);
  },
);
