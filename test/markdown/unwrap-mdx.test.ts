import { expect, test } from '@jest/globals';
import { unwrapMdx } from '../../src/markdown/unwrap-mdx.ts';

test('fences for other programs are part of the text', () => {
  const text = [
    '```mdx-code-block',
    '<A>',
    '```',
    '   ````mdx-code-block',
    '```js',
    'code',
    '```',
    '````',
    '````md',
    '```mdx-code-block',
    'an example',
    '```',
    '````',
    '```js title="mdx-code-block"',
    '```',
  ];
  const opened = new Set([0, 2, 3, 7]);
  expect(
    unwrapMdx(text.join('\r\n'))
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(text.map((line, i) => (opened.has(i) ? '' : line.trim())));
});
