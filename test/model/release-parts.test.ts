import { expect, test } from '@jest/globals';
import type { ShownChange } from '../../src/model/api-history.ts';
import { releaseParts } from '../../src/model/release-parts.ts';

function additions(scope: string, count: number): ShownChange[] {
  return Array.from({ length: count }, (_, i) => ({
    name: scope === '' ? `f${i}` : `${scope}::f${i}`,
    kind: 'added',
    phrases: [{ text: 'isNew' }],
    after: `void f${i}(int count, const char *name)`,
    members: 0,
  }));
}

function parts(symbols: ShownChange[]): { title: string; count: number }[] {
  return releaseParts({ groups: [{ category: 'added', symbols }] }).map(({ title, groups }) => ({
    title,
    count: groups.reduce((sum, group) => sum + group.symbols.length, 0),
  }));
}

test('changes that fit on one page are not divided', () => {
  expect(parts(additions('a', 900))).toEqual([]);
});

test('many changes are divided by scope, and small scopes stay together', () => {
  const symbols = [
    ...additions('a::x', 800),
    ...additions('a::y', 800),
    ...additions('b', 300),
    ...additions('c', 20),
  ];
  expect(parts(symbols)).toEqual([
    { title: 'a::x', count: 800 },
    { title: 'a::y – c', count: 1120 },
  ]);
});

test('one large scope is divided by number; no change is lost', () => {
  const all = parts(additions('', 20_000));
  expect(all.every(({ title }) => title === '')).toBe(true);
  expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(20_000);
  expect(all.length).toBeGreaterThan(15);
});
