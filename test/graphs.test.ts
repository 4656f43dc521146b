import { beforeAll, expect, test } from '@jest/globals';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../src/build/build-site.ts';
import { loadConfig } from '../src/config/load-config.ts';
import { Diagnostics } from '../src/diagnostics/diagnostics.ts';
import { expectGolden } from './config/golden.ts';
import { contentFolder, messages } from './markdown/content-folder.ts';
import { contextOf } from './context.ts';

const fixture = 'fixtures/graphs';

/** Builds a site of the fixture and returns a function that reads its pages. */
async function built(diagrams: object): Promise<(permalink: string) => string> {
  const folder = contentFolder({
    'site.config.yaml': JSON.stringify({
      title: 'T',
      url: 'https://example.org',
      baseUrl: '/',
      doxygen: { xml: 'xml', diagrams },
    }),
  });
  cpSync(join(fixture, 'xml'), join(folder, 'xml'), { recursive: true });
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd: folder }, diagnostics);
  if (!config) throw new Error('The configuration has a fault.');
  const out = join(folder, 'out');
  await build({
    config,
    out,
    write: true,
    context: contextOf(diagnostics),
    progress: () => undefined,
  });
  expect(messages(diagnostics, folder)).toEqual([]);
  return (permalink) => readFileSync(join(out, permalink, 'index.html'), 'utf8');
}

/** Returns the graph blocks of a page, tag by tag. */
function graphsIn(html: string): string {
  const blocks = html.match(/<details class="graph"[^]*?(?=<h[23]|<section|<\/section>)/g) ?? [];
  return blocks.map((block) => block.replaceAll('><', '>\n<')).join('\n\n');
}

let page: Awaited<ReturnType<typeof built>>;

beforeAll(async () => {
  page = await built({});
});

test.each([
  ['calls', 'docs/api/namespaces/trees'],
  ['folder', 'docs/api/folders/src/io'],
])('the graphs that the Doxyfile enables: %s', (name, permalink) => {
  expectGolden(`${graphsIn(page(permalink))}\n`, join(fixture, `${name}.html`));
});

test('a folder without includes to or from others has no graph', () => {
  expect(page('docs/api/folders/src')).not.toContain('class="graph"');
});

test('the configuration overrides the Doxyfile', async () => {
  const without = await built({ calls: false, callers: false, folders: false });
  for (const permalink of ['docs/api/namespaces/trees', 'docs/api/folders/src/io'])
    expect(without(permalink)).not.toContain('class="graph"');
});
