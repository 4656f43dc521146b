import { describe, expect, test } from '@jest/globals';
import { buildFolder } from '../site-folder.ts';

/** Returns the text of a docs page, without the page around it. */
async function pageOf(
  text: string,
  markdown: Record<string, unknown> = {},
  name = 'a.md',
): Promise<{ html: string; reported: string[] }> {
  const { file, reported } = await buildFolder({ [`docs/${name}`]: text }, { docs: {}, markdown });
  const base = `docs/${name.replace(/\..*/, '')}`;
  const page = file(`${base}.html`) ?? file(`${base}/index.html`) ?? '';
  const html = page.slice(page.indexOf('<div class="prose">'));
  return { html, reported };
}

describe('S-232 the format of a text', () => {
  const text = 'The sum is {1 + 1}, and <b class="x">this</b> is bold.\n';
  const mdx = 'The sum is 2, and <b class="x">this</b> is bold.';
  const md = 'The sum is {1 + 1}, and <b class="x">this</b> is bold.';

  test.each([
    ['of the site', text, { format: 'md' }, 'a.md', md],
    ['of the site, MDX', text, { format: 'mdx' }, 'a.md', mdx],
    ['of its name', text, { format: 'detect' }, 'a.md', md],
    ['of its name, MDX', text, { format: 'detect' }, 'a.mdx', mdx],
    ['that it uses', text, {}, 'a.md', mdx],
    ['that it is in where it is no MDX', `${text}a <= b <br>`, {}, 'a.md', md],
    ['that it chooses', `---\nmdx: { format: md }\n---\n\n${text}`, { format: 'mdx' }, 'a.mdx', md],
    [
      'that it chooses, MDX',
      `---\nmdx: { format: mdx }\n---\n\n${text}`,
      { format: 'md' },
      'a.md',
      mdx,
    ],
  ])('%s', async (_, written, settings, name, expected) => {
    const { html, reported } = await pageOf(written, settings, name);
    expect(reported).toEqual([]);
    expect(html).toContain(expected);
  });
});

test('S-234 emoji codes become emoji, unless disabled', async () => {
  expect((await pageOf('A :tada: now')).html).toContain('A 🎉 now');
  expect((await pageOf('A :tada: now', { emoji: false })).html).toContain('A :tada: now');
});

// Names of C++ have colons, too.
test.each(['std::key::x', 'a::b::c', 'lib::id::type', 'std::package'])(
  'S-234 the name %s has no emoji',
  async (name) => {
    expect((await pageOf(`The ${name} here`)).html).toContain(`The ${name} here`);
  },
);

test.each([
  ['md', '## Dunder {#__init__}', '__init__'],
  ['md', '## Call {#A.__call__}', 'A.__call__'],
  ['mdx', '## Dunder {#__init__}', '__init__'],
  ['mdx', '## Escaped \\{#chosen}', 'chosen'],
  ['mdx', '## Dunder \\{#__init__}', '__init__'],
  ['mdx', '## Call \\{#A.__call__} ', 'A.__call__'],
  ['mdx', '## Star \\{#a*b*c}', 'a*b*c'],
  ['md', '## Call \\{#A.__call__}', 'A.__call__'],
  ['mdx', '## Not \\{#__init__} here', 'not-init-here'],
  ['mdx', '## Old {/* x */} name', 'old--x--name'],
  ['mdx', '## Old {/* x */} name {/* #old */}', 'old'],
  ['mdx', '## Old {/* TODO: rename */}', 'old--todo-rename-'],
  ['md', '## Star {#a*b*c}', 'a*b*c'],
  ['md', '## Path {#a/b?c}', 'a/b?c'],
  ['mdx', '## *All* of `it`{#all}', 'all'],
  ['mdx', '## Inside {#no} text', 'inside-no-text'],
  // As in Docusaurus, which replaces the codes of emoji after it made the ids.
  ['md', '## :rocket: Launch', 'rocket-launch'],
  ['mdx', '## Say :+1: now', 'say-1-now'],
  ['mdx', '## A {1 + 1} b', 'a-1--1-b'],
  ['mdx', "## Say {'hello'}", 'say-hello'],
  ['md', '## A {1 + 1} b', 'a-1--1-b'],
  ['mdx', '## With <b>bold</b> text', 'with-bold-text'],
  ['md', '## With <b>bold</b> text', 'with-bold-text'],
  ['mdx', '## New <b></b>', 'new-'],
  ['md', '## Two  spaces', 'two--spaces'],
  ['md', '## Ratio 1:2 at 10:30', 'ratio-12-at-1030'],
  ['md', '## std::vector', 'stdvector'],
  ['md', '## C++ & C#', 'c--c'],
])('S-236 in %s, the id of the heading "%s" is %s', async (format, heading, id) => {
  const { html, reported } = await pageOf(`${heading}\n`, { format });
  expect(reported).toEqual([]);
  expect(html).toContain(`<h2 id="${id}"`);
});

test('an escaped brace and a hash at the end of a paragraph stay text', async () => {
  const { html, reported } = await pageOf('Write \\{#id}\nor *\\{#a_b_c}\n', { format: 'mdx' });
  expect(reported).toEqual([]);
  expect(html).toContain('<p>Write {#id}\nor *{#a_b_c}</p>');
});

test('S-236 images and directives in headings count as in Docusaurus', async () => {
  const image = '![Alt](data:image/gif;base64,R0lGODlhAQABAAAAACw=)';
  expect((await pageOf(`## ${image} shown\n`)).html).toContain('<h2 id="alt-shown"');
  expect((await pageOf('## Type:int here\n')).html).toContain('<h2 id="type-here"');
});

test.each(['md', 'mdx'])('S-236 in %s, C++ in headings is a part of their ids', async (format) => {
  const { html } = await pageOf('## vector<int>\n\n## vector<char>\n', { format });
  expect(html).toMatch(/<h2 id="vectorint"[^]*<h2 id="vectorchar"/);
});

test('S-236 ids of headings are those of GitHub or chosen by authors, and keep their case on request', async () => {
  const text =
    '## Über `std::move` Now\n\n## Über `std::move` Now\n\n## One {#One}\n\n## Two {/* #two-a */}\n\n## Three <!-- #three-a -->\n';
  const idsOf = (html: string): string[] =>
    [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id ?? '');
  const chosen = ['One', 'two-a', 'three-a'];
  const { html } = await pageOf(text);
  expect(idsOf(html)).toEqual(['über-stdmove-now', 'über-stdmove-now-1', ...chosen]);
  expect(html).toMatch(/>One<a .*>Two<a .*>Three<a /s);
  const kept = await pageOf(text, { anchors: { maintainCase: true } });
  expect(idsOf(kept.html)).toEqual(['Über-stdmove-Now', 'Über-stdmove-Now-1', ...chosen]);
});

test('S-237 headings end with a link to themselves, labelled with their text, or with their id if it has markup', async () => {
  const { html } = await pageOf('## Plain text\n\n### With `code`\n\n###### Six\n');
  const link = (id: string, name: string): string =>
    `<a href="#${id}" class="hash-link" aria-label="Direct link to ${name}" title="Direct link to ${name}" translate="no">\u200B</a>`;
  expect(html).toContain(`Plain text${link('plain-text', 'Plain text')}</h2>`);
  expect(html).toContain(`${link('with-code', 'with-code')}</h3>`);
  expect(html).toContain(`${link('six', 'Six')}</h6>`);
});

test('S-240 links to Markdown files lead to their pages, with query and hash', async () => {
  const files = {
    'docs/a.md': [
      '[1](./sub/b.md?q=1#part) [2](/sub/b.md#part) [3](@site/docs/sub/b.md) [4](sub/b%20c.mdx)',
      '[5](./sub/index.md) [6][ref] [7](<sub/b c.mdx>) <a href="./sub/b.md">8</a> [9](#here) [10](/docs/sub/b)',
      '',
      '# Here',
      '',
      '[ref]: ./sub/b.md#part "A title"',
    ].join('\n'),
    'docs/sub/b.md': '# B\n\n## Part\n\n[up](../a.md)\n',
    'docs/sub/b c.mdx': '# C\n',
    'docs/sub/index.md': '# Index\n',
  };
  const { file, reported } = await buildFolder(files, { docs: {}, trailingSlash: false });
  expect(reported).toEqual([]);
  const html = file('docs/a.html') ?? '';
  const hrefs = new Map(
    [...html.matchAll(/<a href="([^"]*)"[^>]*>(\d+)<\/a>/g)].map(([, href, n]) => [n, href]),
  );
  expect(Object.fromEntries(hrefs)).toEqual({
    1: '/base/docs/sub/b?q=1#part',
    2: '/base/docs/sub/b#part',
    3: '/base/docs/sub/b',
    4: '/base/docs/sub/b%20c',
    5: '/base/docs/sub',
    6: '/base/docs/sub/b#part',
    7: '/base/docs/sub/b%20c',
    8: '/base/docs/sub/b',
    9: '#here',
    10: '/base/docs/sub/b',
  });
  expect(html).toContain('title="A title"');
  expect(file('docs/sub/b.html')).toContain('href="/base/docs/a"');
});

test('S-242 S-243 custom admonition keywords look like info, which is reported once', async () => {
  const text =
    ':::rule[The *first*]{.mine #r}\n\nText.\n\n:::\n\n:::rule\nText.\n:::\n\n:::ruel Not known\n:::\n';
  const { html, reported } = await pageOf(text, { admonitions: ['rule'] });
  expect(html).toContain(
    '<div id="r" class="theme-admonition theme-admonition-info theme-admonition-rule mine">',
  );
  expect(html).toContain('The <em>first</em>');
  expect(html).toContain('>rule</span>');
  expect(reported).toEqual([
    'info admonition-look docs/a.md:1:1 No admonition component found for admonition type "rule". Using Info as fallback.',
    'warning unused-directive docs/a.md:11:1 An unknown directive is shown as text:\n- :::ruel (11:1)',
  ]);
});

test('S-244 words after colons stay text, even if a parser takes them for directives', async () => {
  const { html, reported } = await pageOf('At 10:30 a:b uses std::vector, x:y_z and :smiley.');
  expect(html).toContain('<p>At 10:30 a:b uses std::vector, x:y_z and :smiley.</p>');
  expect(reported).toEqual([]);
});

test.each([
  [
    ':::tip Title *a* {#b .c}',
    '<div id="b" class="theme-admonition theme-admonition-tip c">',
    'Title <em>a</em></span>',
  ],
  [':::tip Array [0', '>Array [0</span>', '>T</p>'],
  [':::tip Ends with \\\\', '>Ends with \\</span>', '>T</p>'],
  [':::tip Line {1 of 2} here', '>Line {1 of 2} here</span>', '>T</p>'],
  [':::no- Name', '<p>:::no- Name\nT\n:::</p>', ''],
])('S-242 the rest of the first line of an admonition is its title: %s', async (line, ...html) => {
  const { html: page, reported } = await pageOf(`${line}\nT\n:::\n`);
  for (const part of html) expect(page).toContain(part);
  expect(reported).toEqual([]);
});

test('lists are part of an admonition with a title', async () => {
  const content = '- a\n- b\n\n> c\n\n1. d\n';
  for (const title of ['', '[T]', ' T', ' T {.x}']) {
    const { html, reported } = await pageOf(`:::tip${title}\n\n${content}\n:::\n\nEnd\n`);
    expect(reported).toEqual([]);
    expect(html).toMatch(/<li>b<\/li>[^]*<li>d<\/li>\s*<\/ol><\/div><\/div>\s*<p>End/);
  }
});

test('S-247 formulas and diagrams are shown as source', async () => {
  const { html, reported } = await pageOf(
    'Costs $5 and $x^2$.\n\n$$\ny\n$$\n\n```mermaid\ngraph TD;\n```\n',
  );
  expect(html).toContain('Costs $5 and $x^2$.');
  expect(html).toMatch(/<figure[^>]*language-math[^]*<code>y<\/code>/);
  expect(html).toContain('graph TD;');
  expect(html).not.toMatch(/<math|<svg[^>]*mermaid/);
  expect(reported.filter((text) => text.startsWith('error'))).toEqual([]);
});

test('S-232 an error in a text that several pages show is reported once, at its place', async () => {
  const files = {
    'blog/2024-01-01-a.mdx': '# A\n\nIntro {unknown}\n\n<!-- truncate -->\n\nMore\n',
  };
  const { reported } = await buildFolder(files, { blog: {} });
  expect(reported).toEqual([
    'error render-page blog/2024-01-01-a.mdx:3:7 The page /base/blog/ cannot be rendered: unknown is not defined',
  ]);
});
