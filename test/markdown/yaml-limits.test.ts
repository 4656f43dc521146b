import { expect, test } from '@jest/globals';
import { buildFolder } from '../site-folder.ts';

/** Ten aliases of ten aliases, and so on: ten billion values. */
const laughs = [
  'a: &a [x, x, x, x, x, x, x, x, x, x]',
  ...[...'bcdefghij'].map((name, i) => {
    const before = 'abcdefghi'[i]!;
    return `${name}: &${name} [${Array(10).fill(`*${before}`).join(', ')}]`;
  }),
].join('\n');

const tooMany = 'The aliases stand for more than 20000 values.';

test('aliases that stand for billions of values are a fault of their file', async () => {
  const { reported } = await buildFolder(
    {
      'docs/a.md': `---\n${laughs}\n---\n\n# A\n`,
      'docs/b/_category_.yml': laughs,
      'docs/b/c.md': '# C\n',
      'docs/tags.yml': laughs,
      'blog/2024-01-01-a.md': '# A\n',
      'blog/authors.yml': laughs,
    },
    { docs: { path: 'docs' }, blog: { path: 'blog' } },
  );
  for (const file of [
    'docs/a.md:2:7',
    'docs/b/_category_.yml:1:7',
    'docs/tags.yml:1:7',
    'blog/authors.yml:1:7',
  ])
    expect(reported.filter((each) => each.includes(file) && each.includes(tooMany))).toHaveLength(
      1,
    );
});

test('a key that is repeated many times is one fault', async () => {
  const { reported } = await buildFolder(
    { 'docs/a.md': `---\n${'title: A\n'.repeat(5)}---\n\n# A\n` },
    { docs: { path: 'docs' } },
  );
  expect(reported.filter((each) => each.includes('Map keys must be unique'))).toHaveLength(1);
});
