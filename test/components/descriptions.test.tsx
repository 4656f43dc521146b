import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderBlocks } from '../../src/components/api/description/blocks.tsx';
import { listingHtml } from '../../src/components/api/listing-html.ts';
import { ownIds } from '../../src/components/api/own-ids.ts';
import type { Block } from '../../src/model/description.ts';
import { everywhere, para } from './api-model.ts';

function html(blocks: Block[], taken: string[] = []): string {
  const ids = ownIds([blocks], taken);
  return renderToStaticMarkup(renderBlocks(blocks, { links: everywhere, level: 3, ids }));
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

  test('headings step down by what levels there are, not by their numbers', () => {
    const headings: Block[] = [1, 4, 1].map((level) => ({
      type: 'heading',
      level,
      children: title('x'),
    }));
    expect(html(headings)).toBe('<h3>x</h3><h4>x</h4><h3>x</h3>');
  });

  test('an id stands on a page once, and never where a member has it', () => {
    const anchors: Block[] = [
      para({ type: 'anchor', id: 'page_1here' }),
      para({ type: 'anchor', id: 'page_1here' }),
      para({ type: 'anchor', id: 'page_1member' }),
    ];
    expect(html(anchors, ['member'])).toBe('<p><a id="here"></a></p><p></p><p></p>');
  });

  test('links lead where it is safe, references where there is something, none inside another', () => {
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
    ).toBe('<p><a href="/to/page_1a12"><span>A</span></a></p>');
  });

  test('HTML of a comment shows as its text', () => {
    const raw = '<div onclick="x()">a &amp; <b>b</b><script>c()</script></div>';
    expect(html([{ type: 'raw', html: raw }])).toBe('<p>a &amp; b</p>');
  });

  test('an image without file shows what is said of it', () => {
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
    expect(listingHtml({ lines }, everywhere, { ids: true, numbers: true })).toBe(
      '<span class="line" id="l00007"><a class="line-link" href="/to/classA" data-line="7" aria-label="Documentation of line 7"></a>' +
        '<span class="k">class</span> <a href="/to/classA">A</a> &lt;&amp;&gt; \n</span>' +
        '<span class="line" id="l00008" data-line="8">\n</span>',
    );
  });
});
