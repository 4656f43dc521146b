import { expect, test } from '@jest/globals';
import { faultsOf } from '../html/html-faults.mjs';
import { buildFolder } from '../site-folder.ts';

/** Texts, and what they become as MDX and as plain Markdown, whose HTML is read as browsers do. */
test.each([
  [
    '<pre><code></code></pre>d',
    '<pre><code></code></pre><p>d</p>',
    '<pre><code></code></pre>d</div>',
  ],
  [
    'a <pre>b</pre> c *d*',
    '<p>a </p><pre>b</pre><p> c <em>d</em></p>',
    '<p>a </p><pre>b</pre> c <em>d</em><p></p>',
  ],
  ['<div>a</div>e', '<div>a</div><p>e</p>', '<div>a</div>e</div>'],
  [
    '<p id="x" className="y">a<ul><li>b</li></ul>c</p>',
    '<p id="x" class="y">a</p><ul><li>b</li></ul><p class="y">c</p>',
  ],
  [
    'a <b><div>c</div></b> d',
    '<div>a <b><div>c</div></b> d</div>',
    '<p>a <b></b></p><div><b>c</b></div> d<p></p>',
  ],
  ['a <span>b</span> c', '<p>a <span>b</span> c</p>'],
  [
    '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>d',
    '<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table></div><p>d</p>',
    '<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table></div>d</div>',
  ],
  [
    '<a href="https://e.org">b <b><a href="https://e.org/c">c</a></b></a>',
    '\nb <b><a href="https://e.org/c"',
    '</a><b><a href="https://e.org/c"',
  ],
  ['## b <h3>c</h3>', '<h2 id="b-c" class="anchor">b c<a', '<h3 id="c" class="anchor">c<a'],
  ['<a href="https://e.org">\n\n## Card\n\n</a>', '<h2 id="card">Card</h2>'],
])('%s becomes the tree that browsers show', async (text, mdx, md = mdx) => {
  for (const [ending, html] of Object.entries({ md, mdx })) {
    const { reported, file } = await buildFolder(
      { [`docs/a.${ending}`]: `# A\n\n${text}\n` },
      { docs: { path: 'docs' } },
    );
    expect(reported).toEqual([]);
    const page = file('docs/a/index.html') ?? '';
    expect(page).toContain(html);
    expect(faultsOf(page)).toEqual([]);
  }
});

test.each([
  ['a <p title={`b${1 + 1}`}>c</p> d', '<p>a </p><p title="b2">c</p><p> d</p>'],
  ['a <b title={`b${1 + 1}`}>c <p>d</p></b>', '<p>a </p><b title="b2">c <p>d</p></b>'],
])('so does %s, whose attribute is computed', async (text, html) => {
  const { reported, file } = await buildFolder(
    { 'docs/a.mdx': `# A\n\n${text}\n` },
    { docs: { path: 'docs' } },
  );
  expect(reported).toEqual([]);
  const page = file('docs/a/index.html') ?? '';
  expect(page).toContain(html);
  expect(faultsOf(page)).toEqual([]);
});
