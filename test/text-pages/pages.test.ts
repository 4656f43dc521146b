import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import GithubSlugger from 'github-slugger';
import { visit } from 'unist-util-visit';
import { base, serveFixtureSite, type FixtureSite } from '../browser/fixture-site.ts';
import { addressesIn, idsIn, readBack, shownText } from './read-back.ts';

/** Page kinds that only work in browsers, and those that search engines must not index. */
const without = new Set(['search', 'not-found', 'removed']);

/** A guide of the demonstration that no list names. */
const unlisted = `${base}docs/test/`;

let site: FixtureSite;
let files: Set<string>;
const texts = new Map<string, string>();

beforeAll(async () => {
  site = await serveFixtureSite();
  await site.close();
  const entries = await readdir(site.folder, { recursive: true });
  files = new Set(entries.map((path) => path.replaceAll('\\', '/')));
  for (const path of files)
    if (path.endsWith('index.md')) texts.set(path, await readFile(join(site.folder, path), 'utf8'));
});

/** Returns the path of the file at an address; a folder has a page. */
function fileAt(address: string): string {
  const path = decodeURI(address.slice(base.length).replace(/[?#].*/s, ''));
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

function textOf(page: { href: string }): string | undefined {
  return texts.get(`${decodeURI(page.href.slice(base.length))}index.md`);
}

describe('the Markdown of a site', () => {
  test('exists for each page of each kind that can be read as text', () => {
    const missing = new Set(
      site.pages
        .filter((page) => page.href !== unlisted && textOf(page) === undefined)
        .map(({ kind }) => kind),
    );
    expect([...missing].filter((kind) => !without.has(kind) && !kind.startsWith('debug'))).toEqual(
      [],
    );
    const kinds = new Set(
      site.pages.filter((page) => textOf(page) !== undefined).map(({ kind }) => kind),
    );
    expect(kinds.size).toBeGreaterThan(15);
  });

  test('starts with one title, and has no empty headings', () => {
    const wrong: string[] = [];
    for (const [path, text] of texts) {
      const titles: string[] = [];
      visit(readBack(text), 'heading', (node) => {
        if (node.depth === 1) titles.push(shownText(node));
        if (shownText(node) === '') wrong.push(`${path}: empty heading`);
      });
      if (titles.length !== 1) wrong.push(`${path}: ${titles.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });

  test('links to files that exist, and to places in them', () => {
    const wrong: string[] = [];
    const slugger = (headings: string[]): string[] => {
      const own = new GithubSlugger();
      return headings.map((heading) => own.slug(heading));
    };
    const ids = new Map([...texts].map(([path, text]) => [path, idsIn(text, slugger)]));
    let count = 0;
    for (const [path, text] of texts)
      for (const address of addressesIn(readBack(text))) {
        if (/^[a-z]+:/i.test(address)) continue;
        count += 1;
        const target = address.startsWith('#') ? path : fileAt(address);
        if (!address.startsWith('#') && !address.startsWith(base))
          wrong.push(`${path}: ${address}`);
        else if (!files.has(target)) wrong.push(`${path}: ${address}`);
        const [, hash] = address.split('#');
        const known = ids.get(target);
        if (hash !== undefined && known && !known.has(decodeURIComponent(hash)))
          wrong.push(`${path}: ${address}`);
      }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(1000);
  });

  test('does not contain what React or the shell adds to pages', () => {
    const wrong = [...texts].filter(([, text]) =>
      /<(?:div|span|svg|button|script)\b|\[object /.test(text.replace(/```[^]*?```|`[^`]*`/g, '')),
    );
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  test('is announced in the head of each page, and linked from guides and symbols', async () => {
    for (const page of site.pages) {
      const html = await readFile(join(site.folder, fileAt(page.href)), 'utf8').catch(() => '');
      const text = textOf(page);
      const link = `<link rel="alternate" type="text/markdown" href="${page.href}index.md">`;
      expect([page.href, html.includes(link)]).toEqual([page.href, text !== undefined]);
      if (page.kind === 'doc' || page.kind === 'class')
        expect([page.href, html.includes('View as Markdown')]).toEqual([
          page.href,
          text !== undefined,
        ]);
    }
  });
});

test('llms.txt follows the convention, and its links lead to files', async () => {
  const text = await readFile(join(site.folder, 'llms.txt'), 'utf8');
  const root = readBack(text);
  expect(root.children[0]).toMatchObject({ type: 'heading', depth: 1 });
  expect(root.children[1]?.type).toBe('blockquote');
  const headings: string[] = [];
  visit(root, 'heading', (node) => {
    if (node.depth === 2) headings.push(shownText(node));
  });
  expect(headings).toEqual(['Pages', 'Guides', 'API reference', 'Full text', 'Optional']);
  const addresses = addressesIn(root).map((address) => new URL(address).pathname);
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.filter((address) => !files.has(fileAt(address)))).toEqual([]);
});

test('llms-full.txt contains each listed page once', async () => {
  const [list, full] = await Promise.all(
    ['llms.txt', 'llms-full.txt'].map((name) => readFile(join(site.folder, name), 'utf8')),
  );
  const pages = addressesIn(readBack(list ?? '')).filter((address) => address.endsWith('index.md'));
  const shown = [...(full ?? '').matchAll(/^<!-- (\S+) -->$/gm)].map(([, address]) => address);
  expect(shown.map((address) => `${address}index.md`).sort()).toEqual(pages.sort());
});
