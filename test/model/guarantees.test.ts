import { expect, test } from '@jest/globals';
import type { Block } from '../../src/model/description.ts';
import { guaranteeTable } from '../../src/model/guarantees.ts';
import { textOfBlocks } from '../../src/model/walk.ts';
import { member, para } from '../components/api-model.ts';

const title = (value: string) => [{ type: 'text' as const, value }];
const par = (of: string, text: string): Block => ({
  type: 'note',
  kind: 'par',
  title: title(of),
  children: [para(text)],
});
const pre = (text: string): Block => ({ type: 'note', kind: 'pre', children: [para(text)] });
const heading = (of: string): Block => ({ type: 'heading', level: 3, children: title(of) });

/** Rows as `names: cells`. */
interface Written {
  columns: string[];
  rows: string[];
}

test.each<{
  because: string;
  members: [name: string, ...detailed: Block[]][];
  wanted: string[];
  table: Written | undefined;
}>([
  {
    because: 'members that say the same share a row',
    members: [
      ['a', par('Complexity', 'Constant.')],
      ['b', par('Complexity', 'Linear.')],
      ['c', par('Complexity', 'Constant.')],
      ['d'],
    ],
    wanted: ['complexity'],
    table: { columns: ['Complexity'], rows: ['a, c: Constant.', 'b: Linear.'] },
  },
  {
    because: 'overloads that say the same are one entry',
    members: [
      ['a', pre('Open.')],
      ['a', pre('Open.')],
      ['a', pre('Closed.')],
    ],
    wanted: ['pre'],
    table: { columns: ['pre'], rows: ['a: Open.', 'a: Closed.'] },
  },
  {
    because: 'two members are no table',
    members: [
      ['a', pre('Open.')],
      ['b', pre('Open.')],
      ['c', par('Colour', 'Red.')],
    ],
    wanted: ['pre', 'colour'],
    table: undefined,
  },
  {
    because: 'columns have the configured order, and only those that are common',
    members: [
      ['a', pre('Open.'), par('Cost', '1'), par('Colour', 'Red.')],
      ['b', par('Cost', '1'), par('Colour', 'Red.'), pre('Open.')],
      ['c', pre('Open.'), par('Cost', '2')],
    ],
    wanted: ['Cost', 'Colour', 'pre'],
    table: { columns: ['Cost', 'pre'], rows: ['a, b: 1 | Open.', 'c: 2 | Open.'] },
  },
  {
    because: 'several blocks of one title are one text, and an unwanted title is left out',
    members: ['a', 'b', 'c'].map((name) => [
      name,
      pre('Open.'),
      par('Colour', 'Red.'),
      pre('Full.'),
    ]),
    wanted: ['pre'],
    table: { columns: ['pre'], rows: ['a, b, c: Open. Full.'] },
  },
  {
    because: 'titles differ in case, hyphens and colons only',
    members: [
      ['a', par('Thread-safety:', 'Any.')],
      ['b', par('Thread Safety', 'Any.')],
      ['c', par('thread safety', 'Any.')],
    ],
    wanted: ['Thread safety'],
    table: { columns: ['Thread-safety'], rows: ['a, b, c: Any.'] },
  },
  {
    because: 'sections, headings and entries of lists have titles, too',
    members: [
      ['a', { type: 'section', level: 3, title: title('Cost'), children: [para('1')] }],
      ['b', heading('Cost'), para('1'), heading('Colour'), para('Red.')],
      ['c', { type: 'xref', id: 'cost_1', title: title('Cost'), children: [para('1')] }],
    ],
    wanted: ['Cost'],
    table: { columns: ['Cost'], rows: ['a, b, c: 1'] },
  },
  {
    because: 'nothing is wanted',
    members: ['a', 'b', 'c'].map((name) => [name, pre('Open.')]),
    wanted: [],
    table: undefined,
  },
])('$because', ({ members, wanted, table }) => {
  const found = guaranteeTable(
    members.map(([name, ...detailed]) => member({ name, detailed })),
    wanted,
  );
  expect(
    found && {
      columns: found.columns.map(({ kind, title: own }) => kind ?? own),
      rows: found.rows.map(
        (row) =>
          `${row.members.map(({ name }) => name).join(', ')}: ${row.cells.map((cell) => textOfBlocks(cell)).join(' | ')}`,
      ),
    },
  ).toEqual(table);
});
