import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { photo } from './photo.ts';

const root = resolve(import.meta.dirname, '../..');

/** Builds a site of some files with the bundled command; returns the output without the steps. */
function build(files: Record<string, string | Uint8Array>, more = ''): [text: string, out: string] {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-site-images-'));
  const config = `title: T\nurl: https://example.org\nbaseUrl: /b/\ndocs: { path: docs }\n${more}`;
  for (const [path, content] of Object.entries({ ...files, 'site.config.yaml': config })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'bin/mtp-site.mjs'), 'build', '--quiet'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  return [stdout + stderr, join(folder, 'build')];
}

test('S-334 missing and invalid images are each reported once with their place', async () => {
  const whole = await photo(1600, 800);
  const files = {
    'docs/index.md': [
      '---\nslug: /\n---\n\n# Images',
      '![a](./gone.png)',
      'Text ![b](/img/gone.png) and ![c](@site/img/gone.svg).',
      '![d]()',
      '![e](./page.png)',
      '![f](./cut.jpg)',
      '![g](pathname:///img/gone.png) ![h](https://example.org/x.png) ![i](./good.png)',
      '<img src="../img/shown.png" alt="From the page" />',
    ].join('\n\n'),
    'docs/social.md': '---\nimage: ./gone.png\n---\n\nText.\n',
    'docs/page.png': '<!doctype html><title>No image</title>',
    'docs/cut.jpg': whole.subarray(0, whole.length / 2),
    'docs/good.png': readFileSync(
      join(root, 'fixtures/micro-test-plus/docs/test/images/terminal.png'),
    ),
    'static/img/shown.png': readFileSync(
      join(root, 'fixtures/micro-test-plus/docs/test/images/terminal.png'),
    ),
  };
  const [text, out] = build(files);
  expect(existsSync(out)).toBe(false);
  const found = [...text.matchAll(/^(docs\/index\.md:\d+:\d+): (\w+): (.*) \[[\w-]+\]$/gm)];
  expect(found.map(([, place, level, message]) => [place, level, message])).toEqual([
    ['docs/index.md:7:1', 'error', 'The image "./gone.png" does not exist.'],
    ['docs/index.md:9:6', 'error', 'The image "/img/gone.png" does not exist.'],
    ['docs/index.md:9:30', 'error', 'The image "@site/img/gone.svg" does not exist.'],
    ['docs/index.md:11:1', 'error', 'This image has no address.'],
    [
      'docs/index.md:13:1',
      'error',
      'The image "./page.png" is not an image: the content of "docs/page.png" has another format or is truncated.',
    ],
    [
      'docs/index.md:15:1',
      'error',
      expect.stringMatching(/^The image "docs\/cut\.jpg" \(1600 × 800\) cannot be converted: /),
    ],
  ]);
  expect(text).toContain('docs/social.md:2:8: error: The image "./gone.png" does not exist.');
  expect(text).toContain('7 errors');
  expect(text).toContain(
    'put "pathname://" in front of it, or set checks.brokenMarkdownImages to warn.',
  );

  const [ignored, created] = build(files, 'checks: { brokenMarkdownImages: ignore }\n');
  expect(ignored).toBe('');
  expect(existsSync(join(created, 'docs/index.html'))).toBe(true);
  const [warned] = build(files, 'checks: { brokenMarkdownImages: warn }\n');
  expect(warned.match(/: warning: /g)).toHaveLength(7);
});

test('equal images are copied once, images in static folders are not copied, and variants are cached', async () => {
  const picture = await photo(1200, 600);
  const files = {
    'docs/a/a.md':
      '![x](./Photo%201.jpg) ![y](@site/static/img/static.jpg) [z](../../static/tool.zip)',
    'docs/b/b.md': '![x](./Photo%201.jpg)',
    'docs/a/Photo 1.jpg': picture,
    'docs/b/Photo 1.jpg': picture,
    'static/img/static.jpg': await photo(900, 450),
    'static/tool.zip': 'zip',
  };
  const [text, out] = build(files);
  expect(text).toBe('');
  expect(readdirSync(join(out, 'assets/images'))).toEqual([
    expect.stringMatching(/^Photo-1-[0-9a-f]{8}\.jpg$/),
  ]);
  expect(existsSync(join(out, 'assets/files'))).toBe(false);
  expect(
    readdirSync(join(out, 'assets/ideal-img')).map((name) =>
      name.replace(/\.[0-9a-f]{7}\./, '.HASH.'),
    ),
  ).toEqual([
    'Photo-1.HASH.1030.jpg',
    'Photo-1.HASH.640.jpg',
    'static.HASH.640.jpg',
    'static.HASH.900.jpg',
  ]);
  expect(existsSync(join(out, '../.mtp-site-cache'))).toBe(true);
  const [plain, withoutVariants] = build(files, 'images: { responsive: false }\n');
  expect(plain).toBe('');
  expect(existsSync(join(withoutVariants, 'assets/ideal-img'))).toBe(false);
  expect(readFileSync(join(withoutVariants, 'docs/a/index.html'), 'utf8')).toMatch(
    /<img loading="lazy" decoding="async" width="1200" height="600" src="\/b\/assets\/images\/Photo-1-[0-9a-f]{8}\.jpg" alt="x"\/>/,
  );
});

test('images of `require` with a path from the root are in the static folders, then in the folder of the site', () => {
  const image = readFileSync(join(root, 'fixtures/micro-test-plus/docs/test/images/terminal.png'));
  const [text, out] = build(
    {
      'docs/index.mdx': [
        '---\nslug: /\n---\n\n# Images',
        `<img src={require('/static/img/shown.png').default} alt="a" />`,
        `<img src={require('/docs/own.png').default} alt="b" />`,
        `<img src={require('/img/shown.png').default} alt="c" />`,
        `<img src={require('/docs/gone.png').default} alt="d" />`,
      ].join('\n\n'),
      'docs/own.png': image,
      'static/img/shown.png': image,
    },
    'checks: { brokenMarkdownImages: warn }\n',
  );
  expect(text).toContain(
    'docs/index.mdx:13:1: warning: The image "/docs/gone.png" does not exist.',
  );
  expect(text.match(/warning:/g)).toHaveLength(1);
  const html = readFileSync(join(out, 'docs/index.html'), 'utf8');
  expect([...html.matchAll(/src="([^"]*)" alt="[abc]"/g)].map(([, src]) => src)).toEqual([
    '/b/img/shown.png',
    expect.stringMatching(/^\/b\/assets\/images\/own-[0-9a-f]{8}\.png$/),
    '/b/img/shown.png',
  ]);
});
