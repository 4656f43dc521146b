import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBlog } from '../../src/blog/read-blog.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { contentFolder, messages } from '../markdown/content-folder.ts';
import { blogConfig } from './blog-config.ts';
import { contextOf } from '../context.ts';

const text = (words: string): string => `${words}\n\n<!-- truncate -->\n\nThe rest of ${words}.\n`;

function commit(folder: string, date: string): void {
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a',
    GIT_COMMITTER_NAME: 'C',
    GIT_COMMITTER_EMAIL: 'c',
    GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z',
    GIT_COMMITTER_DATE: date,
  };
  const git = (...args: string[]): void => {
    execFileSync('git', args, { cwd: folder, stdio: 'ignore', env });
  };
  git('init');
  git('add', '-A');
  git('commit', '-m', 'Change');
}

async function read(
  folder: string,
): Promise<{ dates: Record<string, string>; reported: string[] }> {
  const diagnostics = new Diagnostics();
  const { posts } = await readBlog(blogConfig(join(folder, 'blog')), contextOf(diagnostics));
  return {
    dates: Object.fromEntries(posts.map(({ permalink, date }) => [permalink, date])),
    reported: messages(diagnostics, folder),
  };
}

test('S-271 a post without a date uses the date of the commit that added it, even under an older name', async () => {
  const folder = contentFolder({ 'blog/first.md': text('First words of the blog') });
  commit(folder, '2020-01-02T03:04:05Z');
  mkdirSync(join(folder, 'blog/news'));
  writeFileSync(join(folder, 'blog/news/second.md'), text('Something else'));
  commit(folder, '2021-01-01T23:30:00-02:00');
  renameSync(join(folder, 'blog/first.md'), join(folder, 'blog/renamed.md'));
  commit(folder, '2022-01-01T00:00:00Z');
  writeFileSync(join(folder, 'blog/renamed.md'), text('Other words'));
  commit(folder, '2023-01-01T00:00:00Z');
  expect(await read(folder)).toEqual({
    dates: {
      'blog/renamed/': '2020-01-02T03:04:05Z',
      'blog/news/second/': '2021-01-02T01:30:00Z',
    },
    reported: [],
  });
});

test('S-271 a post that git does not track uses the date of its file, with a warning', async () => {
  const folder = contentFolder({ 'blog/new.md': text('New') });
  const { dates, reported } = await read(folder);
  const { birthtime } = statSync(join(folder, 'blog/new.md'));
  expect(Date.parse(dates['blog/new/'] ?? '')).toBe(birthtime.getTime());
  expect(reported).toEqual([
    'warning post-date blog/new.md:1:1 The blog post "blog/new.md" has no date, and git does not know it. The date of the file is used instead, which changes with every copy.',
  ]);
});
