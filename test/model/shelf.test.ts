import { expect, test } from '@jest/globals';
import { Shelf } from '../../src/model/shelf.ts';

test('a shelf keeps the latest items, and recreates earlier ones', () => {
  const shelf = new Shelf(2);
  const made: string[] = [];
  const [a, b, c] = ['a', 'b', 'c'].map((name) =>
    shelf.keeping(() => {
      made.push(name);
      return { name };
    }),
  );
  const first = a!();
  expect([a!(), b!(), a!()]).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'a' }]);
  expect(a!()).toBe(first);
  expect(made).toEqual(['a', 'b']);
  expect(c!().name).toBe('c');
  expect(b!().name).toBe('b');
  expect(made).toEqual(['a', 'b', 'c']);
  expect(a!()).toEqual(first);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
