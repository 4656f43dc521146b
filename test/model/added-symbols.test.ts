import { expect, test } from '@jest/globals';
import { addedSymbols } from '../../src/model/added-symbols.ts';
import type { ReleaseChanges, ShownChange, SnapshotKind } from '../../src/model/api-history.ts';

function release(name: string, ...symbols: ShownChange[]): ReleaseChanges {
  const groups = [{ category: 'added' as const, symbols }];
  return { release: { name }, before: { name: '0.9' }, needed: 'minor', groups };
}

function added(name: string, symbolKind: SnapshotKind, hasPage = true): ShownChange {
  const page = hasPage ? { refid: name } : {};
  return { name, kind: 'added', symbolKind, phrases: [], members: 0, ...page };
}

test('additions are divided by what snapshots say they are', () => {
  const changes = [
    release('2.0', added('f', 'function'), added('S', 'struct')),
    release('1.0', added('g', 'function'), added('e', 'enumerator'), added('h', 'function', false)),
  ];
  const lists = addedSymbols({ changes }).map(({ kind, symbols }) => [
    kind,
    ...symbols.map(({ release: of, change }) => `${change.name} ${of}`),
  ]);
  expect(lists).toEqual([
    ['classes', 'S 2.0'],
    // The newest release first; what has no page is left out.
    ['functions', 'f 2.0', 'g 1.0'],
    ['enumerators', 'e 1.0'],
  ]);
});
