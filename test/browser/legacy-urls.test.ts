import { describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { eventually, passes } from '../run/eventually.ts';
import { serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

const xml = join(import.meta.dirname, '../../fixtures/micro-test-plus/xml');

const site = (): ReturnType<typeof serveSmallSite> =>
  serveSmallSite({ config: { doxygen: { xml, legacyUrls: 'html' } } });

const suite = 'html/classmicro__os__plus_1_1micro__test__plus_1_1test__suite.html';
const suitePage = 'docs/api/classes/micro-os-plus/micro-test-plus/test-suite/';
const basePage = 'docs/api/classes/micro-os-plus/micro-test-plus/test-suite-base/';
const group = 'html/group__inits.html';
const groupPage = 'docs/api/groups/inits/';

/** A member that the class inherits, and that Doxygen's page of the class names in a table. */
const inherited = 'af6b13a64798a8c04c8ba711020de4eca';

/** Waits until the part of the page with an id is in view. */
const isInView = `(id) => {
  const { top } = document.getElementById(id)?.getBoundingClientRect() ?? { top: -1 };
  return top >= 0 && top < window.innerHeight;
}`;

describe("an address of Doxygen's own HTML", () => {
  const stage = setStage({ site });

  /** An anchor of Doxygen on a page of the site. */
  const aliasOn = async (page: string): Promise<string> => {
    await stage.open(page);
    return passes(async () => {
      const ids = await stage.page
        .locator('[id]')
        .evaluateAll((elements) => elements.map(({ id }) => id));
      const found = ids.filter((id) => /^g?a[0-9a-f]{32}$/.test(id));
      expect(found).not.toEqual([]);
      return found.at(-1) ?? '';
    });
  };

  test.each([
    ['class', suite, suitePage],
    ['topic', group, groupPage],
  ])('leads to the member of a %s', async (_, former, page) => {
    const id = await aliasOn(page);
    await stage.page.goto(`${stage.site.url}${former}?from=web#${id}`);
    await stage.page.waitForURL(`**/${page}?from=web#${id}`);
    await stage.page.waitForFunction(`(${isInView})(${JSON.stringify(id)})`);
  });

  test('leads to the page that has the anchor now', async () => {
    await stage.page.goto(`${stage.site.url}${suite}#${inherited}`);
    await stage.page.waitForURL(`**/${basePage}#current_test_case`);
    await stage.page.waitForFunction(`(${isInView})("current_test_case")`);
  });

  test('leads to a page without an anchor, also if other anchors lead elsewhere', async () => {
    await stage.page.goto(stage.site.url + suite);
    await stage.page.waitForURL(`**/${suitePage}`);
  });
});

describe("an address of Doxygen's own HTML, without scripts", () => {
  const stage = setStage({ site, reader: { javaScriptEnabled: false } });

  test('leads to the page', async () => {
    await stage.page.goto(stage.site.url + group);
    await stage.page.waitForURL(`**/${groupPage}*`);
    await eventually(() => stage.page.locator('h1').count()).toBe(1);
  });

  test('offers the place of its anchor if that is on another page', async () => {
    await stage.page.goto(`${stage.site.url}${suite}#${inherited}`);
    const link = stage.page.locator(`:target a`);
    await link.click();
    await stage.page.waitForURL(`**/${basePage}#current_test_case`);
    await eventually(() => stage.page.locator('#current_test_case').count()).toBe(1);
  });
});
