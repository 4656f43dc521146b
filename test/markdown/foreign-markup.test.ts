import { expect, test } from '@jest/globals';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { convertForeign } from '../../src/markdown/foreign-markup.ts';
import { parseMarkdown, parseMdx } from '../../src/markdown/parse.ts';
import { readMarkdown } from '../../src/markdown/read-markdown.ts';

/** Shows the blocks of a tree: `note[Title](paragraph)`. */
function outline({ children }: { children: readonly Nodes[] }): string {
  const isLabel = (node?: Nodes): boolean =>
    node?.type === 'paragraph' && node.data?.directiveLabel === true;
  return children
    .map((node) => {
      if (node.type === 'containerDirective') {
        const [first, ...rest] = node.children;
        const label = isLabel(first) && first ? `[${toString(first)}]` : '';
        const inner = label === '' ? node.children : rest;
        return `${node.name}${label}(${outline({ children: inner })})`;
      }
      if (node.type === 'paragraph') return toString(node).replaceAll('\n', '/');
      return 'children' in node ? `${node.type}(${outline(node)})` : node.type;
    })
    .join(', ');
}

test.each([
  [
    'MkDocs',
    '!!! note "Read"\n    This.\n\n    And this.\n\nMore.',
    'note[Read](This., And this.), More.',
  ],
  ['Markdown in a title', '!!! note "A `b`"\n    This.', 'note[A b](This.)'],
  ['after a line of text', 'Text\n!!! note\n    This.', 'Text, note(This.)'],
  ['a kind of MkDocs', '!!! bug\n\n    This.\n\nMore.', 'danger[Bug](This.), More.'],
  ['a collapsed one', '???+ tip\n    This.\n', 'tip(This.)'],
  ['code in it', '!!! tip\n\n    ```cpp\n    a\n    ```\n\nMore.', 'tip(code), More.'],
  ['the end of a text', '!!! tip\n    This.', 'tip(This.)'],
  [
    'a line that continues a paragraph, as in a list',
    '!!! tip\n    This.\nMore.',
    'tip(This./More.)',
  ],
  ['one without content', '!!! tip\nMore.', '!!! tip/More.'],
  ['one in a list', '- a\n\n  !!! tip\n      This.\n\n  b', 'list(listItem(a, tip(This.), b))'],
  [
    'nested ones',
    '!!! note\n    This.\n\n    !!! tip\n        Deep.\n\nMore.',
    'note(This., tip(Deep.)), More.',
  ],
  [
    'tabs',
    'Text\n\n=== "C++"\n\n    A.\n\n    ```cpp\n    a\n    ```\n\n=== "`C`"\n    B.\n\nMore.',
    'Text, blockquote(blockquote(C++, C), blockquote(blockquote(A., code), blockquote(B.))), More.',
  ],
  [
    'a chosen tab, and tabs in a tab',
    '===+ "A"\n    === "B"\n        C.\n',
    'blockquote(blockquote(A), blockquote(blockquote(blockquote(blockquote(B), blockquote(blockquote(C.))))))',
  ],
  ['a heading is no tab', 'Title\n===\n\nText', 'heading(text), Text'],
  ['Hugo', '{{< callout type="info">}}\n  This.\n{{< /callout >}}', 'info(This.)'],
  ['no space', '{{<hint info>}}\nThis.\n\nThat.\n{{</hint>}}\nMore.', 'info(This., That.), More.'],
  [
    'a title in Hugo',
    '{{% alert title="Read this" color="warning" %}}\nThis.\n{{% /alert %}}',
    'warning[Read this](This.)',
  ],
  ['a word in Hugo', '{{< hint danger >}}\nThis.\n{{< /hint >}}', 'danger(This.)'],
  ['a shortcode that is open', '{{< callout >}}\nThis.', '{{< callout >}}, This.'],
  ['another shortcode', '{{< youtube x >}}', '{{< youtube x >}}'],
  ['code', '```\n!!! note\n    This.\n\n[TOC]\n```', 'code'],
  ['tables of contents', '[TOC]\n\n[[_TOC_]]\n\n@tableofcontents\n\n{{< toc >}}\n\nText', 'Text'],
])('%s', (_, text, shown) => {
  for (const parse of [parseMarkdown, parseMdx]) {
    const root = parse(text);
    convertForeign(root, text);
    expect(outline(root)).toBe(shown);
  }
});

test.each([
  [
    '+++\ntitle = "A: b"\nweight = 3\ntags = ["a"]\n+++\nText',
    { title: 'A: b', weight: 3, tags: ['a'] },
    0,
  ],
  ['+++\n# A comment\ndraft = true\n+++', { draft: true }, 0],
  ['+++\n[menu]\nx = 1\n+++\n', {}, 1],
])('front matter in TOML: %j', async (text, values, errors) => {
  const diagnostics = new Diagnostics();
  const { frontMatter } = await readMarkdown(text, 'a.md', diagnostics);
  expect(frontMatter.json).toEqual(values);
  expect(diagnostics.count('error')).toBe(errors);
});

/** Reports what is left of other generators in a text. */
async function reported(text: string): Promise<Diagnostics> {
  const diagnostics = new Diagnostics();
  await readMarkdown(text, 'a.md', diagnostics);
  return diagnostics;
}

test.each([
  ['{{< youtube x >}}', 'Hugo', 1, 1],
  ['See\n  {{% ref "a.md" %}} there', 'Hugo', 2, 3],
  ['=== "C++"\nText', 'MkDocs', 1, 1],
  ['::: ring.Buffer', 'MkDocs', 1, 1],
  ['Text {: .wide }', 'MkDocs', 1, 6],
  ['```{doxygenclass} Ring\n```', 'Sphinx', 1, 1],
  ['See {cpp:class}`Ring`.', 'Sphinx', 1, 5],
  ['See @ref ring and \\ref Ring', 'Doxygen', 1, 5],
  ['\\section one One', 'Doxygen', 1, 1],
])('"%s" is reported', async (text, generator, line, column) => {
  const { all } = await reported(text);
  expect(all.filter(({ code }) => code === 'foreign-markup')).toMatchObject([
    {
      code: 'foreign-markup',
      message: expect.stringContaining(`Markup for ${generator} is shown as text`),
      place: { file: 'a.md', line, column },
    },
  ]);
});

test.each([
  'Use `{{< youtube >}}` or `@ref x`.',
  '```\n{{< a >}}\n@ref b\n```',
  '    {{< a >}}',
  '<!--\n{{< a >}}\n-->',
  'Mail jane@ref.org, CSS @page and @include, {name} and a::b.',
  ':::note\nText\n:::\n\n# A {#id}',
  '$\\section 1$ C:\\reference {a: 1}',
])('"%s" is no markup of other generators', async (text) => {
  const { all } = await reported(text);
  expect(all.filter(({ code }) => code === 'foreign-markup')).toEqual([]);
});
