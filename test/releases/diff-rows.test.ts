import { expect, test } from '@jest/globals';
import { acceptedNames } from '../../src/cli/accepted-changes.ts';
import { changeRows, othersText } from '../../src/cli/diff-rows.ts';
import { groupChanges } from '../../src/releases/change-groups.ts';
import { compareSnapshots } from '../../src/releases/compare-snapshots.ts';
import {
  judgeChanges,
  type AcceptedChange,
  type Judgement,
} from '../../src/releases/judge-changes.ts';
import type { SnapshotSymbol } from '../../src/releases/snapshot.ts';
import { createSnapshot } from '../../src/releases/write-snapshot.ts';

type Owners = Readonly<Record<string, readonly SnapshotSymbol[]>>;

/** Compares two releases, given their symbols by owner. */
function judged(
  before: Owners,
  after: Owners,
  accepted: readonly AcceptedChange[] = [],
): Judgement {
  const [old, now] = [before, after].map((owners) =>
    createSnapshot(
      { formatVersion: 1, library: 'L', release: '1.0.0', settings: {}, hidden: [], tool: '' },
      {
        headers: new Map([
          ['a.h', { includes: ['b.h'] }],
          ['b.h', {}],
        ]),
        scopes: Object.entries(owners).map(([owner, symbols]) => ({ owner, symbols })),
      },
    ),
  );
  const changes = old && now ? compareSnapshots(old, now) : [];
  return judgeChanges(changes, { rules: [], abi: false, accepted });
}

/** Returns the rows of a comparison: the name, the number of other overloads, and the other names. */
function rowsOf(before: Owners, after: Owners): [string, number, string][] {
  return groupChanges(judged(before, after).changes).flatMap(({ symbols }) =>
    changeRows(symbols).map((row): [string, number, string] => [
      row.first.name,
      row.overloads.length,
      othersText(row),
    ]),
  );
}

const run = (name: string, type = 'int', header = 'a.h'): SnapshotSymbol => ({
  kind: 'function',
  name,
  type,
  header,
  params: [],
});
const value = (name: string, number: number): SnapshotSymbol => ({
  kind: 'enumerator',
  name,
  value: String(number),
  flags: ['counted'],
});

test('declarations that moved from one header to another are one row', () => {
  const of = (header: string): Owners => ({
    lib: ['x', 'y', 'z'].map((name) => run(name, 'int', header)),
  });
  expect(rowsOf(of('a.h'), of('b.h'))).toEqual([['lib::x', 0, 'and 2 more: lib::y, lib::z']]);
});

test('inserted enumerators are one row with those that they shift', () => {
  const color: SnapshotSymbol = { kind: 'enum', name: 'e' };
  const before = { lib: [color], 'lib::e': [value('a', 0), value('b', 1)] };
  const after = {
    lib: [color],
    'lib::e': [value('a', 0), value('x', 1), value('y', 2), value('b', 3)],
  };
  const shifted = 'other values because of it: lib::e::b [enum-value-shifted]';
  expect(rowsOf(before, after)).toEqual([['lib::e::x', 0, `and 1 more: lib::e::y; ${shifted}`]]);
  const end = { lib: [color], 'lib::e': [...before['lib::e'], value('x', 2), value('y', 3)] };
  expect(rowsOf(before, end)).toEqual([['lib::e::x', 0, 'and 1 more: lib::e::y']]);
});

test('overloads with the same change are one row, others are not', () => {
  const set = (type: string): SnapshotSymbol[] =>
    ['int', 'char'].map((param) => ({ ...run('f', type), params: [{ type: param, name: 'p' }] }));
  const before = { lib: [...set('int'), run('g')] };
  expect(rowsOf(before, { lib: [...set('char *'), run('g', 'char *')] })).toEqual([
    ['lib::f', 1, ''],
    ['lib::g', 0, ''],
  ]);
});

test('macros come last', () => {
  const macro: SnapshotSymbol = { kind: 'macro', name: 'A', value: '1' };
  expect(rowsOf({ '': [macro], lib: [run('f')] }, {}).map(([name]) => name)).toEqual([
    'lib::f',
    'A',
  ]);
});

test('many accepted changes in one scope have one entry', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const before = { lib: [run('alone')], 'lib::old': names.map((name) => run(name)) };
  const { changes } = judged(before, {});
  const entries = acceptedNames(changes, changes);
  expect(entries.map(({ symbol }) => symbol)).toEqual(['lib::alone', 'lib::old::*']);
  const accepted = entries.map((entry) => ({ ...entry, from: '1.0.0', to: '2.0.0', reason: 'R' }));
  expect(judged(before, {}, accepted).needed).toBe('none');
  // A change that does not fail must not be accepted by the way.
  const [other, ...others] = changes.filter(({ change }) => change.name !== 'lib::alone').reverse();
  expect(other && acceptedNames(others, changes).length).toBe(4);
  expect(judged(before, {}, accepted.slice(0, 1)).needed).toBe('major');
});
