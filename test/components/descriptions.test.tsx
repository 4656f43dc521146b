import { describe, expect, test } from '@jest/globals';
import { renderBlocks } from '../../src/components/api/description/blocks.tsx';
import { listingHtml } from '../../src/components/api/listing-html.ts';
import { ownIds } from '../../src/components/api/own-ids.ts';
import type { Block } from '../../src/model/description.ts';
import { drawingKey, type Drawings } from '../../src/model/drawings.ts';
import { contentTexts } from '../../src/shared/texts/catalogues.ts';
import { renderContent } from '../pages/content-environment.tsx';
import { everywhere, para } from './api-model.ts';

const texts = contentTexts('en').api;

function html(blocks: Block[], taken: string[] = [], drawings?: Drawings): string {
  const ids = ownIds([blocks], taken);
  return renderContent(renderBlocks(blocks, { links: everywhere, texts, drawings, level: 3, ids }));
}

const title = (value: string) => [{ type: 'text' as const, value }];

describe('descriptions', () => {
  test('labelled notes share a list, and those of one kind a label', () => {
    const notes: Block[] = [
      { type: 'note', kind: 'pre', children: [para('one')] },
      { type: 'note', kind: 'pre', children: [para('two')] },
      { type: 'note', kind: 'return', children: [para('three')] },
    ];
    expect(html(notes)).toBe(
      '<dl class="labelled"><dt>Precondition</dt><dd>one</dd><dd>two</dd><dt>Returns</dt><dd>three</dd></dl>',
    );
  });

  test('a title that the author sets is above its text, whatever its length', () => {
    const long = 'What happens where the range has fewer elements than the pattern';
    const notes: Block[] = [
      { type: 'note', kind: 'since', children: [para('1.2')] },
      { type: 'note', kind: 'par', title: title(long), children: [para('one')] },
    ];
    expect(html(notes)).toBe(
      `<dl class="labelled"><dt class="since">Since</dt><dd class="since">1.2</dd><dt class="titled">${long}</dt><dd class="titled">one</dd></dl>`,
    );
  });

  test('warnings are boxes; a note without label or title is only its text', () => {
    const box = html([{ type: 'note', kind: 'warning', children: [para('hot')] }]);
    expect(box).toContain('theme-admonition-warning');
    expect(box).toContain('<p>hot</p>');
    expect(html([{ type: 'note', kind: 'par', title: [], children: [para('x')] }])).toBe(
      '<div class="untitled"><p>x</p></div>',
    );
  });

  test('sections nest from the given level down, at most to h6', () => {
    const nested = [3, 4, 5, 6].reduceRight<Block[]>(
      (children, level) => [
        { type: 'section', level, id: `p_1s${level}`, title: title(`S${level}`), children },
      ],
      [{ type: 'section', level: 7, title: title('S7'), children: [] }],
    );
    const levels = [...html(nested).matchAll(/<h(\d)/g)].map(([, level]) => level);
    expect(levels).toEqual(['3', '4', '5', '6', '6']);
  });

  test('heading levels leave no gaps, whatever their numbers in the source', () => {
    const headings: Block[] = [1, 4, 1].map((level) => ({
      type: 'heading',
      level,
      children: title('x'),
    }));
    expect(html(headings)).toBe('<h3>x</h3><h4>x</h4><h3>x</h3>');
  });

  test('an id occurs on a page once, and never if a member has it', () => {
    const anchors: Block[] = [
      para({ type: 'anchor', id: 'page_1here' }),
      para({ type: 'anchor', id: 'page_1here' }),
      para({ type: 'anchor', id: 'page_1member' }),
    ];
    expect(html(anchors, ['member'])).toBe('<p><a id="here"></a></p><p></p><p></p>');
  });

  test('links have only safe targets, references only existing ones, and no link is inside another', () => {
    const text = (value: string) => [{ type: 'text' as const, value }];
    expect(html([para({ type: 'link', url: 'javascript:alert(1)', children: text('js') })])).toBe(
      '<p><span>js</span></p>',
    );
    expect(html([para({ type: 'ref', refid: 'gone_1a', children: text('g') })])).toBe(
      '<p><span>g</span></p>',
    );
    expect(
      html([
        para({
          type: 'link',
          url: 'page.html#a12',
          children: [{ type: 'ref', refid: 'classA', children: text('A') }],
        }),
      ]),
    ).toBe('<p><a href="page.html#a12"><span>A</span></a></p>');
  });

  test('formulas, HTML and diagrams that are not drawn are shown as their source, or omitted', () => {
    expect(html([{ type: 'raw', html: '<b>a</b>' }])).toBe('');
    expect(html([para('a', { type: 'rawInline', html: '<b>a</b>' })])).toBe('<p>a</p>');
    expect(html([para({ type: 'inlineFormula', tex: 'a<b' })])).toBe(
      '<p><code class="formula">a&lt;b</code></p>',
    );
    expect(html([{ type: 'diagram', language: 'msc', file: 'a.msc', caption: [] }])).toBe(
      '<figure class="diagram diagram-msc"><div class="diagram-title">Message sequence chart diagram <code>a.msc</code></div></figure>',
    );
  });

  test('HTML with blocks is moved out of the paragraph, and loses its blocks in a line', () => {
    const raw = { type: 'rawInline' as const, html: 'raw' };
    const drawing = { html: '<div>b</div>', phrasing: ' b ', isBlock: true };
    const drawings = new Map([[drawingKey(raw), drawing]]);
    const around = para('a ', raw, ' ', { type: 'strong', children: [raw] });
    expect(html([around], [], drawings)).toBe(
      '<p>a </p><div class="raw-html"><div>b</div></div><p> <strong><span class="raw-html"> b </span></strong></p>',
    );
    expect(html([{ type: 'heading', level: 1, children: [raw] }], [], drawings)).toBe(
      '<h3><span class="raw-html"> b </span></h3>',
    );
    const list: Block = { type: 'list', ordered: false, items: [{ children: [para(raw)] }] };
    expect(html([list], [], drawings)).toBe(
      '<ul><li><div class="raw-html"><div>b</div></div></li></ul>',
    );
  });

  test('a drawing that occurs on a page twice has its ids once', () => {
    const raw: Block = { type: 'raw', html: 'raw' };
    const drawings = new Map([[drawingKey(raw), { html: '<b id="drawn-1">b</b>' }]]);
    expect(html([raw, { ...raw }], [], drawings)).toBe(
      '<div class="raw-html"><b id="drawn-1">b</b></div><div class="raw-html"><b>b</b></div>',
    );
  });

  test('a diagram has the size that the comment sets, and its source', () => {
    const dot: Block = {
      type: 'diagram',
      language: 'dot',
      file: 'g.dot',
      width: '5cm',
      caption: title('Caption'),
    };
    const drawings = new Map([[drawingKey(dot), { html: '<svg></svg>', source: 'graph {}\n' }]]);
    expect(html([dot], [], drawings)).toBe(
      '<figure class="diagram diagram-dot"><div class="drawing" tabindex="0"><div style="width:5cm"><svg></svg></div></div>' +
        '<figcaption>Caption</figcaption><details class="diagram-source"><summary>Source of the diagram</summary>' +
        '<pre tabindex="0"><code>graph {}</code></pre></details></figure>',
    );
  });

  test('an image without a file is replaced with its caption', () => {
    const image = { type: 'figure' as const, source: 'gone.png', alt: 'A plan', caption: [] };
    expect(html([image])).toBe('<figure><code>A plan</code></figure>');
  });

  test('rows of headings make the head of a table, unless a cell reaches below them', () => {
    const cell = (heading: boolean, rows?: number) => ({ heading, rows, children: [para('x')] });
    const plain = html([{ type: 'table', rows: [[cell(true)], [cell(false)]] }]);
    expect(plain).toContain('<thead><tr><th>x</th></tr></thead><tbody><tr><td>x</td></tr></tbody>');
    const spanned = html([{ type: 'table', rows: [[cell(true, 2), cell(true)], [cell(false)]] }]);
    expect(spanned).not.toContain('<thead>');
  });
});

describe('listings', () => {
  test('code is escaped, coloured and linked; lines can be addressed', () => {
    const lines = [
      {
        number: 7,
        refid: 'classA',
        spans: [
          { class: 'keyword' as const, text: 'class' },
          { class: 'normal' as const, text: ' ' },
          { class: 'normal' as const, text: 'A', refid: 'classA' },
          { class: 'normal' as const, text: ' <&>\u0001', refid: 'gone' },
        ],
      },
      { number: 8, spans: [] },
    ];
    expect(
      listingHtml({ lines }, everywhere, { ids: true, numbers: texts.lineDocumentation }),
    ).toBe(
      '<span class="line" id="l00007"><a class="line-link" href="/to/classA" data-line="7" aria-label="Documentation of line 7"></a>' +
        '<span class="k">class</span> <a href="/to/classA">A</a> &lt;&amp;&gt; \n</span>' +
        '<span class="line" id="l00008" data-line="8">\n</span>',
    );
  });
});
