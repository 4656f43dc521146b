import { expect, test } from '@jest/globals';
import { threadMemory } from '../../src/parallel/thread-memory.ts';

const MB = 1_000_000;

test('heaps are kept small before memory limits the number of threads', () => {
  const limit = 2900 * MB;
  expect(threadMemory(90 * MB, 3, limit)).toEqual({ threads: 3, heapGrowth: 150 });
  expect(threadMemory(300 * MB, 3, limit)).toEqual({ threads: 3, heapGrowth: 150 });
  expect(threadMemory(500 * MB, 3, limit)).toEqual({ threads: 3, heapGrowth: 40 });
  expect(threadMemory(1000 * MB, 3, limit)).toEqual({ threads: 1, heapGrowth: 40 });
  expect(threadMemory(2000 * MB, 3, limit)).toEqual({ threads: 0, heapGrowth: 40 });
  // On a machine with 4 GB.
  expect(threadMemory(300 * MB, 3, 2000 * MB)).toEqual({ threads: 3, heapGrowth: 40 });
  expect(threadMemory(300 * MB, 7, 2000 * MB)).toEqual({ threads: 3, heapGrowth: 40 });
});

test('a limit of one thread is respected, and its heap is kept small only if necessary', () => {
  expect(threadMemory(300 * MB, 0, 2900 * MB)).toEqual({ threads: 0, heapGrowth: 150 });
  expect(threadMemory(2000 * MB, 0, 2900 * MB)).toEqual({ threads: 0, heapGrowth: 40 });
});
