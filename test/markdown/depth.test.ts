import { expect, test } from '@jest/globals';
import { buildFolder } from '../site-folder.ts';

test.each(['md', 'mdx'])(
  '10,000 levels of quotes are reported, although parsers call themselves for each: %s',
  async (format) => {
    const { reported, files } = await buildFolder(
      { 'docs/index.md': '# Start\n', [`docs/deep.${format}`]: `${'>'.repeat(10_000)}x\n` },
      { docs: {} },
    );
    expect(reported).toEqual([
      expect.stringMatching(
        /^error deep-nesting docs\/deep\.mdx?.* nested more than 400 levels deep/,
      ),
    ]);
    expect(files()).toEqual([]);
  },
);
