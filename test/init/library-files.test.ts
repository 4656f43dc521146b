import { expect, test } from '@jest/globals';
import { isForeign } from '../../src/init/library-files.ts';

test.each<[string, boolean]>([
  ['src/window.h', false],
  ['test/window_test.cpp', true],
  ['third_party/lib/lib.h', true],
  ['src/vendor/json/json.hpp', true],
  ['vendor/sqlite3.c', true],
  // The library has a module of this name.
  ['src/class/vendor/vendor_device.h', false],
  ['src/external/external-memory.hpp', false],
  ['tests/tests_main.cpp', true],
  // A library for benchmarks.
  ['include/benchmark/benchmark.h', false],
  ['benchmark/benchmark_main.cpp', true],
])('%s is of others: %s', (path, expected) => {
  expect(isForeign(path)).toBe(expected);
});
