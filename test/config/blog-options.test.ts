import { expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../src/config/load-config.ts';
import type { BlogConfig } from '../../src/config/types.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';

/** Returns the settings of a blog, and the reports about them. */
function load(blog: object): { blog?: BlogConfig; reported: [message: string, advice?: string][] } {
  const cwd = mkdtempSync(join(tmpdir(), 'blog-options-'));
  mkdirSync(join(cwd, 'blog'));
  const config = { title: 'T', url: 'https://example.org', blog };
  writeFileSync(join(cwd, 'site.config.yaml'), JSON.stringify(config));
  const diagnostics = new Diagnostics();
  const loaded = loadConfig({ cwd }, diagnostics);
  return {
    blog: loaded?.blog,
    reported: diagnostics.all.map(({ message, advice }) => [message, advice]),
  };
}

test('page sizes can be ALL, the archive can be omitted', () => {
  const { blog, reported } = load({
    postsPerPage: 'ALL',
    recentPosts: 'all',
    archiveBasePath: null,
  });
  expect(reported).toEqual([]);
  expect(blog).toMatchObject({ postsPerPage: 'all', recentPosts: 'all', archiveBasePath: false });
  expect(load({ archiveBasePath: '/old/' }).blog?.archiveBasePath).toBe('old');
  expect(
    load({ postsPerPage: 'many', recentPosts: -1 }).reported.map(([message]) => message),
  ).toEqual([
    '"blog.postsPerPage" must be a whole number of at least 1, or "all", but is the text "many".',
    '"blog.recentPosts" must be a whole number of at least 0, but is the number -1.',
  ]);
});

test('option names of other generators suggest the names here', () => {
  const others = {
    blogTitle: 'T',
    blogSidebarCount: 'ALL',
    showReadingTime: true,
    authorsMapPath: 'a.yml',
    feedOptions: {},
  };
  expect(load(others).reported.map(([, advice]) => advice)).toEqual([
    'Use "title".',
    'Use "recentPosts".',
    'Use "readingTime".',
    'Use "authors".',
    'Use its parts directly: "feeds", "feedLimit", "feedTitle", "feedDescription", "feedCopyright", "feedLanguage", "feedStyles".',
  ]);
});
