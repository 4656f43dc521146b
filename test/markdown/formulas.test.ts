import { expect, test } from '@jest/globals';
import { fenceFormulas } from '../../src/markdown/formulas.ts';
import { buildFolder } from '../site-folder.ts';

test('formulas show their source, which is reported', async () => {
  const { reported, file } = await buildFolder(
    {
      'docs/sums.mdx':
        '# Sums\n\n$$\n\\sum_{i=0}^{n} a_i \\\\, *b*\n$$\n\n- of a list\n\n  $$\n  {x}\n  $$\n',
    },
    { docs: {} },
  );
  expect(reported).toEqual([
    'info unsupported-code docs/sums.mdx:3:1 Formulas in Markdown are not drawn; their source is shown.',
  ]);
  const text = (file('docs/sums/index.html') ?? '').replace(/<[^>]*>/g, '');
  expect(text).toContain('\\sum_{i=0}^{n} a_i \\\\, *b*');
  expect(text).toContain('{x}');
});

test.each([
  ['a single mark', 'a\n$$\nb'],
  ['marks in code', '```sh\n$$\n1\n$$\n```'],
  ['marks around code', '$$\n```sh\n1\n```\n$$'],
  ['marks in a line', 'the `$$` of $$a$$'],
])('%s is not a formula', (_, text) => {
  expect(fenceFormulas(text)).toBe(text);
});
