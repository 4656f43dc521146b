import { describe, expect, it } from '@jest/globals';
import type { Block } from '../../src/model/description.ts';
import { declare, plainText, textOfBlocks, textOfCode, visit } from '../../src/model/walk.ts';

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
  it('folds all text in reading order', () => {
    expect(textOfBlocks(blocks)).toBe('Title a b Caption cell int x the x code y^2');
  });

  it('visits parents before children', () => {
    const types: string[] = [];
    visit(blocks, (node) => types.push(node.type));
    expect(types.slice(0, 6)).toEqual(['section', 'text', 'paragraph', 'text', 'strong', 'text']);
    expect(types).toHaveLength(17);
  });

  it('takes the characters of inlines', () => {
    const image = { type: 'inlineImage', source: 'a.png', alt: 'Alt' } as const;
    const code = { type: 'code', children: [text('f')] } as const;
    expect(
      plainText([{ ...code, children: [...code.children] }, { type: 'lineBreak' }, image]),
    ).toBe('f Alt');
  });
});

describe('declare', () => {
  it.each([
    [['int'], 'x', '', 'int x'],
    [['char *'], 'argv', '[]', 'char *argv[]'],
    [['int(*)(int, void *)'], 'cb', '', 'int(*cb)(int, void *)'],
    [['void(*)'], 'handler', '(int)', 'void(*handler)(int)'],
    [['int(&)'], 'ref', '[5]', 'int(&ref)[5]'],
    [['int(A::*)() const'], 'm', '', 'int(A::*m)() const'],
    [['std::vector< int >'], 'v', '', 'std::vector< int > v'],
    [['std::function< void(int *)>'], 'f', '', 'std::function< void(int *)> f'],
    [['std::vector< void(*)(int)>'], 'v', '', 'std::vector< void(*)(int)> v'],
    [['void(*const)(int)'], 'f', '', 'void(*const f)(int)'],
    [['int'], '', '', 'int'],
    [[], 'x', '', 'x'],
  ])('puts the name where C++ wants it: %j %s%s', (type, name, suffix, expected) => {
    expect(textOfCode(declare(type, name, suffix))).toBe(expected);
  });

  it('keeps references', () => {
    const type = [{ text: 'T', refid: 'classT' }, '(&)'];
    expect(declare(type, 'a', '[3]')).toEqual([{ text: 'T', refid: 'classT' }, '(&a)', '[3]']);
  });
});
