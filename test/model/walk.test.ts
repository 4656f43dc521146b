import { describe, expect, it } from '@jest/globals';
import type { Block } from '../../src/model/description.ts';
import { plainText, textOfBlocks, visit } from '../../src/model/walk.ts';

const text = (value: string): { type: 'text'; value: string } => ({ type: 'text', value });

const blocks: Block[] = [
  {
    type: 'section',
    level: 1,
    title: [text('Title')],
    children: [
      { type: 'paragraph', children: [text('a '), { type: 'strong', children: [text('b')] }] },
      {
        type: 'table',
        caption: [text('Caption')],
        rows: [[{ heading: true, children: [{ type: 'paragraph', children: [text('cell')] }] }]],
      },
      {
        type: 'parameterList',
        kind: 'param',
        items: [
          {
            names: [{ name: [text('x')], type: [text('int')] }],
            children: [{ type: 'paragraph', children: [text('the\n x')] }],
          },
        ],
      },
      { type: 'listing', lines: [{ spans: [{ class: 'normal', text: 'code' }] }, { spans: [] }] },
      { type: 'formula', tex: 'y^2' },
    ],
  },
];

describe('walking descriptions', () => {
  it('visits all text in reading order', () => {
    expect(textOfBlocks(blocks)).toBe('Title a b Caption cell int x the x code y^2');
  });

  it('visits parents before children', () => {
    const types: string[] = [];
    visit(blocks, (node) => types.push(node.type));
    expect(types.slice(0, 6)).toEqual(['section', 'text', 'paragraph', 'text', 'strong', 'text']);
    expect(types).toHaveLength(17);
  });

  it('reads the characters of inlines', () => {
    const image = { type: 'inlineImage', source: 'a.png', alt: 'Alt' } as const;
    const code = { type: 'code', children: [text('f')] } as const;
    expect(
      plainText([{ ...code, children: [...code.children] }, { type: 'lineBreak' }, image]),
    ).toBe('f Alt');
  });
});
