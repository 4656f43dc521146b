import { expect, test } from '@jest/globals';
import { inCode, pageOf, pageLength, plainLine } from '../../src/mcp/answers.ts';
import { PageText } from '../../src/mcp/page-text.ts';

function textOf(html: string): string {
  const complete = (href: string): string => href.replace(/^\/lib\//, 'https://lib.example/lib/');
  return new PageText(`<article>${html}</article>`, complete).whole();
}

test.each([
  [
    'links become complete, because an agent has no page',
    '<p><a href="/lib/a/">A</a></p>',
    '[A](https://lib.example/lib/a/)',
  ],
  ['links elsewhere stay', '<p><a href="https://x.example/">X</a></p>', '[X](https://x.example/)'],
  [
    'colours of code are no text',
    '<pre><code><span class="k">int</span> <b>x</b>;</code></pre>',
    '```cpp\nint x;\n```',
  ],
  ['code cannot end its block', '<pre><code>a\n```\nb</code></pre>', '````cpp\na\n```\nb\n````'],
  [
    'controls are no text',
    '<button>Copy</button><nav>Home</nav><svg><title>t</title></svg><p>Text.</p>',
    'Text.',
  ],
  [
    'a table without a head is a list',
    '<table><tbody><tr><td><code>n</code></td><td>The number.</td></tr></tbody></table>',
    '- `n` The number.',
  ],
  [
    'names in front of rows are no head, and the caption says what they are',
    '<table><caption>Parameters</caption><tbody><tr><th scope="row"><code>n</code></th><td>The number.</td></tr></tbody></table>',
    'Parameters\n\n- `n` The number.',
  ],
  [
    'the number of a line in a row says nothing without its file',
    '<table><tbody><tr><td><a class="row-line" href="/lib/h/">12</a><code>x</code></td></tr></tbody></table>',
    '- `x`',
  ],
  [
    'a table with a head stays one',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '| a |\n| - |\n| 1 |',
  ],
  [
    'a type and a name in two columns are two pieces of code',
    '<table><tbody><tr><td><code>void </code></td><td><code>f()</code></td></tr></tbody></table>',
    '- `void` `f()`',
  ],
  [
    'what a page folds in a list is the rest of the list',
    '<div><span><a href="/lib/a/">a</a>, <a href="/lib/b/">b</a></span> <details class="rest"><summary>and 1 more</summary><span><a href="/lib/c/">c</a></span></details></div>',
    '[a](https://lib.example/lib/a/), [b](https://lib.example/lib/b/), [c](https://lib.example/lib/c/)',
  ],
  [
    'badges are one line',
    '<ul class="badges"><li>static</li><li>since 3.0</li></ul>',
    'static · since 3.0',
  ],
  [
    'overloads have no second list of their declarations, and no links to places on the page',
    '<ol class="overload-list"><li><code>int f()</code></li></ol><ol class="overloads"><li><div class="overload-head"><a href="#f">1 of 1</a><p><a href="/lib/h/">f.h:3</a></p></div></li></ol>',
    '1. [f.h:3](https://lib.example/lib/h/)',
  ],
  ['text stays text', '<p># no *title* [x](y) &lt;b&gt;</p>', '\\# no *title* \\[x]\\(y) \\<b>'],
])('%s', (_, html, markdown) => {
  expect(textOf(html).replaceAll('\\*', '*')).toBe(markdown);
});

test('a member is its section or its row, with all that the page says about it', () => {
  const page = new PageText(
    `<article><div><h1>C</h1><p>Lead.</p><h2 id="functions">F</h2>
<table><tbody><tr id="row"><td>int</td><td>row()</td></tr></tbody></table>
<section class="member"><h3 id="f">f()</h3><p>About f.</p></section>
<section class="member"><a id="g-1"></a><h3 id="g">g()</h3><p>About g.</p></section>
<h2 id="examples">Examples</h2><p>Example.</p></div></article>`,
    (href) => href,
  );
  expect(page.member('f')).toBe('### f()\n\nAbout f.');
  expect(page.member('g-1')).toBe('### g()\n\nAbout g.');
  expect(page.member('row')).toBe('- int row()');
  expect(page.member('none')).toBeUndefined();
  expect(page.head()).toBe('# C\n\nLead.');
  expect(page.sections('examples', 'none')).toBe('## Examples\n\nExample.');
});

test('the lines that include the headers are those of the head, not of a member', () => {
  const include = (name: string): string =>
    `<code class="page-include"><span>#include</span> &lt;<a href="/lib/h/">${name}</a>&gt;</code>`;
  const page = new PageText(
    `<article><div><h1>C</h1><div class="page-facts">${include('lib/c.h')}</div><h2 id="f">F</h2>${include('lib/f.h')}</div></article>`,
    (href) => href,
  );
  expect(page.includes()).toEqual(['#include <lib/c.h>']);
});

test('names and texts of comments cannot leave the place where they are written', () => {
  expect(inCode('a`b')).toBe('``a`b``');
  expect(inCode('`')).toBe('`` ` ``');
  expect(plainLine('a\n\n# b <i> [c](d)')).toBe('a # b \\<i\\> \\[c\\](d)');
});

test('long texts have pages that are cut between lines, and say so', () => {
  const lines = Array.from({ length: 300 }, (_, number) => `Line ${number} ${'x'.repeat(40)}`);
  const text = lines.join('\n');
  const pages = [1, 2, 3].map((number) => pageOf(text, number));
  expect(pages[0]).toMatch(/\(page 1 of 3; page 2 continues\)$/);
  expect(pages[2]).toMatch(/\(page 3 of 3\)$/);
  for (const page of pages) expect(page.length).toBeLessThan(pageLength + 100);
  expect(pages.join('\n').match(/^Line \d+/gm)).toHaveLength(300);
  expect(pageOf('Short.')).toBe('Short.');
  expect(pageOf('Short.', 2)).toContain('There is no page 2.');
});
