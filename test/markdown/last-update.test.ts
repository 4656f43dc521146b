import { afterEach, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Config } from '../../src/config/types.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { addGitDates } from '../../src/markdown/last-update.ts';
import { readDocs } from '../../src/markdown/read-docs.ts';
import { readStandalonePages } from '../../src/markdown/standalone-pages.ts';
import { postsOf } from '../../src/model/prose.ts';
import { readBlog } from '../../src/blog/read-blog.ts';
import type { Updated } from '../../src/model/site.ts';
import { messages } from './content-folder.ts';
import { blogConfig } from '../blog/blog-config.ts';
import { docsConfig, pagesConfig } from './docs-config.ts';
import { contextOf } from '../context.ts';

const path = process.env.PATH;
afterEach(() => {
  process.env.PATH = path;
});

type Files = Record<string, string>;

function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), 'last-update-'));
}

function write(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function git(cwd: string, args: string[], env: Record<string, string> = {}): void {
  const own = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_COMMITTER_NAME: 'C', GIT_COMMITTER_EMAIL: 'c' };
  execFileSync('git', args, { cwd, stdio: 'ignore', env: { ...process.env, ...own, ...env } });
}

function commit(folder: string, author: string, date: string): void {
  if (!readable(join(folder, '.git/HEAD'))) git(folder, ['init']);
  git(folder, ['add', '-A']);
  const env = { GIT_AUTHOR_NAME: author, GIT_AUTHOR_EMAIL: 'a', GIT_COMMITTER_DATE: date };
  git(folder, ['commit', '-m', 'Change'], { ...env, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z' });
}

function readable(file: string): boolean {
  try {
    return readFileSync(file).length > 0;
  } catch {
    return false;
  }
}

interface Wanted {
  time?: boolean;
  author?: boolean;
  lastmod?: boolean;
}

/** Reads docs, blog and pages of a folder; returns the last update of each, by the end of its path. */
async function read(
  folder: string,
  { time = true, author = true, lastmod = false }: Wanted = {},
): Promise<{
  updates: Record<string, Updated>;
  reported: string[];
  advice: (string | undefined)[];
}> {
  const show = { showLastUpdateTime: time, showLastUpdateAuthor: author };
  const docs = docsConfig(join(folder, 'docs'), show);
  const blog = blogConfig(join(folder, 'blog'), show);
  const pages = pagesConfig(join(folder, 'pages'), show);
  for (const part of ['blog', 'pages']) mkdirSync(join(folder, part), { recursive: true });
  const diagnostics = new Diagnostics();
  const site = {
    docs: await readDocs(docs, contextOf(diagnostics)),
    blog: await readBlog(blog, contextOf(diagnostics)),
    standalone: await readStandalonePages(pages, contextOf(diagnostics)),
  };
  const sitemap: Config['sitemap'] = {
    changefreq: null,
    priority: null,
    ignorePatterns: [],
    filename: 'sitemap.xml',
    lastmod: lastmod ? 'date' : null,
  };
  await addGitDates(site, { docs, docsSets: {}, blog, pages, sitemap }, contextOf(diagnostics));
  const texts = [...site.docs.flatMap((each) => each.docs), ...postsOf(site), ...site.standalone];
  const updates = texts.flatMap(({ place, lastUpdate, lastModified }) => {
    const known = {
      ...(lastUpdate ? { lastUpdate } : {}),
      ...(lastModified === undefined ? {} : { lastModified }),
    };
    return Object.keys(known).length > 0 ? [[place.file.split('/').at(-1)!, known] as const] : [];
  });
  return {
    updates: Object.fromEntries(updates),
    reported: messages(diagnostics, folder),
    advice: diagnostics.all.map((each) => each.advice?.replaceAll(/\S*\/(?=docs\/)/g, '')),
  };
}

const early = '2020-01-02T03:04:05Z';
const late = '2024-06-07T23:30:00-05:00';
const lateUtc = '2024-06-08T04:30:00Z';

test('the last commit of each file gives date and author, in one pass through the history', async () => {
  const folder = emptyFolder();
  write(folder, {
    'docs/a.md': 'A.',
    'docs/ü b.md': 'B, which will move.',
    'blog/2020-01-01-p.md': 'P.\n\n<!-- truncate -->\n',
    'pages/page.md': 'Page.',
    'pages/index.tsx': '',
  });
  commit(folder, 'Ann', early);
  write(folder, { 'docs/a.md': 'A, changed.', 'docs/new.md': 'New.' });
  renameSync(join(folder, 'docs/ü b.md'), join(folder, 'docs/moved.md'));
  commit(folder, 'Bob', late);

  // A git that records its arguments.
  const bin = emptyFolder();
  const log = join(bin, 'log');
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  write(bin, { git: `#!/bin/sh\necho "$*" >> '${log}'\nexec '${real}' "$@"\n` });
  chmodSync(join(bin, 'git'), 0o755);
  process.env.PATH = `${bin}:${path ?? ''}`;

  const ann = { lastUpdate: { date: early, author: 'Ann' } };
  const bob = { lastUpdate: { date: lateUtc, author: 'Bob' } };
  const { updates, reported } = await read(folder);
  expect(reported).toEqual([]);
  expect(updates).toEqual({
    'a.md': bob,
    'new.md': bob,
    // Moving a file is not an update.
    'moved.md': ann,
    '2020-01-01-p.md': ann,
    'page.md': ann,
  });
  const walks = readFileSync(log, 'utf8').match(/^(?:-c \S+ )*--no-pager .*\blog .*$/gm);
  expect(walks).toHaveLength(1);
});

test('only requested facts are set; the sitemap alone shows nothing on pages', async () => {
  const folder = emptyFolder();
  write(folder, { 'docs/a.md': '---\nlast_update: { author: Eve }\n---\n', 'pages/index.tsx': '' });
  commit(folder, 'Ann', early);
  const only = async (wanted: Wanted): Promise<Updated | undefined> =>
    (await read(folder, wanted)).updates['a.md'];
  expect(await only({ author: false })).toEqual({ lastUpdate: { date: early } });
  expect(await only({ time: false })).toEqual({ lastUpdate: { author: 'Eve' } });
  expect(await only({})).toEqual({ lastUpdate: { date: early, author: 'Eve' } });
  const hidden = await read(folder, { time: false, author: false, lastmod: true });
  expect(hidden.updates).toEqual({
    'a.md': { lastModified: early },
    'index.tsx': { lastModified: early },
  });
});

const dated = '---\nlast_update: { date: 2019-05-06, author: Eve }\n---\n';

test('front matter comes first, and without the options neither it nor git is read', async () => {
  const folder = emptyFolder();
  write(folder, { 'docs/a.md': dated });
  process.env.PATH = '';
  const shown = { date: '2019-05-06', author: 'Eve' };
  expect(await read(folder, { lastmod: true })).toEqual({
    updates: { 'a.md': { lastUpdate: shown, lastModified: '2019-05-06' } },
    reported: [],
    advice: [],
  });
  write(folder, { 'docs/a.md': '---\nlast_update: { date: soon }\n---\n' });
  const off = await read(folder, { time: false, author: false });
  expect(off).toEqual({ updates: {}, reported: [], advice: [] });
  const { reported } = await read(folder);
  expect(reported[0]).toBe(
    'error front-matter docs/a.md:2:22 "last_update.date" must be a date, but is the text "soon".',
  );
});

const unknown =
  'warning last-update Cannot infer the update date for some files, as they are not tracked by git.';

test('S-229 files that git does not track cause one warning with their names', async () => {
  const folder = emptyFolder();
  write(folder, { 'docs/a.md': 'A.' });
  commit(folder, 'Ann', early);
  write(folder, { 'docs/b.md': 'B.', 'docs/c.md': 'C.', 'docs/d.md': dated });
  const { updates, reported, advice } = await read(folder);
  expect(Object.keys(updates)).toEqual(['a.md', 'd.md']);
  expect(reported).toEqual([unknown]);
  expect(advice[0]).toMatch(/front matter: docs\/b\.md, docs\/c\.md\.$/);
});

test('S-229 without git or a repository there is a warning, and no date', async () => {
  const folder = emptyFolder();
  write(folder, { 'docs/a.md': 'A.', 'docs/b.md': 'B.' });
  expect(await read(folder)).toMatchObject({ updates: {}, reported: [unknown] });
  commit(folder, 'Ann', early);
  process.env.PATH = emptyFolder();
  expect(await read(folder)).toMatchObject({
    updates: {},
    reported: ['warning last-update Sorry, the last update options require Git.'],
  });
});

test('a shallow clone is reported, and gives no wrong dates', async () => {
  const origin = emptyFolder();
  write(origin, { 'docs/a.md': 'A.', 'docs/b.md': 'B.' });
  commit(origin, 'Ann', early);
  write(origin, { 'docs/b.md': 'B, changed.' });
  commit(origin, 'Ann', '2022-01-01T00:00:00Z');
  write(origin, { 'docs/b.md': 'B, changed again.' });
  commit(origin, 'Bob', late);
  const folder = join(emptyFolder(), 'clone');
  git(origin, ['clone', '--depth', '2', `file://${origin}`, folder]);
  const { updates, reported, advice } = await read(folder);
  expect(updates).toEqual({ 'b.md': { lastUpdate: { date: lateUtc, author: 'Bob' } } });
  expect(reported).toEqual([expect.stringContaining('is a shallow clone')]);
  expect(advice[0]).toContain('fetch-depth: 0');
});
