import { expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { convertForeign } from '../../src/markdown/foreign-markup.ts';
import { reportForeign } from '../../src/markdown/foreign-remains.ts';

test.each([
  [
    'MkDocs',
    '!!! note "Read"\n    This.\n\n    And this.\n\nMore.',
    ':::note[Read]\nThis.\n\nAnd this.\n:::\nMore.',
  ],
  ['a kind of MkDocs', '!!! bug\n\n    This.\n\nMore.', ':::danger[Bug]\n\nThis.\n:::\nMore.'],
  ['a collapsed one', '???+ tip\n    This.\n', ':::tip\nThis.\n:::'],
  ['the end of a text', '!!! tip\n    This.', ':::tip\nThis.\n:::'],
  ['one without an end', '!!! tip\n    This.\nMore.', '!!! tip\n    This.\nMore.'],
  ['one without content', '!!! tip\nMore.', '!!! tip\nMore.'],
  [
    'nested ones',
    '!!! note\n    This.\n\n    !!! tip\n        Deep.\n\nMore.',
    '::::note\nThis.\n\n:::tip\nDeep.\n:::\n::::\nMore.',
  ],
  [
    'MyST',
    '```{warning} Read\n:class: dropdown\nThis.\n```\nMore.',
    ':::warning[Read]\n\nThis.\n:::\nMore.',
  ],
  ['colons of MyST', ':::{seealso}\nThis.\n:::', ':::info[Seealso]\nThis.\n:::'],
  ['another directive of MyST', '```{toctree}\na\n```', '```{toctree}\na\n```'],
  ['Hugo', '{{< callout type="info">}}\n  This.\n{{< /callout >}}', ':::info\n  This.\n:::'],
  [
    'a title in Hugo',
    '{{% alert title="Read this" color="warning" %}}\nThis.\n{{% /alert %}}',
    ':::warning[Read this]\nThis.\n:::',
  ],
  ['a word in Hugo', '{{< hint danger >}}\nThis.\n{{< /hint >}}', ':::danger\nThis.\n:::'],
  ['a shortcode that is open', '{{< callout >}}\nThis.', '{{< callout >}}\nThis.'],
  ['another shortcode', '{{< youtube x >}}', '{{< youtube x >}}'],
  ['code', '```\n!!! note\n    This.\n\n[TOC]\n```', '```\n!!! note\n    This.\n\n[TOC]\n```'],
  ['tables of contents', '[TOC]\n@tableofcontents\n{{< toc >}}\nText', '\n\n\nText'],
  [
    'TOML',
    '+++\ntitle = "A: b"\nweight = 3\ntags = ["a"]\n+++\nText',
    '---\ntitle: "A: b"\nweight: 3\ntags: ["a"]\n---\nText',
  ],
  ['TOML with tables', '+++\n[menu]\nx = 1\n+++', '+++\n[menu]\nx = 1\n+++'],
])('%s', (_, written, converted) => {
  expect(convertForeign(written)).toBe(converted);
});

test.each([
  ['{{< youtube x >}}', 'Hugo', 1, 1],
  ['See\n  {{% ref "a.md" %}} there', 'Hugo', 2, 3],
  ['=== "C++"\n    Text', 'MkDocs', 1, 1],
  ['::: ring.Buffer', 'MkDocs', 1, 1],
  ['Text {: .wide }', 'MkDocs', 1, 6],
  ['```{doxygenclass} Ring\n```', 'Sphinx', 1, 1],
  ['See {cpp:class}`Ring`.', 'Sphinx', 1, 5],
  ['See @ref ring and \\ref Ring', 'Doxygen', 1, 5],
  ['\\section one One', 'Doxygen', 1, 1],
])('"%s" is reported', (text, generator, line, column) => {
  const diagnostics = new Diagnostics();
  reportForeign(text, 'a.md', diagnostics);
  expect(diagnostics.all).toMatchObject([
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
])('"%s" is no markup of other generators', (text) => {
  const diagnostics = new Diagnostics();
  reportForeign(text, 'a.md', diagnostics);
  expect(diagnostics.all).toEqual([]);
});
