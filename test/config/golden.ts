import { expect } from '@jest/globals';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Compares a text with the file of the expected text; UPDATE_GOLDEN=1 writes that file. */
export function expectGolden(actual: string, file: string): void {
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, actual);
  expect(actual).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '(no such file)');
}
