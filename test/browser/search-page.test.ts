import { readFile, readdir } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { eventually, passes } from '../run/eventually.ts';
import { addAxe, violations } from './axe.ts';
import { fakeEngineScript } from './fake-search-script.ts';
import { base, serveFixtureSite, serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

/** Bytes. */
const KiB = 1024;

describe('the search page, with a fake engine', () => {
  const stage = setStage({ site: serveSmallSite });

  const heading = (name: string): Locator =>
    stage.page.getByRole('heading', { level: 1, name, exact: true });
  const field = (): Locator => stage.page.getByRole('searchbox', { name: 'Search', exact: true });
  const count = (): Locator => stage.page.locator('main').getByRole('status');

  async function open(address: string): Promise<Page> {
    await stage.context.route('**/search-engine-*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: fakeEngineScript }),
    );
    await stage.open(address);
    return stage.page;
  }

  test('S-165 a link with a query shows the results before the reader does anything', async () => {
    const page = await open('search/?q=suite');
    await heading('Search results for "suite"').waitFor();
    await eventually(() => page.title()).toBe('Search results for "suite" | Small Site');
    await eventually(() => field().inputValue()).toBe('suite');
    await eventually(() => field().getAttribute('placeholder')).toBe('Type your search here');
    await count().filter({ hasText: '6 documents found' }).waitFor();
    await page
      .getByRole('region', { name: 'API reference' })
      .getByRole('link', { name: /^function run_suite\(int count\) -> bool/ })
      .waitFor();
    await stage.markWindow();
    await page.getByRole('region', { name: 'Guides' }).getByRole('link').first().click();
    await page.waitForURL('**/docs/guide/second/#1');
    // And back.
    await page.goBack();
    await heading('Search results for "suite"').waitFor();
    await count().filter({ hasText: '6 documents found' }).waitFor();
    await eventually(() => stage.isSameWindow()).toBe(true);
  });

  test('S-165 without a query it shows a prompt; the address follows the typed text, and texts have the right plural form', async () => {
    const page = await open('search/');
    await heading('Search the documentation').waitFor();
    await eventually(() => page.title()).toBe('Search the documentation | Small Site');
    await field().pressSequentially('run');
    await page.waitForURL('**/search/?q=run');
    await heading('Search results for "run"').waitFor();
    await count().filter({ hasText: '3 documents found' }).waitFor();
    await field().fill('nothing');
    await count().filter({ hasText: 'No results found' }).waitFor();
    await page.waitForURL('**/search/?q=nothing');
    await field().fill('versions');
    await count().filter({ hasText: 'One document found' }).waitFor();
    // Enter does not submit a form.
    await stage.markWindow();
    await field().press('Enter');
    await page.waitForURL('**/search/?q=versions');
    await eventually(() => stage.isSameWindow()).toBe(true);
    // A typed query leaves no history entries.
    await page.goBack();
    await eventually(() => page.url()).toBe('about:blank');
  });

  test('S-167 the address can name a version, and others are offered', async () => {
    const page = await open('search/?q=versions&version=1.0');
    await page.getByText('All that a 1.0 needs').waitFor();
    await page.getByRole('link', { name: 'Another' }).click();
    await page.waitForURL('**/search/?q=versions&version=2.0');
    await page.getByText('All that a 2.0 needs').waitFor();
  });

  test('what cannot be loaded is said, and typing tries again', async () => {
    let fails = true;
    await stage.context.route('**/assets/search/*.json', (route) =>
      fails ? route.fulfill({ body: 'Sign in to this network' }) : route.fallback(),
    );
    const page = await open('search/?q=suite');
    const alert = page.locator('main').getByRole('alert');
    await alert.filter({ hasText: 'The search could not be loaded.' }).waitFor();
    fails = false;
    await field().fill('run');
    await count().filter({ hasText: '3 documents found' }).waitFor();
    await eventually(() => alert.count()).toBe(0);
  });

  test('more results come on demand', async () => {
    const page = await open('search/?q=many');
    await count().filter({ hasText: '120 documents found' }).waitFor();
    const more = page.getByRole('button', { name: 'Show more results' });
    await more.waitFor();
    await more.click();
    await page.locator('main').getByText('Guide 50', { exact: true }).waitFor();
  });

  test.each(['light', 'dark'])('axe finds nothing, %s', async (theme) => {
    await addAxe(stage.context);
    const page = await open(`search/?q=suite&docusaurus-theme=${theme}`);
    await count().filter({ hasText: '6 documents found' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('S-165 neither robots nor the sitemap list it; pages declare the search to browsers', async () => {
    const { folder } = stage.site;
    const html = await readFile(join(folder, 'search/index.html'), 'utf8');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(await readFile(join(folder, 'sitemap.xml'), 'utf8')).not.toContain('/search/');
    const [, href = ''] =
      /<link rel="search" type="application\/opensearchdescription\+xml" title="Small Site" href="([^"]*)">/.exec(
        html,
      ) ?? [];
    const response = await stage.context.request.get(new URL(href, stage.site.url).href);
    const description = await response.text();
    expect(description).toContain('<ShortName>Small Site</ShortName>');
    expect(description).toContain(
      'template="https://example.org/micro-test-plus-xpack/search/?q={searchTerms}"',
    );
  });
});

describe('without JavaScript', () => {
  const stage = setStage({ site: serveFixtureSite, reader: { javaScriptEnabled: false } });

  test('S-164 the button leads to the page, which lists the main entries', async () => {
    const { page, site } = stage;
    await page.goto(`${site.url}docs/install/`);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/search/?');
    await page.getByText('The search needs JavaScript.').waitFor();
    await page.locator('main').getByRole('link', { name: 'All class members' }).click();
    await page.waitForURL('**/indices/classes/all/');
  });
});

describe('switched off', () => {
  const stage = setStage({ site: () => serveSmallSite({ config: { search: false } }) });

  test('S-163 the slot takes up no space, no key is handled, and no file is written', async () => {
    const { page, site } = stage;
    await stage.open('docs/');
    await eventually(() => page.locator('.navbar__search').count()).toBe(0);
    await eventually(() => page.getByRole('button', { name: 'Search' }).count()).toBe(0);
    await passes(async () => {
      const prevented = await page.evaluate(() => {
        const event = new KeyboardEvent('keydown', { key: '/', cancelable: true, bubbles: true });
        document.body.dispatchEvent(event);
        return event.defaultPrevented;
      });
      expect(prevented).toBe(false);
    });
    const files = await readdir(site.folder, { recursive: true });
    expect(files.filter((file) => /^(search|opensearch|assets\/search)/.test(file))).toEqual([]);
    expect(await readFile(join(site.folder, 'index.html'), 'utf8')).not.toContain('rel="search"');
  });
});

describe('versions, in another language', () => {
  const doc = (title: string): string => `---\ntitle: ${title}\n---\n\nAbout queues.\n`;
  const sidebar = '{"docsSidebar": ["index"]}';
  const stage = setStage({
    site: () =>
      serveSmallSite({
        config: {
          i18n: { defaultLocale: 'de', texts: { de: 'texts-de.yaml' } },
          navbar: { items: [{ type: 'docsVersionDropdown' }] },
        },
        files: {
          'texts-de.yaml':
            'search: { button: Suche, box: Die Site durchsuchen, guides: Anleitungen, otherVersions: Auch in }\n',
          'versions.json': '["2.0", "1.0"]',
          'docs/index.md': doc('Queues of next'),
          'versioned_docs/version-2.0/index.md': doc('Queues of 2.0'),
          'versioned_sidebars/version-2.0-sidebars.json': sidebar,
          'versioned_docs/version-1.0/index.md': doc('Queues of 1.0'),
          'versioned_sidebars/version-1.0-sidebars.json': sidebar,
        },
      }),
  });

  /** Waits until some guides are found on a page, and no others. */
  async function finds(path: string, ...expected: string[]): Promise<void> {
    const { page } = stage;
    await stage.open(path);
    await page.getByRole('button', { name: 'Suche' }).click();
    const box = page.getByRole('dialog', { name: 'Die Site durchsuchen' });
    await box.getByRole('combobox').fill('queues');
    const guides = box.getByRole('group', { name: 'Anleitungen' });
    await eventually(() => guides.locator('.search-name__text').allInnerTexts()).toEqual(expected);
  }

  test('S-167 searches the version of the page, otherwise the one that the reader chose, otherwise the latest', async () => {
    const { page } = stage;
    await finds('docs/1.0/', 'Queues of 1.0');
    await finds('docs/next/', 'Queues of next');
    await finds('blog/', 'Queues of 2.0');
    await stage.open('docs/');
    await page.locator('.dropdown--versions').hover();
    await page.locator('.dropdown--versions').getByRole('link', { name: '1.0' }).click();
    await page.waitForURL('**/docs/1.0/');
    await finds('blog/', 'Queues of 1.0');
    // The others are a click away.
    await page.getByText('Auch in').getByRole('button', { name: '2.0' }).click();
    await page.getByRole('option', { name: /Queues of 2\.0/ }).waitFor();
    await eventually(() => page.getByRole('option', { name: /Queues of 1\.0/ }).count()).toBe(0);
  });

  test('S-167 so does the page, in its language', async () => {
    const { page } = stage;
    await stage.open('search/?q=queues&version=1.0');
    const main = page.locator('main');
    const guides = main.getByRole('region', { name: 'Anleitungen' });
    await eventually(() => guides.locator('.search-name__text').allInnerTexts()).toEqual([
      'Queues of 1.0',
    ]);
    await main.getByRole('status').filter({ hasText: 'Ein Dokument gefunden' }).waitFor();
    await main.getByText('Auch in').getByRole('link', { name: '2.0' }).click();
    await eventually(() => guides.locator('.search-name__text').allInnerTexts()).toEqual([
      'Queues of 2.0',
    ]);
    await eventually(() => page.title()).toMatch(/queues/);
  });
});

/** Returns the smallest height or width of some elements, in pixels. */
async function smallest(elements: Locator): Promise<number> {
  const boxes = await Promise.all((await elements.all()).map((each) => each.boundingBox()));
  return Math.min(...boxes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0)));
}

describe('the demonstration site, with its index', () => {
  const stage = setStage({ site: serveFixtureSite });

  test('the kinds of results are buttons with true numbers, and the address keeps the chosen one', async () => {
    const { page } = stage;
    await stage.open('search/?q=expect');
    const main = page.locator('main');
    const chips = main.getByRole('group', { name: 'Narrow it down' }).getByRole('button');
    await chips.first().waitFor();
    const status = main.getByRole('status');
    await eventually(() => status.getAttribute('aria-busy')).toBe('false');
    const all = /\d+/.exec(await status.innerText())?.[0] ?? '';
    const numbersOf = async (): Promise<number[]> =>
      (await chips.allInnerTexts()).map((text) => Number(/\d+$/.exec(text)?.[0]));
    await eventually(async () => (await numbersOf()).reduce((sum, each) => sum + each, 0)).toBe(
      Number(all),
    );
    const numbers = await numbersOf();
    await eventually(() => smallest(chips)).toBeGreaterThanOrEqual(24);
    const functions = chips.filter({ hasText: 'function' });
    const count = /\d+$/.exec(await functions.innerText())?.[0] ?? '';
    await functions.click();
    await page.waitForURL('**/search/?q=expect&kind=function');
    await status
      .filter({ hasText: new RegExp(`^(?:${count} documents|One document) found`) })
      .waitFor();
    await eventually(() => functions.getAttribute('aria-pressed')).toBe('true');
    await eventually(() => main.locator('.search-kind:not(.search-kind--function)').count()).toBe(
      0,
    );
    // From the address, with the same numbers.
    await page.reload();
    await eventually(() => functions.getAttribute('aria-pressed')).toBe('true');
    await eventually(numbersOf).toEqual(numbers);
    await functions.click();
    await page.waitForURL(/\?q=expect$/);
    await status.filter({ hasText: `${all} documents found` }).waitFor();
  });

  test('a value that all results have is given back without an empty row, and its button goes with the focus', async () => {
    const { page } = stage;
    const main = page.locator('main');
    const header = 'micro-os-plus/micro-test-plus.h';
    // All of these classes come with the same header.
    await stage.open(`search/?q=class:%20test_suite&header=${encodeURIComponent(header)}`);
    const chosen = main.getByRole('button', { name: header, pressed: true });
    await chosen.waitFor();
    await chosen.focus();
    await page.keyboard.press('Enter');
    const opener = main.locator('.search-chip--opens', { hasText: 'by header' });
    await eventually(() => opener.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    await eventually(() => opener.getAttribute('aria-expanded')).toBe('false');
    await eventually(() => main.getByRole('group', { name: 'by header' }).count()).toBe(0);
    await page.keyboard.press('Tab');
    await eventually(() => opener.count()).toBe(0);
  });

  test('what symbols have in common are buttons, too, for the keyboard as well, and the address keeps the choices', async () => {
    const { page } = stage;
    await stage.open('search/?q=test');
    const main = page.locator('main');
    const status = main.getByRole('status');
    const numberIn = async (each: Locator): Promise<number> =>
      Number(/\d+/.exec((await each.innerText()).replace(/^\S+\.\S+/, ''))?.[0]);
    const openers = main.locator('.search-chip--opens');
    await eventually(() => openers.allInnerTexts()).toContain('by header');
    await eventually(() => smallest(openers)).toBeGreaterThanOrEqual(24);
    await eventually(() => openers.allInnerTexts()).toContain('by release');
    const all = await status.innerText();

    // The most frequent values, and a way to the others, which does not lose the focus.
    const byHeader = openers.filter({ hasText: 'by header' });
    await byHeader.focus();
    await page.keyboard.press('Enter');
    await eventually(() => byHeader.getAttribute('aria-expanded')).toBe('true');
    const values = main.getByRole('group', { name: 'by header' }).getByRole('button');
    await eventually(() => smallest(values)).toBeGreaterThanOrEqual(24);
    await eventually(() => values.count()).toBe(6);
    const others = values.filter({ hasText: / more$/ });
    const more = await numberIn(others);
    await others.press('Enter');
    await eventually(() => values.count()).toBe(5 + more);
    await eventually(() => page.evaluate(() => document.activeElement?.className)).toBe(
      'search-chip',
    );

    // A header: its number is that of the results, and all of them are symbols.
    const wanted = values.nth(1);
    const count = await numberIn(wanted);
    const header = (await wanted.locator('bdi').innerText()).trim();
    await wanted.press('Space');
    await page.waitForURL(new RegExp(`\\?q=test&header=${encodeURIComponent(header)}$`));
    await status
      .filter({ hasText: new RegExp(`^(?:${count} documents|One document) found`) })
      .waitFor();
    const chosen = main.getByRole('button', { name: header, pressed: true });
    await chosen.waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
      `${header} ${count}`,
    );
    await eventually(() => main.getByRole('region').count()).toBe(1);
    // The kinds are those of its symbols.
    const kinds = main.getByRole('group', { name: 'Narrow it down' }).getByRole('button');
    await eventually(async () => {
      const numbers = await Promise.all((await kinds.all()).map(numberIn));
      return numbers.length === 0 ? count : numbers.reduce((sum, each) => sum + each, 0);
    }).toBe(count);

    // From the address; pressed again, all results are back, and the focus stays on the button.
    await page.reload();
    await chosen.waitFor();
    await status
      .filter({ hasText: new RegExp(`^(?:${count} documents|One document) found`) })
      .waitFor();
    await chosen.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?q=test$/);
    await status.filter({ hasText: all }).waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
      'by header',
    );
  });

  test('a release narrows the results down, typing ends that, and an unknown value can be released', async () => {
    const { page } = stage;
    await stage.open('search/?q=test');
    const main = page.locator('main');
    const status = main.getByRole('status');
    await main.getByRole('button', { name: 'by release' }).click();
    const first = main.getByRole('group', { name: 'by release' }).getByRole('button').first();
    const [release = '', count = ''] = (await first.innerText()).split(' ');
    await first.click();
    await page.waitForURL(`**/search/?q=test&release=${release}`);
    await status
      .filter({ hasText: new RegExp(`^(?:${count} documents|One document) found`) })
      .waitFor();
    await main.getByRole('searchbox').fill('tests');
    await page.waitForURL('**/search/?q=tests');
    await eventually(() => main.getByRole('button', { pressed: true }).count()).toBe(0);
    await stage.open('search/?q=test&topic=Gone');
    await status.filter({ hasText: 'No results found' }).waitFor();
    await main.getByRole('button', { name: 'Gone 0', pressed: true }).click();
    await page.waitForURL(/\?q=test$/);
    await status.filter({ hasText: 'documents found' }).waitFor();
  });

  test('S-163 S-164 S-166 the search finds the reference, the guides and the blog', async () => {
    const { page } = stage;
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(new URL(request.url()).pathname));
    await stage.open('docs/install/');
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 10);
    await page.waitForLoadState('networkidle');
    const before = new Set(requested);
    await page.keyboard.press('/');
    const box = page.getByRole('dialog');
    const first = box.getByRole('option').first();
    await first.waitFor();
    await page.waitForLoadState('networkidle');
    const atFirst = new Set(requested);
    const found: Record<string, string> = {
      tsb: 'test_suite_base',
      'test_suite_base::unused': 'unused',
      'operator==': 'operator==',
    };
    for (const [query, name] of Object.entries(found)) {
      await box.getByRole('combobox').fill(query);
      await first.filter({ has: page.locator('.search-name__text', { hasText: name }) }).waitFor();
    }
    await box.getByRole('combobox').fill('xpm');
    await box.getByRole('group', { name: 'Guides' }).getByRole('option').first().waitFor();
    await box.locator('.search-detail mark', { hasText: 'xpm' }).first().waitFor();
    await page.waitForLoadState('networkidle');

    // Everything this has loaded: the code, and the whole index at most.
    const loaded = [...requested].filter((path) => !before.has(path) && !path.endsWith('/'));
    const sizeOf = (path: string): number =>
      gzipSync(readFileSync(join(stage.site.folder, path.slice(base.length))), { level: 9 }).length;
    const sum = (part: (path: string) => boolean): number =>
      loaded.filter(part).reduce((all, path) => all + sizeOf(path), 0);
    const isWords = (path: string): boolean => path.includes('/search-further-');
    const isText = (path: string): boolean => path.includes('/search-text-');
    const isCode = (path: string): boolean =>
      path.endsWith('.js') && !isWords(path) && !isText(path);
    const isFurther = (path: string): boolean => isCode(path) && !atFirst.has(path);
    const code = sum((path) => isCode(path) && atFirst.has(path));
    expect(code).toBeGreaterThan(4 * KiB);
    expect(code).toBeLessThanOrEqual(15 * KiB);
    // Descriptions need the second file of the engine, and the operator the third one, for texts that are not names. With
    // the first results, the box loads the buttons that narrow them down and its help.
    for (const [part, most] of [
      [isFurther, 5 * KiB],
      [isWords, 8 * KiB],
      [isText, 12 * KiB],
    ] as const) {
      expect(sum(part)).toBeGreaterThan(3 * KiB);
      expect(sum(part)).toBeLessThanOrEqual(most);
    }
    const index = sum((path) => path.includes('/assets/search/'));
    expect(index).toBeGreaterThan(8 * KiB);
    expect(index).toBeLessThanOrEqual(60 * KiB);
  });
});
