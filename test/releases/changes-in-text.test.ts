import { expect, test } from '@jest/globals';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compile } from '../../src/compile/compile.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { renderPages } from '../../src/render/render-pages.ts';
import { contextOf } from '../context.ts';
import { contentFolder, messages } from '../markdown/content-folder.ts';

const library = resolve('fixtures/pages/class.history');

/** Returns the content of a guide as text, a line for each block, and what is reported about it. */
async function render(
  markdown: string,
  isKnown = true,
): Promise<{ text: string; faults: string[] }> {
  const folder = contentFolder({
    'docs/a.md': `# A\n\n${markdown}\n`,
    'site.config.yaml': `title: T\nurl: https://example.org\ndoxygen: { xml: ${library} }\ndocs: { path: docs }\n`,
  });
  if (isKnown) cpSync(join(library, 'api'), join(folder, 'api'), { recursive: true });
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd: folder }, diagnostics);
  if (!config) throw new Error('The configuration has faults.');
  const { plan, assets } = await compile({ config, context: contextOf(diagnostics) });
  if (!assets) throw new Error('There are no assets.');
  const pages = [...renderPages(plan, assets, diagnostics)];
  const html = pages.find(({ page }) => page.permalink === 'docs/a/')?.html ?? '';
  const [, content = ''] = /<\/header>(.*?)<\/article>/s.exec(html) ?? [];
  const text = content
    .replace(/<\/(?:p|li)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .trim();
  return { text, faults: messages(diagnostics, folder) };
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
