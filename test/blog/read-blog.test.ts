import { describe, expect, test } from '@jest/globals';
import { readDate } from '../../src/markdown/read-date.ts';
import { readPostName } from '../../src/blog/post-name.ts';
import { readBlog } from '../../src/blog/read-blog.ts';
import { readingMinutes } from '../../src/blog/reading-time.ts';
import type { BlogConfig } from '../../src/config/types.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import type { Author, Blog } from '../../src/model/site.ts';
import { blogConfig } from './blog-config.ts';
import { contentFolder, messages } from '../markdown/content-folder.ts';
import { contextOf } from '../context.ts';

async function read(
  files: Record<string, string>,
  settings: Partial<BlogConfig> = {},
): Promise<Blog & { reported: string[]; advice: (string | undefined)[] }> {
  const folder = contentFolder(files);
  const diagnostics = new Diagnostics();
  const blog = await readBlog(blogConfig(folder, settings), contextOf(diagnostics));
  const advice = diagnostics.all.map((each) => each.advice);
  return { ...blog, reported: messages(diagnostics, folder), advice };
}

const post = (frontMatter = '', text = 'Excerpt.\n\n<!-- truncate -->\n\nRest.'): string =>
  `---\n${frontMatter}\n---\n\n${text}\n`;

describe('S-270 dates are read in UTC, whatever the time zone of the machine', () => {
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

describe('S-270 dates and slugs come from paths', () => {
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

test('S-270 S-271 S-273 S-274 posts are sorted newest first, without drafts, with titles, slugs and excerpts', async () => {
  const { posts, reported } = await read({
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
  expect(posts.map(({ excerpt }) => excerpt?.text)).toEqual([undefined, 'One line', 'Excerpt a.']);
  expect(posts.map(({ body }) => body.text)).toEqual([
    'All of it.',
    'One line Rest.',
    'Excerpt a.',
  ]);
  expect(posts[2]?.excerpt?.links.map(({ url }) => url)).toEqual(['./x.md']);
  expect(reported).toEqual([
    'warning blog-untruncated 2021-02-06-second.md:1:1 A post has no truncate marker, so lists show the whole text:\n- "2021-02-06-second.md"',
  ]);
});

test('S-286 S-288 S-289 S-291 authors are declared, changed for one post, or declared in it', async () => {
  const { posts, authors, reported } = await read({
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
  expect(authors[0]).toMatchObject({
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
  expect(reported).toEqual([
    'warning inline-author 2021-02-03-c.md:2:10 The author "Carl" is declared in the post itself.',
  ]);
});

test('S-271 S-286 S-287 S-289 S-293 faults of posts, authors and tags are reported with their places', async () => {
  const { reported } = await read({
    'authors.yml':
      'a: { name: A, page: true }\nb:\n  name: B\n  page: { permalink: a }\n  socials: { github: x/y, myspace: z }\nc: { title: C }\n',
    'tags.yml': 'one: { permalink: /x }\ntwo: { permalink: x }\n',
    '2021-02-05-a.md': post('authors: nobody\ntags: [one, three]'),
    '2021-02-06-b.md': post('authors: [a, a]\nauthor: Old\ndate: soon'),
    'undated.md': post(),
  });
  expect(reported).toEqual([
    "error authors authors.yml:5:22 Author socials should be usernames/userIds/handles, or fully qualified HTTP(s) absolute URLs.\nSocial platform 'github' has illegal value 'x/y'",
    'error authors authors.yml:5:36 The social platform "myspace" is not known, so that no URL can be made of "z".',
    'error authors authors.yml:6:4 The author "c" has neither a name nor an image.',
    'error authors authors.yml:3:3 The following permalinks are duplicated:\nPermalink: blog/authors/a/\nAuthors: A, B',
    'error tags tags.yml:2:6 Duplicate permalinks found in tags file:\n  - /x',
    'error front-matter 2021-02-05-a.md:2:10 Blog author with key "nobody" not found in the authors map file.\nValid author keys are:\n- a\n- b\n- c',
    'warning undeclared-tags 2021-02-05-a.md:3:7 Tags [three] used in 2021-02-05-a.md are not defined in tags.yml.',
    "error front-matter 2021-02-06-b.md:2:10 To declare blog post authors, use the 'authors' front matter in priority.\nDon't mix 'authors' with other existing 'author_*' front matter. Choose one or the other, not both at the same time.",
    'error front-matter 2021-02-06-b.md:2:10 Duplicate blog post authors were found in blog post "2021-02-06-b.md" front matter:\n- a',
    'error front-matter 2021-02-06-b.md:4:7 "date" must be a date, but is the text "soon".',
    'warning post-date undated.md:1:1 The blog post "undated.md" has no date, and git does not know it. The date of the file is used instead, which changes with every copy.',
  ]);
});

test('S-287 a key without a file of authors is an error', async () => {
  const { reported } = await read({ '2021-02-05-a.md': post('authors: a') });
  expect(reported).toEqual([
    "error front-matter 2021-02-05-a.md:2:10 Can't reference blog post authors by a key (such as 'a') because no authors map file could be loaded.",
  ]);
});

test('S-285 tags of one page are one tag', async () => {
  const { posts, tags } = await read({
    '2021-02-05-a.md': post('tags: [Web site, web-site, { label: Other, permalink: /o }]'),
  });
  expect(posts[0]?.tags).toEqual(['Web site', 'Other']);
  expect(tags.map(({ key, permalink }) => [key, permalink])).toEqual([
    ['Other', 'blog/tags/o/'],
    ['Web site', 'blog/tags/web-site/'],
  ]);
});

describe('S-276 the reading time', () => {
  test('is one minute per 200 words, rounded up', () => {
    expect(readingMinutes('', 'en', 200)).toBe(1);
    expect(readingMinutes('word '.repeat(200), 'en', 200)).toBe(1);
    expect(readingMinutes('word, '.repeat(201), 'en', 200)).toBe(2);
  });

  test('counts words in languages that do not use spaces', () => {
    expect(readingMinutes('今日は世界'.repeat(200), 'ja', 200)).toBe(3);
  });

  test('uses the configured number of words per minute', async () => {
    const text = `Excerpt.\n\n<!-- truncate -->\n\n${'word '.repeat(200)}`;
    const { posts } = await read({ '2021-02-05-a.md': post('', text) }, { wordsPerMinute: 100 });
    expect(posts[0]?.readingMinutes).toBe(3);
  });
});

test('S-272 every front matter key of a post is read', async () => {
  const { posts, authors, reported } = await read(
    {
      '2021-02-05-a.md': post(
        `
title: Title
title_meta: For search engines
sidebar_label: Label
description: About it
tags: [t]
date: 2022-03-04T05:06:07+01:00
slug: /my/slug
image: ./i.png
keywords: [k, l]
hide_table_of_contents: true
toc_min_heading_level: 3
toc_max_heading_level: 4
last_update: { date: 2022-04-05, author: Editor }
unlisted: true
id: old
author: Old
author_title: Role
author_url: https://example.org/old
author_image_url: /old.png
`.trim(),
      ),
    },
    { showLastUpdateTime: true, showLastUpdateAuthor: true },
  );
  expect(posts[0]).toMatchObject({
    title: 'Title',
    titleMeta: 'For search engines',
    sidebarLabel: 'Label',
    description: 'About it',
    tags: ['t'],
    date: '2022-03-04T04:06:07Z',
    permalink: 'blog/my/slug/',
    slugPlace: { line: 8, column: 7 },
    image: './i.png',
    keywords: ['k', 'l'],
    hideTableOfContents: true,
    tocLevels: { min: 3, max: 4 },
    lastUpdate: { date: '2022-04-05', author: 'Editor' },
    unlisted: true,
  });
  expect(authors).toMatchObject([
    { name: 'Old', title: 'Role', url: 'https://example.org/old', imageUrl: '/old.png' },
  ]);
  expect(reported).toEqual([
    'warning front-matter 2021-02-05-a.md:16:5 The "id" of a blog post is ignored.',
  ]);
});

test('S-272 all keys with a wrong type are reported at once', async () => {
  const { reported } = await read({
    '2021-02-05-a.md': post('title: []\ntags: no\nunlisted: maybe\nslug: []\nkeywords: {}'),
  });
  expect(reported.map((line) => line.replace(/^.*a\.md:/, '')).sort()).toEqual([
    '2:8 "title" must be text, but is a list.',
    '3:7 "tags" must be a list, but is the text "no".',
    '4:11 "unlisted" must be true or false, but is the text "maybe".',
    '5:7 "slug" must be text, but is a list.',
    '6:11 "keywords" must be a list, but is a map.',
  ]);
});

describe('S-274 the truncation marker', () => {
  test('can be in a line of MDX', async () => {
    const { posts, reported } = await read({
      '2021-02-05-a.mdx': post('', 'Before.\n\n{/* truncate */}\n\nAfter.'),
      '2021-02-06-b.mdx': post('', 'Before.\n\n<!--truncate-->\n\nAfter.'),
    });
    expect(posts.map(({ excerpt }) => excerpt?.text)).toEqual(['Before.', 'Before.']);
    expect(posts.map(({ body }) => body.text)).toEqual(['Before. After.', 'Before. After.']);
    expect(reported).toEqual([]);
  });

  test('can be in the middle of a line', async () => {
    const { posts } = await read({
      '2021-02-05-a.md': post('', 'One.\n\nTwo [l] <!-- truncate --> three.\n\n[l]: /x'),
    });
    expect(posts[0]?.excerpt?.text).toBe('One. Two l');
    expect(posts[0]?.body.text).toBe('One. Two l three.');
  });

  test('can be configured, and is ignored in code', async () => {
    const text = 'Before.\n\n```\n<!--more-->\n```\n\n<!--more-->\n\nAfter.';
    const { posts, reported } = await read(
      { '2021-02-05-a.md': post('', text) },
      { truncateMarker: '<!--\\s*more\\s*-->' },
    );
    expect(posts[0]?.excerpt?.text).toBe('Before. <!--more-->');
    expect(reported).toEqual([]);
  });

  test('can be omitted if the configuration allows it', async () => {
    const files = { '2021-02-05-a.md': post('', 'All.') };
    expect((await read(files, { onUntruncatedPosts: 'ignore' })).reported).toEqual([]);
    expect((await read(files, { onUntruncatedPosts: 'throw' })).reported).toHaveLength(1);
  });
});

describe('S-287 authors', () => {
  const authors = 'annaMaria: { name: Anna }\nben: { name: Ben }\n';

  test('without a declaration get a suggestion', async () => {
    const { reported, advice } = await read({
      'authors.yml': authors,
      '2021-02-05-a.md': post('authors: [annamaria, { key: bem, title: Guest }]'),
    });
    expect(reported).toHaveLength(2);
    expect(advice).toEqual([
      'Did you mean "annaMaria"? Correct the key, or declare the author in authors.yml.',
      'Did you mean "ben"? Correct the key, or declare the author in authors.yml.',
    ]);
  });

  test('can be in a file with another name; a missing file is an error', async () => {
    const files = { 'people.yaml': authors, '2021-02-05-a.md': post('authors: ben') };
    const { posts, reported } = await read(files, { authors: 'people.yaml' });
    expect([posts[0]?.authors, reported]).toEqual([['ben'], []]);
    const missing = await read({}, { authors: 'persons.yml' });
    expect(missing.reported).toEqual([
      'error authors The authors file "persons.yml" does not exist in the blog folder.',
    ]);
  });

  test('declared in a post are reported with the configured severity', async () => {
    const files = { '2021-02-05-a.md': post('authors: { name: Carl }') };
    const levels = await Promise.all(
      (['ignore', 'log', 'throw'] as const).map(async (onInlineAuthors) => {
        const { reported } = await read(files, { onInlineAuthors });
        return reported.map((line) => line.split(' ')[0]);
      }),
    );
    expect(levels).toEqual([[], ['info'], ['error']]);
  });

  test('can have photos next to the file that declares them', async () => {
    const { authors: found } = await read({
      'authors.yml': 'ann: { name: Ann, image_url: ./ann.png }\n',
      'news/2021-02-05-a.md': post('authors: { key: ann, image_url: ./other.png }'),
    });
    const places = found.map(({ imageUrl, place }: Author) => [
      imageUrl,
      place.file.replace(/^.*content-[^/]*\//, ''),
    ]);
    expect(places).toEqual([
      ['./ann.png', 'authors.yml'],
      ['./other.png', 'news/2021-02-05-a.md'],
    ]);
  });
});

test('the configuration selects the files of posts and the paths of posts, tags and authors', async () => {
  const { posts, tags, authors } = await read(
    {
      'authors.yml': 'ann: { name: Ann, page: true }\n',
      '2021-02-05-a.md': post('tags: [x]\nauthors: ann'),
      '2021-02-06-_b.md': post(),
      '_drafts/2021-02-07-c.md': post(),
      'news/2021-02-08-d.mdx': post(),
      'notes/2021-02-09-e.md': post(),
    },
    {
      routeBasePath: '',
      tagsBasePath: 'words',
      authorsBasePath: 'people',
      exclude: ['notes/**', '**/_*/**'],
    },
  );
  expect(posts.map(({ permalink }) => permalink)).toEqual([
    '2021/02/08/news/d/',
    '2021/02/06/_b/',
    '2021/02/05/a/',
  ]);
  expect(tags.map(({ permalink }) => permalink)).toEqual(['words/x/']);
  expect(authors.map(({ permalink }) => permalink)).toEqual(['people/ann/']);
});
