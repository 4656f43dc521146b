import { beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFolder } from '../markdown/content-folder.ts';

const root = resolve(import.meta.dirname, '../..');

/** A site with texts of all kinds, and an API reference that is large enough for threads. */
const texts = {
  'site.config.yaml': JSON.stringify({
    title: 'Large',
    url: 'https://example.org',
    baseUrl: '/large/',
    doxygen: { xml: 'xml' },
    docs: { path: 'docs' },
    blog: { path: 'blog' },
    pages: { path: 'pages' },
    checks: { danglingReferences: 'ignore' },
    colorMode: { respectPrefersColorScheme: true },
    // The page has code, so there is no policy without a list.
    security: { contentSecurityPolicy: {} },
    // Threads keep what they have read for the second language.
    i18n: { defaultLocale: 'en', locales: ['en', 'de'], texts: { de: 'texts-de.yaml' } },
  }),
  'texts-de.yaml': 'shell: { skipToContent: Zum Inhalt }\n',
  'docs/guide.mdx': `# Guide

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs><TabItem value="a">One **text**.</TabItem><TabItem value="b">Another.</TabItem></Tabs>

\`\`\`cpp
int main() { return 0; }
\`\`\`
`,
  'docs/second.md': '# Second\n\nSee the [guide](guide.mdx) and :rocket:.\n',
  'blog/2026-01-02-first.md':
    '---\ntags: [release]\n---\n\n# First\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
  'pages/index.jsx': 'export default () => <p>Home</p>;\n',
};

let library: string;

beforeAll(() => {
  library = contentFolder({});
  const script = join(root, 'test/bench/library.mjs');
  spawnSync(process.execPath, [script, '320', join(library, 'xml')], { stdio: 'ignore' });
  nameNamespace(join(library, 'xml'));
  const size = readdirSync(join(library, 'xml')).reduce(
    (sum, name) => sum + statSync(join(library, 'xml', name)).size,
    0,
  );
  // Below this size, threads are not used at all.
  expect(size).toBeGreaterThan(15_500_000);
});

/** Adds a namespace that the code only names, which has no page: all threads must leave it out. */
function nameNamespace(xml: string): void {
  const index = join(xml, 'index.xml');
  const compound = '<compound refid="namespaceabc" kind="namespace"><name>abc</name></compound>';
  writeFileSync(
    index,
    readFileSync(index, 'utf8').replace('<compound ', `${compound}\n<compound `),
  );
  writeFileSync(
    join(xml, 'namespaceabc.xml'),
    '<doxygen><compounddef id="namespaceabc" kind="namespace" language="C++"><compoundname>abc</compoundname></compounddef></doxygen>',
  );
}

/** Creates a folder with the site; its name has the given length. */
function siteFolder(name: string): string {
  const folder = join(contentFolder({}), name);
  mkdirSync(folder);
  cpSync(contentFolder(texts), folder, { recursive: true });
  cpSync(join(library, 'xml'), join(folder, 'xml'), { recursive: true });
  return folder;
}

/** Builds the site in a folder with the bundled command. */
function build(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'bin/mtp-site.mjs'), 'build', ...args],
    { cwd, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

/** Maps each file of a built site to the hash of its bytes. */
function hashes(folder: string): Record<string, string> {
  const out = join(folder, 'build');
  return Object.fromEntries(
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(out, path)).isFile())
      .sort()
      .map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(out, path)))
          .digest('hex'),
      ]),
  );
}

test('any folder, any number of threads and shards, and any cache give the same bytes', () => {
  const first = siteFolder('a');
  build(first, '--workers', '1', '--no-cache');
  const wanted = hashes(first);
  expect(Object.keys(wanted).length).toBeGreaterThan(200);

  const second = siteFolder('another-folder-with-a-longer-name');
  expect(build(second, '--workers', '4', '--timing')).toMatch(/^Threads +4$/m);
  expect(hashes(second)).toEqual(wanted);
  // The cached results for texts are used; all files are written again.
  rmSync(join(second, 'build'), { recursive: true });
  build(second, '--workers', '3');
  expect(hashes(second)).toEqual(wanted);
  expect(build(second)).toContain('0 written');
  expect(hashes(second)).toEqual(wanted);

  // The shards are built in different folders, by several threads and by one.
  const third = siteFolder('third');
  const shard = (number: number): string[] => [
    ...['--shard', `${number}/2`, '--out', join(third, `shards/${number}`)],
  ];
  build(second, ...shard(1), '--workers', '4');
  build(first, ...shard(2), '--workers', '1', '--no-cache');
  expect(build(third, '--shards', 'shards', '--timing')).toMatch(/^Rendered +\d{1,2} of \d{3} /m);
  expect(hashes(third)).toEqual(wanted);
});
