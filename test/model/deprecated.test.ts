import { expect, test } from '@jest/globals';
import { marksDeprecated } from '../../src/model/deprecated.ts';
import type { Block } from '../../src/model/description.ts';
import { para } from '../components/api-model.ts';

const old: Block = { type: 'xref', id: 'deprecated_1_deprecated000001', title: [], children: [] };
const todo: Block = { ...old, id: 'todo_1_todo000001' };
const since: Block = { type: 'note', kind: 'since', children: [para('2.0')] };
const target = para({ type: 'anchor', id: 'page_1md_page' });
const text = para('About it.');
const list: Block = { type: 'list', ordered: false, items: [{ children: [old] }] };
const section: Block = { type: 'section', level: 1, children: [old] };
const cell = { heading: false, children: [old] };
const table: Block = { type: 'table', rows: [[cell]] };

/** Returns whether each kind of symbol with a description is deprecated. */
const deprecated = (detailed: Block[], ...kinds: string[]): boolean[] =>
  kinds.map((kind) => marksDeprecated({ kind, brief: [], detailed }));

test.each<[string, Block[], [ofPage: boolean, ofTopic: boolean, ofClass: boolean]]>([
  ['first', [old, text], [true, true, true]],
  ['first after notes and link targets', [target, since, todo, old, text], [true, true, true]],
  ['alone', [old], [true, true, true]],
  // Comments on code have it at the end; on a page the last paragraph is one of many.
  ['last', [text, old, since], [false, true, true]],
  // Inside a text, it is about that place.
  ['between paragraphs', [text, old, text], [false, false, true]],
  ['in a list', [text, list], [false, false, true]],
  ['in a table', [text, table], [false, false, true]],
  ['in a section', [text, section], [false, false, true]],
  ['in a list at the start', [list, text], [false, false, true]],
  ['never', [text, todo], [false, false, false]],
])('a deprecation that comes %s', (_, detailed, expected) => {
  expect(deprecated(detailed, 'page', 'group', 'class')).toEqual(expected);
  const [, ofTopic, ofClass] = expected;
  expect(deprecated(detailed, 'file', 'dir', 'namespace', 'function')).toEqual([
    ...[ofTopic, ofTopic, ofTopic, ofClass],
  ]);
});
