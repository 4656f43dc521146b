import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { build } from '../src/build/build-site.ts';
import { loadConfig } from '../src/config/load-config.ts';
import { Diagnostics } from '../src/diagnostics/diagnostics.ts';
import { contextOf } from './context.ts';

const folder = mkdtempSync(join(tmpdir(), 'mtp-site-drafts-'));
const draft = '---\ntitle: In work\ndraft: true\n---\n\nText.\n\n<!-- truncate -->\n';
const addresses = ['docs/draft/', 'blog/2025/03/01/draft/', 'draft/'];

beforeAll(() => {
  cpSync(join(import.meta.dirname, 'browser/site'), folder, { recursive: true });
  for (const file of ['docs/draft.md', 'blog/2025-03-01-draft.md', 'pages/draft.md'])
    writeFileSync(join(folder, file), draft);
  writeFileSync(
    join(folder, 'site.config.yaml'),
    'title: T\nurl: https://example.org\ndocs: {}\nblog: {}\npages: { path: pages }\n',
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

async function buildSite(drafts: boolean): Promise<(path: string) => string | undefined> {
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd: folder }, diagnostics);
  if (!config) throw new Error('The configuration has a fault.');
  const out = join(folder, `out-${drafts}`);
  await build({
    config,
    out,
    write: true,
    drafts,
    context: contextOf(diagnostics),
    progress: () => undefined,
  });
  expect(diagnostics.all).toEqual([]);
  return (path) => {
    const file = join(out, path, 'index.html');
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
}

test('S-189 S-226 drafts are omitted, or built with a banner and listed like other pages', async () => {
  const published = await buildSite(false);
  for (const address of addresses) expect(published(address)).toBeUndefined();
  expect(published('docs/')).not.toContain('In work');
  expect(published('blog/')).not.toContain('In work');

  const previewed = await buildSite(true);
  for (const address of addresses) {
    expect(previewed(address)).toContain('<span>Draft page</span>');
    expect(previewed(address)).toContain(
      'This page is a draft. It will only be visible in dev and be excluded from the production build.',
    );
  }
  expect(previewed('docs/')).toContain('In work');
  expect(previewed('docs/')).not.toContain('Draft page');
  expect(previewed('blog/')).toContain('In work');
});
