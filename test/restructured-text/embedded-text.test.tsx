import { describe, expect, it } from '@jest/globals';
import { renderBlocks } from '../../src/components/api/description/blocks.tsx';
import { embeddedText, readEmbeddedText } from '../../src/doxygen/embedded-text.ts';
import { toBlocks } from '../../src/doxygen/flow.ts';
import { contentTexts } from '../../src/shared/texts/catalogues.ts';
import { everywhere } from '../components/api-model.ts';
import { renderContent } from '../pages/content-environment.tsx';

const texts = contentTexts('en').api;

/** The symbols of the library. */
const known = new Set(['f', 'ns::f', 'ns::A::size', '::ns::A::size']);
const links = {
  ...everywhere,
  symbol: (name: string) => {
    const plain = name.replace(/\(.*/, '');
    return known.has(plain) ? { href: `#${plain}` } : undefined;
  },
};

/** Returns the HTML of a verbatim block, without the icons and classes of boxes, and what is not known. */
function read(text: string, scope = ''): { html: string; unknown: readonly string[] } {
  const embedded = embeddedText(text);
  if (!embedded) return { html: '', unknown: [] };
  const { nodes, unknown } = readEmbeddedText(embedded);
  const setting = { links, texts, level: 3 as const, scope };
  const html = renderContent(renderBlocks(toBlocks(nodes), setting))
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(
      /<div class="theme-admonition theme-admonition-(\w+)[^"]*"><div class="admonition-heading"><span>(.*?)<\/span><\/div><div class="admonition-content">/g,
      '[$1 $2]',
    )
    .replace(/<div class="table-wrap" tabindex="0">/g, '')
    .replace(/<\/div>/g, '');
  return { html, unknown };
}

function html(text: string, scope?: string): string {
  return read(`embed:rst\n${text}`, scope).html;
}

describe('the marks of a comment', () => {
  it.each([
    ['embed:rst\n    One\n    two.\n', '<p>One two.</p>'],
    // Doxygen 1.9.4 leaves the asterisks of lines after the first.
    ['embed:rst:leading-asterisk\n * One\n *\n * Two\n ', '<p>One</p><p>Two</p>'],
    ['embed:rst:leading-asterisk\n*\n* - a\n* - b\n* ', '<ul><li>a</li><li>b</li></ul>'],
    // A blank line may lack its asterisk.
    ['embed:rst:leading-asterisk\n * .. note::\n\n *    Text.\n', '[note Note]<p>Text.</p>'],
    // Newer releases have removed the asterisks: these are bullets.
    [
      'embed:rst:leading-asterisk\nText:\n\n* a\n* b\n',
      '<p>Text:</p><ul><li>a</li><li>b</li></ul>',
    ],
    ['embed:rst:leading-slashes\n/// One\n///\n/// Two\n', '<p>One</p><p>Two</p>'],
    // Authors choose the wrong mark.
    ['embed:rst\n * One\n *\n * Two\n', '<p>One</p><p>Two</p>'],
    ['embed:rst beside the mark\n * and below\n *\n', '<p>beside the mark and below</p>'],
    ['embed:rst:inline a **b** ', '<p>a <strong>b</strong></p>'],
    ['embed:rst', ''],
    ['embed:rstx a', ''],
    ['other embed:rst', ''],
  ])('%j', (text, expected) => {
    expect(read(text).html).toBe(expected);
  });
});

describe('running text', () => {
  it.each([
    ['a *b* **c** ``d *e*`` f', 'a <em>b</em> <strong>c</strong> <code>d *e*</code> f'],
    // Pointers and products are no emphasis.
    ['char *p and int *q, 2*x*y', 'char *p and int *q, 2*x*y'],
    ['**bold** and **', '<strong>bold</strong> and **'],
    ['``x``\\ s', '<code>x</code>s'],
    ['\\*a\\* C:\\dir', '*a* C:\\dir'],
    [':cpp:func:`f`', '<a href="#f"><code>f()</code></a>'],
    [':c:func:`f()`', '<a href="#f"><code>f()</code></a>'],
    [':cpp:func:`f(int)`', '<a href="#f"><code>f(int)</code></a>'],
    [':cpp:func:`~ns::f`', '<a href="#ns::f"><code>f()</code></a>'],
    [':cpp:func:`!f`', '<code>f()</code>'],
    [':cpp:class:`the class <ns::f>`', '<a href="#ns::f"><code>the class</code></a>'],
    [':cpp:class:`std::vector<int>`', '<code>std::vector&lt;int&gt;</code>'],
    [':cpp:class:`gone`', '<code>gone</code>'],
    [':func:`f`', '<a href="#f"><code>f()</code></a>'],
    [':py:meth:`~a.b`', '<code>b</code>'],
    [':ref:`label`', 'label'],
    [':ref:`the text <label>`', 'the text'],
    [':doc:`Tutorial </tutorial/index>`', 'Tutorial'],
    [':math:`a_\\text{b}`', '<code class="formula">a_\\text{b}</code>'],
    [':sup:`2`', '<sup>2</sup>'],
    ['`ns::f()`', '<a href="#ns::f"><code>ns::f()</code></a>'],
    ['`~ns::f`', '<a href="#ns::f"><code>f</code></a>'],
    ['`!ns::f`', '<code>ns::f</code>'],
    ['`~f`', '<code>~f</code>'],
    // A word in single quotes is mostly a parameter, not a symbol with this name.
    ['`f`', '<code>f</code>'],
    ['`some words`', '<em>some words</em>'],
    ['`docs <https://a.example/x y>`_.', '<a href="https://a.example/xy">docs</a>.'],
    ['https://a.example/b_c.', '<a href="https://a.example/b_c">https://a.example/b_c</a>.'],
    ['member_ and [1]_', 'member_ and <sup>[1]</sup>'],
    ['`not closed and :role:`', '<em>not closed and :role:</em>'],
    ['`not closed', '`not closed'],
    [':role:`x` |none|', 'x |none|'],
  ])('%s', (text, expected) => {
    expect(
      html(text).replace(/ target="_blank"| rel="[^"]*"| class="external[^"]*"|<wbr\/>/g, ''),
    ).toBe(`<p>${expected}</p>`);
  });

  it('finds targets and replacements anywhere in the text', () => {
    const text =
      '|name| at site_.\n\n.. _site: https://a.example\n.. |name| replace:: The *library*';
    expect(html(text)).toContain('<p>The <em>library</em> at <a href="https://a.example"');
    expect(html(':math:`\\op(x)`\n\n.. |op| mathmacro:: \\operatorname{op}')).toContain(
      '{\\operatorname{op}}(x)',
    );
  });

  it('looks for names in the scope of the page first', () => {
    expect(html(':cpp:func:`size`', 'ns::A')).toContain('href="#::ns::A::size"');
    expect(html(':cpp:func:`size`')).toBe('<p><code>size()</code></p>');
  });
});

describe('blocks', () => {
  it.each([
    ['Title\n=====\n\nPart\n----\n\nText', '<h3>Title</h3><h4>Part</h4><p>Text</p>'],
    ['=====\nTitle\n=====\nText', '<h3>Title</h3><p>Text</p>'],
    ['a\n\n----\n\nb', '<p>a</p><hr/><p>b</p>'],
    [
      '- a\n  b\n\n  c\n- d\n\n  * e',
      '<ul><li><p>a b</p><p>c</p></li><li><p>d</p><ul><li>e</li></ul></li></ul>',
    ],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['a) x\nb) y', '<ol type="a"><li>x</li><li>y</li></ol>'],
    ['#. x\n#. y', '<ol><li>x</li><li>y</li></ol>'],
    ['A. Einstein\nsaid', '<p>A. Einstein said</p>'],
    ['-1 is text', '<p>-1 is text</p>'],
    [
      'term\n  text\n\nother\n  more',
      '<dl class="definitions"><dt>term</dt><dd>text</dd><dt>other</dt><dd>more</dd></dl>',
    ],
    [
      '-v, --verbose  Says more.\n-q  Says less.',
      '<dl class="definitions"><dt><code>-v, --verbose</code></dt><dd>Says more.</dd><dt><code>-q</code></dt><dd>Says less.</dd></dl>',
    ],
    [
      ':param int n: size\n:returns: it',
      '<table class="param-table"><caption>Parameters</caption><tbody><tr><th scope="row"><span><code class="param-type">int</code> <code>n</code></span></th><td>size</td></tr></tbody></table><dl class="labelled"><dt>Returns</dt><dd>it</dd></dl>',
    ],
    ['| a\n| b', '<p>a<br/>b</p>'],
    ['a\n\n  b', '<p>a</p><blockquote><p>b</p></blockquote>'],
    ['.. a comment\n   of two lines\n\nText', '<p>Text</p>'],
    ['.. [1] A note.', '<dl class="definitions"><dt>[1]</dt><dd>A note.</dd></dl>'],
    ['.. note:: One\n   two.\n\n   Three.', '[note Note]<p>One two.</p><p>Three.</p>'],
    ['Text\n.. warning::\n   Hot.', '<p>Text</p>[warning Warning]<p>Hot.</p>'],
    ['.. tip:: T', '[tip Tip]<p>T</p>'],
    ['.. admonition:: My *title*\n\n   T', '[note My <em>title</em>]<p>T</p>'],
    [
      '.. versionadded:: 1.2',
      '<dl class="labelled"><dt class="since">Since</dt><dd class="since">1.2</dd></dl>',
    ],
    // A single colon makes it a comment, which nobody means.
    [
      '.. versionchanged: 1.7\n   Text.',
      '<dl class="labelled"><dt class="titled">Changed in</dt><dd class="titled">1.7: Text.</dd></dl>',
    ],
    [
      '.. deprecated:: 1.3 Use f.',
      '[danger <a href="/to/deprecated">Deprecated</a>]<p>1.3: Use f.</p>',
    ],
    [
      '.. seealso:: :cpp:func:`f`',
      '<dl class="labelled"><dt>See also</dt><dd><a href="#f"><code>f()</code></a></dd></dl>',
    ],
    [
      '.. math:: a\n\n   b',
      '<div class="formula-block" tabindex="0"><code class="formula">a</code><div class="formula-block" tabindex="0"><code class="formula">b</code>',
    ],
    ['.. doxygenfunction:: ns::f', '<p><a href="#ns::f"><code>ns::f</code></a></p>'],
    [
      '.. container:: toggle\n\n   .. container:: header\n\n      **Methods**',
      '<p><strong>Methods</strong></p>',
    ],
    ['.. highlight:: cpp\n\nText', '<p>Text</p>'],
    ['.. unknown:: word\n\n   Text', '<p>word</p><p>Text</p>'],
  ])('%j', (text, expected) => {
    const result = html(text).replace(/<div>(<dt)/g, '$1');
    expect(result).toBe(expected);
  });

  it.each([
    // Two colons begin code; what looks like C++ has its colours.
    [
      'Example::\n\n  int a; // b\n\nText',
      'Example:',
      '<span class="t">int</span> a; <span class="c">// b</span>',
    ],
    [
      '**Example**::\n\n  #include <a.h>',
      'Example</strong>:',
      '<span class="p">#include &lt;a.h&gt;</span>',
    ],
    ['::\n\n  plain text', '', 'plain text'],
    ['Text ::\n\n> quoted\n> lines', '<p>Text</p>', '&gt; quoted\n&gt; lines'],
    [
      '.. code-block:: c++\n   :caption: Title\n\n   return 1;',
      '<p>Title</p>',
      '<span class="f">return</span> 1;',
    ],
    ['.. code-block:: python\n\n   return 1', '', 'return 1'],
    // Markdown's fences, and those of MyST.
    ['```cpp\nfor (;;);\n```', '', '<span class="f">for</span> (;;);'],
    ['```{code-block} cpp\nfor (;;);\n```', '', '<span class="f">for</span> (;;);'],
    ['>>> f()\n1\n\nText', '', '&gt;&gt;&gt; f()\n1'],
  ])('code: %j', (text, before, code) => {
    const result = html(text)
      .replace(/<\/?span class="line">|\n<\/span>/g, '\n')
      .replace(/\n+/g, '\n');
    expect(result).toContain(before);
    expect(result).toContain(code);
    expect(result).toContain('<pre');
  });

  it.each([
    [
      'simple',
      '==== ====\nA    B\n==== ====\n1    2\n     3\n==== ====',
      '<thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2 3</td></tr></tbody>',
    ],
    [
      'simple without a head',
      '=== ===\n1   2\n=== ===\n\nText',
      '<tbody><tr><td>1</td><td>2</td></tr></tbody>',
    ],
    [
      'grid',
      '+---+---+\n| A | B |\n+===+===+\n| 1     |\n+---+---+\n| 2 | 3 |\n+   +---+\n|   | 4 |\n+---+---+',
      '<thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td colSpan="2">1</td></tr><tr><td rowSpan="2">2</td><td>3</td></tr><tr><td>4</td></tr></tbody>',
    ],
    [
      'list',
      '.. list-table:: Title\n   :header-rows: 1\n\n   * - A\n     - B\n   * - 1\n     - 2',
      '<caption>Title</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody>',
    ],
    [
      'csv',
      '.. csv-table::\n   :header: A, B\n\n   1, "2, 3"',
      '<thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2, 3</td></tr></tbody>',
    ],
  ])('tables: %s', (_, text, expected) => {
    expect(html(text)).toContain(`<table>${expected}</table>`);
  });

  it.each(['==== ====\nacross the columns\n==== ====', '+---+---+\n| a\n+---+---+'])(
    'shows a damaged table as it is written: %j',
    (text) => {
      expect(html(text)).toBe(`<pre class="preformatted" tabindex="0">${text}</pre>`);
    },
  );

  it('names what it does not know, once', () => {
    const text = 'embed:rst\n.. toggle:: a\n\n:issue:`1` :issue:`2`\n\n.. toggle:: b';
    expect(read(text).unknown).toEqual(['.. toggle::', ':issue:']);
  });

  it('loses no word, however deep blocks are nested', () => {
    const deep = Array.from({ length: 100 }, (_, i) => `${' '.repeat(i)}- w${i}`).join('\n');
    const result = html(deep);
    for (let i = 0; i < 100; i++) expect(result).toContain(`w${i}`);
  });
});

it('takes time in proportion to the text', () => {
  const hostile = [
    '*a ',
    '`a ',
    '**a ``b ',
    '|a ',
    ':x:`',
    '.. a::\n',
    '```x\n',
    '== ==\n',
    '- \n ',
    'a_ ',
    '+--+\n',
  ];
  for (const piece of hostile) {
    const time = (count: number): number => {
      const text = `embed:rst\n${piece.repeat(count)}`;
      const before = process.cpuUsage();
      const embedded = embeddedText(text);
      if (embedded) readEmbeddedText(embedded);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    time(1000);
    // A quadratic reader would take 16 times as long, in each try; collecting garbage, or a busy machine, only in one.
    const isLinear = [1, 2, 3].some(() => time(16_000) < 10 * Math.max(time(4000), 20_000));
    expect([piece, isLinear]).toEqual([piece, true]);
  }
});
