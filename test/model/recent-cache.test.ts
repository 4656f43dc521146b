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
