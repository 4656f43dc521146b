import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { symbolIndex } from '../../src/search/symbol-index.ts';
import { madeUpSymbols } from '../bench/search-library.mjs';
import { searchOf } from './search-engine.ts';

const KiB = 1024;

function gzipped(texts: Iterable<string>): number {
  return [...texts].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

test('the index of the site of this repository has at most 60 KiB, gzipped', async () => {
  const { files } = await searchOf({ cwd: join(import.meta.dirname, '../..') });
  const size = gzipped(files.values());
  expect(size).toBeGreaterThan(30 * KiB);
  expect(size).toBeLessThanOrEqual(60 * KiB);
});

test('the index of 20,000 symbols has at most 350 KiB', () => {
  const { files } = symbolIndex(madeUpSymbols(20_000));
  const size = gzipped(files.map(({ bytes }) => bytes));
  expect(size).toBeGreaterThan(200 * KiB);
  expect(size).toBeLessThanOrEqual(350 * KiB);
});
