import { expect, test } from '@jest/globals';
import { base, serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

/** Where the engine of the search runs: the real one, over the texts of a small site. */
const stage = setStage({
  site: () =>
    serveSmallSite({ files: { 'docs/rare.md': '# Rare\n\nThe zygomorphic lantern burns.\n' } }),
});

/** Opens the box, and types a word of one guide. */
async function search(): Promise<void> {
  await stage.open('docs/');
  await stage.page.keyboard.press('Control+k');
  await stage.page.getByRole('combobox', { name: 'Search' }).fill('zygomorphic');
  await stage.page.getByRole('option', { name: /zygomorphic lantern/ }).waitFor();
}

/** Changes the list of indexes, so that the index counts as large. */
async function makeLarge(): Promise<void> {
  await stage.context.route(`**${base}search/manifest.json`, async (route) => {
    const response = await route.fetch();
    const manifest: unknown = await response.json();
    await route.fulfill({ response, json: Object.assign({}, manifest, { isLarge: true }) });
  });
}

test('a small site is searched in the page, and results appear with the typed letter', async () => {
  await search();
  expect(stage.page.workers()).toEqual([]);
  const late = await stage.page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('.search-box__field');
    if (!field) return 'no field';
    // React overrides the property of the element, to distinguish typing from scripts.
    Reflect.set(HTMLInputElement.prototype, 'value', 'lantern', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // The rest of this task only, without a frame.
    return new Promise((resolve) => {
      queueMicrotask(() => {
        setTimeout(() => resolve(document.querySelector('.search-row mark')?.textContent));
      });
    });
  });
  expect(late).toBe('lantern');
});

test('a large one in a worker', async () => {
  await makeLarge();
  await search();
  expect(stage.page.workers()).toHaveLength(1);
  await stage.page.getByRole('combobox', { name: 'Search' }).fill('lantern');
  await stage.page.locator('.search-row mark', { hasText: /^lantern$/ }).waitFor();
});

test('closing the box ends a search in the worker, but the next letter does not', async () => {
  await makeLarge();
  await stage.page.addInitScript(() => {
    const queries: string[] = [];
    Reflect.set(window, 'sentQueries', queries);
    window.Worker = class extends Worker {
      override postMessage(message: { request: { query: string } }): void {
        const { query } = message.request;
        queries.push(query);
        // A search that never ends by itself: there is nothing to end once the answer has come.
        if (query !== 'zygomorphi') super.postMessage(message);
      }
    };
  });
  await search();
  await stage.page.keyboard.press('Backspace');
  await stage.page.keyboard.press('Escape');
  const sent = await stage.page.waitForFunction(() => {
    const queries = Reflect.get(window, 'sentQueries') as string[];
    return queries.at(-1) === '' && queries.slice(-3);
  });
  expect(await sent.jsonValue()).toEqual(['zygomorphic', 'zygomorphi', '']);
});

test('in the page if module workers are missing', async () => {
  await makeLarge();
  await stage.page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor() {
        super('data:text/javascript,import "nowhere"');
      }
    };
  });
  await search();
  stage.takeFaults();
});
