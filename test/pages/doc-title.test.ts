import { expect, test } from '@jest/globals';
import { buildFolder } from '../site-folder.ts';

const files = {
  'CHANGELOG.md': '# Changes\n\n## 1.0\n',
  'docs/own.md': '# Own\n\nText.\n',
  'docs/part-below.mdx':
    '---\ntitle: News\n---\nimport Part from "../CHANGELOG.md";\n\n## Latest\n\n<Part />\n',
  'docs/part-only.mdx': '---\ntitle: All\n---\nimport Part from "../CHANGELOG.md";\n\n<Part />\n',
};

test('S-208 a title in a partial further down is not the title of the page', async () => {
  const { reported, file } = await buildFolder(files, { docs: {} });
  expect(reported).toEqual([]);
  const titles = (page: string): string[] =>
    [...(file(`docs/${page}/index.html`) ?? '').matchAll(/<h1[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(
      ([, title = '']) => title,
    );
  expect(titles('own')).toEqual(['Own']);
  expect(titles('part-below')).toEqual(['News', 'Changes']);
  expect(titles('part-only')).toEqual(['Changes']);
});
