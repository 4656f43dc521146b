import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passes } from '../run/eventually.ts';
import { base, serveSmallSite } from './fixture-site.ts';
import { setStage } from './stage.ts';

/** The XML of a release, and what the release before it published. */
const library = 'fixtures/pages/removed';

function filesIn(folder: string, path: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => /\.(?:xml|json)$/.test(name));
  return Object.fromEntries(
    names.map((name) => [`${path}/${name}`, readFileSync(join(folder, name), 'utf8')]),
  );
}

const stage = setStage({
  site: () =>
    serveSmallSite({
      files: {
        ...filesIn(library, 'xml'),
        ...filesIn(join(library, 'api'), 'api'),
        'docs/moved.md': '# Moved\n\n## Installing\n\nText.\n',
      },
      config: {
        doxygen: { xml: 'xml' },
        redirects: [{ from: '/docs/moved/#setup', to: '/docs/moved/#installing' }],
      },
    }),
});

const scopes = 'docs/api/classes/geo';

test.each([
  [
    'a member of a class in another scope',
    `${scopes}/ball/#volume`,
    `${scopes}/solids/ball/#volume`,
  ],
  ['a heading with another name', 'docs/moved/#setup', 'docs/moved/#installing'],
])('the address of %s leads to its place', async (_, from, to) => {
  const { page, site } = stage;
  await page.goto(site.url + from);
  await page.waitForURL(`**${base}${to}`);
  const id = to.slice(to.indexOf('#'));
  await page.locator(id).waitFor();
  await passes(async () => {
    expect(
      await page.locator(id).evaluate((place) => place.getBoundingClientRect().top),
    ).toBeLessThan(await page.evaluate(() => window.innerHeight));
  });
});

test.each([
  ['a removed class', `${scopes}/square/#side`, 'double side() const'],
  ['a removed member', `${scopes}/circle/#grow`, 'geo::Circle::grow Removed in 2.0.0'],
])('the address of %s says so, with and without scripts', async (_, path, text) => {
  const { page, site } = stage;
  const id = path.slice(path.indexOf('#'));
  for (const javaScriptEnabled of [true, false]) {
    const context = await page.context().browser()?.newContext({ javaScriptEnabled });
    const reader = await context?.newPage();
    await reader?.goto(site.url + path);
    const place = reader?.locator(id);
    expect((await place?.innerText())?.replace(/\s+/g, ' ')).toContain(text);
    expect(await place?.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(
      800,
    );
    await context?.close();
  }
});
