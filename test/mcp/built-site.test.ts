import { expect, test } from '@jest/globals';
import { BuiltSite } from '../../src/mcp/built-site.ts';
import type { LibraryReleases } from '../../src/mcp/library-releases.ts';
import { guideAnswer } from '../../src/mcp/guide-answer.ts';
import { symbolAnswer } from '../../src/mcp/symbol-answer.ts';
import { indexFormat } from '../../src/shared/search/format.ts';
import { UnreadableSite } from '../../src/mcp/site-files.ts';

const home = '<link rel="canonical" href="https://lib.example/lib/">';

/** A site with some files; `fails` tells whether its server is out of order. */
function siteWith(files: Record<string, string>, fails = (): boolean => false): BuiltSite {
  const all = new Map(Object.entries({ 'index.html': home, ...files }));
  const read = (path: string): Promise<string | undefined> =>
    fails() ? Promise.reject(new Error('No answer.')) : Promise.resolve(all.get(path));
  return new BuiltSite({ name: 'site', read });
}

/** The releases of the only library of a site. */
async function releasesOf(site: BuiltSite): Promise<LibraryReleases | undefined> {
  return (await site.libraryReleases()).get('');
}

test.each([
  ['a link to another page', '[a](/lib/a/index.md#x)', '[a](https://lib.example/lib/a/index.md#x)'],
  ['a link to a place on the page', '[a](#x)', '[a](#x)'],
  ['a link to another site of the server', '[a](/other/)', '[a](/other/)'],
  ['code in a line, in which nothing is a link', 'a `[1](/lib/2)` b', 'a `[1](/lib/2)` b'],
  [
    'a link with code in its text',
    '[`a`](/lib/a/) \\` [b](/lib/b/)',
    '[`a`](https://lib.example/lib/a/) \\` [b](https://lib.example/lib/b/)',
  ],
  ['code, in which nothing is a link', '```cpp\nx[1](/lib/2);\n```', '```cpp\nx[1](/lib/2);\n```'],
  [
    'a link behind a longer fence',
    '````\n```\n[a](/lib/a/)\n````\n[b](/lib/b/)',
    '````\n```\n[a](/lib/a/)\n````\n[b](https://lib.example/lib/b/)',
  ],
])('Markdown has complete addresses: %s', async (_, written, expected) => {
  expect(await siteWith({ 'g/index.md': written }).markdown('/lib/g/')).toBe(expected);
});

test.each([
  ['../a/index.md#x', 'https://lib.example/lib/a/index.md#x'],
  ['b/index.html', 'https://lib.example/lib/g/b/'],
  ['../index.html', 'https://lib.example/lib/'],
  ['../../outside/', '../../outside/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('a link of a portable site becomes complete: %s', async (written, expected) => {
  const html = `<article><p><a href="${written}">a</a></p></article>`;
  const site = siteWith({ 'g/index.md': `[a](${written})`, 'g/index.html': html });
  expect(await site.markdown('/lib/g/')).toBe(`[a](${expected})`);
  expect((await site.page('/lib/g/'))?.whole()).toBe(`[a](${expected})`);
});

test.each(['/lib/g', '/lib/g.md', '/lib/g.html#a', 'https://lib.example/lib/g'])(
  'without slashes at the end of addresses, the page of a link is found, too: %s',
  async (address) => {
    const site = siteWith({ 'g.md': 'Text.', 'g.html': '<article><p>Page.</p></article>' });
    expect(await guideAnswer(site, address)).toContain('Text.');
    expect((await site.page(address))?.whole()).toBe('Page.');
  },
);

test('the releases are those of the list beside their snapshots', async () => {
  const list = '{ "releases": ["1.0.0", "2.0.0"] }';
  const site = siteWith({ 'docs/api/snapshots/index.json': list });
  expect(await (await releasesOf(site))?.releases()).toEqual(['1.0.0', '2.0.0']);
  expect(await (await releasesOf(siteWith({})))?.releases()).toEqual([]);
});

test.each([
  '/lib/g/',
  '/lib/g',
  '/lib/g/index.md',
  '/lib/g/index.html#a',
  'https://lib.example/lib/g/index.md',
])('the page of a link in an answer is found: %s', async (address) => {
  const site = siteWith({ 'g/index.md': 'Text.' });
  expect(await guideAnswer(site, address)).toContain('Text.');
});

test.each([
  [
    'a site without a search',
    {},
    'The site has no file "search/manifest.json". The search may be off.',
  ],
  [
    'a damaged index',
    { 'search/manifest.json': '{' },
    'The file "search/manifest.json" of the site is damaged',
  ],
])('%s is a fault of the site', async (_, files, message) => {
  const answer = siteWith(files).search('x', 8);
  await expect(answer).rejects.toThrow(UnreadableSite);
  await expect(answer).rejects.toThrow(message);
});

test('an index of another form is no fault of the site, because a build writes it', async () => {
  const manifest = JSON.stringify({ format: indexFormat, versions: 1 });
  const answer = siteWith({ 'search/manifest.json': manifest }).search('x', 8);
  await expect(answer).rejects.toThrow(TypeError);
});

const generator = '<meta name="generator" content="mtp-site 9.8.7">';

test.each<[object, string]>([
  // A later index.
  [{ format: indexFormat + 1 }, `has format ${indexFormat + 1}, and`],
  // The index of a version without numbers.
  [{}, 'has a format without a number, and'],
])('the index of another version says who built it, and what to do: %j', async (manifest, what) => {
  const written = { 'search/manifest.json': JSON.stringify({ ...manifest, versions: [] }) };
  const answer = siteWith({ ...written, 'index.html': home + generator }).search('x', 8);
  await expect(answer).rejects.toThrow(UnreadableSite);
  await expect(answer).rejects.toThrow(what);
  await expect(answer).rejects.toThrow(
    'mtp-site 9.8.7 built the site. Build the site again with this version, or ask it with that one: npx mtp-site@9.8.7 mcp site',
  );
  // A home page that redirects does not say it, but the first page of the API reference does.
  const start = siteWith({ ...written, 'docs/api/index.html': generator }).search('x', 8);
  await expect(start).rejects.toThrow('mtp-site 9.8.7 built the site.');
  await expect(siteWith(written).search('x', 8)).rejects.toThrow(/with this version\.$/);
});

test('the snapshot of a later version is a fault of the site, and pages answer without it', async () => {
  const site = siteWith({
    'docs/api/symbols.json': '[{"kind":"function","name":"f","url":"/lib/docs/api/f/"}]',
    'docs/api/f/index.html': '<article><p>What f does.</p></article>',
    'docs/api/snapshot.json': '{ "formatVersion": 99, "tool": "9.8.7" }',
  });
  const fault = 'docs/api/snapshot.json: The snapshot has format 99';
  const library = await releasesOf(site);
  await expect(library?.release()).rejects.toThrow(UnreadableSite);
  await expect(library?.release()).rejects.toThrow(fault);
  const answer = await symbolAnswer(site, 'f', false);
  expect(answer).toContain('What f does.');
  expect(answer).toContain(`Since and replacements are unknown: ${fault}`);
  expect(answer).toContain('Update mtp-site to 9.8.7 or newer.');
});

test('a server that did not answer once is asked again', async () => {
  let isDown = true;
  const symbols = '[{"kind":"function","name":"f","url":"/lib/docs/api/f/"}]';
  const site = siteWith({ 'docs/api/symbols.json': symbols }, () => isDown);
  await expect(site.symbols()).rejects.toThrow('No answer.');
  await expect(releasesOf(site)).rejects.toThrow('No answer.');
  isDown = false;
  expect(await site.symbols()).toHaveLength(1);
  const library = await releasesOf(site);
  expect(await library?.release()).toBeUndefined();
  isDown = true;
  await expect(library?.release('1.0.0')).rejects.toThrow('No answer.');
});

test('a function that a header declares and a source file defines is one symbol', async () => {
  const row = { kind: 'function', name: 'start', signature: '(void)' };
  const rows = [
    { ...row, refid: 'pump_8c_1a', url: '/lib/docs/api/pump-c/#start', declaration: 'pump_8h_1a' },
    { ...row, refid: 'pump_8h_1a', url: '/lib/docs/api/pump-h/#start' },
  ];
  const site = siteWith({ 'docs/api/symbols.json': JSON.stringify(rows) });
  expect((await site.symbols()).map(({ url }) => url)).toEqual(['/lib/docs/api/pump-h/#start']);
});
