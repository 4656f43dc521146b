import { describe, expect, test } from '@jest/globals';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readMarkdown } from '../../src/markdown/read-markdown.ts';

async function read(text: string): Promise<Root> {
  const diagnostics = new Diagnostics();
  const { root } = await readMarkdown(text, 'a.mdx', diagnostics);
  expect(diagnostics.all).toEqual([]);
  return root;
}

/** Returns the types of the blocks of a text, each with its value or the types of its content. */
async function outline(text: string): Promise<string[]> {
  const { children } = await read(text);
  return children.map((node) => {
    const content = 'children' in node ? node.children.map(({ type }) => type) : [];
    return [node.type, 'value' in node ? node.value : content.join(' ')].join(': ');
  });
}

describe('comments of HTML in MDX', () => {
  test.each([
    ['a block', '<!-- a\n\n  b -->  \n# C', ['html: <!-- a\n\n  b -->', 'heading: text']],
    ['before emphasis', '<!-- a -->*b* c', ['paragraph: html emphasis text']],
    ['before a link', '<!-- a\n  b -->[c](d)', ['paragraph: html link']],
    ['two in a line', '<!-- a --> <!-- b -->', ['html: <!-- a -->', 'html: <!-- b -->']],
    ['before a component', '<!-- a --><Tabs />', ['html: <!-- a -->', 'mdxJsxTextElement: ']],
    ['in a component', '<b>\n<!-- <a> {x -->\n</b>', ['mdxJsxFlowElement: html']],
    ['in a quote', '> <!-- a\n> b -->\n> c', ['blockquote: html paragraph']],
    ['without content', '<!---->a', ['paragraph: html text']],
  ])('%s', async (_, text, expected) => {
    expect(await outline(text)).toEqual(expected);
  });
});

test.each([
  ['## A {#b}', 'A', 'b'],
  ['## A {#b}  ##', 'A', 'b'],
  ['A *c* {#b-_x}\n===', 'A c', 'b-_x'],
  ['> ## A {1 + 1} {#b}', 'A 1 + 1', 'b'],
  ['<b>\n## A {#b}\n</b>', 'A', 'b'],
])('the id of a heading in MDX: %s', async (text, title, id) => {
  const found: unknown[] = [];
  visit(await read(text), 'heading', (heading) => {
    found.push([toString(heading), heading.data?.hProperties]);
  });
  expect(found).toEqual([[title, { id }]]);
});

test('elsewhere, an id in braces at the end of a line is text', async () => {
  const root = await read('{#a}\n\nA {#b}\n\n`{#c}`\n\n```\n{#d}\n```\n');
  expect(root.children.map((node) => toString(node))).toEqual(['{#a}', 'A {#b}', '{#c}', '{#d}']);
});
