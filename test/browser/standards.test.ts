import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../run/eventually.ts';
import { addAxe, violations } from './axe.ts';
import { serveSmallSite, type FixtureSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

/** Serves a site with a library whose headers have conditions on the standard. */
function serveStandards(): Promise<FixtureSite> {
  const folder = join(import.meta.dirname, '../../fixtures/pages/namespace.standards');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.xml'))
    .map((file): [string, string] => [`xml/${file}`, readFileSync(join(folder, file), 'utf8')]);
  return serveSmallSite({ config: { doxygen: { xml: 'xml' } }, files: Object.fromEntries(files) });
}

const stage = setStage({ site: serveStandards });

const namespace = 'docs/api/namespaces/pantry/';

/** The badges of the rows that are muted. */
const muted = (): Promise<string[]> =>
  stage.page
    .locator('.api-page tr')
    .evaluateAll((rows) =>
      rows
        .filter((row) => getComputedStyle(row).filter.includes('grayscale'))
        .flatMap((row) => [...row.querySelectorAll('[data-std]')].map((each) => each.textContent)),
    );

/** The standards whose buttons are pressed. */
const pressed = (): Promise<string[]> =>
  stage.page.locator('[data-choice^="s"][aria-pressed="true"]').allInnerTexts();

test('what the chosen standard lacks is muted, one standard at a time, on all pages', async () => {
  const { page } = stage;
  await addAxe(page.context());
  await stage.open(namespace);
  const choose = async (name: string): Promise<void> => {
    // The script of the buttons comes with the first movement.
    await page.mouse.move(5, 5);
    await page.locator('[data-choice^="s"][aria-pressed]', { hasText: name }).click();
  };
  await eventually(muted).toEqual([]);
  await choose('C++20');
  const since23 = 'From\u00a0C++23\u00a0on';
  await eventually(muted).toEqual([since23]);
  await choose('C++23');
  await eventually(muted).toEqual([]);
  await eventually(pressed).toEqual(['C++23']);
  await choose('C++20');
  await eventually(pressed).toEqual(['C++20']);
  expect(await violations(page)).toEqual([]);
  // The next visit, without scripts of the page: only the first script of the document runs.
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto(stage.site.url + namespace);
  await eventually(muted).toEqual([since23]);
  await page.unroute('**/assets/js/*.js');
  stage.takeFaults();
  await stage.open(namespace);
  await choose('C++20');
  await eventually(muted).toEqual([]);
  await eventually(pressed).toEqual([]);
});
