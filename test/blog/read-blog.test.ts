import { describe, expect, test } from '@jest/globals';
import { readDate } from '../../src/markdown/read-date.ts';
import { readPostName } from '../../src/blog/post-name.ts';
import { readBlog } from '../../src/blog/read-blog.ts';
import { readingMinutes } from '../../src/blog/reading-time.ts';
import type { BlogConfig } from '../../src/config/types.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import type { Blog } from '../../src/model/site.ts';
import { blogConfig } from './blog-config.ts';
import { contentFolder, messages } from '../markdown/content-folder.ts';

async function read(
  files: Record<string, string>,
  settings: Partial<BlogConfig> = {},
): Promise<Blog & { said: string[] }> {
  const folder = contentFolder(files);
  const diagnostics = new Diagnostics();
  const blog = await readBlog(blogConfig(folder, settings), diagnostics);
  return { ...blog, said: messages(diagnostics, folder) };
}

const post = (frontMatter = '', text = 'Excerpt.\n\n<!-- truncate -->\n\nRest.'): string =>
  `---\n${frontMatter}\n---\n\n${text}\n`;

describe('dates are read in UTC, wherever the machine stands', () => {
  const cases: [written: string, date: string | undefined][] = [
    ['2021-02-05', '2021-02-05'],
    ['2021-2-5', '2021-02-05'],
    ['2021-02-05 23:30', '2021-02-05T23:30:00Z'],
    ['2021-02-05T10:30:15.5Z', '2021-02-05T10:30:15.500Z'],
    ['2021-02-05T00:30:00+02:00', '2021-02-04T22:30:00Z'],
    ['2021-02-05 9:05 -0100', '2021-02-05T10:05:00Z'],
    ['2021-02-30', undefined],
    ['2021-13-01', undefined],
    ['2021-02-05 25:00', undefined],
    ['yesterday', undefined],
  ];
  for (const [written, date] of cases) {
    test(written, () => {
      expect(readDate(written)).toBe(date);
    });
  }
});

describe('dates and slugs come from paths', () => {
  const cases: [path: string, date: string | undefined, slug: string][] = [
    ['2021-02-05-name.md', '2021-02-05', '2021/02/05/name'],
    ['2021-2-5-name.md', '2021-02-05', '2021/02/05/name'],
    ['2021-02-05-name/index.md', '2021-02-05', '2021/02/05/name'],
    ['2021/02/05/name.md', '2021-02-05', '2021/02/05/name'],
    ['2021/02-05-name.md', '2021-02-05', '2021/02/05/name'],
    ['news/2021-02-05-name.md', '2021-02-05', '2021/02/05/news/name'],
    ['2021-02-30-name.md', undefined, '2021-02-30-name'],
    ['name.md', undefined, 'name'],
    ['folder/index.md', undefined, 'folder'],
  ];
  for (const [path, date, slug] of cases) {
    test(path, () => {
      const name = readPostName(path);
      expect([name.date, name.slug]).toEqual([date, slug]);
    });
  }
});

test('posts are newest first; drafts are left out; titles, slugs and excerpts are found', async () => {
  const { posts, said } = await read({
    '2021-02-05-first.md': post(
      '',
      '# The title\n\nExcerpt [a][l].\n\n<!-- truncate -->\n\n[l]: ./x.md',
    ),
    '2021-02-06-second.md': post('title: Second\nslug: chosen\ndate: 2021-02-07', 'All of it.'),
    '2021-02-05-third.md': post('', 'One line {/* no */}\n\n{/* truncate */}\n\nRest.'),
    '2022-01-01-draft.md': post('draft: true'),
  });
  expect(posts.map(({ permalink, title, date }) => [permalink, title, date])).toEqual([
    ['blog/chosen/', 'Second', '2021-02-07'],
    ['blog/2021/02/05/third/', 'third', '2021-02-05'],
    ['blog/2021/02/05/first/', 'The title', '2021-02-05'],
  ]);
  expect(posts.map(({ excerpt }) => excerpt?.text)).toEqual([
    undefined,
    'One line {/* no */}',
    'Excerpt a.',
  ]);
  expect(posts.map(({ body }) => body.text)).toEqual([
    'All of it.',
    'One line {/* no */} Rest.',
    'Excerpt a.',
  ]);
  expect(posts[2]?.excerpt?.links.map(({ url }) => url)).toEqual(['./x.md']);
  expect(said).toEqual([
    'warning blog-untruncated 2021-02-06-second.md:1:1 The blog post "2021-02-06-second.md" has no truncation marker: lists show all of it.',
  ]);
});

test('authors are declared, changed for one post, or declared in it', async () => {
  const { posts, authors, said } = await read({
    'authors.yml': `
annaMaria:
  name: Anna
  title: Maintainer
  page: true
  socials: { github: anna, mastodon: anna@example.org, x: "https://x.com/a", stackoverflow: 42 }
ben: { image_url: /ben.png, page: { permalink: /b } }
`,
    '2021-02-05-a.md': post('authors: annaMaria'),
    '2021-02-04-b.md': post('authors: [ben, { key: annaMaria, title: Guest }]'),
    '2021-02-03-c.md': post('authors: { name: Carl, email: c@example.org }'),
  });
  expect(authors[0]).toEqual({
    key: 'annaMaria',
    name: 'Anna',
    title: 'Maintainer',
    permalink: 'blog/authors/anna-maria/',
    socials: [
      { platform: 'github', url: 'https://github.com/anna' },
      { platform: 'mastodon', url: 'https://example.org/@anna' },
      { platform: 'x', url: 'https://x.com/a' },
      { platform: 'stackoverflow', url: 'https://stackoverflow.com/users/42' },
    ],
  });
  const named = posts.map((each) =>
    each.authors.map((key) => authors.find((author) => author.key === key)),
  );
  expect(named).toMatchObject([
    [{ name: 'Anna' }],
    [
      { name: 'ben', permalink: 'blog/authors/b/' },
      { name: 'Anna', title: 'Guest', inline: true, basedOn: 'annaMaria' },
    ],
    [{ name: 'Carl', email: 'c@example.org', inline: true }],
  ]);
  expect(said).toEqual([
    'warning inline-author 2021-02-03-c.md:2:10 The author "Carl" is declared in the post itself.',
  ]);
});

test('faults of posts, authors and tags are told with their places', async () => {
  const { said } = await read({
    'authors.yml':
      'a: { name: A, page: true }\nb:\n  name: B\n  page: { permalink: a }\n  socials: { github: x/y, myspace: z }\nc: { title: C }\n',
    'tags.yml': 'one: { permalink: /x }\ntwo: { permalink: x }\n',
    '2021-02-05-a.md': post('authors: nobody\ntags: [one, three]'),
    '2021-02-06-b.md': post('authors: [a, a]\nauthor: Old\ndate: soon'),
    'undated.md': post(),
  });
  expect(said).toEqual([
    "error authors authors.yml:5:22 Author socials should be usernames/userIds/handles, or fully qualified HTTP(s) absolute URLs.\nSocial platform 'github' has illegal value 'x/y'",
    'error authors authors.yml:5:36 The social platform "myspace" is not known, so that no URL can be made of "z".',
    'error authors authors.yml:6:4 The author "c" has neither a name nor an image.',
    'error authors authors.yml:3:3 The following permalinks are duplicated:\nPermalink: blog/authors/a/\nAuthors: A, B',
    'error tags tags.yml:2:6 Duplicate permalinks found in tags file:\n  - blog/tags/x/',
    'error front-matter 2021-02-05-a.md:2:10 Blog author with key "nobody" not found in the authors map file.\nValid author keys are:\n- a\n- b\n- c',
    'warning undeclared-tags 2021-02-05-a.md:3:7 Tags [three] used in 2021-02-05-a.md are not defined in tags.yml.',
    "error front-matter 2021-02-06-b.md:2:10 To declare blog post authors, use the 'authors' front matter in priority.\nDon't mix 'authors' with other existing 'author_*' front matter. Choose one or the other, not both at the same time.",
    'error front-matter 2021-02-06-b.md:2:10 Duplicate blog post authors were found in blog post "2021-02-06-b.md" front matter:\n- a',
    'error front-matter 2021-02-06-b.md:4:7 "date" must be a date, but is the text "soon".',
    'error front-matter undated.md:1:1 The blog post "undated.md" has no date.',
  ]);
});

test('a key without a file of authors is an error', async () => {
  const { said } = await read({ '2021-02-05-a.md': post('authors: a') });
  expect(said).toEqual([
    "error front-matter 2021-02-05-a.md:2:10 Can't reference blog post authors by a key (such as 'a') because no authors map file could be loaded.",
  ]);
});

test('tags of one page are one tag', async () => {
  const { posts, tags } = await read({
    '2021-02-05-a.md': post('tags: [Web site, web-site, { label: Other, permalink: /o }]'),
  });
  expect(posts[0]?.tags).toEqual(['Web site', 'Other']);
  expect(tags.map(({ key, permalink }) => [key, permalink])).toEqual([
    ['Other', 'blog/tags/o/'],
    ['Web site', 'blog/tags/web-site/'],
  ]);
});

test('200 words take a minute', () => {
  expect(readingMinutes('', 'en', 200)).toBe(1);
  expect(readingMinutes('word '.repeat(200), 'en', 200)).toBe(1);
  expect(readingMinutes('word, '.repeat(201), 'en', 200)).toBe(2);
});
