/** @jest-environment-options { "production": true } */
import { expect, test } from '@jest/globals';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compile } from '../../src/compile/compile.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { changesFeedFiles } from '../../src/emit/changes-feed.ts';
import { feedFiles } from '../../src/emit/feeds.ts';
import { snapshotFiles } from '../../src/emit/snapshot-files.ts';
import { renderPages } from '../../src/render/render-pages.ts';
import { postBodies } from '../../src/render/render-post-body.tsx';
import { contextOf } from '../context.ts';
import { contentFolder, messages } from '../markdown/content-folder.ts';

const library = resolve('fixtures/pages/class.history');

/** A site with a library, and what is reported about it. */
interface Rendered {
  /** Maps permalinks to documents. */
  pages: ReadonlyMap<string, string>;
  /** Maps the paths of feeds to their texts. */
  feeds: ReadonlyMap<string, string>;
  /** Maps the paths of published snapshots to their texts; to nothing if the file is copied. */
  files: ReadonlyMap<string, string>;
  /** What is reported. */
  faults: string[];
}

async function site(
  files: Record<string, string>,
  isKnown = true,
  releases = '',
): Promise<Rendered> {
  const folder = contentFolder({
    'docs/a.md': '# A\n',
    'blog/2024-01-01-start.md': 'Start.\n\n<!-- truncate -->\n',
    'site.config.yaml': `title: T\nurl: https://example.org\ndoxygen: { xml: ${library} }\ndocs: { path: docs }\nblog: { path: blog }\n${releases}`,
    ...files,
  });
  if (isKnown) cpSync(join(library, 'api'), join(folder, 'api'), { recursive: true });
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd: folder }, diagnostics);
  if (!config) throw new Error('The configuration has faults.');
  const { plan, assets } = await compile({ config, context: contextOf(diagnostics) });
  if (!assets) throw new Error('There are no assets.');
  const pages = new Map(
    [...renderPages(plan, assets, diagnostics)].map(({ page, html }) => [page.permalink, html]),
  );
  const feeds = [
    ...changesFeedFiles(plan),
    ...feedFiles(plan, postBodies(plan, plan.pages, assets)),
  ].flatMap((file) => ('bytes' in file ? [[file.path, String(file.bytes)] as const] : []));
  return {
    pages,
    feeds: new Map(feeds),
    files: new Map(
      snapshotFiles(plan).map((file) => [file.path, 'bytes' in file ? String(file.bytes) : '']),
    ),
    faults: messages(diagnostics, folder),
  };
}

/** Returns the content of a guide as text, a line for each block, and what is reported about it. */
async function render(
  markdown: string,
  isKnown = true,
): Promise<{ text: string; faults: string[] }> {
  const { pages, faults } = await site({ 'docs/a.md': `# A\n\n${markdown}\n` }, isKnown);
  const html = pages.get('docs/a/') ?? '';
  const [, content = ''] = /<\/header>(.*?)<\/article>/s.exec(html) ?? [];
  const text = content
    .replace(/<span data-copy.*/s, '')
    .replace(/<\/(?:p|li)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .trim();
  return { text, faults };
}

test('::changes lists what the latest release changed', async () => {
  expect(await render('::changes')).toEqual({
    faults: [],
    text: [
      ...['Breaking', 'geo::Circle::scale has the additional parameter steps'],
      ...['geo::print was removed', 'May break some code'],
      'geo::Circle::draw has the additional parameter color, which calls can leave out',
      ...['Added', 'geo::Square', 'All changes'],
    ].join('\n'),
  });
});

test('attributes select releases, categories, names and a number', async () => {
  const { text } = await render('::changes{from=1.0.0 to=1.1.0 only="added,deprecated"}');
  expect(text).toBe(
    [
      'Deprecated',
      'geo::print is deprecated now',
      'Added',
      'geo::Circle::draw',
      'All changes',
    ].join('\n'),
  );
  const scoped = await render('::changes{from=1.0.0 scope="*::Circle::*" limit=1 only=risky}');
  expect(scoped.text.split('\n').slice(1)).toEqual([
    'geo::Circle::draw has the additional parameter color, which calls can leave out',
    '1 more change',
    'All changes',
  ]);
  expect((await render('::changes{summary}')).text).toBe(
    'Breaking: 2, May break some code: 1, Added: 1. All changes',
  );
  expect((await render('::changes{scope="geo::Color"}')).text).toBe(
    'The public API did not change.',
  );
});

test.each([
  [
    '::changes{to=1.2}',
    '"1.2" (to) is not a release with a snapshot. The releases are 2.0.0, 1.1.0.',
  ],
  [
    '::changes{from=2.0.0}',
    '"2.0.0" (from) is not a release with a snapshot. The releases are 1.1.0, 1.0.0.',
  ],
  ['::changes{from=1.1.0 to=1.1.0}', '"1.1.0" is not older than "1.1.0".'],
  [
    '::changes{only=new}',
    'only="new" selects nothing. Use breaking, risky, doubtful, deprecated, added, other.',
  ],
])('%s is reported with its place', async (written, message) => {
  expect((await render(`Text.\n\n${written}`)).faults).toEqual([
    `error render-page docs/a.md:5:1 The page /docs/a/ cannot be rendered: ::changes: ${message}`,
  ]);
});

test('unknown attributes, and a site without snapshots, are reported', async () => {
  expect((await render('::changes{since=1.0.0}')).faults.join()).toContain(
    '::changes has no attribute "since". Its attributes are from, to, only, scope, limit, summary.',
  );
  expect((await render('::changes', false)).faults.join()).toContain(
    '::changes needs snapshots of releases.',
  );
});

test('a post about a release counts its changes, and both pages link to each other', async () => {
  const post = '---\ntitle: Out now\nrelease: v1.1.0\n---\n\nText.\n\n<!-- truncate -->\n';
  const { pages, faults } = await site({ 'blog/2024-09-10-out.md': post });
  expect(faults).toEqual([]);
  expect(pages.get('blog/2024/09/10/out/')).toContain(
    '<p class="changes-summary">May break some code: 2, Deprecated: 1, Added: 1. <a href="/docs/api/changes/1.1.0/">All changes</a></p>',
  );
  expect(pages.get('docs/api/changes/1.1.0/')).toContain(
    ' · <a href="/blog/2024/09/10/out/">Out now</a>',
  );
});

test('a post about an unknown release is reported; without snapshots, the field is free', async () => {
  const post = {
    'blog/2024-09-10-out.md':
      '---\ntitle: Out now\nrelease: 1.3\n---\n\nText.\n\n<!-- truncate -->\n',
  };
  expect((await site(post)).faults.join()).toContain(
    'blog/2024-09-10-out.md:3:10 The page /blog/2024/09/10/out/ cannot be rendered: There is no snapshot of the release "1.3". The releases are 2.0.0, 1.1.0, 1.0.0.',
  );
  expect((await site(post, false)).faults).toEqual([]);
});

test('the snapshots of the current API and of releases are published, those of releases unless the site opts out', async () => {
  const paths = async (releases: string): Promise<string[]> => {
    const { files } = await site({}, true, releases);
    return [...files.keys()].filter((path) => path.endsWith('.json')).sort();
  };
  expect(await paths('releases: { publish: false }\n')).toEqual(['docs/api/snapshot.json']);
  expect(await paths('')).toEqual([
    'docs/api/snapshot.json',
    ...['docs/api/snapshots/1.0.0.json', 'docs/api/snapshots/1.1.0.json'],
    'docs/api/snapshots/index.json',
  ]);
  const { files } = await site({});
  const current = String(files.get('docs/api/snapshot.json'));
  expect(current).toContain('"release": "2.0.0"');
  expect(current).toContain('"page":"docs/api/namespaces/geo/"');
});

test('the feed of the blog contains the changes in a post', async () => {
  const post = '---\ntitle: Out now\n---\n\nText.\n\n<!-- truncate -->\n\n::changes{only=added}\n';
  const { feeds, faults } = await site({ 'blog/2024-09-10-out.md': post });
  expect(faults).toEqual([]);
  expect(feeds.get('blog/rss.xml')).toContain('<code>geo::Square</code></a></li>');
});

test('a feed lists the releases whose dates are known', async () => {
  const { feeds, pages } = await site({});
  const items = feeds.get('docs/api/changes/rss.xml')?.match(/<item>.*?<\/item>/gs) ?? [];
  expect(items.map((item) => item.replace(/\s*\n\s*/g, ''))).toEqual([
    '<item><title><![CDATA[Changes in 1.1.0]]></title><link>https://example.org/docs/api/changes/1.1.0/</link><guid>https://example.org/docs/api/changes/1.1.0/</guid><pubDate>Tue, 10 Sep 2024 00:00:00 GMT</pubDate><description><![CDATA[What 1.1.0 changed in the API, compared with 1.0.0.]]></description></item>',
  ]);
  expect(pages.get('docs/api/changes/')).toContain('href="/docs/api/changes/rss.xml"');
  expect((await site({}, false)).feeds.has('docs/api/changes/rss.xml')).toBe(false);
});

test('a snapshot that is no file, or is named like another release, is reported, and the others count', async () => {
  const wrong = readFileSync(join(library, 'api/1.0.0.json'), 'utf8');
  const { pages, faults } = await site({ 'api/1.2.0.json/a.txt': '', 'api/1.3.0.json': wrong });
  expect(faults).toEqual([
    'error snapshot api/1.2.0.json:?:? This is not a file.',
    'error snapshot-release api/1.3.0.json:?:? The file has the name of 1.3.0, but contains 1.0.0.',
  ]);
  expect(pages.has('docs/api/changes/1.1.0/')).toBe(true);
});

test('the history of another library is reported', async () => {
  const other = readFileSync(join(library, 'api/1.1.0.json'), 'utf8')
    .replace('"Shapes"', '"Forms"')
    .replaceAll('1.1.0', '1.2.0');
  const { faults } = await site({ 'api/1.2.0.json': other });
  expect(faults).toEqual([
    'warning diff-library api/1.2.0.json:?:? The snapshot is of "Forms", but the API reference is of "Shapes".',
  ]);
});
