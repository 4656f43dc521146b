import { expect, test } from '@jest/globals';
import { buildFolder } from '../site-folder.ts';

const guides = {
  'docs/a.md': '# A\n',
  'docs/b/z.md': '---\nsidebar_position: 1\n---\n\n# Z\n',
  'docs/b/_category_.json': '{ "position": 1 }',
};
const posts = { 'blog/2024-01-02-x.md': '# X\n' };
const blog = { onUntruncatedPosts: 'ignore' };

test.each([
  [
    'the first guide of the sidebar',
    { ...guides, ...posts },
    { docs: {}, blog },
    '/base/docs/b/z/',
  ],
  ['the blog if there are no guides', posts, { blog }, '/base/blog/'],
  ['a page if there is nothing else', { 'src/pages/x.md': '# X\n' }, { pages: {} }, '/base/x/'],
])('a site without a home page starts with %s', async (_, files, config, target) => {
  const { reported, file } = await buildFolder(files, config);
  expect(reported).toEqual([]);
  expect(file('index.html')).toContain(`data-to="${target}"`);
});
