import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { build } from '../src/build/build-site.ts';
import { loadConfig } from '../src/config/load-config.ts';
import { Diagnostics } from '../src/diagnostics/diagnostics.ts';
import { contentFolder, messages } from './markdown/content-folder.ts';
import { contextOf } from './context.ts';

async function built(
  files: Record<string, string>,
): Promise<{ reported: string[]; page: (path: string) => string }> {
  const folder = contentFolder(files);
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd: folder }, diagnostics);
  if (!config) throw new Error(messages(diagnostics, folder).join('\n'));
  const out = join(folder, 'out');
  const context = contextOf(diagnostics);
  await build({ config, out, write: true, context, progress: () => undefined });
  return {
    reported: messages(diagnostics, folder),
    page: (path) => {
      const file = join(out, path, 'index.html');
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    },
  };
}

const config = {
  title: 'T',
  url: 'https://example.org',
  docs: {},
  navbar: { items: [{ type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Guides' }] },
};

const guides = {
  'docs/a.md': '# A\n\nText.\n',
  'docs/b.md': '---\nunlisted: true\n---\n\n# B\n\nText.\n',
  'docs/c.md': '---\ntags: [Über]\n---\n\n# C\n\nText.\n',
};

test('an unlisted guide has no neighbours, and is none', async () => {
  const { reported, page } = await built({
    ...guides,
    'site.config.yaml': JSON.stringify({ ...config, navbar: {} }),
  });
  expect(reported).toEqual([]);
  const neighbours = (path: string): string[] =>
    [...page(path).matchAll(/class="pagination-link[^"]*" href="([^"]*)"/g)].map(
      ([, to = '']) => to,
    );
  expect(neighbours('docs/a')).toEqual(['/docs/c/']);
  expect(neighbours('docs/b')).toEqual([]);
  expect(neighbours('docs/c')).toEqual(['/docs/a/']);
  expect(page('docs/tags/uber')).toContain('Über');
});

test.each([
  ['without a file', undefined, []],
  ['that a file declares', 'main: [a]\n', ['defaultSidebar']],
])('the navbar finds the default sidebar %s', async (_, sidebars, missing) => {
  const docs = sidebars === undefined ? {} : { sidebar: 'sidebars.yaml' };
  const { reported, page } = await built({
    ...guides,
    'sidebars.yaml': sidebars ?? '',
    'site.config.yaml': JSON.stringify({ ...config, docs }),
  });
  expect(reported).toEqual(
    missing.map((name) => expect.stringContaining(`Can't find any sidebar with id "${name}"`)),
  );
  if (missing.length === 0) expect(page('docs/c')).toMatch(/href="\/docs\/a\/"[^>]*>Guides</);
});
