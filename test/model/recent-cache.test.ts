import { expect, test } from '@jest/globals';
import { RecentCache } from '../../src/model/recent-cache.ts';

test('caches the most recent values and computes evicted ones again', () => {
  const recent = new RecentCache(2);
  const created: string[] = [];
  const [a, b, c] = ['a', 'b', 'c'].map((name) =>
    recent.memoize(() => {
      created.push(name);
      return { name };
    }),
  );
  const first = a!();
  expect([a!(), b!(), a!()]).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'a' }]);
  expect(a!()).toBe(first);
  expect(created).toEqual(['a', 'b']);
  expect(c!().name).toBe('c');
  expect(b!().name).toBe('b');
  expect(created).toEqual(['a', 'b', 'c']);
  expect(a!()).toEqual(first);
  expect(created).toEqual(['a', 'b', 'c', 'a']);
});

test('limits the size of all items together', () => {
  const recent = new RecentCache(10);
  const evicted: string[] = [];
  const add = (name: string, size: number): void =>
    recent.add({ evict: () => evicted.push(name) }, size);
  add('a', 4);
  add('b', 6);
  expect(evicted).toEqual([]);
  add('c', 1);
  expect(evicted).toEqual(['a']);
  add('d', 9);
  expect(evicted).toEqual(['a', 'b']);
});
