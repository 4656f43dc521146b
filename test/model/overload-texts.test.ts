import { expect, test } from '@jest/globals';
import type { Block, ParameterList } from '../../src/model/description.ts';
import { overloadTexts } from '../../src/model/overload-texts.ts';
import { textOfBlocks } from '../../src/model/walk.ts';
import { member, para } from '../components/api-model.ts';

const note = (text: string): Block => ({ type: 'note', kind: 'note', children: [para(text)] });

/** Returns a table of parameters, given as `name: text`. */
const params = (...rows: string[]): ParameterList => ({
  type: 'parameterList',
  kind: 'param',
  items: rows.map((row) => {
    const [name = '', text = ''] = row.split(': ');
    return { names: [{ name: [{ type: 'text', value: name }] }], children: [para(text)] };
  }),
});

/** Writes blocks in brackets, with the positions of the overloads behind rows of tables. */
function written(blocks: readonly Block[], positions: ReadonlyMap<object, readonly number[]>) {
  return blocks.map((block) =>
    block.type === 'parameterList'
      ? block.items.map((item) => {
          const row = `${item.names.map(({ name }) => textOfBlocks([{ type: 'paragraph', children: name }])).join()}: ${textOfBlocks(item.children)}`;
          const of = positions.get(item);
          return of ? `${row} (${of.join()})` : row;
        })
      : textOfBlocks([block]),
  );
}

/** An overload: its brief description and its details. */
type Text = readonly [brief: string, ...detailed: Block[]];

test.each<{
  because: string;
  overloads: Text[];
  shared: unknown[];
  own: (unknown[] | number)[];
}>([
  {
    because: 'what all say is said once',
    overloads: [
      ['Opens it.', para('Slowly.'), note('Loud.')],
      ['Opens it.', para('Slowly.'), note('Loud.')],
    ],
    shared: ['Opens it.', 'Slowly.', 'Loud.'],
    own: [[], []],
  },
  {
    because: 'text is common at its beginning only, as what follows may refer to what precedes it',
    overloads: [
      ['Opens it.', para('Slowly.'), para('By hand.'), para('Twice.')],
      ['Opens it.', para('Slowly.'), para('By foot.'), para('Twice.')],
    ],
    shared: ['Opens it.', 'Slowly.'],
    own: [
      ['By hand.', 'Twice.'],
      ['By foot.', 'Twice.'],
    ],
  },
  {
    because: 'text that introduces the next block stays with it',
    overloads: [
      ['Opens it.', para('For example:'), para('By hand.')],
      ['Opens it.', para('For example:'), para('By foot.')],
    ],
    shared: ['Opens it.'],
    own: [
      ['For example:', 'By hand.'],
      ['For example:', 'By foot.'],
    ],
  },
  {
    because:
      'details would lack their subject without the brief description, but labelled blocks have one',
    overloads: [
      ['Opens a door.', para('Slowly.'), note('Loud.')],
      ['Opens a lid.', para('Slowly.'), note('Loud.')],
    ],
    shared: ['Loud.'],
    own: [
      ['Opens a door.', 'Slowly.'],
      ['Opens a lid.', 'Slowly.'],
    ],
  },
  {
    because: 'a text of some is said by the first of them',
    overloads: [['Opens it.'], ['Closes it.'], ['Opens it.'], ['Opens it.']],
    shared: [],
    own: [['Opens it.'], ['Closes it.'], 1, 1],
  },
  {
    because: 'an overload without a text has none of another one',
    overloads: [['Opens it.'], [''], ['']],
    shared: [],
    own: [['Opens it.'], [], []],
  },
  {
    because:
      'a row of all overloads has no positions, and a new row is in front of what follows it there',
    overloads: [
      ['', params('to: Who.', 'days: How long.')],
      ['', params('to: Who.', 'street: Where.', 'days: How long.')],
      ['', params('to: The name.', 'days: How long.')],
    ],
    shared: [['to: Who. (1,2)', 'street: Where. (2)', 'to: The name. (3)', 'days: How long.']],
    own: [[], [], []],
  },
  {
    because: 'a merged table is between the text and the labelled blocks',
    overloads: [
      ['Opens it.', para('Slowly.'), params('to: Who.'), note('Loud.')],
      ['Opens it.', para('Slowly.'), params('to: Who.', 'by: How.'), note('Loud.')],
    ],
    shared: ['Opens it.', 'Slowly.', ['to: Who.', 'by: How. (2)'], 'Loud.'],
    own: [[], []],
  },
  {
    because: 'tables with little in common are closer to their overloads',
    overloads: [
      ['', params('a: A.', 'b: B.')],
      ['', params('a: A.', 'c: C.')],
      ['', params('d: D.', 'e: E.')],
    ],
    shared: [],
    own: [[['a: A.', 'b: B.']], [['a: A.', 'c: C.']], [['d: D.', 'e: E.']]],
  },
])('$because', ({ overloads, shared, own }) => {
  const members = overloads.map(([brief, ...detailed]) =>
    member({ name: 'f', kind: 'function', brief: brief === '' ? [] : [para(brief)], detailed }),
  );
  const texts = overloadTexts(members);
  const { positions } = texts;
  expect({
    shared: written(texts.shared, positions),
    own: texts.own.map(({ text, sameAs }) => sameAs ?? written(text, positions)),
  }).toEqual({ shared, own });
});
