import { beforeAll, describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platforms, variantFolders } from '../doxygen/variant-folders.ts';
import { eventually, passes } from '../run/eventually.ts';
import { needProgram } from '../run/shared.ts';
import { addAxe, violations } from './axe.ts';
import { serveSmallSite, type FixtureSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

/** Serves a site with the API reference of a library for three platforms. */
async function serveVariants(): Promise<FixtureSite> {
  await needProgram('doxygen');
  const folder = variantFolders();
  const names = Object.keys(platforms);
  const files = names.flatMap((name) =>
    readdirSync(join(folder, name, 'xml'))
      .filter((file) => file.endsWith('.xml'))
      .map((file): [string, string] => [
        `xml/${name}/${file}`,
        readFileSync(join(folder, name, 'xml', file), 'utf8'),
      ]),
  );
  const variants = Object.fromEntries(names.map((name) => [name, `xml/${name}`]));
  return serveSmallSite({ config: { doxygen: { variants } }, files: Object.fromEntries(files) });
}

const stage = setStage({ site: serveVariants });

const header = 'docs/api/files/src/io-h/';
const stream = 'docs/api/classes/io/stream/';

/** The visible texts of some elements, in one line each. */
const seen = (selector: string): Promise<string[]> =>
  stage.page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility())
        .map((each) => (each instanceof HTMLElement ? each.innerText : '').replace(/\s+/g, ' ')),
    );

const badges = '.api-page .badge[data-in]';

test('rows, details and page heads say which variants have a symbol', async () => {
  await stage.open(header);
  await eventually(() => seen(`.member-table ${badges.split(' ')[1]}`)).toEqual([
    'Linux, macOS',
    'Windows only',
    'Linux, macOS',
    'Windows only',
  ]);
  await eventually(() => seen('.enum-values tr')).toEqual([
    'IO_READ Readable.',
    'IO_URGENT Linux, macOS Urgent.',
    'IO_COMPLETED Windows only Completed.',
    'IO_WRITE Writable.',
  ]);
  await stage.open('docs/api/classes/io/pipe/');
  // The head says it for all members.
  await eventually(() => seen(badges)).toEqual(['Windows only']);
});

test('a table compares the variants', async () => {
  await stage.open(stream);
  await eventually(() => seen('.availability tr')).toEqual([
    'Name Linux macOS Windows',
    'join – ✓ –',
    'readLater – – ✓',
  ]);
});

test('readers hide what only variants have that they do not use', async () => {
  const { page } = stage;
  await addAxe(page.context());
  await stage.open(stream);
  const rows = '.member-table tr';
  const choose = async (place: number): Promise<void> => {
    // The script of the buttons comes with the first movement.
    await page.mouse.move(5, 5);
    await page.locator(`[data-choice="v${place}"][aria-pressed]`).click();
  };
  await eventually(async () => (await seen(rows)).length).toBe(4);
  await choose(2);
  await passes(async () => {
    expect((await seen(rows)).join()).not.toContain('readLater');
    expect((await seen('.member')).join()).not.toContain('readLater');
    expect((await seen(rows)).join()).toContain('join');
  });
  // The next page, without its scripts.
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto(stage.site.url + header);
  await passes(async () => {
    const text = (await seen('.api-page tr, .api-page .member')).join();
    expect(text).not.toContain('io_pipe(');
    expect(text).not.toContain('IO_COMPLETED Windows');
    // Linux is still chosen.
    expect(text).toContain('io_dup(');
  });
  await page.unroute('**/assets/js/*.js');
  stage.takeFaults();
  await stage.open(header);
  await choose(0);
  await eventually(async () => (await seen(rows)).join()).toContain('io_dup(');
  await choose(1);
  expect(await violations(page)).toEqual([]);
  await eventually(async () => (await seen(rows)).join()).not.toContain('io_dup(');
  await page.evaluate(() => (window.location.hash = 'io_dup'));
  await eventually(async () => (await seen('.member')).join()).toContain('io_dup(');
});

describe('files', () => {
  beforeAll(() => needProgram('doxygen'));

  test('Markdown and symbols.json say the same', () => {
    const read = (path: string): string => readFileSync(join(stage.site.folder, path), 'utf8');
    const text = read(`${stream}index.md`);
    expect(text).toContain('[`readLater()`](#readLater) | **Windows only** Reads later. |');
    expect(text).toContain('| Name | Linux | macOS | Windows |');
    const symbols = JSON.parse(read('docs/api/symbols.json')) as {
      name: string;
      variants?: string[];
    }[];
    const variantsOf = (name: string): unknown =>
      symbols.filter((symbol) => symbol.name === name).map(({ variants }) => variants);
    expect(variantsOf('io_dup')).toEqual([['Linux', 'macOS']]);
    expect(variantsOf('IO_COMPLETED')).toEqual([['Windows']]);
    expect(variantsOf('io::Pipe::wait')).toEqual([['Windows']]);
    expect(variantsOf('io_open')).toEqual([undefined]);
  });
});
