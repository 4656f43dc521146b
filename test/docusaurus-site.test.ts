import { expect, test } from '@jest/globals';
import { cp, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runNode } from './cli/run-command.ts';

const source = 'fixtures/docusaurus-site';

/** Returns the paths of all files in a folder, sorted. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

test('a Docusaurus folder builds unchanged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mtp-site-docusaurus-'));
  await cp(source, folder, { recursive: true });
  const before = await filesBelow(folder);

  const command = resolve('bin/mtp-site.mjs');
  const init = runNode(command, ['init', '--from', 'docusaurus.config.ts'], folder);
  expect(init).toMatchObject({ status: 0 });
  expect(await filesBelow(folder)).toEqual([...before, 'site.config.yaml'].sort());
  const built = runNode(command, ['build', '--out', 'out'], folder);
  expect(built.error + built.out).toContain('no warnings');
  expect(built.status).toBe(0);

  // React adds the marks between texts.
  const page = async (path: string): Promise<string> =>
    (await readFile(join(folder, 'out', path, 'index.html'), 'utf8')).replaceAll('<!-- -->', '');
  const pages = (await filesBelow(join(folder, 'out'))).filter((path) =>
    path.endsWith('index.html'),
  );
  expect(pages.map((path) => path.replace(/\/?index\.html$/, ''))).toEqual([
    'about',
    'blog/2024/05/01/first',
    'blog/archive',
    'blog/authors/ada',
    'blog/authors',
    'blog/faster',
    'blog',
    'blog/tags',
    'blog/tags/releases',
    'docs/guides/queue',
    'docs',
    'docs/next/guides',
    'docs/next/guides/sizes',
    'docs/next/guides/speed',
    'docs/next',
    'docs/next/reference/hidden/secret',
    'docs/next/reference',
    'docs/next/reference/push',
    'docs/next/tags/fast',
    'docs/next/tags',
    'docs/next/tags/memory',
    '',
    'search',
  ]);

  const start = await page('docs/next');
  expect(start).toContain('A queue that never allocates. 🚀');
  expect(start).toMatch(
    /<section class="feature" data-base="\/ring-buffer\/"><img src="[^"]*logo-/,
  );
  expect(start).toMatch(/<li role="tab"[^>]* aria-selected="true"[^>]*>CMake<\/li>/);
  expect(start).toMatch(/<a [^>]*href="\/ring-buffer\/assets\/files\/data-[0-9a-f]+\.csv"/);
  expect(start).toContain('This is unreleased documentation for Ring Buffer 2.x version.');

  const sizes = await page('docs/next/guides/sizes');
  expect(sizes).toContain('A buffer of 32 elements takes 36 bytes; 1 part');
  expect(sizes).toContain('less than 1, or more than 65,535 elements.');
  expect(sizes).toContain('No more than 65,535 bytes.');
  expect(sizes).toContain('<mark style="color:#c00">Swizzled components</mark>');
  expect(sizes).toMatch(/data-island="[^"]+"[^>]*><button[^>]*>32 pushed/);
  expect(sizes).toMatch(/<a class="toc__link" href="#limits">Limits<\/a>/);
  expect(sizes).not.toContain('Edit this page');

  expect(await page('docs/next/reference')).toContain('All about the interface');
  const home = await page('');
  expect(home).toContain('Version 2.1.0');
  expect(home).toContain('href="/ring-buffer/img/logo.svg"');
  expect(home).toContain('Releases of Ring Buffer: <a href="/ring-buffer/blog/faster/">ada</a>');
  const feed = await readFile(join(folder, 'out/blog/rss.xml'), 'utf8');
  expect(feed).toContain('12 pushed');
});
