import { expect, test } from '@jest/globals';
import { perObject } from '../../src/model/per-object.ts';
import { RecentCache } from '../../src/model/recent-cache.ts';
import { noteRead, recordReads, withoutReads } from '../../src/model/symbol-reads.ts';

const read = (refid: string): void => noteRead({ refid });

/** The ids of what a function reads. */
const readsOf = (run: () => unknown): string[] => [...(recordReads(run).reads?.refids ?? [])];

test('a symbol that is read twice counts once, and a computation that reads nothing depends on nothing', () => {
  expect(readsOf(() => ['a', 'b', 'a'].forEach(read))).toEqual(['a', 'b']);
  expect(recordReads(() => 1)).toEqual({ result: 1 });
});

test('what happens inside of another computation is its own', () => {
  const outer = readsOf(() => {
    read('outer');
    expect(readsOf(() => read('inner'))).toEqual(['inner']);
    withoutReads(() => read('compared by itself'));
  });
  expect(outer).toEqual(['outer']);
});

test('a computation that throws does not record what follows it', () => {
  const outer = readsOf(() => {
    expect(() =>
      recordReads(() => {
        read('inner');
        throw new Error('No.');
      }),
    ).toThrow('No.');
    read('after');
  });
  expect(outer).toEqual(['after']);
});

const recent = new RecentCache(10);
const ofObject = perObject(({ refid }: { refid: string }) => read(refid));
const key = { refid: 'remembered' };

test.each([
  ['for an object', () => ofObject(key)],
  [
    'for a while',
    recent.memoize(() => {
      read('remembered');
      return {};
    }),
  ],
  ['within another remembered value', perObject(() => ofObject(key)).bind(undefined, {})],
])('all that use a value that is remembered %s depend on what it has read', (_, use) => {
  for (const time of ['first', 'second'])
    expect([time, readsOf(() => use())]).toEqual([time, ['remembered']]);
});
