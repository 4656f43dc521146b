import { expect, test } from '@jest/globals';
import { buildFolder } from '../site-folder.ts';

test('a text with 10,000 levels of quotes is reported, although parsers call themselves for each', async () => {
  const { reported, files } = await buildFolder(
    { 'docs/index.md': '# Start\n', 'docs/deep.md': `${'>'.repeat(10_000)}x\n` },
    { docs: {} },
  );
  expect(reported).toEqual([
    expect.stringMatching(/^error deep-nesting docs\/deep\.md.* nested more than 400 levels deep/),
  ]);
  expect(files()).toEqual([]);
});
