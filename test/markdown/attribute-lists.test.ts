import { expect, test } from '@jest/globals';
import { toHtml } from 'hast-util-to-html';
import type { Root, Text } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { takeAttributeLists } from '../../src/markdown/attribute-lists.ts';
import { parseMarkdown } from '../../src/markdown/parse.ts';

test.each<[text: string, html: string, because: string]>([
  ['## A b { #id }', '<h2 id="id">A b</h2>', 'a heading'],
  ['### 2.5.0 *now* { id="2.5.0" }', '<h3 id="2.5.0">2.5.0 <em>now</em></h3>', 'an id with dots'],
  ['## A {: .x #id }', '<h2 id="id">A</h2>', 'a class is dropped'],
  ['## A {: data-toc="B c" }', '<h2>A</h2>', 'a value with a space'],
  ['[a](#b){ #c } d', '<p><a href="#b" id="c">a</a> d</p>', 'a link'],
  ['[a](b){ .button .button--x }', '<p><a href="b">a</a></p>', 'a button'],
  ['![a](b.png){ width="300" }', '<p><img src="b.png" alt="a"></p>', 'an image'],
  [
    '`a`{: #b } and **c**{#d}',
    '<p><code id="b">a</code> and <strong id="d">c</strong></p>',
    'twice',
  ],
  ['A.\n{: #a }', '<p id="a">A.</p>', 'a paragraph'],
  ['`a`{b}', '<p><code>a</code>{b}</p>', 'no list: a word'],
  ['`a` {#b}', '<p><code>a</code> {#b}</p>', 'no list: a space before it'],
  ['A {#b} c', '<p>A {#b} c</p>', 'no list: in the middle of a text'],
  ['A {#b}', '<p>A {#b}</p>', 'no list: a paragraph needs a line of its own for it'],
  ['## Sets {a, b}', '<h2>Sets {a, b}</h2>', 'no list: a set'],
])('%j: %s, %s', (text, html) => {
  const root = parseMarkdown(text);
  takeAttributeLists(root, text);
  expect(toHtml(toHast(root))).toBe(html);
});

test('a run of spaces is read once', () => {
  const value = `a${' '.repeat(300_000)}b { #id }`;
  const text: Text = { type: 'text', value };
  const root: Root = { type: 'root', children: [{ type: 'heading', depth: 2, children: [text] }] };
  const start = process.cpuUsage();
  takeAttributeLists(root, value);
  expect(text.value.endsWith(' b')).toBe(true);
  // In microseconds. Reading the run again from each of its spaces takes more than ten times as long.
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
});
