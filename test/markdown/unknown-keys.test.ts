import { expect, test } from '@jest/globals';
import { buildFolder } from '../site-folder.ts';

const textWith = (...lines: string[]): string => `---\n${lines.join('\n')}\n---\n\n# Text\n`;

test('a key that resembles one with a meaning is reported, and keys of the site are not', async () => {
  const { reported, advice } = await buildFolder(
    {
      'docs/guide.md': textWith('sidebar_postion: 2', 'product: shapes', 'Title: Guide'),
      'docs/fine.md': textWith(
        'title: Fine',
        'sidebar_position: 1',
        'last_update: { date: 2026-01-02 }',
      ),
      // What is written beside the right key is meant for the site's own code.
      'docs/both.md': textWith('tags: []', 'tag: own'),
      'blog/2026-01-02-post.md': textWith('author: Ann', 'tag: [news]'),
      'pages/about.md': textWith('descripton: About us', 'wrapperClassname: wide'),
    },
    { docs: { path: 'docs' }, blog: { path: 'blog' }, pages: { path: 'pages' } },
  );
  const found = reported.flatMap((message, i) =>
    message.startsWith('info unknown-key') ? [`${message} ${advice[i]}`] : [],
  );
  expect(found.sort()).toEqual([
    'info unknown-key blog/2026-01-02-post.md:3:1 The key "tag" has no meaning here. Did you mean "tags"?',
    'info unknown-key docs/guide.md:2:1 The key "sidebar_postion" has no meaning here. Did you mean "sidebar_position"?',
    'info unknown-key docs/guide.md:4:1 The key "Title" has no meaning here. Did you mean "title"?',
    'info unknown-key pages/about.md:2:1 The key "descripton" has no meaning here. Did you mean "description"?',
    'info unknown-key pages/about.md:3:1 The key "wrapperClassname" has no meaning here. Did you mean "wrapperClassName"?',
  ]);
});
